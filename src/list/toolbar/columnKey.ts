import type { ListColumn } from '../../config/types';

/** Returns the name of a column in preferences and in the URL; a link to a new tab may stand beside the column of its field. */
export const getColumnKey = (column: ListColumn): string =>
  column.newTab ? `${column.field.name}:link` : column.field.name;
