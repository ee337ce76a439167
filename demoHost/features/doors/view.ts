import { hasPasswords } from './passwords';
import type { DeviceRow } from '../../../fixtures/rows/devices';
import type { AssetRow } from '../../../fixtures/rows/assets';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import { isDone } from '../../devices/commands';
import type { DeviceCall } from '../../devices/commands';

/** True if the users of the asset may use the device now. */
export async function isPermitted(call: DeviceCall, asset: AssetRow, row: DeviceRow): Promise<boolean> {
  const wish = await call.store.find('device_permissions', { asset_id: asset.id, device_id: row.uuid });
  if (!wish) return row.enabled;
  return (await isDone(call, wish.command_id, { device: row })) ? wish.enabled : wish.before;
}

const toIdentifier = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '_');

/** Formats a device in an asset's list of doors. */
export async function assetDeviceView(
  row: DeviceRow,
  asset: AssetRow,
  call: DeviceCall,
): Promise<ContractSchemas['AssetDevice']> {
  return {
    available_actions: row.available_actions,
    battery_level: row.battery_level,
    device_id: row.device_id,
    device_name: row.name,
    device_type: row.device_type,
    enabled: await isPermitted(call, asset, row),
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
  call: DeviceCall,
): Promise<ContractSchemas['AssetGatewayDevices'][]> {
  const groups = new Map<string | null, ContractSchemas['AssetDevice'][]>();
  for (const row of rows) {
    const group = groups.get(row.gateway_id) ?? [];
    groups.set(row.gateway_id, group);
    group.push(await assetDeviceView(row, asset, call));
  }
  return [...groups].map(([uuid, devices]) => ({ uuid, devices }));
}
