import { compareTexts } from '../../lib/text/compareTexts';
import type { RaRecord } from 'ra-core';
import type { ListParams } from '../params/listParams';

interface SortRowsOptions {
  order: NonNullable<ListParams['sort']>['order'];
  getValue: (row: RaRecord) => unknown;
  getText: (row: RaRecord) => string;
}

/** Sorts rows by a column: numbers by value, everything else by display text. Reads each value once. */
export function sortLocalRows(
  rows: readonly RaRecord[],
  { order, getValue, getText }: SortRowsOptions,
): RaRecord[] {
  const sign = order === 'DESC' ? -1 : 1;
  const keyed = rows.map((row) => ({ row, value: getValue(row), text: getText(row) }));
  keyed.sort((a, b) =>
    typeof a.value === 'number' && typeof b.value === 'number'
      ? sign * (a.value - b.value)
      : sign * compareTexts(a.text, b.text),
  );
  return keyed.map(({ row }) => row);
}
