import type { RaRecord } from 'ra-core';
import { ApiError } from '..';
import { readSource } from '../../src/config/values/readPath';
import { isEmpty } from '../../src/config/values/isEmpty';
import type { Field, FilterCondition, List } from '../../src/config/types';
import type { CheckContext } from './checkContext';
import { findListPaths, guessIdMembers } from './responseHints';

/** Parameters of one list request beyond the defaults. */
interface ListRequest {
  page?: number;
  size?: number;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  filter?: Record<string, unknown>;
}

/** Fetches a list from its own path, as the console does. */
export const fetchList = async (
  { provider, resource }: CheckContext,
  list: List,
  request: ListRequest = {},
) => {
  const { page = 1, size: pageSize = list.pageSize, filter = {} } = request;
  const sort = request.sort ?? list.sort ?? { field: '', order: 'ASC' };
  const { data, total } = await provider.getList<RaRecord>(resource.name, {
    pagination: { page, perPage: pageSize },
    sort,
    filter,
  });
  return { data, total };
};

/** Names the lists of a response that the dialect does not find. */
function reportEnvelope({ report, lastBody }: CheckContext, error: unknown): void {
  const paths = error instanceof ApiError && error.status === 0 ? findListPaths(lastBody()) : [];
  if (paths.length > 0)
    report({
      level: 'must',
      kind: 'field',
      text: `the rows are in ${paths.map((path) => `"${path}"`).join(' or ')}, where the dialect does not read them`,
      advice: `Set "getList": { "data": [${paths.map((path) => JSON.stringify(path)).join(', ')}] } in the dialect.`,
    });
}

/** Suggests the members that could be the id of rows. */
function adviceForId(rows: readonly RaRecord[]): string {
  const { single, parts } = guessIdMembers(rows);
  if (single.length > 0)
    return `Name the id in api.id: ${single.map((name) => `"${name}"`).join(', ')} is different in each row.`;
  return parts.length > 0
    ? `No member is different in each row; ${parts.map((name) => `"${name}"`).join(' and ')} together are: the key has several parts. Ask the host for an id of one part, or declare "id": false, without a page of each record.`
    : 'Name the id in api.id, or set "id": false if there is none.';
}

/** Identifies a row: by its id, or by its members if the declaration names none. */
const getRowKey = (row: RaRecord): string => (row.id === '' ? JSON.stringify(row) : String(row.id));
const joinRowKeys = (rows: readonly RaRecord[]): string => rows.map(getRowKey).join();

/** Checks the list: rows, ids, columns, total. Returns its rows. */
export async function checkList(context: CheckContext, list: List): Promise<readonly RaRecord[]> {
  const { data, total } = await fetchList(context, list).catch((error: unknown) => {
    reportEnvelope(context, error);
    throw error;
  });
  if (data.length === 0) context.skip('the list is empty: its rows were not checked');
  if (context.resource.api.id.length > 0 && data.some(({ id }) => id === ''))
    context.report({
      level: 'must',
      kind: 'field',
      text: `some rows have no id (${context.resource.api.id.join(', ')})`,
      advice: adviceForId(data),
    });
  for (const { field, label, hidden } of list.columns)
    if (data.length > 0 && !hidden && !field.call && data.every((row) => isEmpty(readSource(row, field))))
      context.report({
        level: 'should',
        kind: 'field',
        place: field.source,
        text: `no row has the column "${label}"`,
        advice: 'Name its member in `source` of the field, or remove the column.',
      });
  if (context.resource.api.getList?.paged && total === undefined)
    context.report({
      level: 'should',
      kind: 'pagination',
      text: 'the response lacks the total row count',
      advice: 'Name its place in `getList.total` of the dialect; without it there is no last page.',
    });
  return data;
}

/** Checks that the second page has other rows, and no page exceeds the requested size. */
export async function checkListPages(
  context: CheckContext,
  list: List,
  rows: readonly RaRecord[],
): Promise<void> {
  if (!context.resource.api.getList?.paged) return context.skip('the list is read whole');
  const pageSize = Math.min(list.pageSize, Math.floor(rows.length / 2));
  if (pageSize === 0) return context.skip('there are not enough rows for two pages');
  const first = await fetchList(context, list, { size: pageSize });
  const second = await fetchList(context, list, { size: pageSize, page: 2 });
  if (first.data.length > pageSize)
    context.report({
      level: 'must',
      kind: 'pagination',
      text: `the page has ${first.data.length} rows, and ${pageSize} were requested`,
      advice: 'Name the parameter of the size in `page` of the dialect.',
    });
  await checkLastPage(context, list, first);
  const firstPageKeys = new Set(first.data.map(getRowKey));
  if (second.data.some((row) => firstPageKeys.has(getRowKey(row))))
    context.report({
      level: 'must',
      kind: 'pagination',
      text: 'the second page repeats rows of the first',
      advice: 'Describe in `page` of the dialect how a page is requested and its first number.',
    });
}

