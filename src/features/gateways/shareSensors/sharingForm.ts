import type { FormBody } from '../../../config/types';
import { createField } from '../../../fields/core/createField';
import { shareSensorsTexts as texts } from './texts';

/**
 * One sensor, and the assets that may read it. The options of the sensor are under `$sensors` of the form's context.
 *
 * @param assets Name of the resource of the assets.
 */
export function buildSharingForm(assetResource: string): FormBody {
  const fields = [
    createField('sensor', {
      type: 'enum',
      label: texts.sensor,
      required: true,
      recordPath: '$sensors',
      value: 'uuid',
      display: '{text}',
    }),
    createField('assets', {
      type: 'references',
      label: texts.assets,
      help: texts.assetsHelp,
      resource: assetResource,
      minSearch: 3,
      disabledWhen: [{ when: { field: 'sensor', empty: true }, reason: texts.sensorFirst }],
    }),
  ];
  return {
    items: fields.map((field) => ({ kind: 'field', field })),
    fields,
    submitRequiresChanges: true,
    submitRequiresValid: true,
    submitEnabledWhen: [],
  };
}
