import type { RaRecord } from 'ra-core';
import type { Field } from '../../../config/types';
import { declaredEnumValues, declaredLabel, type TranslateLabel } from '../../../fields/enum/choices';
import { readValue } from '../../../fields/core/readValue';
import { layoutsTexts } from '../texts';

/** A column of a board. */
export interface BoardColumn {
  key: string;
  label: string;
  /** Value that a card gets here; undefined for the column of all other values. */
  value: string | number | boolean | undefined;
  records: readonly RaRecord[];
}

/** A move that the host has not answered, or whose result has not been read: the value of a record by its id. */
export type PendingMoves = ReadonlyMap<string, BoardColumn['value']>;

/**
 * Distributes records to the columns of a board: one for each declared value, in their order, and one at the end for other
 * values if there are any.
 */
export function buildBoardColumns(
  field: Field,
  records: readonly RaRecord[],
  moves: PendingMoves,
  t: TranslateLabel,
): readonly BoardColumn[] {
  const values = declaredEnumValues(field);
  const recordsByKey = new Map<string, RaRecord[]>(values.map((value) => [String(value), []]));
  const others: RaRecord[] = [];
  for (const record of records) {
    const value = moves.get(String(record.id)) ?? readValue(field, record);
    (recordsByKey.get(String(value)) ?? others).push(record);
  }
  const columns = values.map((value): BoardColumn => ({
    key: String(value),
    label: declaredLabel(value, field, t) ?? String(value),
    value,
    records: recordsByKey.get(String(value)) ?? [],
  }));
  return others.length === 0
    ? columns
    : [...columns, { key: '', label: layoutsTexts.other_column, value: undefined, records: others }];
}
