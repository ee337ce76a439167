import { useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { ListColumn, List } from '../../config/types';
import { createRowKeys } from '../../queries/list/rowKeys';

/** The rows of a list as they stand: what tells each of them apart, and the key that its row has in the table. */
interface RenderedRows {
  rows: readonly RaRecord[];
  recordKeys: readonly string[];
  keys: readonly string[];
  /** How many keys were given so far. */
  keyCount: number;
}

/**
 * Keys of rows. A row keeps its key as long as its record is there; where another page takes the place of all rows, its
 * rows get the keys of those: fifty rows that are filled anew cost half of fifty that are made anew.
 *
 * @param canReuseRows Whether rows may be filled with other records: `canReuseRows`.
 */
export function useRowKeys(rows: readonly RaRecord[], canReuse: boolean): readonly string[] {
  const [rendered, setRendered] = useState<RenderedRows>(() =>
    assignKeys({ rows: [], recordKeys: [], keys: [], keyCount: 0 }, rows),
  );
  const current = rendered.rows === rows ? rendered : assignKeys(rendered, rows);
  if (current !== rendered) setRendered(current);
  return canReuse ? current.keys : current.recordKeys;
}

function assignKeys(previous: RenderedRows, rows: readonly RaRecord[]): RenderedRows {
  const recordKeys = createRowKeys(rows);
  const keysByRecordKey = new Map(
    previous.recordKeys.map((recordKey, index) => [recordKey, previous.keys[index]]),
  );
  const isOtherPage = !recordKeys.some((recordKey) => keysByRecordKey.has(recordKey));
  let { keyCount } = previous;
  const keys = recordKeys.map(
    (recordKey, index) =>
      (isOtherPage ? previous.keys[index] : keysByRecordKey.get(recordKey)) ?? `row ${keyCount++}`,
  );
  return { rows, recordKeys, keys, keyCount };
}

/**
 * Whether the rows of a list hold nothing but what they show: no menu that may be open, no switch that may be on its way,
 * no picture that stays until the next one is there, nothing that opens below them.
 */
export const canReuseRows = (
  { rowClick, rowActions, rowButtons, expand }: List,
  columns: readonly ListColumn[],
): boolean =>
  rowActions.length + rowButtons.length === 0 &&
  expand === null &&
  rowClick?.kind !== 'action' &&
  columns.every(
    ({ toggle, image, field, below }) =>
      toggle === null && image === null && field.type !== 'image' && below?.type !== 'image',
  );
