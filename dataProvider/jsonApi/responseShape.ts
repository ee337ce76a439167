import { isPlainObject } from '../../src/lib/json';
import { missingListError, missingRecordError } from '../http/apiError';
import { isEnvelope, flattenResourceObject, unwrapData } from './decode';

/** A row or a record as the host sent it; of a JSON:API resource object what is in it. */
export type RawRecord = Readonly<Record<string, unknown>>;

/** What a read promises: a list of rows or one object, with the names of members by which they are known. */
export interface ExpectedShape {
  rows?: readonly string[];
  record?: readonly string[];
}

/**
 * The entries of a list as they came; those that are no objects are left out. Throws where there is no list, or nothing but
 * such entries: that is a failure, never "empty".
 */
export function requireRows(list: unknown): readonly RawRecord[] {
  if (!Array.isArray(list)) throw missingListError();
  const rows = (list as unknown[]).filter(isPlainObject);
  if (list.length > 0 && rows.length === 0) throw missingListError();
  return rows;
}

/** An object as it came. Throws where it is none, or says nothing. */
export function requireRecord(data: unknown): RawRecord {
  if (!isPlainObject(data) || isEnvelope(data)) throw missingRecordError();
  return data;
}

/** The rows of an answer, whatever stands around them; throws as {@link requireRows} does. */
export const extractRows = (body: unknown): readonly RawRecord[] =>
  requireRows(unwrapData(body)).map(flattenResourceObject);

/** The object of an answer, whatever stands around it; throws as {@link requireRecord} does. */
export const extractRecord = (body: unknown): RawRecord =>
  flattenResourceObject(requireRecord(unwrapData(body)));

/** What `read` makes of each row; what it does not understand is left out. Throws where it understands none of them. */
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
 * Throws unless an answer is what the contract promises. Hosts may leave members out and add others; a row or a record
 * that has none of those that were promised is something else.
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
