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

/** Host codes of the refusal texts by which the console distinguishes errors. */
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
  /** Labels of its sensors. */
  labels: readonly string[];
  /** Null if the device belongs to a project only. */
  asset: AssetRow | null;
  /** Type of its project; null without one. */
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

/** Settings and extra information with their own error text: name → validator and text. */
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

/** A field of the device type with its submitted values. */
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

/** Throws 422 for a name that the device type does not have, or that is sent twice. */
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
 * Validates a device: 400 with one of the contract's texts, or 422 with a pointer for fields that have no text of their
 * own. `self` is the device being changed; it may keep its own serial number.
 */
export async function checkCloudDevice(
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
  const sameSerialDevice = await store.find('devices', {
    'cloud.serial_number': serial_number,
    ...(currentRow && { uuid: { not: currentRow.uuid } }),
  });
  if (!sameSerialDevice) return;
  // The device belongs to another company, so the error does not reveal where it is.
  if (!actor.canSee(sameSerialDevice.client_id)) throw refusalError('no permission to link this device');
  throw refusalError(
    sameSerialDevice.device_type === type.device_type && sameSerialDevice.asset_id === (asset?.id ?? null)
      ? 'device already exists'
      : 'serial number exists for another device',
  );
}

/** A sensor in a request body. */
type SensorInput = RequestBodyOf<'createCloudDevice'>['data']['sensors'][number];

/** Returns the device type. An unknown one is a 400 for which the console has no text of its own. */
export function requireDeviceType(code: string): DeviceType {
  const type = findDeviceType(code);
  if (type) return type;
  throw new HostError(400, { code: 'device_type_unknown', detail: 'device type not found' });
}

/** Throws 422 for a sensor that the device type does not have, or whose ids belong to another one. */
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
