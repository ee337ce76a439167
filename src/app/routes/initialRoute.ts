import { findResourceByPath } from '../../config/resourceSummary';
import type { Resource } from '../../config/types';
import { withoutBasePath } from '../../lib/url/basePath';
import { getExtensionComponents, type Extensions } from '../../extensions/ExtensionsContext';
import { toTabsOutline } from '../../show/tabs/tabsOutline';
import { preloadTab } from '../../show/tabs/preloadTab';
import { replaceWithCanonicalUrl } from './canonicalUrl';
import type { DeclarationRegistry } from '../declarations/declarationRegistry';
import { preloadShowPage } from './LazyShowPage';

/** Route of the initial URL, as far as it is known before the first render. */
export interface InitialRoute {
  /** Resource of the list or record; its declaration is loaded as far as the route needs it. */
  resource?: Resource | undefined;
  /** Id of the record that the preload script has requested; undefined if the URL is that of the list. */
  id?: string | undefined;
  /** Settles when the code of the route has loaded or failed to load. */
  code: Promise<unknown>;
}

/** ms that the first page waits for its declaration before the layout renders without it. */
const DECLARATION_TIMEOUT = 1_000;

const NO_ROUTE: InitialRoute = { code: Promise.resolve() };

/**
 * Requests the declaration and the code of the initial URL in parallel; the preload script has requested most of it already. Settles
 * when the declaration has loaded, or after a second; never rejects.
 */
export function resolveInitialRoute(
  registry: DeclarationRegistry,
  extensions: Extensions,
): Promise<InitialRoute> {
  const path = withoutBasePath().replace(/^\/admin\//, '');
  const page = extensions.pages.find(({ paths }) => paths.includes(path));
  if (page) return Promise.resolve({ code: page.preload() });
  const summary = findResourceByPath(registry.store.getState().resourceIndex, path);
  if (!summary) return Promise.resolve(NO_ROUTE);
  const { name, route } = summary;
  const timeout = new Promise<InitialRoute>((resolve) => setTimeout(resolve, DECLARATION_TIMEOUT, NO_ROUTE));
  const isList = path === route;
  // A path below the list is most often a record.
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
    // The page shows an error for what failed to load.
    const resource = registry.isLoaded(name, 'all') ? registry.loadedResources.get(name) : undefined;
    return { resource, id, code: Promise.all([code, tabCode]) };
  });
  return Promise.race([routePromise, timeout]);
}

/**
 * Preloads the code of the tab in the URL, based on the raw declaration: its dependencies are still loading.
 *
 * @param subPath Path after the resource: `7/drawing`.
 */
async function preloadTabCode(
  registry: DeclarationRegistry,
  extensions: Extensions,
  name: string,
  subPath: string,
): Promise<void> {
  await registry.load(name, 'own');
  const detailInput = registry.getInput(name)?.show;
  const keys = subPath.split('/').slice(1);
  if (detailInput) await preloadTab(toTabsOutline(detailInput), getExtensionComponents(extensions).tab, keys);
}
