import { toRouteAliases, type ResourceSummary, type ResourceIndex } from '../config/resourceSummary';
import type { LoadLevel } from '../config/dependencies';
import { EVERYBODY, normaliseAccess } from '../config/normalise/access';
import type { AccessRule } from '../config/types';

/**
 * What the start holds of the bundled declarations: their faces, and in which files they lie. The build makes it
 * (`packIndex.ts`); a file holds the declarations of one folder of `resources/`.
 */
export interface BundledIndex {
  /** Address of each file. */
  files: readonly string[];
  resources: ResourceIndex;
  /** Places in `files` of what a stage of a resource needs; undefined for a name that is not bundled. */
  getFileIndexes: (name: string, level: LoadLevel) => readonly number[] | undefined;
  /** By host other than the usual one: which of `faces` it answers for. */
  hosts: Readonly<Record<string, readonly number[]>>;
}

/**
 * The index as it travels and as it is kept. There may be a thousand entries, so that it is a text a column and not an
 * object an entry: columns have a line for each, empty where there is nothing to say.
 */
export interface PackedIndex {
  files: readonly string[];
  /** Files that lists need besides their own, and those that details need besides these: each combination once. */
  dependencySets: readonly (readonly [list: readonly number[], all: readonly number[]])[];
  /** By entry: the file that it lies in. */
  fileIndexes: readonly number[];
  /** By entry: its place in `sets`. */
  dependencySetIndexes: readonly number[];
  names: string;
  icons: PackedColumn;
  /** Places in the menu; empty for what is not in it. */
  orders: string;
  /** Labels in the menu. */
  labels: string;
  /** Groups of the menu; empty outside any. */
  groups: PackedColumn;
  /** By host other than the usual one: places of the entries that it answers for. */
  hosts: Readonly<Record<string, readonly number[]>>;
  /** By entry, where something is not usual. */
  exceptions: Readonly<Record<number, PackedException>>;
}

/** A column with few different texts: each of them once, and by entry its place among them. */
export interface PackedColumn {
  values: readonly string[];
  indexes: readonly number[];
}

/** What is not usual of an entry. */
export interface PackedException {
  /** When it is not the name. */
  route?: string;
  /** Access to the list, when it is not everybody's. */
  access?: PackedAccess;
  /** Access to the entry of the menu, when it is not that of the list. */
  menu?: PackedAccess;
  /** The side menu does not show its entry. */
  onlyInSearch?: true;
  hasList?: false;
  /** Further addresses of its pages. */
  extraPaths?: readonly string[];
  /** Old paths that lead to it. */
  aliases?: readonly string[];
}

export type PackedAccess = string | { permissions: readonly string[]; roles: readonly string[] } | false;

/** Reads the index. Faces are made when they are asked for; what is everybody's is one and the same object. */
export function unpackIndex(packed: PackedIndex): BundledIndex {
  const { files, dependencySets, fileIndexes, dependencySetIndexes, names, hosts, exceptions } = packed;
  const routes = new Map(
    Object.entries(exceptions).flatMap(([index, { route }]) =>
      route === undefined ? [] : [[route, Number(index)] as const],
    ),
  );
  const findIndexByRoute = (route: string): number => {
    const index = routes.get(route) ?? findLine(names, route);
    return routes.has(route) || exceptions[index]?.route === undefined ? index : NOT_FOUND;
  };
  return {
    files,
    hosts,
    resources: {
      has: (name) => findLine(names, name) !== NOT_FOUND,
      findByRoute: (route) => {
        const index = findIndexByRoute(route);
        return index === NOT_FOUND
          ? undefined
          : readSummary(packed, index, (key) => getLine(packed[key], index));
      },
      routeAliases: Object.entries(exceptions).flatMap(
        ([index, { extraPaths, aliases, route = getLine(names, Number(index)) }]) =>
          toRouteAliases(route, extraPaths, aliases),
      ),
      *[Symbol.iterator]() {
        const columns = splitColumns(packed);
        for (const index of fileIndexes.keys())
          yield readSummary(packed, index, (key) => columns[key][index] ?? '');
      },
    },
    getFileIndexes: (name, stage) => {
      const index = findLine(names, name);
      const file = fileIndexes[index];
      const [list, all] = dependencySets[dependencySetIndexes[index] ?? NOT_FOUND] ?? [[], []];
      if (file === undefined) return undefined;
      return [file, ...(stage === 'own' ? [] : list), ...(stage === 'all' ? all : [])];
    },
  };
}

type Column = 'names' | 'orders' | 'labels';

const splitColumns = ({ names, orders, labels }: PackedIndex) => ({
  names: names.split('\n'),
  orders: orders.split('\n'),
  labels: labels.split('\n'),
});

const getColumnValue = ({ values, indexes }: PackedColumn, index: number): string =>
  values[indexes[index] ?? NOT_FOUND] ?? '';

function readSummary(
  { exceptions, icons, groups }: PackedIndex,
  index: number,
  getCell: (column: Column) => string,
): ResourceSummary {
  const name = getCell('names');
  const order = getCell('orders');
  const { route = name, access, menu, onlyInSearch = false, hasList = true } = exceptions[index] ?? {};
  const list = unpackAccess(access, EVERYBODY);
  return {
    name,
    route,
    icon: getColumnValue(icons, index),
    menu:
      order === ''
        ? null
        : {
            order: Number(order),
            label: getCell('labels'),
            access: unpackAccess(menu, list),
            group: getColumnValue(groups, index) || null,
            onlyInSearch,
          },
    access: { list },
    hasList,
  };
}

const unpackAccess = (access: PackedAccess | undefined, fallback: AccessRule): AccessRule =>
  access === undefined
    ? fallback
    : normaliseAccess(
        typeof access === 'object'
          ? { permissions: [...access.permissions], roles: [...access.roles] }
          : access,
      );

const NOT_FOUND = -1;

/** Which line of a text this is. It is searched for in the text, which is quick: a map would be kept. */
function findLine(text: string, line: string): number {
  if (line === '' || line.includes('\n')) return NOT_FOUND;
  for (
    let startOffset = text.indexOf(line);
    startOffset >= 0;
    startOffset = text.indexOf(line, startOffset + 1)
  ) {
    const endOffset = startOffset + line.length;
    const isWholeLine =
      (startOffset === 0 || text[startOffset - 1] === '\n') &&
      (endOffset === text.length || text[endOffset] === '\n');
    if (isWholeLine) return countLinesBefore(text, startOffset);
  }
  return NOT_FOUND;
}

function countLinesBefore(text: string, endOffset: number): number {
  let lineCount = 0;
  for (
    let position = text.indexOf('\n');
    position >= 0 && position < endOffset;
    position = text.indexOf('\n', position + 1)
  )
    lineCount++;
  return lineCount;
}

/** A line of a text. */
function getLine(text: string, line: number): string {
  let startOffset = 0;
  for (let lineNumber = 0; lineNumber < line; lineNumber++) startOffset = text.indexOf('\n', startOffset) + 1;
  const endOffset = text.indexOf('\n', startOffset);
  return text.slice(startOffset, endOffset < 0 ? undefined : endOffset);
}
