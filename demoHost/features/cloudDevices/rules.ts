import type { Actor } from '../../server/call';
import type { DeviceType } from '../../../fixtures/deviceTypes/deviceType';
import { HostError, unprocessableError } from '../../server/responses/hostError';
import type { CloudConfig } from '../../../fixtures/rows/cloudDevices';
import type { DeviceRow } from '../../../fixtures/rows/devices';
import type { AssetRow } from '../../../fixtures/rows/assets';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import type { Store } from '../../store/store';
import type { RequestBodyOf } from '../../server/requests/readBody';
import { findDeviceType } from '../../../fixtures/deviceTypes/catalogue';

type Refusal = ContractSchemas['CloudRefusalDetail'];

/** The texts by which the console tells refusals apart (DEV-37 to DEV-46), with the codes of this host. */
const refusalCodes: Readonly<Record<Refusal, string>> = {
  'device already exists': 'device_exists',
  'serial number exists for another device': 'serial_number_in_use',
  'external provider config not found': 'provider_not_configured',
  'no permission to link this device': 'linking_forbidden',
  'channel not found in payload': 'channel_missing',
  'building_id invalid or required': 'building_id',
  'secret_key invalid or required': 'secret_key',
  'communication_platform_ip and port invalid or required': 'communication_platform',
  'reporting_interval_time and number invalid or required': 'reporting_interval',
  'serial number must be numeric': 'serial_number_not_numeric',
};

const refusalError = (detail: Refusal): HostError =>
  new HostError(400, { code: refusalCodes[detail], detail });

/** A device as it would be after the call. */
export interface CloudDevicePlanToCheck extends CloudConfig {
  type: DeviceType;
  /** Labels of the sensors that it has. */
  labels: readonly string[];
  /** Null for one that belongs to its project alone. */
  asset: AssetRow | null;
  /** Kind of the project it is in; null outside any. */
  projectType: ContractSchemas['ProjectType'] | null;
}

type ValueTest = (value: string) => boolean;

const isNumberBetween = (min: number, max: number): ValueTest => {
  return (value) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max;
};

const isIp: ValueTest = (value) => {
  const parts = value.split('.');
  return parts.length === 4 && parts.every(isNumberBetween(0, 255));
};

/** Settings and information whose faults have a text of their own: name → what a good value is, and the text. */
const specialFields: Readonly<Record<string, { isGood: ValueTest; detail: Refusal }>> = {
  communication_platform_ip: {
    isGood: isIp,
    detail: 'communication_platform_ip and port invalid or required',
  },
  communication_platform_port: {
    isGood: isNumberBetween(1, 65_535),
    detail: 'communication_platform_ip and port invalid or required',
  },
  reporting_interval_number: {
    isGood: isNumberBetween(1, 1440),
    detail: 'reporting_interval_time and number invalid or required',
  },
  reporting_interval_time: {
    isGood: isNumberBetween(1, 86_400),
    detail: 'reporting_interval_time and number invalid or required',
  },
  secret_key: {
    isGood: (value) => /^[A-Za-z0-9]{16,64}$/.test(value),
    detail: 'secret_key invalid or required',
  },
  building_id: {
    isGood: (value) => /^[A-Za-z0-9-]{3,20}$/.test(value),
    detail: 'building_id invalid or required',
  },
};

/** A field of the kind with the values that were sent for it. */
interface FilledField {
  name: string;
  required: boolean;
  isNumber: boolean;
  multiple: boolean;
  units: readonly string[];
  values: readonly { value: string; unit: string | null }[];
}

function checkField(field: FilledField, pointer: string): void {
  const specialField = specialFields[field.name];
  const sentValues = field.values.filter(({ value }) => value.trim() !== '');
  const hasUnit = ({ unit }: { unit: string | null }) =>
    field.units.length === 0 ? unit === null : unit !== null && field.units.includes(unit);
  const isValidValue = (item: { value: string; unit: string | null }) =>
    hasUnit(item) && (specialField?.isGood(item.value) ?? (!field.isNumber || /^\d{1,15}$/.test(item.value)));
  const isMissing = field.required && sentValues.length === 0;
  if (!isMissing && sentValues.every(isValidValue) && (field.multiple || sentValues.length <= 1)) return;
  if (specialField) throw refusalError(specialField.detail);
  throw unprocessableError(
    pointer,
    isMissing ? `Falta ${field.name}.` : `El valor de ${field.name} no es válido.`,
    isMissing ? 'required' : 'invalid',
  );
}

