import type { ListDataSourceProps } from './listData';
import { useUnpagedRows } from './useUnpagedRows';

/** Rows that a host gives all at once. */
export default function UnpagedRows({ children, ...query }: ListDataSourceProps) {
  return children(useUnpagedRows(query));
}
