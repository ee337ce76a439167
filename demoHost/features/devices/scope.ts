import { gatewayInScope } from '../../server/call';
import type { CallContext } from '../../server/call';
import { notFoundError } from '../../server/responses/hostError';
import type { DeviceRow } from '../../../fixtures/rows/devices';
import type { AssetRow } from '../../../fixtures/rows/assets';
import type { Store } from '../../store/store';

/** True if the id is the device's `uuid` or `device_id`: the contract only specifies `deviceId`. */
const hasDeviceId = (row: DeviceRow, id: string) => row.uuid === id || row.device_id === id;

/** Returns a device of a gateway, both in scope, or 404. */
export async function gatewayDeviceInScope(
  call: CallContext,
  gatewayId: string | undefined,
  deviceId: string,
): Promise<DeviceRow> {
  const gateway = await gatewayInScope(call, gatewayId);
  const row = (await call.store.devicesOfGateway(gateway.id)).find((device) => hasDeviceId(device, deviceId));
  if (!row || !call.actor.canSee(row.client_id)) throw notFoundError();
  return row;
}

/** Returns a device without gateway, or 404: devices with one are managed through their gateway. */
export async function cloudDeviceInScope({ store, actor }: CallContext, id: string): Promise<DeviceRow> {
  const row = (await store.list('devices', { gateway_id: null })).find((device) => hasDeviceId(device, id));
  if (!row || !actor.canSee(row.client_id)) throw notFoundError();
  return row;
}

/** Returns the doors for the users of an asset: its own, then the shared ones of its building. */
export async function doorsOfAsset(store: Store, asset: AssetRow): Promise<DeviceRow[]> {
  const sharedGateways = asset.project_id === null ? [] : await store.sharedGatewaysOf(asset.project_id);
  return [
    ...(await store.devicesOfAsset(asset.id)),
    ...(
      await Promise.all(
        sharedGateways.map(async (gateway) =>
          (await store.devicesOfGateway(gateway.id)).filter((row) => row.asset_id === null),
        ),
      )
    ).flat(),
  ].filter((row) => row.lock_type !== null);
}
