import type { RowsProps } from './rows';
import { useWholeRows } from './useWholeRows';

/** Rows that a host gives all at once. */
export default function WholeRows({ children, ...query }: RowsProps) {
  return children(useWholeRows(query));
}
