import { toRouteAliases, type ResourceSummary, type ResourceIndex } from '../config/resourceSummary';
import type { LoadLevel } from '../config/dependencies';
import { EVERYBODY, normaliseAccess } from '../config/normalise/access';
import type { AccessRule } from '../config/types';

/**
 * Index of the bundled declarations: their summaries, and the files that hold them. The build creates it (`packIndex.ts`); a
 * file holds the declarations of one folder of `resources/`.
 */
export interface BundledIndex {
  /** URL of each file. */
  files: readonly string[];
  resources: ResourceIndex;
  /** Returns the indexes in `files` that a load level of a resource needs; undefined for a name that is not bundled. */
  getFileIndexes: (name: string, level: LoadLevel) => readonly number[] | undefined;
  /** Indexes of the resources of each host other than the default one. */
  hosts: Readonly<Record<string, readonly number[]>>;
}

/**
 * The index as it is sent and stored. It may have a thousand entries, so it is one text per column, not one object per
 * entry: columns have a line for each entry, empty if it has no value.
 */
export interface PackedIndex {
  files: readonly string[];
  /** Files that lists need besides their own, and those that detail pages need besides these; each combination once. */
  dependencySets: readonly (readonly [list: readonly number[], all: readonly number[]])[];
  /** By entry: index of its file. */
  fileIndexes: readonly number[];
  /** By entry: index in `dependencySets`. */
  dependencySetIndexes: readonly number[];
  names: string;
  icons: PackedColumn;
  /** Menu order; empty if not in the menu. */
  orders: string;
  /** Menu labels. */
  labels: string;
  /** Menu groups; empty if in none. */
  groups: PackedColumn;
  /** Indexes of the entries of each host other than the default one. */
  hosts: Readonly<Record<string, readonly number[]>>;
  /** By entry: values that differ from the defaults. */
  exceptions: Readonly<Record<number, PackedException>>;
}

/** A column with few distinct texts: each text once, and its index for each entry. */
export interface PackedColumn {
  values: readonly string[];
  indexes: readonly number[];
}

/** The values of an entry that differ from the defaults. */
export interface PackedException {
  /** If it differs from the name. */
  route?: string;
  /** Access to the list, if not everybody has it. */
  access?: PackedAccess;
  /** Access to the menu entry, if it differs from that of the list. */
  navigation?: PackedAccess;
  /** The entry is not in the side menu. */
  onlyInSearch?: true;
  hasList?: false;
  /** Additional paths of its pages. */
  extraPaths?: readonly string[];
  /** Old paths that redirect to it. */
  redirectsFrom?: readonly string[];
}

export type PackedAccess = string | { permissions: readonly string[]; roles: readonly string[] } | false;

/** Reads the index. Summaries are created on demand; entries for everybody share one access object. */
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
        ([index, { extraPaths, redirectsFrom, route = getLine(names, Number(index)) }]) =>
          toRouteAliases(route, extraPaths, redirectsFrom),
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
  const { route = name, access, navigation, onlyInSearch = false, hasList = true } = exceptions[index] ?? {};
  const list = unpackAccess(access, EVERYBODY);
  return {
    name,
    route,
    icon: getColumnValue(icons, index),
    navigation:
      order === ''
        ? null
        : {
            order: Number(order),
            label: getCell('labels'),
            access: unpackAccess(navigation, list),
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

/** Returns the line number of a line of text. It searches the text, which is fast; a map would stay in memory. */
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

/** Returns a line of a text. */
function getLine(text: string, line: number): string {
  let startOffset = 0;
  for (let lineNumber = 0; lineNumber < line; lineNumber++) startOffset = text.indexOf('\n', startOffset) + 1;
  const endOffset = text.indexOf('\n', startOffset);
  return text.slice(startOffset, endOffset < 0 ? undefined : endOffset);
}
