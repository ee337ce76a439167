import type { List } from '../../config/types';

/** True if rows have a cell for actions. */
export const hasRowActions = ({ rowActions, rowButtons }: Pick<List, 'rowActions' | 'rowButtons'>): boolean =>
  rowActions.length + rowButtons.length > 0;
