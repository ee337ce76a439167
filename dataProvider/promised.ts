import { isPlainObject } from '../src/lib/json';
import { noList, noRecord } from './apiError';
import { isEnvelope, membersOf, unwrap } from './decode';

/** A row or a record as the host sent it; of a JSON:API resource object what is in it. */
export type Members = Readonly<Record<string, unknown>>;

/** What a read promises: a list of rows or one object, with the names of members by which they are known. */
export interface Promised {
  rows?: readonly string[];
  record?: readonly string[];
}

/**
 * The entries of a list as they came; those that are no objects are left out. Throws where there is no list, or nothing but
 * such entries: that is a failure, never "empty".
 */
export function plainRows(list: unknown): readonly Members[] {
  if (!Array.isArray(list)) throw noList();
  const rows = (list as unknown[]).filter(isPlainObject);
  if (list.length > 0 && rows.length === 0) throw noList();
  return rows;
}

/** An object as it came. Throws where it is none, or says nothing. */
export function plainRecord(data: unknown): Members {
  if (!isPlainObject(data) || isEnvelope(data)) throw noRecord();
  return data;
}

/** The rows of an answer, whatever stands around them; throws as {@link plainRows} does. */
export const rowsOf = (body: unknown): readonly Members[] => plainRows(unwrap(body)).map(membersOf);

/** The object of an answer, whatever stands around it; throws as {@link plainRecord} does. */
export const recordOf = (body: unknown): Members => membersOf(plainRecord(unwrap(body)));

/** What `read` makes of each row; what it does not understand is left out. Throws where it understands none of them. */
export function readRows<Item>(
  body: unknown,
  read: (row: Members, at: number) => Item | undefined,
): readonly Item[] {
  const rows = rowsOf(body);
  const items = rows.map(read).filter((item) => item !== undefined);
  if (rows.length > 0 && items.length === 0) throw noList();
  return items;
}

/**
 * Throws unless an answer is what the contract promises. Hosts may leave members out and add others; a row or a record
 * that has none of those that were promised is something else.
 */
export function keepPromise(body: unknown, { rows: members, record }: Promised): void {
  if (members) {
    const rows = plainRows(unwrap(body));
    if (rows.length > 0 && !rows.some((row) => hasAny(membersOf(row), members))) throw noList();
  }
  if (record && !hasAny(recordOf(body), record)) throw noRecord();
}

const hasAny = (members: Members, names: readonly string[]): boolean =>
  names.length === 0 || names.some((name) => Object.hasOwn(members, name));
