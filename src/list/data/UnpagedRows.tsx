import type { ListDataSourceProps } from './listData';
import { useUnpagedRows } from './useUnpagedRows';

/** Rows that a host returns in one response. */
export default function UnpagedRows({ children, ...query }: ListDataSourceProps) {
  return children(useUnpagedRows(query));
}
