import type { DeviceRow, SensorRow } from '../../../fixtures/rows/devices';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import type { AssetRow } from '../../../fixtures/rows/assets';
import { rowsById } from '../../server/rowsById';
import type { Store } from '../../store/store';
import { addressLine } from '../../../fixtures/generators/addresses';

/** Formats a sensor within a device. */
const deviceSensorView = (row: SensorRow, device: DeviceRow): ContractSchemas['DeviceSensor'] => ({
  accessSensorId: row.access_sensor_id,
  deviceId: device.device_id,
  name: row.name,
  room: row.room,
  sensorId: row.sensor_id,
  sensorType: row.sensor_type,
  sensorUuid: row.sensor_uuid,
  usage: row.usage,
});

/** Returns the sensor that opens the device's door, if any. */
const findDoorSensor = (row: DeviceRow) => row.sensors.find((sensor) => sensor.access_sensor_id !== null);

/**
 * Formats a device. The documents name its members three times in two spellings; the response carries all of them, so
 * that every list finds its documented names.
 */
function deviceView(row: DeviceRow, asset: AssetRow | undefined): ContractSchemas['Device'] {
  return {
    id: row.uuid,
    uuid: row.uuid,
    deviceId: row.device_id,
    deviceName: row.name,
    deviceType: row.device_type,
    assetId: row.asset_id,
    projectId: row.project_id,
    gatewayUuid: row.gateway_id,
    enabled: row.enabled,
    shared: row.shared,
    batteryLevel: row.battery_level,
    ...(row.connectivity !== null && { connectivity: row.connectivity }),
    parameters: { name: row.name, room: row.room },
    availableActions: row.available_actions,
    updatedAt: row.updated_at,
    sensors: row.sensors.map((sensor) => deviceSensorView(sensor, row)),
    asset: asset
      ? { alias: asset.alias, asset_id: asset.id, address: addressLine(asset), type: asset.type }
      : null,
    battery_level: row.battery_level,
    device_type: row.device_type,
    name: row.name,
    room: row.room,
    access_sensor_id: findDoorSensor(row)?.access_sensor_id ?? null,
    device_id: row.device_id,
    gateway_id: row.gateway_id,
    label: `${row.name} · ${row.room}`,
    health: row.health,
    active_issues: row.active_issues,
    latency: row.latency,
    internal_temperature: row.internal_temperature,
    available_actions: row.available_actions,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** Formats a sensor of an asset. */
export const sensorView = (row: SensorRow, device: DeviceRow): ContractSchemas['Sensor'] => ({
  id: row.sensor_uuid,
  uid: row.sensor_uuid,
  name: row.name,
  room: row.room,
  usage: row.usage,
  sensor_type: row.sensor_type,
  are_values_accumulated: row.accumulated,
  can_data_be_fetched: row.can_data_be_fetched,
  device_id: device.device_id,
  gateway_id: device.gateway_id,
  sensor_id: row.sensor_id,
});

/** Formats a device that opens a door, for the lists of offices and hotels. */
function accessDeviceView(row: DeviceRow, asset: AssetRow | undefined): ContractSchemas['AccessDevice'] {
  return {
    id: row.uuid,
    name: row.name,
    room: row.room,
    asset: asset ? { alias: asset.alias } : null,
    batteryLevel: row.battery_level,
    deviceType: { vendor: row.vendor, model: row.model },
    accessSensorId: findDoorSensor(row)?.access_sensor_id ?? null,
  };
}

const assetsOf = (rows: readonly DeviceRow[], store: Store) =>
  rowsById(
    store,
    'assets',
    rows.map((row) => row.asset_id),
  );

/** Formats devices as {@link deviceView} does. */
export async function deviceViews(
  rows: readonly DeviceRow[],
  store: Store,
): Promise<ContractSchemas['Device'][]> {
  const assets = await assetsOf(rows, store);
  return rows.map((row) => deviceView(row, assets.get(row.asset_id ?? '')));
}

/** Formats devices as {@link accessDeviceView} does. */
export async function accessDeviceViews(
  rows: readonly DeviceRow[],
  store: Store,
): Promise<ContractSchemas['AccessDevice'][]> {
  const assets = await assetsOf(rows, store);
  return rows.map((row) => accessDeviceView(row, assets.get(row.asset_id ?? '')));
}
