import type { QueryClient } from '@tanstack/react-query';
import { createResourceIndex, type ResourceIndex } from '../../config/resourceSummary';
import type { MenuLabels } from '../../lib/language/language';
import type { DeclarationRegistry } from './declarationRegistry';

/**
 * Shows the declarations and the menu in the language that has been set; without labels in the source language. The pages,
 * which ra-core mounts again after that, keep the data that they have.
 */
export async function changeDeclarationLanguage(
  registry: Pick<DeclarationRegistry, 'reload' | 'relabel'>,
  menuLabels: MenuLabels | undefined,
  queryClient?: QueryClient,
): Promise<void> {
  await registry.reload();
  relabelMenu(registry, menuLabels);
  if (queryClient) keepDataOnNextMount(queryClient);
}

/** Shows the menu with labels of a language; without labels in the source language. */
export const relabelMenu = (
  registry: Pick<DeclarationRegistry, 'relabel'>,
  menuLabels: MenuLabels | undefined,
): void =>
  registry.relabel((resourceIndex) => (menuLabels ? relabelIndex(resourceIndex, menuLabels) : resourceIndex));

/** Lets the queries of the pages that mount next show the data that they have without fetching them again, however old. */
function keepDataOnNextMount(queryClient: QueryClient): void {
  const options = queryClient.getDefaultOptions();
  // A change before the pages have mounted: they wait for the same end.
  if (options.queries?.refetchOnMount === false) return;
  queryClient.setDefaultOptions({ ...options, queries: { ...options.queries, refetchOnMount: false } });
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type !== 'observerAdded') return;
    unsubscribe();
    // All queries of the pages mount in one task.
    setTimeout(() => queryClient.setDefaultOptions(options));
  });
}

/** Returns the summaries with other labels in the menu. */
function relabelIndex(resourceIndex: ResourceIndex, menuLabels: MenuLabels): ResourceIndex {
  const relabelled = [...resourceIndex].map((summary) => {
    const labels = menuLabels[summary.name];
    return labels && summary.navigation
      ? { ...summary, navigation: { ...summary.navigation, ...labels } }
      : summary;
  });
  return createResourceIndex(new Map(relabelled.map((summary) => [summary.name, summary])), resourceIndex);
}
