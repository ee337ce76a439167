import { describe, expect, it } from 'vitest';
import { ApiError } from '../../dataProvider';
import { normaliseOutcome } from '../../src/config/normalise/outcome';
import { resolveOutcome } from '../../src/mutations/outcome/resolveOutcome';
import { createOutcomes, updateOutcomes } from './_cloudOutcomes';

const endWith = (outcomes: typeof createOutcomes, detail: string) =>
  resolveOutcome(new ApiError(400, { errors: [{ detail }] }), outcomes.map(normaliseOutcome), {});

describe('a refusal of a device', () => {
  it.each([
    ['DEV-37', 'Device already exists.', undefined],
    ['DEV-38', 'Duplicate serial_number', 'serial_number'],
    ['DEV-39', 'external provider config not found', 'device_type'],
    ['DEV-39', 'External provider (gateway) config not found', 'device_type'],
    ['DEV-39', 'Gateway config not found for building', 'device_type'],
    ['DEV-40', 'Forbidden linking', 'asset_id'],
    [
      'DEV-44',
      'communication_platform_ip and port invalid or required',
      'config_parameters.communication_platform_ip',
    ],
    ['DEV-44', 'The communication platform IP is required', 'config_parameters.communication_platform_ip'],
    ['DEV-44', 'invalid communication_platform_port', 'config_parameters.communication_platform_port'],
    ['DEV-44', 'port is required', 'config_parameters.communication_platform_port'],
    [
      'DEV-45',
      'reporting_interval_time and number invalid or required',
      'config_parameters.reporting_interval_time',
    ],
    ['DEV-45', 'Reporting-interval-time: invalid', 'config_parameters.reporting_interval_time'],
    ['DEV-45', 'reporting_interval_number required', 'config_parameters.reporting_interval_number'],
    ['DEV-46', 'serial number must be numeric', 'serial_number'],
  ])(
    'is known by what it is about, in whichever words, and stands at its field [%s]: %s',
    (_, detail, field) => {
      for (const outcomes of [createOutcomes, updateOutcomes]) {
        const end = endWith(outcomes, detail);
        if (field === undefined)
          expect(end).toMatchObject({ kind: 'notification', text: 'Ya existe un dispositivo igual' });
        else expect(end).toMatchObject({ kind: 'field', field });
      }
    },
  );

  it.each(['teapot', 'reporting failed', 'no support'])(
    'of something else is the general one: %s [DEV-47]',
    (detail) => {
      expect(endWith(createOutcomes, detail)).toMatchObject({
        kind: 'notification',
        text: '_CREATE_DEVICE_WITHOUT_GATEWAY_ERROR_MESSAGE',
      });
    },
  );
});
