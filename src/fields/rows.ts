import { readPath } from '../config/readPath';
import { isPlainObject } from '../lib/json';

type Members = Readonly<Record<string, unknown>>;

/**
 * What a form holds for one entry of a definition: of the list of a chosen record that says what has to be filled in.
 * `$key` names the entry. `$came` is what the host sent of it, and stays whatever is chosen; else `$for` is the id of the
 * chosen record that it was made for. `$def` is the entry itself, once it is known.
 */
export type Row = Record<string, unknown> & {
  $key: string;
  $for?: string | undefined;
  $def?: Members | undefined;
  $came?: Members | undefined;
};

/** An entry of a definition and what it is called. */
export interface Definition {
  key: string;
  entry: Members;
}

export const isRow = (value: unknown): value is Row => isPlainObject(value) && typeof value.$key === 'string';

/** The name of an entry; '' for what has none. */
export const keyOf = (entry: unknown, member: string): string => {
  const key = readPath(entry, member);
  return typeof key === 'string' || typeof key === 'number' ? String(key) : '';
};

/** The entries of a chosen record's list, each name once; what has no name is none. Total. */
export function definitionsIn(record: unknown, path: string, member: string): Definition[] {
  const list = readPath(record, path);
  const entries = Array.isArray(list) ? list.filter(isPlainObject) : [];
  const named = entries.map((entry) => [keyOf(entry, member), { key: keyOf(entry, member), entry }] as const);
  return [...new Map(named.filter(([key]) => key !== '').toReversed()).values()].toReversed();
}

/**
 * The rows for what is chosen, in the order of the definition: those that are there with what they hold, new ones for the
 * rest. What was filled in for another choice goes; what the host sent stays, last where the definition does not name it.
 */
export function rowsFor(
  rows: readonly Row[],
  definitions: readonly Definition[],
  id: string | undefined,
  make: (definition: Definition) => Readonly<Record<string, unknown>>,
): Row[] {
  const isOwn = ({ $came, $for }: Row): boolean => $came !== undefined || $for === id;
  // Whatever stands twice stays twice.
  const taken = new Set<Row>();
  const defined = definitions.map((definition): Row => {
    const { key, entry } = definition;
    const known = rows.find((row) => row.$key === key && isOwn(row));
    if (known) taken.add(known);
    return { ...(known ?? { ...make(definition), $key: key, $for: id }), $def: entry };
  });
  const rest = rows.filter((row) => row.$came !== undefined && !taken.has(row));
  return [...defined, ...rest.map((row): Row => ({ ...row, $def: undefined }))];
}

/** The place of an item that a host names by its number or by what it is called; undefined where there is none. */
export function placeOf(
  name: string,
  items: readonly Readonly<Record<string, unknown>>[],
): number | undefined {
  const called = items.findIndex(({ $key }) => $key === name);
  const at = called === -1 && /^\d+$/.test(name) ? Number(name) : called;
  return at >= 0 && at < items.length ? at : undefined;
}
