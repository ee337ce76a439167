import type { JsonObject } from './json.ts';
import { parseListResponse, findRecord, type ListResponse } from './listResponse.ts';
import type { Method, SpecOperation, SpecParameter } from './operations.ts';

/** Related paths: `/things`, and `/things/{id}` with the paths below it. */
export interface ApiCollection {
  path: string;
  /** Last words of the path: the name of its records. */
  noun: string;
  list: SpecOperation;
  rows: ListResponse;
  /** Path of a record and its id parameter. */
  item: { path: string; parameter: SpecParameter | undefined; name: string } | undefined;
  getOne: SpecOperation | undefined;
  create: SpecOperation | undefined;
  update: SpecOperation | undefined;
  remove: SpecOperation | undefined;
  /** Records have no path of their own; a query selects them (PostgREST). */
  identifiedByQuery: boolean;
  /** Other calls on a record: `POST /things/{id}/start`. */
  actions: readonly SpecOperation[];
  /** Child lists of a record: `/things/{id}/parts`. */
  children: readonly ApiCollection[];
}

/** Calls by path, without its trailing slash. */
type OperationsByPath = ReadonlyMap<string, Partial<Record<Method, SpecOperation>>>;

const trimSlash = (path: string): string => path.replace(/\/+$/, '');

/**
 * Writes keys in parentheses, as OData has them, as segments: `/pumps({id})/parts` becomes `/pumps/{id}/parts`. A key of two
 * parts becomes two segments.
 */
export const toSegments = (path: string): string =>
  trimSlash(path).replaceAll(/\(([^()]*\{[^()]*)\)/g, (_, key: string) =>
    [...key.matchAll(/\{[^{}]+\}/g)].map(([parameter]) => `/${parameter}`).join(''),
  );
const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);

/** Returns the top-level collections of a host, each with its child collections. */
export function findCollections(root: JsonObject, operations: readonly SpecOperation[]): ApiCollection[] {
  const paths = new Map<string, Partial<Record<Method, SpecOperation>>>();
  for (const operation of operations) {
    const key = toSegments(operation.path);
    paths.set(key, { ...paths.get(key), [operation.method]: operation });
  }
  const childPaths = groupChildPaths(paths);
  const inQuery = operations.some(({ parameters }) => parameters.some(({ name }) => name === 'Prefer'));
  if (inQuery) return [...paths.keys()].flatMap((path) => findTable(root, path, paths.get(path) ?? {}) ?? []);
  const rootPaths = [...paths.keys()].filter((path) => path !== '' && pathParameters(path).length === 0);
  const collections = rootPaths.flatMap((path) => findCollection(root, paths, childPaths, path) ?? []);
  return collections.filter(
    (candidate) => !collections.some((collection) => isSearchEndpointOf(candidate, collection)),
  );
}

/** True for `/things/search`: the same records again, without any write calls. */
const isSearchEndpointOf = (search: ApiCollection, collection: ApiCollection): boolean =>
  search !== collection &&
  search.item === undefined &&
  search.rows.row.name !== undefined &&
  search.rows.row.name === collection.rows.row.name &&
  collection.item !== undefined &&
  collection.item.path.startsWith(`${trimSlash(search.path).replace(/\/[^/]*$/, '')}/`);

/** Finds a PostgREST table: all its calls have one path. */
function findTable(
  root: JsonObject,
  path: string,
  operations: Partial<Record<Method, SpecOperation>>,
): ApiCollection | undefined {
  const listCall = findList(root, operations.get);
  if (!listCall) return undefined;
  return {
    path,
    noun: path.split('/').at(-1) ?? path,
    ...listCall,
    item: { path, parameter: undefined, name: 'id' },
    getOne: operations.get,
    create: operations.post,
    update: operations.patch,
    remove: operations.delete,
    identifiedByQuery: true,
    actions: [],
    children: [],
  };
}

/** Groups paths by their parent path. */
function groupChildPaths(paths: OperationsByPath): ReadonlyMap<string, readonly string[]> {
  const childPaths = new Map<string, string[]>();
  const seen = new Set<string>();
  const add = (path: string): void => {
    if (path === '' || seen.has(path)) return;
    seen.add(path);
    const parent = path.slice(0, path.lastIndexOf('/'));
    childPaths.set(parent, [...(childPaths.get(parent) ?? []), path]);
    // A record path may have child paths but no calls of its own.
    add(parent);
  };
  for (const path of paths.keys()) add(path);
  return childPaths;
}

