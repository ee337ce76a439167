import type { RequestFunction } from '../../../dataProvider';
import type { HiddenItems, RuntimeConfig } from '../../config/runtime/runtimeConfig';
import type { Extensions } from '../../extensions/ExtensionsContext';
import type { BundledIndex } from '../../preload/bundledIndex';
import type { DeclarationRegistry } from '../declarations/declarationRegistry';
import type { VisibleExtensions } from './hiddenConfig';

const NOTHING_HIDDEN: HiddenItems = { resources: [], pages: [], menu: [] };

interface ConsoleDependencies {
  /** For each additional host, the indexes of the bundled summaries that it serves. */
  resourceNamesByHost: BundledIndex['resourceNamesByHost'];
  request: RequestFunction;
  registry: DeclarationRegistry;
  /** All extensions. */
  extensions: Extensions;
  loadWorkbench: LoadWorkbench;
}

/** Loads the function that adds the workbench page: for development, or for users with `permission`. */
export type LoadWorkbench = () => Promise<
  (
    extensions: Extensions,
    permission: string | undefined,
    dependencies: Pick<ConsoleDependencies, 'request' | 'registry'>,
  ) => Extensions
>;

/**
 * Returns the extensions of an installation: without hidden items and resources of missing hosts, with the workbench if
 * enabled.
 */
export async function resolveVisibleExtensions(
  { hide = NOTHING_HIDDEN, hosts: configuredHosts, landingPage, workbench }: RuntimeConfig,
  { resourceNamesByHost, request, registry, extensions, loadWorkbench }: ConsoleDependencies,
): Promise<VisibleExtensions> {
  const { applyHidden } = await import('./hiddenConfig');
  const resourcesWithoutHost = [...resourceNamesByHost].flatMap(([host, names]) =>
    configuredHosts[host] === undefined ? names : [],
  );
  let visible = applyHidden(
    {
      ...hide,
      resources: [...hide.resources, ...resourcesWithoutHost],
      // A start page that the config declares is its own, so `*` does not hide it.
      pages: typeof landingPage === 'object' ? [...hide.pages, '!start'] : hide.pages,
    },
    registry,
    extensions,
  );
  if (workbench !== undefined || import.meta.env.DEV) {
    const addWorkbenchPage = await loadWorkbench();
    visible = {
      ...visible,
      extensions: addWorkbenchPage(visible.extensions, workbench, { request, registry }),
    };
  }
  return visible;
}
