import { isPlainObject } from '../../src/lib/json';
import { missingListError, missingRecordError } from '../http/apiError';
import { isEnvelope, flattenResourceObject, unwrapData } from './decode';

/** A row or record as the host sent it; a JSON:API resource object is flattened. */
export type RawRecord = Readonly<Record<string, unknown>>;

/** Expected response of a read: a list of rows or one object, with member names that identify them. */
export interface ExpectedShape {
  rows?: readonly string[];
  record?: readonly string[];
}

/**
 * Returns the entries of a list; entries that are not objects are left out. Throws if it is not a list, or has only such
 * entries: that is a failure, never "empty".
 */
export function requireRows(list: unknown): readonly RawRecord[] {
  if (!Array.isArray(list)) throw missingListError();
  const rows = (list as unknown[]).filter(isPlainObject);
  if (list.length > 0 && rows.length === 0) throw missingListError();
  return rows;
}

/** Returns an object unchanged. Throws if it is not an object, or has only envelope members. */
export function requireRecord(data: unknown): RawRecord {
  if (!isPlainObject(data) || isEnvelope(data)) throw missingRecordError();
  return data;
}

/** Returns the rows of a response, without the envelope; throws like {@link requireRows}. */
export const extractRows = (body: unknown): readonly RawRecord[] =>
  requireRows(unwrapData(body)).map(flattenResourceObject);

/** Returns the object of a response, without the envelope; throws like {@link requireRecord}. */
export const extractRecord = (body: unknown): RawRecord =>
  flattenResourceObject(requireRecord(unwrapData(body)));

/**
 * Maps each row with `read`; rows for which it returns undefined are left out. Throws if it returns undefined for all of
 * them.
 */
export function mapRows<Item>(
  body: unknown,
  read: (row: RawRecord, index: number) => Item | undefined,
): readonly Item[] {
  const rows = extractRows(body);
  const items = rows.map(read).filter((item) => item !== undefined);
  if (rows.length > 0 && items.length === 0) throw missingListError();
  return items;
}

/**
 * Throws if a response does not match the contract. Hosts may omit members and add others; a row or record with none of the
 * expected members is invalid.
 */
export function assertResponseShape(body: unknown, { rows: members, record }: ExpectedShape): void {
  if (members) {
    const rows = requireRows(unwrapData(body));
    if (rows.length > 0 && !rows.some((row) => hasAnyMember(flattenResourceObject(row), members)))
      throw missingListError();
  }
  if (record && !hasAnyMember(extractRecord(body), record)) throw missingRecordError();
}

const hasAnyMember = (members: RawRecord, names: readonly string[]): boolean =>
  names.length === 0 || names.some((name) => Object.hasOwn(members, name));
