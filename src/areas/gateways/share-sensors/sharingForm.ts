import type { FormBody } from '../../../config/types';
import { codedField } from '../../../fields/codedField';
import { shareTexts as texts } from './texts';

/**
 * One sensor, and the assets that may read it. The choices of the sensor stand under `$sensors` of the form's context.
 *
 * @param assets Name of the resource of the assets.
 */
export function sharingForm(assets: string): FormBody {
  const fields = [
    codedField('sensor', {
      type: 'enum',
      label: texts.sensor,
      required: true,
      from: '$sensors',
      value: 'uuid',
      display: '{text}',
    }),
    codedField('assets', {
      type: 'references',
      label: texts.assets,
      help: texts.assetsHelp,
      resource: assets,
      minSearch: 3,
      disabledWhen: [{ when: { field: 'sensor', empty: true }, why: texts.sensorFirst }],
    }),
  ];
  return {
    items: fields.map((field) => ({ kind: 'field', field })),
    fields,
    onlyWhenChanged: true,
    onlyWhenValid: true,
    sendWhen: [],
  };
}
