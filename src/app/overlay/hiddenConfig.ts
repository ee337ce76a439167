import { matchPath } from 'react-router-dom';
import { findHiddenProblems } from '../../config/check/runtime/hiddenProblems';
import { findResourceByPath, type ResourceSummary, type ResourceIndex } from '../../config/resourceSummary';
import type { HiddenItems } from '../../config/runtime/runtimeConfig';
import type { ConfigProblem } from '../../config/types';
import type { Extensions } from '../../extensions/ExtensionsContext';
import type { PageExtension } from '../../extensions/types';
import { setHiddenPages } from '../../lib/url/hiddenPages';
import type { DeclarationRegistry } from '../declarations/declarationRegistry';
import { overlayNames } from './overlayNames';
import { overlayExtensions } from './overlayExtensions';

/** Overlay items, which `*` does not hide. */
const overlayItems: readonly string[] = [
  ...overlayNames,
  ...Object.values(overlayExtensions)
    .flat()
    .flatMap((part) => (part.kind === 'page' ? part.paths[0] : [])),
];

/** True if a name is hidden: by itself or by `*`, which hides everything of the console except names listed with a `!`. */
export const isHiddenName = (names: readonly string[], name: string): boolean =>
  names.includes(name) ||
  (names.includes('*') && !names.includes(`!${name}`) && !overlayItems.includes(name));

/** Extensions that remain after hiding. */
export interface VisibleExtensions {
  extensions: Extensions;
  /** Names in `hide` that do not exist. */
  problems: readonly ConfigProblem[];
}

/** Removes hidden items from the registry and from all links, and returns the remaining extensions. */
export function applyHidden(
  hide: HiddenItems,
  registry: DeclarationRegistry,
  extensions: Extensions,
): VisibleExtensions {
  const problems = findHiddenProblems(
    'config.json',
    { hide },
    {
      resources: Array.from(registry.store.getState().resourceIndex, ({ name }) => name),
      pages: extensions.pages.map(({ paths: [path] }) => path),
    },
  );
  registry.hide(
    (resourceIndex) => withoutHiddenResources(resourceIndex, hide),
    (name) => isHiddenName(hide.resources, name),
  );
  const visible = withoutHiddenPages(extensions, hide);
  const hidesSomething = [...hide.resources, ...hide.pages].some((name) => !name.startsWith('!'));
  setHiddenPages(hidesSomething ? createHiddenPageTest(registry, extensions, visible) : undefined);
  return { extensions: visible, problems };
}

/** Returns a test for console paths that would lead to a bundled page or resource that is hidden. */
function createHiddenPageTest(
  { store, bundledSummaries }: Pick<DeclarationRegistry, 'store' | 'bundledSummaries'>,
  all: Extensions,
  visible: Extensions,
): (path: string) => boolean {
  const matches = (pages: readonly PageExtension[], path: string): boolean =>
    pages.some(({ paths }) => paths.some((pattern) => matchPath(pattern, `/${path}`) !== null));
  const visiblePaths = new Set(visible.pages.map(({ paths: [path] }) => path));
  const hiddenPages = all.pages.filter(({ paths: [path] }) => !visiblePaths.has(path));
  /** True for the path of a bundled resource that is hidden, unless a runtime declaration has its route. */
  const isOfHiddenResource = (path: string, resourceIndex: ResourceIndex): boolean => {
    const bundled = findResourceByPath(bundledSummaries, path);
    const present = findResourceByPath(resourceIndex, path);
    if (bundled === undefined || present?.name === bundled.name) return false;
    return present === undefined || bundledSummaries.has(present.name);
  };
  // Lists test each link of each row: the visible pages, the most to compare, come last.
  return (link) => {
    const path = link.replace(/[?#].*$/, '').replace(/^\/admin\//, '');
    // Redirects to the first page of the menu if it is hidden.
    if (path === 'start') return false;
    const { resourceIndex } = store.getState();
    const isHidden = matches(hiddenPages, path)
      ? resourceIndex.findByRoute(path) === undefined
      : isOfHiddenResource(path, resourceIndex);
    return isHidden && !matches(visible.pages, path);
  };
}

/** Returns the summaries without hidden resources and menu entries. References to a hidden resource still resolve. */
function withoutHiddenResources(
  resourceIndex: ResourceIndex,
  { resources, menu }: HiddenItems,
): ResourceIndex {
  const withVisibleMenu = (summary: ResourceSummary): ResourceSummary =>
    isHiddenName(menu, summary.name) ? { ...summary, navigation: null } : summary;
  const isVisible = (summary: ResourceSummary | undefined): summary is ResourceSummary =>
    summary !== undefined && !isHiddenName(resources, summary.name);
  const findByRoute = (route: string): ResourceSummary | undefined => {
    const summary = resourceIndex.findByRoute(route);
    return isVisible(summary) ? withVisibleMenu(summary) : undefined;
  };
  return {
    has: resourceIndex.has,
    findByRoute,
    routeAliases: resourceIndex.routeAliases.filter(([, route]) =>
      isVisible(resourceIndex.findByRoute(route)),
    ),
    *[Symbol.iterator]() {
      for (const summary of resourceIndex) if (isVisible(summary)) yield withVisibleMenu(summary);
    },
  };
}

/** Returns the extensions without hidden pages and menu entries. */
const withoutHiddenPages = (extensions: Extensions, { pages, menu }: HiddenItems): Extensions => ({
  ...extensions,
  pages: extensions.pages
    .filter(({ paths: [path] }) => !isHiddenName(pages, path))
    .map((page) => (isHiddenName(menu, page.paths[0]) ? { ...page, menu: null } : page)),
});
