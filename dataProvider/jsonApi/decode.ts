import type { RaRecord } from 'ra-core';
import { DEFAULTS } from '../../src/config/defaults';
import { readPath } from '../../src/config/values/readPath';
import { readRows } from '../../src/config/values/readRows';
import { isPlainObject } from '../../src/lib/json';
import { ApiError, missingListError, UNKNOWN_ERROR } from '../http/apiError';

/**
 * Answers of the services host → react-admin's records. Tolerant of what hosts do differently (flat records or JSON:API
 * resource objects, `included` as an object of lists or as one list, `total_pages` or `totalPages`), strict about what
 * would lie: a list that is no list is an error, never "empty".
 */

export type Included = Readonly<Record<string, readonly RaRecord[]>>;

export interface PagedMeta {
  all_results: number;
  page_size: number;
  results: number;
  total_pages: number;
}

/**
 * The data of an answer: the first present of `members`, else `data`, else the body itself. What came along in one list has
 * none of a type that does not stand in it.
 */
export function unwrapData(body: unknown, dataPaths: readonly string[] = ['data']): unknown {
  if (!isPlainObject(body)) return body;
  const isIncludedList = Array.isArray(body.included);
  const normalised = isIncludedList ? { ...body, included: decodeIncluded(body) } : body;
  const data = dataPaths
    .map((path) => {
      const rows = readRows(normalised, path);
      return rows === undefined && isIncludedList && path.startsWith('included.') ? [] : rows;
    })
    .find((value) => value !== undefined);
  return data === undefined ? body : data;
}

/** An id as text; '' for what is no id, such as an object. */
const toIdText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const ENVELOPE = new Set(['meta', 'links', 'included', 'errors', 'jsonapi']);

/** Nothing but what may stand around data: no record, however empty one may be. */
export const isEnvelope = (value: unknown): boolean =>
  isPlainObject(value) && Object.keys(value).every((name) => ENVELOPE.has(name));

/** What a record is called by: the first of these members that holds an id, as text; '' when none does. */
export function getRecordId(record: unknown, idPaths: readonly string[]): string {
  for (const name of idPaths) {
    const id = toIdText(readPath(record, name));
    if (id !== '') return id;
  }
  return '';
}

/** Where a host writes the id when nothing else is declared. */
const DEFAULT_ID_PATHS = DEFAULTS.api.id;

/** The members of a record as they are read: of a JSON:API resource object its attributes, and its relationships as ids. */
export function flattenResourceObject(
  value: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (!('attributes' in value) && !('relationships' in value)) return value;
  const { attributes, relationships, ...rest } = value;
  const flat: Record<string, unknown> = isPlainObject(attributes) ? { ...rest, ...attributes } : rest;
  if (isPlainObject(relationships)) {
    for (const [name, relationship] of Object.entries(relationships)) {
      const linkage = isPlainObject(relationship) ? relationship.data : undefined;
      if (linkage !== undefined && !(name in flat)) flat[name] = linkageIds(linkage);
    }
  }
  return flat;
}

/**
 * A record with a text id; a JSON:API resource object becomes flat. `ids` are the members that may be the id; the id of a
 * record that has none of them is '', never made up.
 */
export function decodeRecord(value: unknown, idPaths: readonly string[] = DEFAULT_ID_PATHS): RaRecord {
  if (!isPlainObject(value))
    throw new ApiError(UNKNOWN_ERROR, { message: 'La respuesta no contiene el registro.' });
  const flat = flattenResourceObject(value);
  return { ...flat, id: getRecordId(flat, idPaths) };
}

const linkageIds = (linkage: unknown): unknown => {
  if (Array.isArray(linkage))
    return linkage.map((entry: unknown) => (isPlainObject(entry) ? toIdText(entry.id) : entry));
  return isPlainObject(linkage) ? toIdText(linkage.id) : linkage;
};

/** `included` as lists by type, whichever way the host writes it. */
export function decodeIncluded(body: unknown): Included {
  const included = isPlainObject(body) ? body.included : undefined;
  if (Array.isArray(included)) {
    // A type is whatever the host says, `constructor` too.
    const byType = new Map<string, RaRecord[]>();
    for (const entry of included.filter(isPlainObject)) {
      const type = toIdText(entry.type);
      byType.set(type, [...(byType.get(type) ?? []), decodeRecord(entry)]);
    }
    return Object.fromEntries(byType);
  }
  if (!isPlainObject(included)) return {};
  const lists = Object.entries(included).map(([type, list]) => {
    const entries: unknown[] = Array.isArray(list) ? list : [];
    return [type, entries.filter(isPlainObject).map((entry) => decodeRecord(entry))] as const;
  });
  return Object.fromEntries(lists);
}

/**
 * One record, with what came along under `$included`. Of an answer that is a list, the one with the id: another record
 * in its place would be a lie.
 */
