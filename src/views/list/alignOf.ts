import type { Column } from '../../config/types';
import { fieldTypes } from '../../fields/registry';

/** Which side the values of a column stand on: figures at the end. */
export const alignOf = (column: Column): 'start' | 'end' =>
  fieldTypes.get(column.field.type)?.align ?? 'start';
