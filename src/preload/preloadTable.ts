import { queryString } from '../../dataProvider/http/path';
import type { ReadCall, Resource } from '../config/types';
import type { BundledIndexData } from './bundledIndex';

/**
 * Reads that the preload script may send for a route: the list and the record of a resource, as the data provider would send
 * them.
 */
export interface PreloadRead {
  list?: string;
  /** With `{id}` for the record. */
  one?: string;
  pageSize: number;
  pageSizes: readonly number[];
  hasSearch: boolean;
  /** Path segments after the route that are not record ids: tabs of the list, forms, pages written in code. */
  words: string[];
  /** Segments after a record below which other resources have pages. */
  wordsBelow: string[];
}

/** Requests of the preload script for a route. */
export interface PreloadRoute {
  /** Indexes of the declaration files that the list needs, and those that a record page needs. */
  files: { list: readonly number[]; all: readonly number[] };
  read?: PreloadRead;
}

/**
 * Returns what to request by route; reads only of resources whose first call needs only the URL.
 *
 * @param pages Paths under /admin of the pages written in code; such a path below a route is not a record.
 */
export function createPreloadTable(
  index: BundledIndexData,
  resources: ReadonlyMap<string, Resource>,
  pages: readonly string[],
): Record<string, PreloadRoute> {
  const extraPaths = index.resources.flatMap((resource) => resource.extraPaths);
  return Object.fromEntries(
    index.resources.map(({ name, route, files }) => {
      const resource = resources.get(name);
      const read = resource && createPreloadRead(resource, pages, extraPaths);
      return [route, { files: { list: files.list, all: files.all }, ...(read && { read }) }];
    }),
  );
}

/** Returns the reads of a resource; undefined if they need more than the URL. */
function createPreloadRead(
  { route, api, list, access }: Resource,
  pages: readonly string[],
  extraPaths: readonly string[],
): PreloadRead | undefined {
  const isForEverybody =
    !access.list.never && access.list.permissions.length === 0 && access.list.roles.length === 0;
  if ((api.dialect ?? 'json-api') !== 'json-api' || api.host !== 'main' || !list || !isForEverybody)
    return undefined;
  const canPreloadList =
    api.getList &&
    hasNoQuery(api.getList) &&
    api.getList.paged &&
    list.sort === null &&
    Object.keys(list.query).length === 0;
  const recordUrl = api.getOne && createRecordUrl(api.getOne);
  return {
    ...(canPreloadList && api.getList ? { list: api.getList.path } : {}),
    ...(recordUrl ? { one: recordUrl } : {}),
    pageSize: list.pageSize,
    pageSizes: list.pageSizes,
    hasSearch: Boolean(list.search),
    words: ['create', ...list.tabs.map(({ key }) => key), ...listWordsAfter(route, pages)],
    wordsBelow: listWordsBelowRecords(route, extraPaths),
  };
}

/** Returns the segment after the route in the paths below it: `qr-generator-tool` of `assets/qr-generator-tool`. */
const listWordsAfter = (route: string, paths: readonly string[]): string[] =>
  paths.flatMap((path) =>
    path.startsWith(`${route}/`) ? (path.slice(route.length + 1).split('/')[0] ?? []) : [],
  );

/** Returns the segments after a record of the route in these paths: `car` of `/admin/owners/{ownerId}/car`. */
function listWordsBelowRecords(route: string, paths: readonly string[]): string[] {
  const recordPrefix = `/admin/${route}/{`;
  return paths.flatMap((path) =>
    path.startsWith(recordPrefix) ? (path.slice(recordPrefix.length).split('/')[1] ?? []) : [],
  );
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
