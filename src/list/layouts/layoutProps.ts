import type { ListColumn } from '../../config/types';
import type { ListData } from '../data/listData';
import type { ListParams } from '../params/listParams';
import type { RowSelection } from '../table/useRowSelection';

/** Props that a list passes to its layouts. */
export interface LayoutProps {
  listData: ListData;
  /** The list params from the URL. */
  params: ListParams;
  /** The visible columns. */
  columns: readonly ListColumn[];
  /** null: rows cannot be selected. */
  selection: RowSelection | null;
  /** Called with the path of a record that opens in this window. */
  onOpen: (path: string) => void;
}