/** Checks that the last page has the rows that the total promises: a host that counts from 0 has none there. */
async function checkLastPage(
  context: CheckContext,
  list: List,
  { data, total }: { data: readonly RaRecord[]; total: number | undefined },
): Promise<void> {
  const size = data.length;
  if (total === undefined || size === 0 || total <= size) return;
  const last = Math.ceil(total / size);
  const { data: lastRows } = await fetchList(context, list, { size, page: last });
  if (lastRows.length === 0)
    context.report({
      level: 'must',
      kind: 'pagination',
      text: `page ${last}, the last of ${total} rows, is empty: the host counts pages from 0, and the first is never visible`,
      advice: 'Use {index}, which counts from 0, in place of {page} in `page.query` of the dialect.',
    });
}

/** Checks each sortable column in both directions. */
export async function checkSorts(
  context: CheckContext,
  list: List,
  rows: readonly RaRecord[],
): Promise<void> {
  const columns = list.columns.map(({ field }) => field).filter(({ sortable }) => sortable);
  const distinctColumns = columns.filter(
    (field) => new Set(rows.map((row) => JSON.stringify(readSource(row, field)))).size > 1,
  );
  if (distinctColumns.length === 0) return context.skip('no sortable column has different values');
  for (const { name, label } of distinctColumns) {
    const ascending = await fetchList(context, list, { sort: { field: name, order: 'ASC' } });
    const descending = await fetchList(context, list, { sort: { field: name, order: 'DESC' } });
    if (ascending.data.length > 1 && joinRowKeys(ascending.data) === joinRowKeys(descending.data))
      context.report({
        level: 'should',
        kind: 'pagination',
        place: name,
        text: `the host does not sort by "${label}": both directions return the same`,
        advice: 'Describe in `sort` of the dialect how to sort, or remove `sortable` from the field.',
      });
  }
}

/** Checks each filter with a value of a row. */
export async function checkFilters(
  context: CheckContext,
  list: List,
  rows: readonly RaRecord[],
): Promise<void> {
  const remoteFilters = list.filters.filter(({ grammar }) => grammar !== 'local');
  let triedCount = 0;
  for (const { field, kind: filterKind } of remoteFilters) {
    const value = rows.map((row) => readSource(row, field)).find(isScalar);
    if (value === undefined || filterKind === 'presence') continue;
    triedCount += 1;
    const isRange = filterKind === 'range';
    const condition: FilterCondition = { field: field.name, operator: isRange ? '>=' : '=', value };
    const { data } = await fetchList(context, list, { filter: { conditions: [condition] } });
    const isMismatch = (row: RaRecord): boolean => !matchesFilter(readSource(row, field), value, isRange);
    if (data.length === 0 || data.some(isMismatch))
      context.report({
        level: 'should',
        kind: 'pagination',
        place: field.name,
        text: `the host does not filter by "${field.label}": ${data.length === 0 ? 'the row that has the value is missing' : 'some rows do not have the value'}`,
        advice:
          'Describe the filter in `filterBy` of the field or in `filter` of the dialect, or remove the filter.',
      });
  }
  if (triedCount === 0) context.skip('the list has no filters, or no row has values to filter by');
}

export const isScalar = (value: unknown): value is string | number | boolean =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean';

export const matchesFilter = (actual: unknown, value: string | number | boolean, isRange: boolean): boolean =>
  isRange
    ? Number(actual) >= Number(value)
    : [actual]
        .flat()
        .some((actualItem) => String(actualItem).toLowerCase().includes(String(value).toLowerCase()));

/** Checks that a word of no row finds nothing and a word of a row finds it. */
export async function checkSearch(
  context: CheckContext,
  list: List,
  rows: readonly RaRecord[],
): Promise<void> {
  const texts = list.columns.map(({ field }) => field).filter(({ type }) => type === 'text');
  const row = rows.find((candidate) => texts.some((field) => searchableWord(candidate, field) !== undefined));
  const word =
    row && texts.map((field) => searchableWord(row, field)).find((candidate) => candidate !== undefined);
  if (row === undefined || word === undefined) return context.skip('no row has a text to search for');
  const matches = await fetchList(context, list, { filter: { search: word } });
  const noMatches = await fetchList(context, list, { filter: { search: 'zqxwzqxw' } });
  const advice = 'Describe in `search` of the dialect how to search, or remove the search from the list.';
  if (matches.data.length === 0)
    context.report({
      level: 'should',
      kind: 'pagination',
      text: `the search does not find "${word}"`,
      advice,
    });
  if (noMatches.data.length > 0)
    context.report({
      level: 'should',
      kind: 'pagination',
      text: 'the host does not search: it returns rows for a word that no row has',
      advice,
    });
}

function searchableWord(row: RaRecord, field: Field): string | undefined {
  const value = readSource(row, field);
  return typeof value === 'string' ? value.split(/\s+/).find((word) => word.length > 2) : undefined;
}
