import { useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { Field, List, ListColumn } from '../../config/types';
import { createRowKeys } from '../../queries/list/rowKeys';

/** The rendered rows: what identifies each, and its React key. */
interface RenderedRows {
  rows: readonly RaRecord[];
  recordKeys: readonly string[];
  keys: readonly string[];
  /** Number of keys given so far. */
  keyCount: number;
}

/**
 * Returns React keys for rows. A row keeps its key while its record is present. If another page replaces all rows, its rows
 * reuse the keys: updating fifty rows costs half of creating them.
 *
 * @param canReuse True if rows may be updated with other records: see `canReuseRows`.
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

/** Fields whose display has state: an image stays until the next one has loaded. */
const isStateful = (field: Field | null): boolean => field?.type === 'image';

/**
 * True if the rows of a list have no state of their own: no open menu, no pending switch, no image, no expanded content. A tile,
 * which is drawn from the values of the record, has none.
 */
export const canReuseRows = (
  { rowClick, rowActions, rowButtons, expand }: List,
  columns: readonly ListColumn[],
): boolean =>
  rowActions.length + rowButtons.length === 0 &&
  expand === null &&
  rowClick?.kind !== 'action' &&
  columns.every(
    ({ toggle, image, field, below }) => toggle === null && ![field, below, image].some(isStateful),
  );
