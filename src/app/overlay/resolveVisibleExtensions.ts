import type { RequestFunction } from '../../../dataProvider';
import type { HiddenItems, RuntimeConfig } from '../../config/runtime/runtimeConfig';
import type { Extensions } from '../../extensions/ExtensionsContext';
import type { BundledIndex } from '../../preload/bundledIndex';
import type { DeclarationRegistry } from '../declarations/declarationRegistry';
import type { VisibleExtensions } from './hiddenConfig';

const NOTHING_HIDDEN: HiddenItems = { resources: [], pages: [], menu: [] };

interface ConsoleDependencies {
  /** By host other than the usual one: which of the bundled faces it answers for. */
  hosts: BundledIndex['hosts'];
  request: RequestFunction;
  registry: DeclarationRegistry;
  /** All that is written in code. */
  extensions: Extensions;
  loadWorkbench: LoadWorkbench;
}

/** Loads what adds the workbench to the pages: for development, or for those with `permission`. */
export type LoadWorkbench = () => Promise<
  (
    extensions: Extensions,
    permission: string | undefined,
    dependencies: Pick<ConsoleDependencies, 'request' | 'registry'>,
  ) => Extensions
>;

/** What an installation shows: without what it hides or has no host for, and with the workbench where there is one. */
export async function resolveVisibleExtensions(
  { hide = NOTHING_HIDDEN, hosts: configuredHosts, workbench }: RuntimeConfig,
  { hosts, request, registry, extensions, loadWorkbench }: ConsoleDependencies,
): Promise<VisibleExtensions> {
  const { applyHidden } = await import('./hiddenConfig');
  const summaries = [...registry.bundledSummaries];
  const resourcesWithoutHost = Object.entries(hosts).flatMap(([host, indexes]) =>
    configuredHosts[host] === undefined ? indexes.flatMap((index) => summaries[index]?.name ?? []) : [],
  );
  let visible = applyHidden(
    { ...hide, resources: [...hide.resources, ...resourcesWithoutHost] },
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
