import type { RaRecord } from 'ra-core';
import type { ListState } from './listState';

/** One for all: made anew for each comparison it takes a hundred times as long. */
const spanish = new Intl.Collator('es', { numeric: true });

interface SortBy {
  order: NonNullable<ListState['sort']>['order'];
  valueOf: (row: RaRecord) => unknown;
  textOf: (row: RaRecord) => string;
}

/** Rows sorted by a column: numbers by their value, all else by how it reads. Each value is read once. */
export function sortRows(rows: readonly RaRecord[], { order, valueOf, textOf }: SortBy): RaRecord[] {
  const sign = order === 'DESC' ? -1 : 1;
  const keyed = rows.map((row) => ({ row, value: valueOf(row), text: textOf(row) }));
  keyed.sort((a, b) =>
    typeof a.value === 'number' && typeof b.value === 'number'
      ? sign * (a.value - b.value)
      : sign * spanish.compare(a.text, b.text),
  );
  return keyed.map(({ row }) => row);
}
