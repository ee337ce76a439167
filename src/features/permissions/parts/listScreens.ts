import { DEFAULTS } from '../../../config/defaults';
import { normaliseAccess } from '../../../config/normalise/access';
import type { ResourceSummary } from '../../../config/resourceSummary';
import type { AccessInput } from '../../../config/schema/common';
import type { Resource } from '../../../config/types';
import type { PageExtension } from '../../../extensions/types';
import { isPlainObject } from '../../../lib/json';
import { findOwners, listParts, type WalkContext } from './listParts';
import type { Part, Screen } from './part';
import { readItemKey, readLabel } from './readValues';

export interface ScreenSources {
  /** Summaries of all resources, in the order of the menu. */
  summaries: Iterable<ResourceSummary>;
  resources: ReadonlyMap<string, Resource>;
  pages: readonly PageExtension[];
  /** Blocks of the landing page, as the config declares them. */
  landingPage: unknown;
  /** Returns the permission that the contract requires for a call. */
  findPermission: (method: string, path: string) => string | undefined;
  translate: (text: string) => string;
}

/** Screens with their parts, and the names of resources whose declaration cannot be walked. */
export interface ScreenList {
  screens: Screen[];
  unreadable: string[];
}

/** Returns every screen of the console, those of the menu first. */
export function listScreens(sources: ScreenSources): ScreenList {
  const { summaries, resources, pages, landingPage, findPermission, translate } = sources;
  const loaded = Array.from(summaries, ({ name }) => resources.get(name)).filter(
    (resource) => resource !== undefined,
  );
  const context: WalkContext = {
    resources,
    owners: findOwners(loaded),
    // The contract describes the main host only.
    getPermission: ({ method, path, host }) =>
      host === DEFAULTS.call.host ? findPermission(method, path) : undefined,
  };
  const screens = pages.map((page) => toPageScreen(page, landingPage, translate));
  const unreadable: string[] = [];
  for (const resource of loaded) {
    try {
      screens.push({
        id: resource.name,
        label: translate(resource.navigation?.label ?? resource.label.many),
        to: resource.navigation ? `/admin/${resource.route}` : undefined,
        isInMenu: resource.navigation?.onlyInSearch === false,
        order: resource.navigation?.order ?? Number.POSITIVE_INFINITY,
        parts: translateParts(listParts(resource, context), translate),
      });
    } catch {
      unreadable.push(resource.name);
    }
  }
  screens.sort((a, b) => compare(a.order, b.order) || a.label.localeCompare(b.label));
  return { screens, unreadable };
}

/** Compares numbers that may be infinite. */
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

const translateParts = (parts: readonly Part[], translate: (text: string) => string): Part[] =>
  parts.map((part) => ({ ...part, label: part.label && translate(part.label) }));

function toPageScreen(
  { menu, access, paths: [path] }: PageExtension,
  landingPage: unknown,
  translate: (text: string) => string,
): Screen {
  const page: Part = { path, kind: 'page', label: '', rules: [access], calls: [] };
  const blocks = path === 'start' ? translateParts(listBlocks(landingPage, []), translate) : [];
  return {
    id: `/${path}`,
    label: menu ? (typeof menu.label === 'string' ? translate(menu.label) : menu.label()) : path,
    to: menu ? `/admin/${path}` : undefined,
    isInMenu: menu !== null && !menu.isInAccountMenu,
    order: menu?.order ?? Number.POSITIVE_INFINITY,
    parts: [page, ...blocks],
  };
}

/** Returns the blocks of an authored landing page that have an access rule. */
function listBlocks(value: unknown, path: readonly string[]): Part[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => listBlocks(item, [...path, readItemKey(item, index)]));
  if (!isPlainObject(value)) return [];
  const { access, ...members } = value;
  const inner = Object.entries(members).flatMap(([key, member]) => listBlocks(member, [...path, key]));
  if (access === undefined) return inner;
  const rules = [normaliseAccess(access as AccessInput)];
  return [{ path: path.join('.'), kind: 'block', label: readLabel(value), rules, calls: [] }, ...inner];
}
