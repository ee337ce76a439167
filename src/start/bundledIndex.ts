import { elsewhereOf, type Face, type Faces } from '../config/face';
import type { Stage } from '../config/needs';
import { EVERYBODY, normaliseAccess } from '../config/normalise/access';
import type { Access } from '../config/types';

/**
 * What the start holds of the bundled declarations: their faces, and in which files they lie. The build makes it
 * (`packIndex.ts`); a file holds the declarations of one folder of `resources/`.
 */
export interface BundledIndex {
  /** Address of each file. */
  files: readonly string[];
  faces: Faces;
  /** Places in `files` of what a stage of a resource needs; undefined for a name that is not bundled. */
  needs: (name: string, stage: Stage) => readonly number[] | undefined;
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
  sets: readonly (readonly [list: readonly number[], all: readonly number[]])[];
  /** By entry: the file that it lies in. */
  own: readonly number[];
  /** By entry: its place in `sets`. */
  besides: readonly number[];
  names: string;
  icons: PackedChoices;
  /** Places in the menu; empty for what is not in it. */
  orders: string;
  /** Labels in the menu. */
  labels: string;
  /** Groups of the menu; empty outside any. */
  groups: PackedChoices;
  /** By host other than the usual one: places of the entries that it answers for. */
  hosts: Readonly<Record<string, readonly number[]>>;
  /** By entry, where something is not usual. */
  rest: Readonly<Record<number, PackedRest>>;
}

/** A column with few different texts: each of them once, and by entry its place among them. */
export interface PackedChoices {
  of: readonly string[];
  at: readonly number[];
}

/** What is not usual of an entry. */
export interface PackedRest {
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
  at?: readonly string[];
  /** Old paths that lead to it. */
  aliases?: readonly string[];
}

export type PackedAccess = string | { permissions: readonly string[]; roles: readonly string[] } | false;

/** Reads the index. Faces are made when they are asked for; what is everybody's is one and the same object. */
export function readIndex(packed: PackedIndex): BundledIndex {
  const { files, sets, own, besides, names, hosts, rest } = packed;
  const routes = new Map(
    Object.entries(rest).flatMap(([place, { route }]) =>
      route === undefined ? [] : [[route, Number(place)] as const],
    ),
  );
  const placeAt = (route: string): number => {
    const place = routes.get(route) ?? lineOf(names, route);
    return routes.has(route) || rest[place]?.route === undefined ? place : NOWHERE;
  };
  return {
    files,
    hosts,
    faces: {
      has: (name) => lineOf(names, name) !== NOWHERE,
      atRoute: (route) => {
        const place = placeAt(route);
        return place === NOWHERE ? undefined : faceOf(packed, place, (key) => lineAt(packed[key], place));
      },
      elsewhere: Object.entries(rest).flatMap(
        ([place, { at, aliases, route = lineAt(names, Number(place)) }]) => elsewhereOf(route, at, aliases),
      ),
      *[Symbol.iterator]() {
        const columns = splitColumns(packed);
        for (const place of own.keys()) yield faceOf(packed, place, (key) => columns[key][place] ?? '');
      },
    },
    needs: (name, stage) => {
      const place = lineOf(names, name);
      const file = own[place];
      const [list, all] = sets[besides[place] ?? NOWHERE] ?? [[], []];
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

const chosen = ({ of, at }: PackedChoices, place: number): string => of[at[place] ?? NOWHERE] ?? '';

function faceOf({ rest, icons, groups }: PackedIndex, place: number, cell: (column: Column) => string): Face {
  const name = cell('names');
  const order = cell('orders');
  const { route = name, access, menu, onlyInSearch = false, hasList = true } = rest[place] ?? {};
  const list = readAccess(access, EVERYBODY);
  return {
    name,
    route,
    icon: chosen(icons, place),
    menu:
      order === ''
        ? null
        : {
            order: Number(order),
            label: cell('labels'),
            access: readAccess(menu, list),
            group: chosen(groups, place) || null,
            onlyInSearch,
          },
    access: { list },
    hasList,
  };
}

const readAccess = (access: PackedAccess | undefined, absent: Access): Access =>
  access === undefined
    ? absent
    : normaliseAccess(
        typeof access === 'object'
          ? { permissions: [...access.permissions], roles: [...access.roles] }
          : access,
      );

const NOWHERE = -1;

/** Which line of a text this is. It is searched for in the text, which is quick: a map would be kept. */
function lineOf(text: string, line: string): number {
  if (line === '' || line.includes('\n')) return NOWHERE;
  for (let from = text.indexOf(line); from >= 0; from = text.indexOf(line, from + 1)) {
    const end = from + line.length;
    const isWhole = (from === 0 || text[from - 1] === '\n') && (end === text.length || text[end] === '\n');
    if (isWhole) return linesBefore(text, from);
  }
  return NOWHERE;
}

function linesBefore(text: string, end: number): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}

/** A line of a text. */
function lineAt(text: string, line: number): string {
  let from = 0;
  for (let passed = 0; passed < line; passed++) from = text.indexOf('\n', from) + 1;
  const end = text.indexOf('\n', from);
  return text.slice(from, end < 0 ? undefined : end);
}
