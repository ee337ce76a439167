import { createTextDisplay } from '../display/createTextDisplay';
import type { FieldType } from '../core/types';
import { enumText } from './choices';
import { enumTypeBase } from './enumTypeBase';

export default { type: 'enum', Display: createTextDisplay(enumText), ...enumTypeBase } satisfies FieldType;
