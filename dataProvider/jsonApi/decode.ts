import type { RaRecord } from 'ra-core';
import { DEFAULTS } from '../../src/config/defaults';
import { readPath } from '../../src/config/values/readPath';
import { readRows } from '../../src/config/values/readRows';
import { toDigits } from '../../src/lib/exactNumber';
import { isPlainObject } from '../../src/lib/json';
import { missingListError, missingRecordError } from '../http/apiError';

/**
 * Decodes responses of the services host to react-admin's records. It tolerates differences between hosts (flat records or
 * JSON:API resource objects, `included` as an object of lists or as one list, `total_pages` or `totalPages`). It is strict
 * where data would be wrong: an invalid list is an error, never "empty".
 */

export type Included = Readonly<Record<string, readonly RaRecord[]>>;

export interface PagedMeta {
  all_results: number;
  page_size: number;
  results: number;
  total_pages: number;
}

/**
 * Returns the data of a response: the first present one of `dataPaths`, else `data`, else the body itself. If `included` is
 * one list, a type that is not in it gives an empty list.
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

/** Converts an id to text; '' for other values, such as an object. */
const toIdText = (id: unknown): string => {
  const value = toDigits(id);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const ENVELOPE = new Set(['meta', 'links', 'included', 'errors', 'jsonapi']);

/** True if an object has only envelope members; such an object is not a record, even an empty one. */
export const isEnvelope = (value: unknown): boolean =>
  isPlainObject(value) && Object.keys(value).every((name) => ENVELOPE.has(name));

/** Returns the id of a record: the first of these members with an id, as text; '' if there is none. */
export function getRecordId(record: unknown, idPaths: readonly string[]): string {
  for (const name of idPaths) {
    const id = toIdText(readPath(record, name));
    if (id !== '') return id;
  }
  return '';
}

/** Paths of the id if none is declared. */
const DEFAULT_ID_PATHS = DEFAULTS.api.id;

/** Returns the members of a record; those of a JSON:API resource object are its attributes, and its relationships as ids. */
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
 * Decodes a record with a text id; flattens a JSON:API resource object. `idPaths` are the members that may be the id; '' if
 * the record has none, never a generated id.
 */
export function decodeRecord(value: unknown, idPaths: readonly string[] = DEFAULT_ID_PATHS): RaRecord {
  if (!isPlainObject(value)) throw missingRecordError();
  const flat = flattenResourceObject(value);
  return { ...flat, id: getRecordId(flat, idPaths) };
}

const linkageIds = (linkage: unknown): unknown => {
  if (Array.isArray(linkage))
    return linkage.map((entry: unknown) => (isPlainObject(entry) ? toIdText(entry.id) : entry));
  return isPlainObject(linkage) ? toIdText(linkage.id) : linkage;
};

/** Returns `included` as lists by type, for both formats of the host. */
export function decodeIncluded(body: unknown): Included {
  const included = isPlainObject(body) ? body.included : undefined;
  if (Array.isArray(included)) {
    // A Map, because a type can be any name, even `constructor`.
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
 * Decodes one record, with the included resources under `$included`. If the response is a list, returns the record with the
 * id, never another one in its place.
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
  /** undefined if the host returns none. */
  total: number | undefined;
  included: Included;
  paging: PagedMeta;
  /** The members of the response besides its rows and the included resources. */
  responseMeta: Readonly<Record<string, unknown>>;
}

/** The requested page. */
interface RequestedPage {
  page: number;
  perPage: number;
}

/** Decodes a list. Rows are identified only by their declared ids, so no action runs on a row that has moved. */
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
  // A bare list is not valid if all declared paths are nested.
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

/** Returns the envelope members of a list response. */
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

/** Returns the first valid count: a number, or a text of digits; null and the like do not count as zero. */
export function firstCount(...values: unknown[]): number | undefined {
  const numbers = values.map((value) =>
    typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
  );
  return numbers.find(
    (value): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0,
  );
}

/** Reads the paging members in both spellings; the default of each is 1. */
export function decodePaging(body: unknown): PagedMeta {
  const meta = readMeta(body);
  return {
    all_results: firstCount(meta.all_results, meta.allResults) ?? 1,
    page_size: firstCount(meta.page_size, meta.pageSize) ?? 1,
    results: firstCount(meta.results) ?? 1,
    total_pages: firstCount(meta.total_pages, meta.totalPages) ?? 1,
  };
}

/** Counts of a host: all rows, or only pages; undefined if the host returns none. */
export interface PageCounts {
  rowCount: number;
  page: number | undefined;
  perPage: number | undefined;
  allResults: number | undefined;
  totalPages: number | undefined;
  /** True if every page counts as full. */
  assumesFullPages: boolean;
}

/**
 * Returns the total number of rows; undefined if the host returns none. If the host returns only a page count, it is the
 * size of full pages, and exact on the last page.
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
