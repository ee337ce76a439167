import { queryString } from '../../dataProvider/path';
import { idsOfNoRecord } from '../config/sessionCalls';
import type { ReadCall, Resource } from '../config/types';

/** What `start.js` may ask for at an address: the list and the record of a resource, as the data provider would. */
export interface StartRead {
  list?: string;
  /** With `{id}` for the record. */
  one?: string;
  size: string;
  sizes: string[];
  /** Paths after the route that are no record: tabs of the list, forms, pages written in code. */
  words: string[];
  /** Ids, in lower case, that make a call of the session of the path of a record. */
  never?: string[];
  /** Words after a record below which pages of other resources stand. */
  below?: string[];
}

/**
 * Reads by route, for the resources whose first call needs nothing but the address.
 *
 * @param pages Paths under /admin of the pages written in code: one below a route is no record of it.
 */
export function startTable(
  resources: ReadonlyMap<string, Resource>,
  pages: readonly string[],
): Record<string, StartRead> {
  const table: Record<string, StartRead> = {};
  const all = [...resources.values()].flatMap(({ at }) => at);
  for (const { route, api, list, access } of resources.values()) {
    const everybody =
      !access.list.never && access.list.permissions.length === 0 && access.list.roles.length === 0;
    if ((api.dialect ?? 'json-api') !== 'json-api' || api.host !== 'main' || !list || !everybody) continue;
    const plainList =
      api.list &&
      isPlain(api.list) &&
      api.list.paged &&
      list.sort === null &&
      Object.keys(list.query).length === 0;
    const one = api.one && oneAddress(api.one);
    table[route] = {
      ...(plainList && api.list ? { list: api.list.path } : {}),
      ...(one ? { one, ...neverRead(one) } : {}),
      size: String(list.pageSize),
      sizes: list.pageSizes.map(String),
      words: ['create', ...list.tabs.map(({ key }) => key), ...wordsAfter(route, pages)],
      ...belowRecords(route, all),
    };
  }
  return table;
}

/** The data provider refuses them, so they are not asked for either: one rule (`isNoRecord`). */
function neverRead(one: string): Pick<StartRead, 'never'> {
  const never = idsOfNoRecord(one);
  return never.length > 0 ? { never } : {};
}

/** The word after the route in the paths below it: `qr-generator-tool` of `assets/qr-generator-tool`. */
const wordsAfter = (route: string, paths: readonly string[]): string[] =>
  paths.flatMap((path) =>
    path.startsWith(`${route}/`) ? (path.slice(route.length + 1).split('/')[0] ?? []) : [],
  );

/** The words after a record of the route in these addresses: `car` of `/admin/owners/{ownerId}/car`. */
function belowRecords(route: string, addresses: readonly string[]): Pick<StartRead, 'below'> {
  const start = `/admin/${route}/{`;
  const below = addresses.flatMap((path) =>
    path.startsWith(start) ? (path.slice(start.length).split('/')[1] ?? []) : [],
  );
  return below.length > 0 ? { below } : {};
}

const isPlain = (call: { query: object; version: number }): boolean =>
  call.version === 1 && Object.keys(call.query).length === 0;

/** The address of a record with `{id}`; undefined when it needs more than the id. */
function oneAddress({ path, query, version }: ReadCall): string | undefined {
  const values = Object.values(query);
  const isFixed = values.every((value) => typeof value === 'string' && !value.includes('{'));
  if (version !== 1 || !isFixed) return undefined;
  const fixed = queryString(query as Record<string, string>);
  return fixed ? `${path}?${fixed}` : path;
}