const isParameter = (path: string): boolean => /\/\{[^/{}]+\}$/.test(path);

function findCollection(
  root: JsonObject,
  paths: OperationsByPath,
  childPaths: ReadonlyMap<string, readonly string[]>,
  basePath: string,
  parentParameters: readonly string[] = [],
): ApiCollection | undefined {
  const operations = paths.get(basePath) ?? {};
  const subPaths = childPaths.get(basePath) ?? [];
  // If records have several keys, use the path with the most calls.
  const [itemPath] = subPaths
    .filter(isParameter)
    .sort((a, b) => Object.keys(paths.get(b) ?? {}).length - Object.keys(paths.get(a) ?? {}).length);
  const item = itemPath === undefined ? undefined : (paths.get(itemPath) ?? {});
  const listCall = findList(root, operations.get) ?? findSearchList(root, paths, subPaths, item?.get);
  if (!listCall) return undefined;
  const name = itemPath === undefined ? '' : (pathParameters(itemPath).at(-1) ?? '');
  const recordPaths =
    itemPath === undefined
      ? []
      : (childPaths.get(itemPath) ?? []).filter((recordPath) => !isParameter(recordPath));
  const children =
    parentParameters.length > 0
      ? []
      : recordPaths.flatMap(
          (recordPath) => findCollection(root, paths, childPaths, recordPath, [name]) ?? [],
        );
  const childCollectionPaths = new Set(children.map((child) => toSegments(child.path)));
  const parameter =
    item &&
    Object.values(item)[0]?.parameters.find(
      (parameter) => parameter.in === 'path' && parameter.name === name,
    );
  const path = operations.get?.path ?? operations.post?.path ?? basePath;
  return {
    path,
    noun:
      toSegments(path)
        .split('/')
        .filter((segment) => segment !== '' && !segment.startsWith('{'))
        .at(-1) ?? path,
    ...listCall,
    item:
      itemPath === undefined || !item
        ? undefined
        : { path: Object.values(item)[0]?.path ?? itemPath, parameter, name },
    getOne: findRecord(root, item?.get?.response, listCall.rows.row) ? item?.get : undefined,
    // Some hosts create by PUT and update by another call of the record.
    create: operations.post ?? ((item?.post ?? item?.put) ? operations.put : undefined),
    // A partial update is safer than a full one: members without field stay unchanged.
    update: item?.patch ?? item?.put ?? (item?.post?.body === undefined ? operations.put : item.post),
    remove: item?.delete,
    identifiedByQuery: false,
    actions: recordPaths
      .filter((recordPath) => !childCollectionPaths.has(recordPath))
      .flatMap((recordPath) => findAction(paths.get(recordPath)) ?? []),
    children,
  };
}

function findList(
  root: JsonObject,
  get: SpecOperation | undefined,
): Pick<ApiCollection, 'list' | 'rows'> | undefined {
  const rows = parseListResponse(root, get?.response);
  return get && rows ? { list: get, rows } : undefined;
}

/** Finds `/things/search` if `/things` itself has no list: its rows are the records of `/things/{id}`. */
function findSearchList(
  root: JsonObject,
  paths: OperationsByPath,
  subPaths: readonly string[],
  getOne: SpecOperation | undefined,
) {
  const recordName = getOne && findRecord(root, getOne.response)?.record.name;
  if (recordName === undefined) return undefined;
  const lists = subPaths.flatMap(
    (path) => findList(root, isParameter(path) ? undefined : paths.get(path)?.get) ?? [],
  );
  return lists.find(({ rows }) => rows.row.name === recordName);
}

/** Returns the only write call of a path. */
function findAction(
  operations: Partial<Record<Method, SpecOperation>> | undefined,
): SpecOperation | undefined {
  const operation = operations?.post ?? operations?.put ?? operations?.patch ?? operations?.delete;
  const needsNoInput = operation?.parameters.every(
    (parameter) => parameter.in === 'path' || !parameter.required,
  );
  return needsNoInput ? operation : undefined;
}
