import { hasPasswords } from './passwords';
import type { DeviceRow } from '../../../fixtures/rows/devices';
import type { AssetRow } from '../../../fixtures/rows/assets';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import type { Store } from '../../store/store';

/** Seconds until a changed permission takes effect. */
const PERMISSION_SECONDS = 2;

/** True if the users of the asset may use the device at `now` (Unix seconds). */
export async function isPermitted(
  store: Store,
  asset: AssetRow,
  row: DeviceRow,
  now: number,
): Promise<boolean> {
  const permissionRow = await store.find('device_permissions', { asset_id: asset.id, device_id: row.uuid });
  if (!permissionRow) return row.enabled;
  return now >= permissionRow.asked_at + PERMISSION_SECONDS ? permissionRow.enabled : permissionRow.before;
}

const toIdentifier = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '_');

/** Formats a device in an asset's list of doors. */
export async function assetDeviceView(
  row: DeviceRow,
  asset: AssetRow,
  store: Store,
  now: number,
): Promise<ContractSchemas['AssetDevice']> {
  return {
    available_actions: row.available_actions,
    battery_level: row.battery_level,
    device_id: row.device_id,
    device_name: row.name,
    device_type: row.device_type,
    enabled: await isPermitted(store, asset, row, now),
    parameters: { name: row.name, room: row.room },
    // The codes of a shared door cannot be set through an asset.
    password: row.asset_id === asset.id && hasPasswords(row),
    sensors: row.sensors.map(({ name, room, sensor_id, sensor_type }) => ({
      name,
      room,
      sensor_id,
      sensor_type,
      item_name: toIdentifier(`${row.device_id}_${sensor_id}`),
    })),
    thing_id: `${row.gateway_id === null ? 'cloud' : 'zwave'}:${row.device_id}`,
    lock_type: row.lock_type,
    thing_type_uid: `${row.gateway_id === null ? 'cloud' : 'zwave'}:${toIdentifier(`${row.vendor}_${row.model}`)}`,
  };
}

/** Groups devices by gateway, in the order in which the gateways first appear. */
export async function groupByGateway(
  rows: readonly DeviceRow[],
  asset: AssetRow,
  store: Store,
  now: number,
): Promise<ContractSchemas['AssetGatewayDevices'][]> {
  const groups = new Map<string | null, ContractSchemas['AssetDevice'][]>();
  for (const row of rows) {
    const group = groups.get(row.gateway_id) ?? [];
    groups.set(row.gateway_id, group);
    group.push(await assetDeviceView(row, asset, store, now));
  }
  return [...groups].map(([uuid, devices]) => ({ uuid, devices }));
}
