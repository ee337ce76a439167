import { logAccess } from '../office/projectLog';
import { queueDeviceCommand } from '../../devices/commands';
import { readBody } from '../../server/requests/readBody';
import { assetInScope, ok } from '../../server/call';
import type { Handler } from '../../server/call';
import { doorsOfAsset } from '../devices/scope';
import { notFoundError } from '../../server/responses/hostError';
import { readQueryParams } from '../../server/requests/readQuery';
import { setDevicePermission, refuseUnavailableLock } from './rules';
import { groupByGateway } from './view';

/** With `type=lock`, lists the doors, including shared ones of the building. */
const listAssetDevices: Handler = async (call) => {
  const { type } = readQueryParams('listAssetDevices', call.query);
  const asset = await assetInScope(call, call.params.id);
  const rows =
    type === 'lock'
      ? await doorsOfAsset(call.store, asset)
      : await call.store.list('devices', { asset_id: asset.id });
  return ok({ data: { gateways: await groupByGateway(rows, asset, call) } });
};

/** Applies to this asset only. */
const toggleAssetDevice: Handler = async (call) => {
  const { store } = call;
  const asset = await assetInScope(call, call.params.assetId);
  const { enabled, device_id, gateway_id } = readBody('toggleAssetDevice', call.body).data;
  const row = [
    ...(await store.list('devices', { asset_id: asset.id })),
    ...(await doorsOfAsset(store, asset)),
  ].find(
    (candidate) =>
      candidate.gateway_id === gateway_id &&
      (candidate.device_id === device_id || candidate.uuid === device_id),
  );
  if (!row) throw notFoundError();
  await setDevicePermission(call, asset, row, enabled);
  return ok({ data: {} });
};

/** Opens a door and logs who did it. */
const openDoor: Handler = async (call) => {
  const { store, actor, now } = call;
  const { access_sensor_id } = readBody('openDoor', call.body).data;
  const row = await store.find('devices', { 'sensors.access_sensor_id': access_sensor_id });
  if (!row || !actor.canSee(row.client_id)) throw notFoundError();
  refuseUnavailableLock(row);
  await queueDeviceCommand(call, row, 'open_door', { access_sensor_id });
  await logAccess(store, {
    project_id: row.project_id,
    asset_id: row.asset_id,
    device_id: row.uuid,
    user: actor.user,
    action: 'open',
    openedAt: now,
  });
  return ok({ data: {} });
};

/** Handlers: doors of an asset, their permissions, and opening them. */
export const doorHandlers = { listAssetDevices, toggleAssetDevice, openDoor };