/** 422 when something is sent that the kind does not have, or twice. */
function checkNames(
  sentFields: readonly { name: string }[],
  allowedFields: readonly { name: string }[],
  pointer: string,
) {
  const names = sentFields.map(({ name }) => name);
  if (names.some((name) => !allowedFields.some((field) => field.name === name)))
    throw unprocessableError(pointer, 'El tipo de dispositivo no tiene ese campo.', 'unknown_name');
  if (new Set(names).size !== names.length)
    throw unprocessableError(pointer, 'Un campo está repetido.', 'repeated');
}

function checkSettings({ type, config_parameters, extra_information }: CloudDevicePlanToCheck): void {
  checkNames(config_parameters, type.config_parameters, '/data/config_parameters');
  checkNames(extra_information, type.extra_information, '/data/extra_information');
  for (const field of type.config_parameters) {
    const values = config_parameters.find(({ name }) => name === field.name)?.data ?? [];
    checkField({ ...field, isNumber: field.value_type === 'number', values }, '/data/config_parameters');
  }
  for (const field of type.extra_information) {
    const value = extra_information.find(({ name }) => name === field.name)?.value ?? '';
    const plainField = { ...field, multiple: false, units: [], values: [{ value, unit: null }] };
    checkField({ ...plainField, isNumber: field.value_type === 'number' }, '/data/extra_information');
  }
}

/**
 * Refuses what breaks a rule: 400 with one of the texts of the contract, or 422 with a pointer for a field that has no
 * text of its own. `self` is the device that changes; it may keep its own serial number.
 */
export function checkCloudDevice(
  store: Store,
  plan: CloudDevicePlanToCheck,
  actor: Pick<Actor, 'canSee'>,
  currentRow?: DeviceRow,
) {
  const { type, asset, serial_number, projectType } = plan;
  if (!/^\d+$/.test(serial_number)) throw refusalError('serial number must be numeric');
  checkSettings(plan);
  if (type.sensors.some(({ label }) => !plan.labels.includes(label)))
    throw refusalError('channel not found in payload');
  if (type.provider && (projectType === null || !type.provider.includes(projectType)))
    throw refusalError('external provider config not found');
  if (asset?.is_blocked && asset.id !== currentRow?.asset_id)
    throw refusalError('no permission to link this device');
  const sameSerialDevice = store
    .list('devices')
    .find((row) => row !== currentRow && row.cloud?.serial_number === serial_number);
  if (!sameSerialDevice) return;
  // Somebody else's device: nobody is told where it is.
  if (!actor.canSee(sameSerialDevice.client_id)) throw refusalError('no permission to link this device');
  throw refusalError(
    sameSerialDevice.device_type === type.device_type && sameSerialDevice.asset_id === (asset?.id ?? null)
      ? 'device already exists'
      : 'serial number exists for another device',
  );
}

/** A sensor of a payload. */
type SensorInput = RequestBodyOf<'createCloudDevice'>['data']['sensors'][number];

/** DEV-47: a kind that nobody knows is a 400 that the console has no own message for. */
export function requireDeviceType(code: string): DeviceType {
  const type = findDeviceType(code);
  if (type) return type;
  throw new HostError(400, { code: 'device_type_unknown', detail: 'device type not found' });
}

/** 422 for a sensor that the kind does not have, or with ids of another one (DEV-52). */
export function checkSensors(sentSensors: readonly SensorInput[], type: DeviceType, row?: DeviceRow): void {
  sentSensors.forEach((sentSensor, i) => {
    const isKnown = type.sensors.some(
      ({ label, sensor_type }) => label === sentSensor.label && sensor_type === sentSensor.sensor_type,
    );
    const currentSensor = row?.sensors.find(({ sensor_type }) => sensor_type === sentSensor.sensor_type);
    const isSameId = (sentId: string | undefined, id: string | undefined) =>
      sentId === undefined || sentId === id;
    if (
      !isKnown ||
      !isSameId(sentSensor.sensor_id, currentSensor?.sensor_id) ||
      !isSameId(sentSensor.sensor_uuid, currentSensor?.sensor_uuid)
    )
      throw unprocessableError(
        `/data/sensors/${i}`,
        'El tipo de dispositivo no tiene ese sensor.',
        'unknown_sensor',
      );
  });
}
