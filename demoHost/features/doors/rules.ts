import { conflictError } from '../../server/responses/hostError';
import type { DeviceRow } from '../../../fixtures/rows/devices';
import type { AssetRow } from '../../../fixtures/rows/assets';
import type { CallContext } from '../../server/call';
import { isPermitted } from './view';

/** Throws 409 for a lock that cannot be opened now. */
export function refuseUnavailableLock(row: DeviceRow): void {
  if (!row.enabled) throw conflictError('device_disabled', 'El dispositivo está deshabilitado.');
  if (row.connectivity === 'OFFLINE')
    throw conflictError('device_offline', 'El dispositivo no tiene conexión.');
}

/** Grants or revokes a door for the users of an asset; takes effect some seconds later. */
export async function setDevicePermission(
  { store, now }: CallContext,
  asset: AssetRow,
  row: DeviceRow,
  enabled: boolean,
): Promise<void> {
  const wasPermitted = await isPermitted(store, asset, row, now);
  const permissionKey = { asset_id: asset.id, device_id: row.uuid };
  await store.remove('device_permissions', permissionKey);
  await store.insert('device_permissions', {
    ...permissionKey,
    enabled,
    before: wasPermitted,
    asked_at: now,
  });
}
