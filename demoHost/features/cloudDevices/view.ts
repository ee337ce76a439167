import { findDeviceType } from '../../../fixtures/deviceTypes/catalogue';
import type { CloudConfig } from '../../../fixtures/rows/cloudDevices';
import type { DeviceRow } from '../../../fixtures/rows/devices';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import type { DeviceType } from '../../../fixtures/deviceTypes/deviceType';

const emptyConfig: CloudConfig = { serial_number: '', config_parameters: [], extra_information: [] };

/** Returns the label that the device type gives to a sensor of this type. */
export const sensorLabel = (row: DeviceRow, sensorType: string): string =>
  findDeviceType(row.device_type)?.sensors.find((sensor) => sensor.sensor_type === sensorType)?.label ??
  sensorType.toLowerCase();

/** Formats a device without gateway under the member names of its request body. */
export function cloudDeviceView(row: DeviceRow): { data: ContractSchemas['CloudDevice'] } {
  const { serial_number, config_parameters, extra_information } = row.cloud ?? emptyConfig;
  return {
    data: {
      id: row.uuid,
      uuid: row.uuid,
      device_id: row.device_id,
      device_type: row.device_type,
      name: row.name,
      room: row.room,
      asset_id: row.asset_id,
      project_id: row.project_id,
      serial_number,
      enabled: row.enabled,
      config_parameters,
      sensors: row.sensors.map(({ name, room, sensor_type, sensor_id, sensor_uuid }) => ({
        label: sensorLabel(row, sensor_type),
        name,
        room,
        sensor_type,
        sensor_id,
        sensor_uuid,
      })),
      extra_information,
      created_at: row.created_at,
      updated_at: row.updated_at,
    },
  };
}

/** Formats a device type; `id` repeats the code, since every record has one. */
export const deviceTypeView = (deviceType: DeviceType): ContractSchemas['DeviceType'] => ({
  id: deviceType.device_type,
  device_type: deviceType.device_type,
  name: deviceType.name,
  sensors: [...deviceType.sensors],
  config_parameters: deviceType.config_parameters.map((parameter) => ({
    ...parameter,
    units: [...parameter.units],
  })),
  extra_information: [...deviceType.extra_information],
});
