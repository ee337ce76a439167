import { ApiError, OTHER } from './apiError';
import { isEnvelope, isObject, membersOf, unwrap } from './decode';

/** A row or a record as the host sent it; of a JSON:API resource object what is in it. */
export type Members = Readonly<Record<string, unknown>>;

/** What a read promises: a list of rows or one object, with the names of members by which they are known. */
export interface Promised {
  rows?: readonly string[];
  record?: readonly string[];
}

const noList = (): ApiError => new ApiError(OTHER, { message: 'La respuesta no contiene una lista.' });
const noRecord = (): ApiError => new ApiError(OTHER, { message: 'La respuesta no contiene los datos.' });

/**
 * The rows of an answer; entries that are no objects are left out. Throws where there is no list, or nothing but such
 * entries: that is a failure, never "empty".
 */
export function rowsOf(body: unknown): readonly Members[] {
  const list = unwrap(body);
  if (!Array.isArray(list)) throw noList();
  const rows = (list as unknown[]).filter(isObject);
  if (list.length > 0 && rows.length === 0) throw noList();
  return rows.map(membersOf);
}

/** The object of an answer. Throws where there is none, or one that says nothing. */
export function recordOf(body: unknown): Members {
  const data = unwrap(body);
  if (!isObject(data) || isEnvelope(data)) throw noRecord();
  return membersOf(data);
}

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
    const rows = rowsOf(body);
    if (rows.length > 0 && !rows.some((row) => hasAny(row, members))) throw noList();
  }
  if (record && !hasAny(recordOf(body), record)) throw noRecord();
}

const hasAny = (members: Members, names: readonly string[]): boolean =>
  names.length === 0 || names.some((name) => Object.hasOwn(members, name));
