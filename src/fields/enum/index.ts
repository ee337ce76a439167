import { textDisplay } from '../textDisplay';
import type { FieldType } from '../types';
import { enumText } from './choices';
import { enumType } from './enumType';

export default { type: 'enum', Display: textDisplay(enumText), ...enumType } satisfies FieldType;
