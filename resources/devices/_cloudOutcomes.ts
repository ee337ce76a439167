import type { OutcomeInput } from '../../src/config/schema/common';

type Refusal = Pick<OutcomeInput, 'detail' | 'error'> & { field?: CloudPart };

/** An outcome of the forms of these devices. */
type CloudOutcome = Omit<OutcomeInput, 'field'> & { field?: CloudPart };

/** Where a refusal shows: a field of the form, or one of the inputs of its parameters. */
type CloudPart =
  | 'serial_number'
  | 'device_type'
  | 'asset_id'
  | 'sensors'
  | `extra_information.${string}`
  | `config_parameters.${string}`;

/**
 * What the host refuses with 400, by its own detail, in the order in which they are looked for, each at the input that it
 * is about. Those of the device as a whole stand as messages.
 */
const refusals: readonly Refusal[] = [
  { detail: 'device already exists', error: 'Ya existe un dispositivo igual' },
  {
    detail: 'serial number exists for another device',
    field: 'serial_number',
    error: 'Otro dispositivo ya tiene este número de serie',
  },
  {
    detail: 'external provider config not found',
    field: 'device_type',
    error: 'El edificio no tiene configurado el proveedor externo de este tipo de dispositivo',
  },
  {
    detail: 'no permission to link this device',
    field: 'asset_id',
    error: 'No tienes permiso para vincular este dispositivo',
  },
  {
    detail: 'channel not found in payload',
    field: 'sensors',
    error: 'Falta un sensor del dispositivo',
  },
  {
    detail: 'building_id invalid or required',
    field: 'extra_information.building_id',
    error: 'El identificador del edificio falta o no es válido',
  },
  {
    detail: 'secret_key invalid or required',
    field: 'extra_information.secret_key',
    error: 'La clave secreta falta o no es válida',
  },
  {
    detail: 'communication_platform_ip and port invalid or required',
    field: 'config_parameters.communication_platform_ip',
    error: 'La IP o el puerto de la plataforma faltan o no son válidos',
  },
  {
    detail: 'reporting_interval_time and number invalid or required',
    field: 'config_parameters.reporting_interval_time',
    error: 'El tiempo o el número de envíos faltan o no son válidos',
  },
  {
    detail: 'serial number must be numeric',
    field: 'serial_number',
    error: 'El número de serie solo puede tener cifras',
  },
];

const refused: CloudOutcome[] = refusals.map((one) => ({ on: 400, ...one }));

/** How a device is created: DEV-36 to DEV-50. */
export const created: CloudOutcome[] = [
  { on: 'ok', success: '_CREATE_DEVICE_WITHOUT_GATEWAY_SUCCESS_MESSAGE' },
  ...refused,
  { on: 422, error: '_CREATE_DEVICE_WITHOUT_GATEWAY_ERROR_422_MESSAGE' },
  { on: 'error', error: '_CREATE_DEVICE_WITHOUT_GATEWAY_ERROR_MESSAGE' },
];

/** How it is changed: DEV-53 to DEV-55. */
export const updated: CloudOutcome[] = [
  { on: 'ok', success: '_UPDATE_DEVICE_WITHOUT_GATEWAY_SUCCESS_MESSAGE' },
  ...refused,
  { on: 404, error: '_UPDATE_DEVICE_WITHOUT_GATEWAY_ERROR_404_MESSAGE' },
  { on: 422, error: '_UPDATE_DEVICE_WITHOUT_GATEWAY_ERROR_422_MESSAGE' },
  { on: 'error', error: '_UPDATE_DEVICE_WITHOUT_GATEWAY_ERROR_MESSAGE' },
];
