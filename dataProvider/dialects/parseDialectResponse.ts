import type { RaRecord } from 'ra-core';
import { readPath } from '../../src/config/values/readPath';
import { fillTemplateWith } from '../../src/config/template';
import type { Dialect, Resource } from '../../src/config/types';
import { isExactNumber, toDigits } from '../../src/lib/exactNumber';
import { isPlainObject } from '../../src/lib/json';
import { ApiError, missingListError, missingRecordError } from '../http/apiError';
import {
  extractResponseMeta,
  firstCount,
  decodeIncluded,
  decodePaging,
  decodeOne,
  decodeRecord,
  getRecordId,
  computeTotal,
  unwrapData,
} from '../jsonApi/decode';
import { requireRecord, requireRows, type RawRecord } from '../jsonApi/responseShape';
import type { ListRequest, WireFormat } from '../jsonApi/wireFormat';
import type { CountedResponse } from './countRows';
import { getResourceType } from './dialectApi';
import { readTotal } from './readTotal';
import { rememberExactId } from '../values/exactIds';
import { ORIGINAL_VALUES } from '../values/originalValues';
import { toConsoleValues } from '../values/wireValues';

type ParsedList = ReturnType<WireFormat['parseList']>;

/** Parses the rows, total and metadata of a list response. Throws if it is not a list. */
export function parseDialectList(
  dialect: Dialect,
  response: CountedResponse<unknown>,
  listRequest: ListRequest,
): ParsedList {
  const { body } = response;
  const { resource, call, params } = listRequest;
  const members = call.data.map((path) => fillTemplateWith(path, () => getResourceType(resource)));
  const list = unwrapData(body, members);
  if (!Array.isArray(list)) throw missingListError();
  const ids = resource.api.id;
  const isJsonApi = dialect.records === 'json-api';
  const rows = isJsonApi
    ? list.map((entry: unknown) => decodeRecord(entry, ids))
    : requireRows(list).map((row) => withId(row, ids));
  const data = rows.map((row) => toConsoleValues(row, resource, dialect));
  const { total: totals, pages } = dialect.getList;
  const firstCountOf = (sources: readonly string[]) =>
    firstCount(...sources.map((source) => readTotal(source, response)));
  const pagination = params.pagination;
  const total = computeTotal({
    rowCount: data.length,
    page: pagination?.page,
    perPage: pagination?.perPage,
    allResults: call.total === 'pages' ? undefined : (response.count ?? firstCountOf(totals)),
    totalPages: firstCountOf(pages),
    assumesFullPages: call.total === 'pages',
  });
  return {
    data,
    total,
    included: isJsonApi ? decodeIncluded(body) : {},
    paging: { ...decodePaging(body), ...(total !== undefined && { all_results: total }) },
    responseMeta: extractResponseMeta(body, members),
    hasNextPage: readHasNextPage(dialect, body),
  };
}

function readHasNextPage({ getList }: Dialect, body: unknown): boolean | undefined {
  const last = getList.last.map((path) => readPath(body, path)).find((value) => typeof value === 'boolean');
  if (last !== undefined) return !last;
  const next = getList.next.map((path) => readPath(body, path)).find((value) => value !== undefined);
  return next === undefined ? undefined : next !== null && next !== false && next !== '';
}

/** Returns a record with its id under `id`: its own `id` if that is declared and used, else the declared member. */
function withId(record: RawRecord, ids: readonly string[]): RaRecord {
  const id = getRecordId(record, ids);
  if (!ids.includes('id') || String(toDigits(record.id)) !== id) return { ...record, id };
  // An id that JavaScript would round is a text in the console, and the number that it was in bodies.
  if (!isExactNumber(record.id)) return record as RaRecord;
  rememberExactId(record.id);
  return { ...record, id, [ORIGINAL_VALUES]: { id: record.id } };
}

/** Parses the record of a response. Throws if there is none; a 404 for an empty list. */
export function parseDialectRecord(
  dialect: Dialect,
  body: unknown,
  resource: Resource,
  members: readonly string[],
  id?: string,
): RaRecord {
  return toConsoleValues(findRecord(dialect, body, resource, members, id), resource, dialect);
}

