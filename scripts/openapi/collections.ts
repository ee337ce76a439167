import type { Obj } from './json.ts';
import { listAnswerOf, recordIn, type ListAnswer } from './listAnswer.ts';
import type { Method, Operation, Parameter } from './operations.ts';

/** Paths that belong together: `/things`, and `/things/{id}` with what lies below it. */
export interface Collection {
  path: string;
  /** Last words of the path: what its records are called. */
  noun: string;
  list: Operation;
  rows: ListAnswer;
  /** The path of a record and the parameter in it that is its id. */
  item: { path: string; parameter: Parameter | undefined; name: string } | undefined;
  one: Operation | undefined;
  create: Operation | undefined;
  update: Operation | undefined;
  remove: Operation | undefined;
  /** Records have no path of their own: a query names them (PostgREST). */
  inQuery: boolean;
  /** Calls on a record that are none of these: `POST /things/{id}/start`. */
  verbs: readonly Operation[];
  /** Lists that belong to a record: `/things/{id}/parts`. */
  children: readonly Collection[];
}

/** The calls by their path, which counts without the slash at its end. */
type Paths = ReadonlyMap<string, Partial<Record<Method, Operation>>>;

const bare = (path: string): string => path.replace(/\/+$/, '');
const namesIn = (path: string): string[] => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);

/** The collections of a host that no record stands above, each with those of its records. */
export function collectionsOf(root: Obj, operations: readonly Operation[]): Collection[] {
  const paths = new Map<string, Partial<Record<Method, Operation>>>();
  for (const operation of operations) {
    const key = bare(operation.path);
    paths.set(key, { ...paths.get(key), [operation.method]: operation });
  }
  const below = childrenOf(paths);
  const inQuery = operations.some(({ parameters }) => parameters.some(({ name }) => name === 'Prefer'));
  if (inQuery) return [...paths.keys()].flatMap((path) => tableAt(root, path, paths.get(path) ?? {}) ?? []);
  const starts = [...paths.keys()].filter((path) => path !== '' && namesIn(path).length === 0);
  const found = starts.flatMap((path) => collectionAt(root, paths, below, path) ?? []);
  return found.filter((one) => !found.some((other) => isSearchOf(one, other)));
}

/** `/things/search`: the same records again, which nothing can be done with there. */
const isSearchOf = (one: Collection, other: Collection): boolean =>
  one !== other &&
  one.item === undefined &&
  one.rows.row.name !== undefined &&
  one.rows.row.name === other.rows.row.name &&
  other.item !== undefined &&
  other.item.path.startsWith(`${bare(one.path).replace(/\/[^/]*$/, '')}/`);

/** A table of PostgREST: all its calls have one path. */
function tableAt(root: Obj, path: string, own: Partial<Record<Method, Operation>>): Collection | undefined {
  const listed = listAt(root, own.get);
  if (!listed) return undefined;
  return {
    path,
    noun: path.split('/').at(-1) ?? path,
    ...listed,
    item: { path, parameter: undefined, name: 'id' },
    one: own.get,
    create: own.post,
    update: own.patch,
    remove: own.delete,
    inQuery: true,
    verbs: [],
    children: [],
  };
}

/** By path, the paths that are a segment longer. */
function childrenOf(paths: Paths): ReadonlyMap<string, readonly string[]> {
  const below = new Map<string, string[]>();
  const seen = new Set<string>();
  const add = (path: string): void => {
    if (path === '' || seen.has(path)) return;
    seen.add(path);
    const parent = path.slice(0, path.lastIndexOf('/'));
    below.set(parent, [...(below.get(parent) ?? []), path]);
    // A record may have calls below it and none of its own.
    add(parent);
  };
  for (const path of paths.keys()) add(path);
  return below;
}

const isParameter = (path: string): boolean => /\/\{[^/{}]+\}$/.test(path);

function collectionAt(
  root: Obj,
  paths: Paths,
  below: ReadonlyMap<string, readonly string[]>,
  start: string,
  within: readonly string[] = [],
): Collection | undefined {
  const own = paths.get(start) ?? {};
  const inner = below.get(start) ?? [];
  // Of several keys that a record may be found by, the one that most can be done with.
  const [itemPath] = inner
    .filter(isParameter)
    .sort((a, b) => Object.keys(paths.get(b) ?? {}).length - Object.keys(paths.get(a) ?? {}).length);
  const item = itemPath === undefined ? undefined : (paths.get(itemPath) ?? {});
  const listed = listAt(root, own.get) ?? searchAt(root, paths, inner, item?.get);
  if (!listed) return undefined;
  const name = itemPath === undefined ? '' : (namesIn(itemPath).at(-1) ?? '');
  const deeper = itemPath === undefined ? [] : (below.get(itemPath) ?? []).filter((one) => !isParameter(one));
  const children =
    within.length > 0 ? [] : deeper.flatMap((one) => collectionAt(root, paths, below, one, [name]) ?? []);
  const taken = new Set(children.map((child) => bare(child.path)));
  const parameter =
    item && Object.values(item)[0]?.parameters.find((one) => one.in === 'path' && one.name === name);
  const path = own.get?.path ?? own.post?.path ?? start;
  return {
    path,
    noun:
      path
        .split('/')
        .filter((part) => part !== '' && !part.startsWith('{'))
        .at(-1) ?? path,
    ...listed,
    item:
      itemPath === undefined || !item
        ? undefined
        : { path: Object.values(item)[0]?.path ?? itemPath, parameter, name },
    one: recordIn(root, item?.get?.answer) ? item?.get : undefined,
    create: own.post,
    // A part is safer than the whole: what no screen shows stays as it is.
    update: item?.patch ?? item?.put ?? (item?.post?.body === undefined ? own.put : item.post),
    remove: item?.delete,
    inQuery: false,
    verbs: deeper.filter((one) => !taken.has(one)).flatMap((one) => verbAt(paths.get(one)) ?? []),
    children,
  };
}

function listAt(root: Obj, get: Operation | undefined): Pick<Collection, 'list' | 'rows'> | undefined {
  const rows = listAnswerOf(root, get?.answer);
  return get && rows ? { list: get, rows } : undefined;
}

/** `/things/search` where `/things` itself lists nothing: its rows are what `/things/{id}` answers. */
function searchAt(root: Obj, paths: Paths, inner: readonly string[], one: Operation | undefined) {
  const record = one && recordIn(root, one.answer)?.record.name;
  if (record === undefined) return undefined;
  const found = inner.flatMap(
    (path) => listAt(root, isParameter(path) ? undefined : paths.get(path)?.get) ?? [],
  );
  return found.find(({ rows }) => rows.row.name === record);
}

/** The one call that does something at a path; reading is not among them. */
function verbAt(calls: Partial<Record<Method, Operation>> | undefined): Operation | undefined {
  const doing = calls?.post ?? calls?.put ?? calls?.patch ?? calls?.delete;
  const isPlain = doing?.parameters.every((one) => one.in === 'path' || !one.required);
  return isPlain ? doing : undefined;
}
