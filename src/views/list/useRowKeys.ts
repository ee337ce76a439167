import { useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { Column, List } from '../../config/types';
import { rowKeys } from '../../records/rowKeys';

/** The rows of a list as they stand: what tells each of them apart, and the key that its row has in the table. */
interface Drawn {
  rows: readonly RaRecord[];
  names: readonly string[];
  keys: readonly string[];
  /** How many keys were given so far. */
  given: number;
}

/**
 * Keys of rows. A row keeps its key as long as its record is there; where another page takes the place of all rows, its
 * rows get the keys of those: fifty rows that are filled anew cost half of fifty that are made anew.
 *
 * @param isRefillable Whether rows may be filled with other records: `isRefillable`.
 */
export function useRowKeys(rows: readonly RaRecord[], isRefillable: boolean): readonly string[] {
  const [drawn, setDrawn] = useState<Drawn>(() => next({ rows: [], names: [], keys: [], given: 0 }, rows));
  const now = drawn.rows === rows ? drawn : next(drawn, rows);
  if (now !== drawn) setDrawn(now);
  return isRefillable ? now.keys : now.names;
}

function next(before: Drawn, rows: readonly RaRecord[]): Drawn {
  const names = rowKeys(rows);
  const known = new Map(before.names.map((name, at) => [name, before.keys[at]]));
  const isOtherPage = !names.some((name) => known.has(name));
  let { given } = before;
  const keys = names.map((name, at) => (isOtherPage ? before.keys[at] : known.get(name)) ?? `row ${given++}`);
  return { rows, names, keys, given };
}

/**
 * Whether the rows of a list hold nothing but what they show: no menu that may be open, no switch that may be on its way,
 * no picture that stays until the next one is there, nothing that opens below them.
 */
export const isRefillable = (
  { rowClick, rowActions, rowButtons, expand }: List,
  columns: readonly Column[],
): boolean =>
  rowActions.length + rowButtons.length === 0 &&
  expand === null &&
  rowClick?.kind !== 'action' &&
  columns.every(
    ({ toggle, image, field, below }) =>
      toggle === null && image === null && field.type !== 'image' && below?.type !== 'image',
  );
