import type { RowsProps } from './rows';
import { useRecordRows } from './useRecordRows';

/** Rows that came with the parent record. */
export default function RecordRows({ children, ...query }: RowsProps) {
  return children(useRecordRows(query));
}
