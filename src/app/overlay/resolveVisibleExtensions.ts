import type { RequestFunction } from '../../../dataProvider';
import type { HiddenItems, RuntimeConfig } from '../../config/runtime/runtimeConfig';
import { normaliseAccess } from '../../config/normalise/access';
import type { AccessInput } from '../../config/schema/common';
import { activeView } from '../../lib/viewAs/activeView';
import { PERMISSIONS_PATH } from '../../extensions/permissionsPath';
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
  { hide = NOTHING_HIDDEN, hosts: configuredHosts, landingPage, workbench, permissionsPage }: RuntimeConfig,
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
    withPermissionsAccess(extensions, permissionsPage?.access),
  );
  // A view as another role is read only, and the workbench sends requests of its own.
  if ((workbench !== undefined || import.meta.env.DEV) && !activeView.current) {
    const addWorkbenchPage = await loadWorkbench();
    visible = {
      ...visible,
      extensions: addWorkbenchPage(visible.extensions, workbench, { request, registry }),
    };
  }
  return visible;
}

/** Returns the extensions with the access rule of the page of permissions that the config sets, if it sets one. */
const withPermissionsAccess = (extensions: Extensions, access: AccessInput | undefined): Extensions =>
  access === undefined
    ? extensions
    : {
        ...extensions,
        pages: extensions.pages.map((page) =>
          page.paths[0] === PERMISSIONS_PATH ? { ...page, access: normaliseAccess(access) } : page,
        ),
      };
