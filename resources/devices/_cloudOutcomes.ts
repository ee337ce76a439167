import { localized } from '../../src/config/localized';
import type { OutcomeInput } from '../../src/config/schema/common';

type Refusal = Pick<OutcomeInput, 'detail' | 'error'> & { field?: CloudField };

/** An outcome of the forms of these devices. */
type CloudOutcome = Omit<OutcomeInput, 'field'> & { field?: CloudField };

/** Field of the form, or input of its parameters, that shows a refusal. */
type CloudField =
  | 'serial_number'
  | 'device_type'
  | 'asset_id'
  | 'sensors'
  | `extra_information.${string}`
  | `config_parameters.${string}`;

/**
 * Refusals of the host with 400, matched by its `detail` in this order; each is shown at its input. Refusals of the whole
 * device are shown as messages.
 */
const refusals: readonly Refusal[] = [
  {
    detail: ['serial number must be', 'serial number is not numeric', 'numeric'],
    field: 'serial_number',
    error: localized({
      es: 'El número de serie solo puede tener cifras',
      en: 'The serial number can only have digits',
    }),
  },
  {
    detail: ['serial number', 'duplicate serial'],
    field: 'serial_number',
    error: localized({
      es: 'Otro dispositivo ya tiene este número de serie',
      en: 'Another device already has this serial number',
    }),
  },
  {
    detail: ['already exists', 'device exists'],
    error: localized({ es: 'Ya existe un dispositivo igual', en: 'An identical device already exists' }),
  },
  {
    // The detail may name a provider, its gateway, or both.
    detail: ['config not found', 'configuration not found', 'external provider'],
    field: 'device_type',
    error: localized({
      es: 'El edificio no tiene configurado el proveedor externo de este tipo de dispositivo',
      en: 'The building does not have the external provider for this device type configured',
    }),
  },
  {
    detail: ['permission to link', 'permissions to link', 'forbidden', 'not allowed to link'],
    field: 'asset_id',
    error: localized({
      es: 'No tienes permiso para vincular este dispositivo',
      en: 'You do not have permission to link this device',
    }),
  },
  {
    detail: 'channel',
    field: 'sensors',
    error: localized({ es: 'Falta un sensor del dispositivo', en: 'A sensor of the device is missing' }),
  },
  {
    detail: 'building id',
    field: 'extra_information.building_id',
    error: localized({
      es: 'El identificador del edificio falta o no es válido',
      en: 'The building identifier is missing or not valid',
    }),
  },
  {
    detail: 'secret key',
    field: 'extra_information.secret_key',
    error: localized({
      es: 'La clave secreta falta o no es válida',
      en: 'The secret key is missing or not valid',
    }),
  },
  {
    detail: ['communication platform ip', 'platform ip'],
    field: 'config_parameters.communication_platform_ip',
    error: localized({
      es: 'La IP o el puerto de la plataforma faltan o no son válidos',
      en: 'The platform IP or port is missing or not valid',
    }),
  },
  {
    detail: ['communication platform port', 'platform port', 'port'],
    field: 'config_parameters.communication_platform_port',
    error: localized({
      es: 'El puerto de la plataforma falta o no es válido',
      en: 'The platform port is missing or not valid',
    }),
  },
  {
    detail: ['reporting interval time', 'reporting time'],
    field: 'config_parameters.reporting_interval_time',
    error: localized({
      es: 'El tiempo o el número de envíos faltan o no son válidos',
      en: 'The time or the number of reports is missing or not valid',
    }),
  },
  {
    detail: ['reporting interval number', 'reporting number'],
    field: 'config_parameters.reporting_interval_number',
    error: localized({
      es: 'El número de envíos falta o no es válido',
      en: 'The number of reports is missing or not valid',
    }),
  },
];

const refusalOutcomes: CloudOutcome[] = refusals.map((refusal) => ({ on: 400, ...refusal }));

/** Outcomes of creating a device. */
export const createOutcomes: CloudOutcome[] = [
  { on: 'success', success: '_CREATE_DEVICE_WITHOUT_GATEWAY_SUCCESS_MESSAGE' },
  ...refusalOutcomes,
  { on: 422, error: '_CREATE_DEVICE_WITHOUT_GATEWAY_ERROR_422_MESSAGE' },
  { on: 'error', error: '_CREATE_DEVICE_WITHOUT_GATEWAY_ERROR_MESSAGE' },
];

/** Outcomes of updating a device. */
export const updateOutcomes: CloudOutcome[] = [
  { on: 'success', success: '_UPDATE_DEVICE_WITHOUT_GATEWAY_SUCCESS_MESSAGE' },
  ...refusalOutcomes,
  { on: 404, error: '_UPDATE_DEVICE_WITHOUT_GATEWAY_ERROR_404_MESSAGE' },
  { on: 422, error: '_UPDATE_DEVICE_WITHOUT_GATEWAY_ERROR_422_MESSAGE' },
  { on: 'error', error: '_UPDATE_DEVICE_WITHOUT_GATEWAY_ERROR_MESSAGE' },
];
