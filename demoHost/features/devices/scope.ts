import { gatewayInScope } from '../../server/call';
import type { CallContext } from '../../server/call';
import { notFoundError } from '../../server/responses/hostError';
import type { DeviceRow } from '../../../fixtures/rows/devices';
import type { AssetRow } from '../../../fixtures/rows/assets';
import type { Store } from '../../store/store';

/** True if the id is the device's `uuid` or `device_id`: the contract only specifies `deviceId`. */
const hasDeviceId = (row: DeviceRow, id: string) => row.uuid === id || row.device_id === id;

/** Returns a device of a gateway, both in scope, or 404. */
export function gatewayDeviceInScope(
  call: CallContext,
  gatewayId: string | undefined,
  deviceId: string,
): DeviceRow {
  const gateway = gatewayInScope(call, gatewayId);
  const row = call.store.devicesOfGateway(gateway.id).find((device) => hasDeviceId(device, deviceId));
  if (!row || !call.actor.canSee(row.client_id)) throw notFoundError();
  return row;
}

/** Returns a device without gateway, or 404: devices with one are managed through their gateway. */
export function cloudDeviceInScope({ store, actor }: CallContext, id: string): DeviceRow {
  const row = store.list('devices', { gateway_id: null }).find((device) => hasDeviceId(device, id));
  if (!row || !actor.canSee(row.client_id)) throw notFoundError();
  return row;
}

/** Returns the doors for the users of an asset: its own, then the shared ones of its building. */
export function doorsOfAsset(store: Store, asset: AssetRow): DeviceRow[] {
  const sharedGateways = asset.project_id === null ? [] : store.sharedGatewaysOf(asset.project_id);
  return [
    ...store.devicesOfAsset(asset.id),
    ...sharedGateways.flatMap((gateway) =>
      store.devicesOfGateway(gateway.id).filter((row) => row.asset_id === null),
    ),
  ].filter((row) => row.lock_type !== null);
}
