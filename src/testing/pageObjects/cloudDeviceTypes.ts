/** The types of devices without a gateway, and what a filled-in device of a type has to send. */
import { deviceTypes } from '../../../fixtures/deviceTypes/catalogue';
import { deviceTypeView } from '../../../demoHost/features/cloudDevices/view';

export const deviceTypeDefinitions = deviceTypes.map(deviceTypeView);
export type DeviceTypeDefinition = (typeof deviceTypeDefinitions)[number];

export const findDefinition = (deviceType: string): DeviceTypeDefinition => {
  const definition = deviceTypeDefinitions.find((candidate) => candidate.device_type === deviceType);
  if (!definition) throw new Error(`No kind ${deviceType}`);
  return definition;
};

const exampleValues: Readonly<Record<string, string>> = {
  communication_platform_ip: '10.0.0.7',
  secret_key: 'abcdef0123456789',
  building_id: 'ED-204',
  notify_email: 'ana@example.com',
};
const getExampleValue = ({ name, value_type }: { name: string; value_type: string }): string =>
  exampleValues[name] ?? (value_type === 'number' ? '15' : 'texto');

/** A device of the type with all that the type asks for, as it has to be sent. */
export const makeFilledDevice = (definition: DeviceTypeDefinition, serial: string, suffix = '') => ({
  device_type: definition.device_type,
  name: `Equipo${suffix}`,
  room: `Sala${suffix}`,
  serial_number: serial,
  config_parameters: definition.config_parameters.map((parameter) => ({
    name: parameter.name,
    data: [{ value: getExampleValue(parameter), unit: parameter.units[0] ?? null }],
    multiple: parameter.multiple,
    required: parameter.required,
  })),
  extra_information: definition.extra_information.map((parameter) => ({
    name: parameter.name,
    required: parameter.required,
    value: getExampleValue(parameter),
  })),
  sensors: definition.sensors.map(({ label, sensor_type }) => ({
    label,
    sensor_type,
    name: `${label}${suffix}`,
    room: `Sala de ${label}`,
  })),
});

/** The same device with the ids that the host gives its sensors. */
export const storeDevice = <Device extends { sensors: readonly object[] }>(device: Device) => ({
  ...device,
  sensors: device.sensors.map((sensor, at) => ({ ...sensor, sensor_id: `s${at}`, sensor_uuid: `su${at}` })),
});
