import type { CollectionName, RowOf } from '../collections';
import { memberReader } from '../memory/memberReaders';
import { searchText } from '../memory/searchTexts';
import type { ClientRow } from '../../../fixtures/rows/clients';
import { tableOf } from './tables/index';
import { columnOf } from './tables/table';
import type { ColumnType } from './tables/table';
import { encodeText } from './textCodec';

/** A row as the database returns it, by column. */
export type TableRecord = Readonly<Record<string, unknown>>;

/** Column with the members that have none of their own. */
export const REST_COLUMN = 'rest';

/** Types in the database. */
const databaseTypes = {
  text: 'text',
  texts: 'text[]',
  boolean: 'boolean',
  number: 'double precision',
  time: 'timestamptz',
  json: 'json',
} as const;

/** Type of a column in the JSON that a write sends: times are numbers there. */
export const sentTypeOf = (type: Exclude<ColumnType, 'rest'>): string =>
  type === 'time' ? 'double precision' : databaseTypes[type];

/** A column with its type. */
export interface Column {
  column: string;
  type: Exclude<ColumnType, 'rest'>;
}

/** Columns of a collection with the members that they hold: those of rows, then the derived ones. */
export function columnsOf(name: CollectionName): readonly (Column & { member: string })[] {
  const { columns, derived } = tableOf(name);
  return Object.entries({ ...columns, ...derived }).flatMap(([member, type]) =>
    type === 'rest' ? [] : [{ member, column: columnOf(member), type }],
  );
}

/** Reads the derived members of a row. `clientOf` returns the company that a search text includes. */
function derivedValue<Name extends CollectionName>(
  name: Name,
  row: RowOf<Name>,
  member: string,
  clientOf: (id: string) => ClientRow | undefined,
): unknown {
  return member === 'search_text' ? searchText(name, row, clientOf) : memberReader(name, member)(row);
}

/** Converts a row to the values of all its columns, as JSON takes them. */
export function toRecord<Name extends CollectionName>(
  name: Name,
  row: RowOf<Name>,
  clientOf: (id: string) => ClientRow | undefined,
): Record<string, unknown> {
  const { columns, derived } = tableOf(name);
  const record: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  let hasRest = false;
  for (const [member, value] of Object.entries(row)) {
    const type = columns[member];
    if (value === undefined) continue;
    if (type === undefined || type === 'rest') {
      rest[member] = value;
      hasRest = true;
    } else record[columnOf(member)] = value;
  }
  for (const member of Object.keys(derived))
    record[columnOf(member)] = derivedValue(name, row, member, clientOf);
  if (hasRest) record[REST_COLUMN] = rest;
  return record;
}

/** Converts what the database returns to the row that was written. */
export function toRow<Name extends CollectionName>(name: Name, record: TableRecord): RowOf<Name> {
  const row: Record<string, unknown> = {};
  for (const [member, type] of Object.entries(tableOf(name).columns))
    if (type !== 'rest') row[member] = record[columnOf(member)];
  Object.assign(row, record[REST_COLUMN]);
  return row as RowOf<Name>;
}

/** Writes records as the JSON that the database reads them from. */
export const toJson = (records: readonly TableRecord[]): string =>
  JSON.stringify(records, (_key, value: unknown) => (typeof value === 'string' ? encodeText(value) : value));
