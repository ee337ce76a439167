import { enumTypeBase } from '../enum/enumTypeBase';
import type { FieldType } from '../core/types';
import { StatusDisplay } from './StatusDisplay';

export default { type: 'status', Display: StatusDisplay, isState: true, ...enumTypeBase } satisfies FieldType;
