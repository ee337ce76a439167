import { gatewayInScope } from '../../server/call';
import type { CallContext } from '../../server/call';
import { notFoundError } from '../../server/responses/hostError';
import type { DeviceRow } from '../../../fixtures/rows/devices';
import type { AssetRow } from '../../../fixtures/rows/assets';
import type { Store } from '../../store/store';

/** A device by its `uuid` or its `device_id`: the calls say only `deviceId`. */
const hasDeviceId = (row: DeviceRow, id: string) => row.uuid === id || row.device_id === id;

/** A device of a gateway, both in scope, or 404. */
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

/** A device that needs no gateway, or 404: those of a gateway are looked after by their gateway (DEV-60, DEV-64). */
export function cloudDeviceInScope({ store, actor }: CallContext, id: string): DeviceRow {
  const row = store.list('devices', { gateway_id: null }).find((device) => hasDeviceId(device, id));
  if (!row || !actor.canSee(row.client_id)) throw notFoundError();
  return row;
}

/** The doors that the people of an asset pass: its own, then those of its building that everybody shares. */
export function doorsOfAsset(store: Store, asset: AssetRow): DeviceRow[] {
  const sharedGateways = asset.project_id === null ? [] : store.sharedGatewaysOf(asset.project_id);
  return [
    ...store.devicesOfAsset(asset.id),
    ...sharedGateways.flatMap((gateway) =>
      store.devicesOfGateway(gateway.id).filter((row) => row.asset_id === null),
    ),
  ].filter((row) => row.lock_type !== null);
}
