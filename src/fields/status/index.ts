import { enumType } from '../enum/enumType';
import type { FieldType } from '../types';
import { StatusDisplay } from './StatusDisplay';

export default { type: 'status', Display: StatusDisplay, ...enumType } satisfies FieldType;
