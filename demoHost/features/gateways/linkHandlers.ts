import { assetInScope, noContent, gatewayInScope, ok } from '../../server/call';
import type { Handler } from '../../server/call';
import { notFoundError } from '../../server/responses/hostError';
import { linkGatewayToAsset, unlinkGatewayFromAsset } from './rules';
import { gatewayView } from './view';

/** Links by the label on the box; the asset's id comes first. */
const linkGatewayByQr: Handler = async (call) => {
  const asset = await assetInScope(call, call.params.assetId);
  const gatewaysWithLabel = await call.store.list('gateways', { qr_code: call.params.qid ?? '' });
  const row = gatewaysWithLabel.find((gateway) => call.actor.canSee(gateway.client_id));
  if (!row) throw notFoundError();
  await linkGatewayToAsset(call, asset, row);
  return ok({ data: await gatewayView(row, call.store, call.now) });
};

const assignGatewayToAsset: Handler = async (call) => {
  const asset = await assetInScope(call, call.params.assetId);
  const row = await gatewayInScope(call, call.params.gatewayId);
  await linkGatewayToAsset(call, asset, row);
  return ok({ data: await gatewayView(row, call.store, call.now) });
};

const unassignGatewayFromAsset: Handler = async (call) => {
  const asset = await assetInScope(call, call.params.assetId);
  const row = await gatewayInScope(call, call.params.gatewayId);
  await unlinkGatewayFromAsset(call, asset, row);
  return noContent;
};

/** Handlers: links between gateways and assets. */
export const gatewayLinkHandlers = { linkGatewayByQr, assignGatewayToAsset, unassignGatewayFromAsset };
