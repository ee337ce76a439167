import { findResourceByPath } from '../../config/resourceSummary';
import type { Resource } from '../../config/types';
import { withoutBasePath } from '../../lib/url/basePath';
import { getExtensionComponents, type Extensions } from '../../extensions/ExtensionsContext';
import { toTabsOutline } from '../../show/tabs/tabsOutline';
import { preloadTab } from '../../show/tabs/preloadTab';
import { replaceWithCanonicalUrl } from './canonicalUrl';
import type { DeclarationRegistry } from '../declarations/declarationRegistry';
import { preloadShowPage } from './LazyShowPage';

/** What the address of a visit opens, as far as it can be told before anything is drawn. */
export interface InitialRoute {
  /** Whose list it is, or whose record; its declaration is there, as whole as that needs. */
  resource?: Resource | undefined;
  /** The record that `start.js` has asked for; without one the address is that of the list. */
  id?: string | undefined;
  /** Settles when the code of what is opened is there or did not come. */
  code: Promise<unknown>;
}

/** ms that the first page waits for its declaration before the frame is drawn without it. */
const DECLARATION_TIMEOUT = 1_000;

const NO_ROUTE: InitialRoute = { code: Promise.resolve() };

/**
 * Asks for what the address opens, its declaration and its code, all at once: `start.js` has asked for most of it already.
 * Settles when the declaration is there, or after a second; never rejects.
 */
export function resolveInitialRoute(
  registry: DeclarationRegistry,
  extensions: Extensions,
): Promise<InitialRoute> {
  const path = withoutBasePath().replace(/^\/admin\//, '');
  const page = extensions.pages.find(({ paths }) => paths.includes(path));
  if (page) return Promise.resolve({ code: page.preload() });
  const summary = findResourceByPath(registry.snapshot().resourceIndex, path);
  if (!summary) return Promise.resolve(NO_ROUTE);
  const { name, route } = summary;
  const timeout = new Promise<InitialRoute>((resolve) => setTimeout(resolve, DECLARATION_TIMEOUT, NO_ROUTE));
  const isList = path === route;
  // Below a list's own address there is most often a record.
  const code = isList ? Promise.resolve() : preloadShowPage();
  const id = isList ? undefined : window.__CONSOLE_PRELOAD__?.record;
  const tabCode =
    id === undefined ? undefined : preloadTabCode(registry, extensions, name, path.slice(route.length + 1));
  const loading = registry.load(name, 'list').then(() => {
    const resource = registry.loadedResources.get(name);
    if (resource) replaceWithCanonicalUrl(resource);
  });
  const routePromise = loading.then(async (): Promise<InitialRoute> => {
    if (isList) return { resource: registry.loadedResources.get(name), code };
    if (id === undefined || !path.startsWith(`${route}/`)) return NO_ROUTE;
    await registry.load(name, 'all');
    // What was not brought is said where the page is drawn.
    const resource = registry.isLoaded(name, 'all') ? registry.loadedResources.get(name) : undefined;
    return { resource, id, code: Promise.all([code, tabCode]) };
  });
  return Promise.race([routePromise, timeout]);
}

/**
 * Brings the code of the tab that an address opens, told by the declaration as it is written: what else that names is
 * still on its way.
 *
 * @param below What follows the resource in the address: `7/drawing`.
 */
async function preloadTabCode(
  registry: DeclarationRegistry,
  extensions: Extensions,
  name: string,
  subPath: string,
): Promise<void> {
  await registry.load(name, 'own');
  const detailInput = registry.getInput(name)?.detail;
  const keys = subPath.split('/').slice(1);
  if (detailInput) await preloadTab(toTabsOutline(detailInput), getExtensionComponents(extensions).tab, keys);
}
