import type { RaRecord } from 'ra-core';
import { readPath } from '../../src/config/readPath';
import { fillWith } from '../../src/config/template';
import type { Dialect, Resource } from '../../src/config/types';
import { isPlainObject } from '../../src/lib/json';
import { ApiError, noList, noRecord } from '../apiError';
import {
  aroundOf,
  count,
  decodeIncluded,
  decodeMeta,
  decodeOne,
  decodeRecord,
  idOf,
  totalOf,
  unwrap,
} from '../decode';
import { plainRecord, plainRows, type Members } from '../promised';
import type { Answer } from '../request';
import type { ListAsk, Speech } from '../speech';
import { typeOf } from './calls';
import { withSeconds } from './dates';

type List = ReturnType<Speech['readList']>;

/** The rows of an answer and what it says of the others. Throws when it is no list. */
export function readList(dialect: Dialect, { body, headers }: Answer<unknown>, ask: ListAsk): List {
  const { resource, call, params } = ask;
  const members = call.data.map((path) => fillWith(path, () => typeOf(resource)));
  const list = unwrap(body, members);
  if (!Array.isArray(list)) throw noList();
  const ids = resource.api.id;
  const isOwn = dialect.records === 'json-api';
  const rows = isOwn
    ? list.map((entry: unknown) => decodeRecord(entry, ids))
    : plainRows(list).map((row) => identified(row, ids));
  const data = rows.map((row) => withSeconds(row, resource, dialect));
  const { total: totals, pages } = dialect.list;
  const first = (sources: readonly string[]) =>
    count(...sources.map((source) => valueAt(source, body, headers)));
  const asked = params.pagination;
  const total = totalOf({
    rows: data.length,
    page: asked?.page,
    size: asked?.perPage,
    all: call.total === 'pages' ? undefined : first(totals),
    pages: first(pages),
    isFull: call.total === 'pages',
  });
  return {
    data,
    total,
    included: isOwn ? decodeIncluded(body) : {},
    meta: { ...decodeMeta(body), ...(total !== undefined && { all_results: total }) },
    around: aroundOf(body, members),
    hasNext: hasNext(dialect, body),
  };
}

/** At a path of the body, or in a header: of `0-24/573` what follows the slash. */
function valueAt(source: string, body: unknown, headers: Headers): unknown {
  const [, name] = /^header:(.+)$/i.exec(source) ?? [];
  return name === undefined ? readPath(body, source) : /(?:^|\/)(\d+)\s*$/.exec(headers.get(name) ?? '')?.[1];
}

function hasNext({ list }: Dialect, body: unknown): boolean | undefined {
  const last = list.last.map((path) => readPath(body, path)).find((value) => typeof value === 'boolean');
  if (last !== undefined) return !last;
  const next = list.next.map((path) => readPath(body, path)).find((value) => value !== undefined);
  return next === undefined ? undefined : next !== null && next !== false && next !== '';
}

/** A record as the host wrote it, with its id under `id`; as it is there, else the one of the declared member. */
function identified(record: Members, ids: readonly string[]): RaRecord {
  const id = idOf(record, ids);
  return (ids.includes('id') && String(record.id) === id ? record : { ...record, id }) as RaRecord;
}

/** The record of an answer. Throws when there is none; of a list that is empty because there is none. */
export function readOne(
  dialect: Dialect,
  body: unknown,
  resource: Resource,
  members: readonly string[],
  id?: string,
): RaRecord {
  return withSeconds(recordIn(dialect, body, resource, members, id), resource, dialect);
}

function recordIn(
  dialect: Dialect,
  body: unknown,
  { api }: Resource,
  members: readonly string[],
  id?: string,
): RaRecord {
  // A record may have a member of the same name as what stands around others.
  const own = dialect.records === 'plain' && idOf(body, api.id) !== '';
  const data = own ? body : unwrap(body, members);
  if (Array.isArray(data) && data.length === 0) throw new ApiError(404);
  if (dialect.records === 'json-api')
    return decodeOne(body, members, { ...(id !== undefined && { id }), ids: api.id });
  const rows: readonly unknown[] = Array.isArray(data) ? data : [data];
  const found = rows.length === 1 ? rows[0] : rows.find((row) => idOf(row, api.id) === id);
  const record = identified(plainRecord(found), api.id);
  if (api.id.length > 0 && record.id === '') throw noRecord();
  return record;
}

/** The rows by which a cursor goes on: as the host wrote them. */
export const rowsIn = (body: unknown, members: readonly string[]): readonly unknown[] => {
  const list = unwrap(body, members);
  return Array.isArray(list) ? list : [];
};

/** The errors of a host as the product writes them; undefined where it says nothing. */
export function readErrors(
  errors: Dialect['errors'],
  body: unknown,
): Readonly<Record<string, unknown>> | undefined {
  const listed = errors.list.map((path) => readPath(body, path)).find((value) => Array.isArray(value));
  const tables = errors.fields
    .map((path) => (path === '.' ? listsOf(body, errors.list) : readPath(body, path)))
    .filter(isPlainObject);
  const entries = [
    ...((listed as unknown[] | undefined) ?? []).map((entry) => entryOf(errors, entry)),
    ...tables.flatMap((table) =>
      Object.entries(table).flatMap(([name, said]) =>
        [said]
          .flat()
          .filter((one) => typeof one === 'string')
          .map((detail) => ({ detail, source: pointer(name) })),
      ),
    ),
  ].filter(({ detail, source }) => detail !== '' || source !== undefined);
  const message = textAt(errors.message, body);
  if (entries.length === 0 && message === '') return undefined;
  const around = isPlainObject(body) ? body : {};
  return { ...around, errors: entries, detail: message };
}

/** Of the body itself the lists that are no others: texts beside them are about the whole. */
const listsOf = (body: unknown, others: readonly string[]): unknown =>
  isPlainObject(body) &&
  Object.fromEntries(
    Object.entries(body).filter(([name, said]) => Array.isArray(said) && !others.includes(name)),
  );

function entryOf(errors: Dialect['errors'], entry: unknown) {
  if (typeof entry === 'string') return { detail: entry, source: undefined };
  const field = errors.field
    .map((path) => readPath(entry, path))
    .find((value) => value !== undefined && value !== null);
  return { detail: textAt(errors.detail, entry), source: pointer(field) };
}

const textAt = (paths: readonly string[], from: unknown): string =>
  paths
    .map((path) => readPath(from, path))
    .find((value): value is string => typeof value === 'string' && value !== '') ?? '';

/** `/data/name`, `address.city`, `rooms[0].name` or `["body", "name"]` as a pointer. */
function pointer(field: unknown): { pointer: string } | undefined {
  const words = Array.isArray(field) ? field.filter((word) => word !== 'body').join('/') : field;
  if (typeof words !== 'string' || words === '') return undefined;
  const path = words.startsWith('/') ? words : `/${words.replaceAll(/[.[\]]+/g, '/').replace(/\/$/, '')}`;
  return { pointer: path };
}
