import { describe, expect, it } from 'vitest';
import { ApiError } from '../../dataProvider';
import { normaliseOutcome } from '../../src/config/normalise/outcome';
import { globalTexts } from '../../src/i18n/messages/global';
import { resolveOutcome } from '../../src/mutations/executeMutation';
import { createOutcomes, updateOutcomes } from './_cloudOutcomes';

const forms = { create: createOutcomes, update: updateOutcomes };
const texts: Readonly<Record<string, string>> = globalTexts;

/** Returns the place where the form shows a refusal (a field, or the kind of the outcome), and its text. */
function endOf(form: keyof typeof forms, status: number, detail: string) {
  const failure = new ApiError(status, { errors: [{ detail }] });
  const end = resolveOutcome(failure, forms[form].map(normaliseOutcome), {});
  const text = 'text' in end ? end.text : '';
  return [end.kind === 'field' ? end.field : end.kind, texts[text] ?? text];
}

describe('a refusal of a device', () => {
  const serial = 'Otro dispositivo ya tiene este número de serie';
  const provider = 'El edificio no tiene configurado el proveedor externo de este tipo de dispositivo';
  const ip = 'La IP o el puerto de la plataforma faltan o no son válidos';
  const port = 'El puerto de la plataforma falta o no es válido';
  const time = 'El tiempo o el número de envíos faltan o no son válidos';
  it.each([
    ['DEV-37', 'Device already exists.', 'notification', 'Ya existe un dispositivo igual'],
    ['DEV-38', 'Duplicate serial_number', 'serial_number', serial],
    ['DEV-38', 'serial number exists for another device', 'serial_number', serial],
    ['DEV-39', 'external provider config not found', 'device_type', provider],
    ['DEV-39', 'External provider (gateway) config not found', 'device_type', provider],
    ['DEV-39', 'Gateway config not found for building', 'device_type', provider],
    ['DEV-40', 'Forbidden linking', 'asset_id', 'No tienes permiso para vincular este dispositivo'],
    ['DEV-41', 'channel not found in payload', 'sensors', 'Falta un sensor del dispositivo'],
    [
      'DEV-42',
      'building_id invalid or required',
      'extra_information.building_id',
      'El identificador del edificio falta o no es válido',
    ],
    [
      'DEV-43',
      'Secret_key  INVALID or required',
      'extra_information.secret_key',
      'La clave secreta falta o no es válida',
    ],
    [
      'DEV-44',
      'Error: communication_platform_ip and port invalid or required.',
      'config_parameters.communication_platform_ip',
      ip,
    ],
    [
      'DEV-44',
      'The communication platform IP is required',
      'config_parameters.communication_platform_ip',
      ip,
    ],
    ['DEV-44', 'invalid communication_platform_port', 'config_parameters.communication_platform_port', port],
    ['DEV-44', 'port is required', 'config_parameters.communication_platform_port', port],
    [
      'DEV-45',
      'reporting_interval_time and number invalid or required',
      'config_parameters.reporting_interval_time',
      time,
    ],
    ['DEV-45', 'Reporting-interval-time: invalid', 'config_parameters.reporting_interval_time', time],
    [
      'DEV-45',
      'reporting_interval_number required',
      'config_parameters.reporting_interval_number',
      'El número de envíos falta o no es válido',
    ],
    [
      'DEV-46',
      'serial number must be numeric',
      'serial_number',
      'El número de serie solo puede tener cifras',
    ],
  ])(
    'is known by what it is about, in whichever words, and stands at its field [%s, DEV-48, DEV-54]: %s',
    (_, detail, where, text) => {
      expect(endOf('create', 400, detail)).toEqual([where, text]);
      expect(endOf('update', 400, detail)).toEqual([where, text]);
    },
  );

  it.each([
    ['DEV-47', 'create', 400, 'teapot', 'No se ha podido crear el dispositivo'],
    ['DEV-47', 'create', 400, 'reporting failed', 'No se ha podido crear el dispositivo'],
    ['DEV-47', 'create', 400, 'no support', 'No se ha podido crear el dispositivo'],
    ['DEV-49', 'create', 422, '', 'Los datos del dispositivo nuevo no son válidos'],
    ['DEV-50', 'create', 500, '', 'No se ha podido crear el dispositivo'],
    ['DEV-54', 'update', 400, 'teapot', 'No se ha podido modificar el dispositivo'],
    ['DEV-54', 'update', 500, '', 'No se ha podido modificar el dispositivo'],
    ['DEV-55', 'update', 404, '', 'El dispositivo que quieres modificar no existe'],
    ['DEV-55', 'update', 422, '', 'Los datos modificados del dispositivo no son válidos'],
  ] as const)('of something else says what failed [%s]: %s, %i %s', (_, form, status, detail, text) => {
    expect(endOf(form, status, detail)).toEqual(['notification', text]);
  });
});
