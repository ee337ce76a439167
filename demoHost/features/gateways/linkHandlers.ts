import { assetInScope, companyScope, noContent, gatewayInScope, ok } from '../../server/call';
import type { Handler } from '../../server/call';
import { notFoundError } from '../../server/responses/hostError';
import { linkGatewayToAsset, unlinkGatewayFromAsset } from './rules';
import { gatewayView } from './view';

/** Links by the label on the box; the asset's id comes first. */
const linkGatewayByQr: Handler = async (call) => {
  const asset = await assetInScope(call, call.params.assetId);
  const row = await call.store.find('gateways', {
    ...companyScope(call.actor),
    qr_code: call.params.qid ?? '',
  });
  if (!row) throw notFoundError();
  const linked = await linkGatewayToAsset(call, asset, row);
  return ok({ data: await gatewayView(linked, call) });
};

const assignGatewayToAsset: Handler = async (call) => {
  const asset = await assetInScope(call, call.params.assetId);
  const row = await gatewayInScope(call, call.params.gatewayId);
  const linked = await linkGatewayToAsset(call, asset, row);
  return ok({ data: await gatewayView(linked, call) });
};

const unassignGatewayFromAsset: Handler = async (call) => {
  const asset = await assetInScope(call, call.params.assetId);
  const row = await gatewayInScope(call, call.params.gatewayId);
  await unlinkGatewayFromAsset(call, asset, row);
  return noContent;
};

/** Handlers: links between gateways and assets. */
export const gatewayLinkHandlers = { linkGatewayByQr, assignGatewayToAsset, unassignGatewayFromAsset };