export function decodeOne(
  body: unknown,
  dataPaths: readonly string[],
  { id, idPaths = DEFAULT_ID_PATHS }: { id?: string; idPaths?: readonly string[] } = {},
): RaRecord {
  const data = unwrapData(body, dataPaths);
  const entry = Array.isArray(data) ? findEntry(data, id, idPaths) : data;
  const record = decodeRecord(isEnvelope(entry) ? undefined : entry, idPaths);
  return { ...record, id: record.id || (id ?? ''), $included: decodeIncluded(body) };
}

function findEntry(list: readonly unknown[], id: string | undefined, idPaths: readonly string[]): unknown {
  const first = list[0];
  const entry = list.find((item) => isPlainObject(item) && getRecordId(item, idPaths) === id);
  const hasIds = getRecordId(first, idPaths) !== '' && id !== undefined;
  return entry ?? (hasIds ? undefined : first);
}

export interface DecodedList {
  data: RaRecord[];
  /** undefined when the host does not say. */
  total: number | undefined;
  included: Included;
  paging: PagedMeta;
  /** The members of the answer besides the rows and what came along with them. */
  responseMeta: Readonly<Record<string, unknown>>;
}

/** The page that was asked for. */
interface RequestedPage {
  page: number;
  perPage: number;
}

/** A list; its rows are called by their declared ids alone, so that nothing is done to a row that stands where another stood. */
export function decodeList(
  body: unknown,
  dataPaths: readonly string[],
  {
    pagination,
    idPaths = DEFAULT_ID_PATHS,
    total = 'rows',
  }: { pagination?: RequestedPage | undefined; idPaths?: readonly string[]; total?: 'rows' | 'pages' } = {},
): DecodedList {
  const data = unwrapData(body, dataPaths);
  // A bare list is none of those that were promised inside of something.
  const isBareList = Array.isArray(body) && dataPaths.every((path) => path.includes('.'));
  if (!Array.isArray(data) || isBareList) throw missingListError();
  const rows = data.map((entry: unknown) => decodeRecord(entry, idPaths));
  return {
    data: rows,
    total: computeTotal({ ...readPageCounts(body, pagination, total === 'pages'), rowCount: rows.length }),
    included: decodeIncluded(body),
    paging: decodePaging(body),
    responseMeta: extractResponseMeta(body, dataPaths),
  };
}

/** What stands around the rows of an answer. */
export function extractResponseMeta(
  body: unknown,
  dataPaths: readonly string[],
): Readonly<Record<string, unknown>> {
  if (!isPlainObject(body)) return {};
  const excluded = new Set(['data', 'included', ...dataPaths.map((path) => path.split(/\.|\[/)[0])]);
  return Object.fromEntries(Object.entries(body).filter(([name]) => !excluded.has(name)));
}

const readMeta = (body: unknown): Record<string, unknown> =>
  isPlainObject(body) && isPlainObject(body.meta) ? body.meta : {};

/** The first count of these: a number, or a text of digits; null and the like are no zero. */
export function firstCount(...values: unknown[]): number | undefined {
  const numbers = values.map((value) =>
    typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
  );
  return numbers.find(
    (value): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0,
  );
}

/** LIST-07: each default 1; LIST-08: both spellings of the page total. */
export function decodePaging(body: unknown): PagedMeta {
  const meta = readMeta(body);
  return {
    all_results: firstCount(meta.all_results, meta.allResults) ?? 1,
    page_size: firstCount(meta.page_size, meta.pageSize) ?? 1,
    results: firstCount(meta.results) ?? 1,
    total_pages: firstCount(meta.total_pages, meta.totalPages) ?? 1,
  };
}

/** How a host counts: all of them, or pages alone; undefined for what it does not say. */
export interface PageCounts {
  rowCount: number;
  page: number | undefined;
  perPage: number | undefined;
  allResults: number | undefined;
  totalPages: number | undefined;
  /** Every page counts as full (GWL-07). */
  assumesFullPages: boolean;
}

/**
 * How many there are in all; undefined when the host does not say. Of hosts that count pages alone (LIST-08) it is
 * what full pages would hold, and exact on the last page.
 */
export function computeTotal({
  rowCount,
  page,
  perPage,
  allResults,
  totalPages,
  assumesFullPages,
}: PageCounts): number | undefined {
  if (allResults !== undefined || totalPages === undefined || perPage === undefined) return allResults;
  return page === totalPages && !assumesFullPages
    ? (totalPages - 1) * perPage + rowCount
    : totalPages * perPage;
}

function readPageCounts(
  body: unknown,
  pagination: RequestedPage | undefined,
  assumesFullPages: boolean,
): Omit<PageCounts, 'rowCount'> {
  const meta = readMeta(body);
  return {
    page: pagination?.page,
    perPage: pagination?.perPage ?? firstCount(meta.page_size, meta.pageSize),
    allResults: assumesFullPages ? undefined : firstCount(meta.all_results, meta.allResults),
    totalPages: firstCount(meta.total_pages, meta.totalPages),
    assumesFullPages,
  };
}