/** Parses the response of a write: the record, or only the id of a new one. Throws if it has neither. */
export function parseWrittenRecord(dialect: Dialect, body: unknown, resource: Resource): RaRecord {
  try {
    return parseDialectRecord(dialect, body, resource, dialect.getOne.data);
  } catch (error) {
    const id = getRecordId(body, dialect.create.id);
    if (id === '') throw error;
    return { id };
  }
}

function findRecord(
  dialect: Dialect,
  body: unknown,
  { api }: Resource,
  members: readonly string[],
  id?: string,
): RaRecord {
  // A record may have a member with the name of an envelope member.
  const isBareRecord = dialect.records === 'plain' && getRecordId(body, api.id) !== '';
  const data = isBareRecord ? body : unwrapData(body, members);
  if (Array.isArray(data) && data.length === 0) throw new ApiError(404);
  if (dialect.records === 'json-api')
    return decodeOne(body, members, { ...(id !== undefined && { id }), idPaths: api.id });
  const rows: readonly unknown[] = Array.isArray(data) ? data : [data];
  const matchingRow = rows.length === 1 ? rows[0] : rows.find((row) => getRecordId(row, api.id) === id);
  const record = withId(requireRecord(matchingRow), api.id);
  if (api.id.length > 0 && record.id === '') throw missingRecordError();
  return record;
}

/** Returns the rows as the host sent them, for the cursor of the next page. */
export const extractRawRows = (body: unknown, members: readonly string[]): readonly unknown[] => {
  const list = unwrapData(body, members);
  return Array.isArray(list) ? list : [];
};

/** Converts the errors of a host to the product's format; undefined if it has none. */
export function parseDialectErrors(
  errors: Dialect['errors'],
  body: unknown,
): Readonly<Record<string, unknown>> | undefined {
  const lists = errors.list.map((path) => readPath(body, path));
  // A single error may be an object in place of a list.
  const errorList = lists.find(Array.isArray) ?? lists.filter(isPlainObject).slice(0, 1);
  const tables = errors.fields
    .map((path) => (path === '.' ? listMembers(body, errors.list) : readPath(body, path)))
    .filter(isPlainObject);
  const entries = [
    ...(errorList as unknown[]).map((entry) => toErrorEntry(errors, entry)),
    ...tables.flatMap((table) =>
      Object.entries(table).flatMap(([name, messages]) =>
        [messages]
          .flat()
          .filter((message) => typeof message === 'string')
          .map((detail) => ({ detail, source: toSourcePointer(name) })),
      ),
    ),
  ].filter(({ detail, source }) => detail !== '' || source !== undefined);
  const message = firstTextAt(errors.message, body);
  if (entries.length === 0 && message === '') return undefined;
  const rest = isPlainObject(body) ? body : {};
  return { ...rest, errors: entries, detail: message };
}

/** For the body itself: only list members that are not error lists; plain texts in it are about the whole request. */
const listMembers = (body: unknown, excluded: readonly string[]): unknown =>
  isPlainObject(body) &&
  Object.fromEntries(
    Object.entries(body).filter(([name, messages]) => Array.isArray(messages) && !excluded.includes(name)),
  );

function toErrorEntry(errors: Dialect['errors'], entry: unknown) {
  if (typeof entry === 'string') return { detail: entry, source: undefined };
  const field = errors.field
    .map((path) => readPath(entry, path))
    .find((value) => value !== undefined && value !== null);
  return { detail: firstTextAt(errors.detail, entry), source: toSourcePointer(field) };
}

const firstTextAt = (paths: readonly string[], from: unknown): string =>
  paths
    .map((path) => readPath(from, path))
    .find((value): value is string => typeof value === 'string' && value !== '') ?? '';

/** Converts `/data/name`, `address.city`, `rooms[0].name` or `["body", "name"]` to a pointer. */
function toSourcePointer(fieldPath: unknown): { pointer: string } | undefined {
  const text = Array.isArray(fieldPath) ? fieldPath.filter((word) => word !== 'body').join('/') : fieldPath;
  if (typeof text !== 'string' || text === '') return undefined;
  const path = text.startsWith('/') ? text : `/${text.replaceAll(/[.[\]]+/g, '/').replace(/\/$/, '')}`;
  return { pointer: path };
}
