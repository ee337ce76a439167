import { gatewayInScope } from '../../server/call';
import type { CallContext } from '../../server/call';
import { notFoundError } from '../../server/responses/hostError';
import type { DeviceRow } from '../../../fixtures/rows/devices';
import type { AssetRow } from '../../../fixtures/rows/assets';
import type { Store } from '../../store/store';

/** Finds a device among those of a gateway, or those without one, by either of its ids: the contract says `deviceId`. */
const findDevice = async (store: Store, gateway_id: string | null, id: string) =>
  (await store.find('devices', { gateway_id, uuid: id })) ??
  (await store.find('devices', { gateway_id, device_id: id }));

/** Returns a device of a gateway, both in scope, or 404. */
export async function gatewayDeviceInScope(
  call: CallContext,
  gatewayId: string | undefined,
  deviceId: string,
): Promise<DeviceRow> {
  const gateway = await gatewayInScope(call, gatewayId);
  const row = await findDevice(call.store, gateway.id, deviceId);
  if (!row || !call.actor.canSee(row.client_id)) throw notFoundError();
  return row;
}

/** Returns a device without gateway, or 404: devices with one are managed through their gateway. */
export async function cloudDeviceInScope({ store, actor }: CallContext, id: string): Promise<DeviceRow> {
  const row = await findDevice(store, null, id);
  if (!row || !actor.canSee(row.client_id)) throw notFoundError();
  return row;
}

/** Returns the doors for the users of an asset: its own, then the shared ones of its building. */
export async function doorsOfAsset(store: Store, asset: AssetRow): Promise<DeviceRow[]> {
  const own = await store.list('devices', { asset_id: asset.id, lock_type: { not: null } });
  if (asset.project_id === null) return [...own];
  const sharedGateways = await store.list('gateways', {
    project_id: asset.project_id,
    type: { not: 'private' },
  });
  const shared = await store.list('devices', {
    gateway_id: { in: sharedGateways.map((gateway) => gateway.id) },
    asset_id: null,
    lock_type: { not: null },
  });
  return [...own, ...shared];
}
