import type { Face } from '../config/face';
import { EVERYBODY, normaliseAccess } from '../config/normalise/access';
import type { Access, Resource } from '../config/types';
import { needsOf, reach } from '../config/needs';
import type { Declaration } from '../config/normalise';

/**
 * What the start holds of the bundled declarations: their faces, and in which files they lie. The build makes it; a file
 * holds the declarations of one folder of `resources/`.
 */
export interface BundledIndex {
  /** Address of each file. */
  files: readonly string[];
  entries: readonly BundledEntry[];
}

export interface BundledEntry {
  face: Face;
  /** Places in `files` of what a stage of the resource needs. */
  needs: Readonly<Record<'own' | 'list' | 'all', readonly number[]>>;
}

/** The index as it travels: what is usual is left out, since there may be a thousand entries. */
export interface PackedIndex {
  files: readonly string[];
  entries: readonly PackedEntry[];
}

interface PackedEntry {
  /** Name. */
  n: string;
  /** Route, when it is not the name. */
  r?: string;
  /** Label of one, and of many when it differs. */
  l: string | readonly [one: string, many: string];
  /** Icon. */
  i: string;
  /** Titles, when they are not `name` alone. */
  t?: readonly string[];
  /** Order in the menu, and what of it is not usual. */
  m?: number | { order: number; label?: string; access?: PackedAccess; group?: string };
  /** Access to the list, when it is not everybody's. */
  a?: PackedAccess;
  /** 1: no list; 2: no detail; 3: neither. */
  h?: 1 | 2 | 3;
  /** Its own file; those that its list needs besides, and those that its detail needs besides. */
  f: number | readonly [own: number, list: readonly number[], all?: readonly number[]];
}

type PackedAccess = string | { permissions: readonly string[]; roles: readonly string[] } | false;

const NAME_ALONE: readonly string[] = ['name'];

/** The folder of `resources/` that a declaration lies in, or its own name when it lies in none. */
export const unitOf = (file: string): string =>
  (file.replace(/^resources\//, '').split('/')[0] ?? '').replace(/\.\w+$/, '');

/** Declarations by their unit. */
export function byUnit(declarations: readonly Declaration[]): ReadonlyMap<string, readonly Declaration[]> {
  const units = new Map<string, Declaration[]>();
  for (const declaration of declarations) {
    const unit = unitOf(declaration.file);
    units.set(unit, [...(units.get(unit) ?? []), declaration]);
  }
  return units;
}

/**
 * Makes the index.
 *
 * @param files Address of the file of each unit.
 */
export function packIndex(
  declarations: readonly Declaration[],
  resources: ReadonlyMap<string, Resource>,
  files: ReadonlyMap<string, string>,
): PackedIndex {
  const places = new Map([...files.keys()].map((unit, at) => [unit, at]));
  const place = new Map(
    declarations.map(({ file, input }) => [input.name, places.get(unitOf(file)) ?? -1] as const),
  );
  const needs = new Map(declarations.map(({ input }) => [input.name, needsOf(input)]));
  const placesOf = (name: string, stage: 'list' | 'all', without: readonly number[]): number[] => {
    const found = [...reach(name, stage, (at) => needs.get(at))].map((at) => place.get(at) ?? -1);
    return [...new Set(found)].filter((at) => !without.includes(at)).sort((a, b) => a - b);
  };
  return {
    files: [...files.values()],
    entries: [...resources.values()].map((resource) => {
      const own = place.get(resource.name) ?? -1;
      const list = placesOf(resource.name, 'list', [own]);
      const all = placesOf(resource.name, 'all', [own, ...list]);
      return packEntry(resource, all.length > 0 ? [own, list, all] : list.length > 0 ? [own, list] : own);
    }),
  };
}

function packEntry(resource: Resource, files: PackedEntry['f']): PackedEntry {
  const { name, route, label, icon, menu, title, access, hasList, hasDetail } = resource;
  const without = (hasList ? 0 : 1) + (hasDetail ? 0 : 2);
  return {
    n: name,
    ...(route === name ? {} : { r: route }),
    l: label.one === label.many ? label.one : [label.one, label.many],
    i: icon,
    ...(title.length === 1 && title[0] === 'name' ? {} : { t: title }),
    ...(menu ? { m: packMenu(menu, resource) } : {}),
    ...(isEverybody(access.list) ? {} : { a: packAccess(access.list) }),
    ...(without === 0 ? {} : { h: without as 1 | 2 | 3 }),
    f: files,
  };
}

function packMenu(
  { order, label, access, group }: NonNullable<Resource['menu']>,
  resource: Resource,
): NonNullable<PackedEntry['m']> {
  const own = {
    ...(label === resource.label.many ? {} : { label }),
    ...(isSame(access, resource.access.list) ? {} : { access: packAccess(access) }),
    ...(group === null ? {} : { group }),
  };
  return Object.keys(own).length === 0 ? order : { order, ...own };
}

const isSame = (one: Access, other: Access): boolean => JSON.stringify(one) === JSON.stringify(other);
const isEverybody = (access: Access): boolean => isSame(access, EVERYBODY);

function packAccess({ never, permissions, roles }: Access): PackedAccess {
  const [only] = permissions;
  if (never) return false;
  return only !== undefined && permissions.length === 1 && roles.length === 0 ? only : { permissions, roles };
}

/** Reads the index again; what is everybody's is one and the same object. */
export function unpackIndex({ files, entries }: PackedIndex): BundledIndex {
  return { files, entries: entries.map(unpackEntry) };
}

function unpackEntry({ n, r, l, i, t, m, a, h, f }: PackedEntry): BundledEntry {
  const label = typeof l === 'string' ? { one: l, many: l } : { one: l[0], many: l[1] };
  const list = unpackAccess(a, EVERYBODY);
  const menu: Exclude<PackedEntry['m'], number> = typeof m === 'number' ? { order: m } : m;
  const [own, forList, forAll = []] = typeof f === 'number' ? [f, []] : f;
  const lists = [own, ...forList];
  return {
    face: {
      name: n,
      route: r ?? n,
      label,
      icon: i,
      title: t ?? NAME_ALONE,
      menu: menu
        ? {
            order: menu.order,
            label: menu.label ?? label.many,
            access: unpackAccess(menu.access, list),
            group: menu.group ?? null,
          }
        : null,
      access: { list },
      hasList: h !== 1 && h !== 3,
      hasDetail: h !== 2 && h !== 3,
    },
    needs: { own: [own], list: lists, all: [...lists, ...forAll] },
  };
}

const unpackAccess = (access: PackedAccess | undefined, absent: Access): Access =>
  access === undefined
    ? absent
    : normaliseAccess(
        typeof access === 'object'
          ? { permissions: [...access.permissions], roles: [...access.roles] }
          : access,
      );
