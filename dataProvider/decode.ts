import type { RaRecord } from 'ra-core';
import { DEFAULTS } from '../src/config/defaults';
import { readPath } from '../src/config/readPath';
import { readRows } from '../src/config/readRows';
import { isPlainObject } from '../src/lib/json';
import { ApiError, noList, OTHER } from './apiError';

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
export function unwrap(body: unknown, members: readonly string[] = ['data']): unknown {
  if (!isPlainObject(body)) return body;
  const isOneList = Array.isArray(body.included);
  const whole = isOneList ? { ...body, included: decodeIncluded(body) } : body;
  const found = members
    .map((path) => {
      const at = readRows(whole, path);
      return at === undefined && isOneList && path.startsWith('included.') ? [] : at;
    })
    .find((value) => value !== undefined);
  return found === undefined ? body : found;
}

/** An id as text; '' for what is no id, such as an object. */
const idText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const ENVELOPE = new Set(['meta', 'links', 'included', 'errors', 'jsonapi']);

/** Nothing but what may stand around data: no record, however empty one may be. */
export const isEnvelope = (value: unknown): boolean =>
  isPlainObject(value) && Object.keys(value).every((name) => ENVELOPE.has(name));

/** What a record is called by: the first of these members that holds an id, as text; '' when none does. */
export function idOf(record: unknown, ids: readonly string[]): string {
  for (const name of ids) {
    const id = idText(readPath(record, name));
    if (id !== '') return id;
  }
  return '';
}

/** Where a host writes the id when nothing else is declared. */
const ID = DEFAULTS.api.id;

/** The members of a record as they are read: of a JSON:API resource object its attributes, and its relationships as ids. */
export function membersOf(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (!('attributes' in value) && !('relationships' in value)) return value;
  const { attributes, relationships, ...rest } = value;
  const flat: Record<string, unknown> = isPlainObject(attributes) ? { ...rest, ...attributes } : rest;
  if (isPlainObject(relationships)) {
    for (const [name, relationship] of Object.entries(relationships)) {
      const linked = isPlainObject(relationship) ? relationship.data : undefined;
      if (linked !== undefined && !(name in flat)) flat[name] = linkedIds(linked);
    }
  }
  return flat;
}

/**
 * A record with a text id; a JSON:API resource object becomes flat. `ids` are the members that may be the id; the id of a
 * record that has none of them is '', never made up.
 */
export function decodeRecord(value: unknown, ids: readonly string[] = ID): RaRecord {
  if (!isPlainObject(value)) throw new ApiError(OTHER, { message: 'La respuesta no contiene el registro.' });
  const flat = membersOf(value);
  return { ...flat, id: idOf(flat, ids) };
}

const linkedIds = (linked: unknown): unknown => {
  if (Array.isArray(linked))
    return linked.map((entry: unknown) => (isPlainObject(entry) ? idText(entry.id) : entry));
  return isPlainObject(linked) ? idText(linked.id) : linked;
};

