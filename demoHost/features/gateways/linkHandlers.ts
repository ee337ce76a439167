import { assetInScope, noContent, gatewayInScope, ok } from '../../server/call';
import type { Handler } from '../../server/call';
import { notFoundError } from '../../server/responses/hostError';
import { linkGatewayToAsset, unlinkGatewayFromAsset } from './rules';
import { gatewayView } from './view';

/** Links by the label on the box; the asset's id comes first. */
const linkGatewayByQr: Handler = (call) => {
  const asset = assetInScope(call, call.params.assetId);
  const gatewaysWithLabel = call.store.list('gateways', { qr_code: call.params.qid ?? '' });
  const row = gatewaysWithLabel.find((gateway) => call.actor.canSee(gateway.client_id));
  if (!row) throw notFoundError();
  linkGatewayToAsset(call, asset, row);
  return ok({ data: gatewayView(row, call.store) });
};

const assignGatewayToAsset: Handler = (call) => {
  const asset = assetInScope(call, call.params.assetId);
  const row = gatewayInScope(call, call.params.gatewayId);
  linkGatewayToAsset(call, asset, row);
  return ok({ data: gatewayView(row, call.store) });
};

const unassignGatewayFromAsset: Handler = (call) => {
  const asset = assetInScope(call, call.params.assetId);
  const row = gatewayInScope(call, call.params.gatewayId);
  unlinkGatewayFromAsset(call, asset, row);
  return noContent;
};

/** Handlers: links between gateways and assets. */
export const gatewayLinkHandlers = { linkGatewayByQr, assignGatewayToAsset, unassignGatewayFromAsset };
