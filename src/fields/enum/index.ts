import { readPath } from '../../config/values/readPath';
import { optionsOf } from '../core/optionsOf';
import { createTextDisplay } from '../display/createTextDisplay';
import type { FieldType } from '../core/types';
import { enumText } from './choices';
import { enumTypeBase } from './enumTypeBase';
import type { ResolvedEnumOptions } from './schema';

export default {
  type: 'enum',
  isShort: (field) => !optionsOf<ResolvedEnumOptions>(field).multiple,
  Display: createTextDisplay(enumText, undefined, (value, field) => {
    const tone = readPath(optionsOf<ResolvedEnumOptions>(field).tones, String(value));
    return typeof tone === 'string' ? tone : undefined;
  }),
  ...enumTypeBase,
} satisfies FieldType;