/** `included` as lists by type, whichever way the host writes it. */
export function decodeIncluded(body: unknown): Included {
  const included = isPlainObject(body) ? body.included : undefined;
  if (Array.isArray(included)) {
    // A type is whatever the host says, `constructor` too.
    const byType = new Map<string, RaRecord[]>();
    for (const entry of included.filter(isPlainObject)) {
      const type = idText(entry.type);
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
  members: readonly string[],
  { id, ids = ID }: { id?: string; ids?: readonly string[] } = {},
): RaRecord {
  const data = unwrap(body, members);
  const found = Array.isArray(data) ? entryOf(data, id, ids) : data;
  const record = decodeRecord(isEnvelope(found) ? undefined : found, ids);
  return { ...record, id: record.id || (id ?? ''), $included: decodeIncluded(body) };
}

function entryOf(list: readonly unknown[], id: string | undefined, ids: readonly string[]): unknown {
  const first = list[0];
  const found = list.find((item) => isPlainObject(item) && idOf(item, ids) === id);
  const isNamed = idOf(first, ids) !== '' && id !== undefined;
  return found ?? (isNamed ? undefined : first);
}

export interface DecodedList {
  data: RaRecord[];
  /** undefined when the host does not say. */
  total: number | undefined;
  included: Included;
  meta: PagedMeta;
  /** The members of the answer besides the rows and what came along with them. */
  around: Readonly<Record<string, unknown>>;
}

/** The page that was asked for. */
interface AskedPage {
  page: number;
  perPage: number;
}

/** A list; its rows are called by their declared ids alone, so that nothing is done to a row that stands where another stood. */
export function decodeList(
  body: unknown,
  members: readonly string[],
  {
    asked,
    ids = ID,
    total = 'rows',
  }: { asked?: AskedPage | undefined; ids?: readonly string[]; total?: 'rows' | 'pages' } = {},
): DecodedList {
  const data = unwrap(body, members);
  // A bare list is none of those that were promised inside of something.
  const isBare = Array.isArray(body) && members.every((path) => path.includes('.'));
  if (!Array.isArray(data) || isBare) throw noList();
  const rows = data.map((entry: unknown) => decodeRecord(entry, ids));
  return {
    data: rows,
    total: totalOf({ ...countsIn(body, asked, total === 'pages'), rows: rows.length }),
    included: decodeIncluded(body),
    meta: decodeMeta(body),
    around: aroundOf(body, members),
  };
}

/** What stands around the rows of an answer. */
export function aroundOf(body: unknown, members: readonly string[]): Readonly<Record<string, unknown>> {
  if (!isPlainObject(body)) return {};
  const taken = new Set(['data', 'included', ...members.map((path) => path.split(/\.|\[/)[0])]);
  return Object.fromEntries(Object.entries(body).filter(([name]) => !taken.has(name)));
}

const metaOf = (body: unknown): Record<string, unknown> =>
  isPlainObject(body) && isPlainObject(body.meta) ? body.meta : {};

/** The first count of these: a number, or a text of digits; null and the like are no zero. */
export function count(...values: unknown[]): number | undefined {
  const numbers = values.map((value) =>
    typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
  );
  return numbers.find(
    (value): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0,
  );
}

/** LIST-07: each default 1; LIST-08: both spellings of the page total. */
export function decodeMeta(body: unknown): PagedMeta {
  const meta = metaOf(body);
  return {
    all_results: count(meta.all_results, meta.allResults) ?? 1,
    page_size: count(meta.page_size, meta.pageSize) ?? 1,
    results: count(meta.results) ?? 1,
    total_pages: count(meta.total_pages, meta.totalPages) ?? 1,
  };
}

/** How a host counts: all of them, or pages alone; undefined for what it does not say. */
export interface Counted {
  rows: number;
  page: number | undefined;
  size: number | undefined;
  all: number | undefined;
  pages: number | undefined;
  /** Every page counts as full (GWL-07). */
  isFull: boolean;
}

/**
 * How many there are in all; undefined when the host does not say. Of hosts that count pages alone (LIST-08) it is
 * what full pages would hold, and exact on the last page.
 */
export function totalOf({ rows, page, size, all, pages, isFull }: Counted): number | undefined {
  if (all !== undefined || pages === undefined || size === undefined) return all;
  return page === pages && !isFull ? (pages - 1) * size + rows : pages * size;
}

function countsIn(body: unknown, asked: AskedPage | undefined, isFull: boolean): Omit<Counted, 'rows'> {
  const meta = metaOf(body);
  return {
    page: asked?.page,
    size: asked?.perPage ?? count(meta.page_size, meta.pageSize),
    all: isFull ? undefined : count(meta.all_results, meta.allResults),
    pages: count(meta.total_pages, meta.totalPages),
    isFull,
  };
}
