import type { ListDataSourceProps } from './listData';
import { useParentRows } from './useParentRows';

/** Rows that are part of the parent record. */
export default function ParentRows({ children, ...query }: ListDataSourceProps) {
  return children(useParentRows(query));
}
