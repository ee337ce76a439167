import type { ListColumn } from '../../config/types';

/** Returns the name of a column in preferences and in the URL; a field may have its own column and a link to a new tab. */
export const getColumnKey = (column: ListColumn): string =>
  column.newTab ? `${column.field.name}:link` : column.field.name;
