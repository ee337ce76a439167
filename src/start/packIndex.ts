import { DEFAULTS } from '../config/defaults';
import { needsOf, reach } from '../config/needs';
import { EVERYBODY } from '../config/normalise/access';
import type { Declaration } from '../config/normalise';
import type { Access, Resource } from '../config/types';
import type { PackedAccess, PackedChoices, PackedIndex, PackedRest } from './bundledIndex';

/** The folder of `resources/`, here or of an overlay, that a declaration lies in, or its own name when it lies in none. */
export const unitOf = (file: string): string =>
  (file.replace(/^(?:.*\/)?resources\//, '').split('/')[0] ?? '').replace(/\.\w+$/, '');

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
  const all = [...resources.values()];
  const needs = needsByName(declarations, [...files.keys()]);
  const sets = choices(all.map(({ name }) => JSON.stringify(needs(name).besides)));
  const rests = all.map(packRest);
  return {
    files: [...files.values()],
    sets: sets.of.map((set) => JSON.parse(set) as PackedIndex['sets'][number]),
    own: all.map(({ name }) => needs(name).own),
    besides: sets.at,
    names: column(all.map(({ name }) => name)),
    icons: choices(all.map(({ icon }) => icon)),
    orders: column(all.map(({ menu }) => (menu ? String(menu.order) : ''))),
    labels: column(all.map(({ menu }) => menu?.label ?? '')),
    groups: choices(all.map(({ menu }) => menu?.group ?? '')),
    hosts: otherHosts(all),
    rest: Object.fromEntries([...rests.entries()].filter(([, rest]) => Object.keys(rest).length > 0)),
  };
}

/** A line each: a label with a line break reads the same with a space. */
const column = (cells: readonly string[]): string =>
  cells.map((cell) => cell.replaceAll('\n', ' ')).join('\n');

function choices(cells: readonly string[]): PackedChoices {
  const of = [...new Set(cells)];
  return { of, at: cells.map((cell) => of.indexOf(cell)) };
}

/** Places of what other hosts than the usual one answer for. */
function otherHosts(all: readonly Resource[]): PackedIndex['hosts'] {
  const hosts: Record<string, number[]> = {};
  for (const [place, { api }] of all.entries()) {
    if (api.host !== DEFAULTS.call.host) (hosts[api.host] ??= []).push(place);
  }
  return hosts;
}

/** In which files lies what a resource needs: its own, and those for its list and its detail besides. */
function needsByName(declarations: readonly Declaration[], units: readonly string[]) {
  const place = new Map(declarations.map(({ file, input }) => [input.name, units.indexOf(unitOf(file))]));
  const needs = new Map(declarations.map(({ input }) => [input.name, needsOf(input)]));
  return (name: string) => {
    const own = place.get(name) ?? -1;
    const placesOf = (stage: 'list' | 'all', without: readonly number[]): number[] => {
      const found = [...reach(name, stage, (at) => needs.get(at))].map((at) => place.get(at) ?? -1);
      return [...new Set(found)].filter((at) => !without.includes(at)).sort((a, b) => a - b);
    };
    const list = placesOf('list', [own]);
    return { own, besides: [list, placesOf('all', [own, ...list])] as const };
  };
}

/** What is not usual of a resource. */
function packRest({ name, route, access, menu, hasList, at, aliases }: Resource): PackedRest {
  return {
    ...(route === name ? {} : { route }),
    ...(isSame(access.list, EVERYBODY) ? {} : { access: packAccess(access.list) }),
    ...(menu && !isSame(menu.access, access.list) ? { menu: packAccess(menu.access) } : {}),
    ...(menu?.onlyInSearch ? { onlyInSearch: true as const } : {}),
    ...(hasList ? {} : { hasList }),
    ...(at.length > 0 ? { at } : {}),
    ...(aliases.length > 0 ? { aliases } : {}),
  };
}

const isSame = (one: Access, other: Access): boolean => JSON.stringify(one) === JSON.stringify(other);

function packAccess({ never, permissions, roles }: Access): PackedAccess {
  const [only] = permissions;
  if (never) return false;
  return only !== undefined && permissions.length === 1 && roles.length === 0 ? only : { permissions, roles };
}
