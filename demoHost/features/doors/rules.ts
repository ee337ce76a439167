import { conflictError } from '../../server/responses/hostError';
import type { DeviceRow } from '../../../fixtures/rows/devices';
import type { AssetRow } from '../../../fixtures/rows/assets';
import { queueDeviceCommand, withdrawCommand } from '../../devices/commands';
import type { DeviceCall } from '../../devices/commands';
import { isPermitted } from './view';

/** Throws 409 for a lock that cannot be opened now. */
export function refuseUnavailableLock(row: DeviceRow): void {
  if (!row.enabled) throw conflictError('device_disabled', 'El dispositivo está deshabilitado.');
  if (row.connectivity === 'OFFLINE')
    throw conflictError('device_offline', 'El dispositivo no tiene conexión.');
}

/** Grants or revokes a door for the users of an asset; takes effect some seconds later. */
export async function setDevicePermission(
  call: DeviceCall,
  asset: AssetRow,
  row: DeviceRow,
  enabled: boolean,
): Promise<void> {
  const { store, now } = call;
  const wasPermitted = await isPermitted(call, asset, row);
  const permissionKey = { asset_id: asset.id, device_id: row.uuid };
  const replaced = await store.find('device_permissions', permissionKey);
  if (replaced) await withdrawCommand(store, replaced.command_id);
  await store.remove('device_permissions', permissionKey);
  const payload = { asset_id: asset.id, enabled };
  const command_id = await queueDeviceCommand(call, row, 'set_permission', payload);
  await store.insert('device_permissions', {
    ...permissionKey,
    enabled,
    before: wasPermitted,
    command_id,
    asked_at: now,
  });
}
