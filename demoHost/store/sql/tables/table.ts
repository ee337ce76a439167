import type { CollectionName, QueryMembers, RowOf } from '../../collections';

/**
 * Type of a column. `time` is Unix seconds in rows and a timestamp in the database. `json` keeps the order of keys. `rest`
 * is no column of its own: the member may be missing in a row, and lies in the column `rest` if it is there.
 */
export type ColumnType = 'text' | 'texts' | 'boolean' | 'number' | 'time' | 'json' | 'rest';

/** Type of a column that holds a derived member, which only queries use. */
type DerivedType = 'text' | 'texts' | 'number';

/** Members of a collection that queries may name besides those of the row. */
type DerivedName<Name extends CollectionName> = Name extends keyof QueryMembers
  ? keyof QueryMembers[Name]
  : never;

/** A collection as a table. */
export interface Table<Name extends CollectionName> {
  /** Members that identify a row. */
  key: readonly (keyof RowOf<Name> & string)[];
  /** Type of each member of a row, in the order in which rows have them. */
  columns: { readonly [Member in keyof RowOf<Name>]-?: ColumnType };
  /** Members that the host derives when it writes a row (`demoHost/store/memory/memberReaders.ts`). */
  derived: { readonly [Member in DerivedName<Name>]: DerivedType };
}

/** The tables of all collections. */
export type Tables = { readonly [Name in CollectionName]: Table<Name> };

/** A table whose collection is not known at compile time. */
export interface AnyTable {
  key: readonly string[];
  columns: Readonly<Record<string, ColumnType>>;
  derived: Readonly<Record<string, DerivedType>>;
}

/** Columns that {@link columnOf} has computed; members are those of `tables/`. */
const columns = new Map<string, string>();

/** Returns the column of a member: `imageURL` is `image_url`, `gateways.gateway_id` is `gateways_gateway_id`. */
export function columnOf(member: string): string {
  let column = columns.get(member);
  if (column === undefined) {
    column = member
      .replaceAll(/([a-z])([A-Z]+)/g, (_, end: string, start: string) => `${end}_${start.toLowerCase()}`)
      .replaceAll('.', '_');
    columns.set(member, column);
  }
  return column;
}
