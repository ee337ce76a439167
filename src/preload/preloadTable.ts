import { queryString } from '../../dataProvider/http/path';
import { findReservedIds } from '../config/runtime/sessionPaths';
import type { ReadCall, Resource } from '../config/types';

/**
 * Reads that `preload.js` may send for a route: the list and the record of a resource, as the data provider would send them.
 */
export interface PreloadRead {
  list?: string;
  /** With `{id}` for the record. */
  one?: string;
  size: string;
  sizes: string[];
  /** Path segments after the route that are not record ids: tabs of the list, forms, pages written in code. */
  words: string[];
  /** Ids, in lower case, that turn the record path into a session call. */
  reservedIds?: string[];
  /** Segments after a record below which other resources have pages. */
  wordsBelow?: string[];
}

/**
 * Returns the reads by route, for resources whose first call needs only the URL.
 *
 * @param pages Paths under /admin of the pages written in code; such a path below a route is not a record.
 */
export function createPreloadTable(
  resources: ReadonlyMap<string, Resource>,
  pages: readonly string[],
): Record<string, PreloadRead> {
  const preloadTable: Record<string, PreloadRead> = {};
  const extraPaths = [...resources.values()].flatMap(({ extraPaths }) => extraPaths);
  for (const { route, api, list, access } of resources.values()) {
    const isForEverybody =
      !access.list.never && access.list.permissions.length === 0 && access.list.roles.length === 0;
    if ((api.dialect ?? 'json-api') !== 'json-api' || api.host !== 'main' || !list || !isForEverybody)
      continue;
    const canPreloadList =
      api.getList &&
      hasNoQuery(api.getList) &&
      api.getList.paged &&
      list.sort === null &&
      Object.keys(list.query).length === 0;
    const recordUrl = api.getOne && createRecordUrl(api.getOne);
    preloadTable[route] = {
      ...(canPreloadList && api.getList ? { list: api.getList.path } : {}),
      ...(recordUrl ? { one: recordUrl, ...getReservedIds(recordUrl) } : {}),
      size: String(list.pageSize),
      sizes: list.pageSizes.map(String),
      words: ['create', ...list.tabs.map(({ key }) => key), ...listWordsAfter(route, pages)],
      ...listWordsBelowRecords(route, extraPaths),
    };
  }
  return preloadTable;
}

/**
 * Returns the ids that the data provider rejects, so that the preload skips them too; both use the same rule
 * (`isReservedPath`).
 */
function getReservedIds(recordUrl: string): Pick<PreloadRead, 'reservedIds'> {
  const reservedIds = findReservedIds(recordUrl);
  return reservedIds.length > 0 ? { reservedIds } : {};
}

/** Returns the segment after the route in the paths below it: `qr-generator-tool` of `assets/qr-generator-tool`. */
const listWordsAfter = (route: string, paths: readonly string[]): string[] =>
  paths.flatMap((path) =>
    path.startsWith(`${route}/`) ? (path.slice(route.length + 1).split('/')[0] ?? []) : [],
  );

/** Returns the segments after a record of the route in these paths: `car` of `/admin/owners/{ownerId}/car`. */
function listWordsBelowRecords(route: string, paths: readonly string[]): Pick<PreloadRead, 'wordsBelow'> {
  const recordPrefix = `/admin/${route}/{`;
  const wordsBelow = paths.flatMap((path) =>
    path.startsWith(recordPrefix) ? (path.slice(recordPrefix.length).split('/')[1] ?? []) : [],
  );
  return wordsBelow.length > 0 ? { wordsBelow } : {};
}

const hasNoQuery = (call: { query: object; apiVersion: number }): boolean =>
  call.apiVersion === 1 && Object.keys(call.query).length === 0;

/** Returns the URL of a record with `{id}`; undefined if it needs more than the id. */
function createRecordUrl({ path, query, apiVersion }: ReadCall): string | undefined {
  const values = Object.values(query);
  const isConstant = values.every((value) => typeof value === 'string' && !value.includes('{'));
  if (apiVersion !== 1 || !isConstant) return undefined;
  const queryText = queryString(query as Record<string, string>);
  return queryText ? `${path}?${queryText}` : path;
}
