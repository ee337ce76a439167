import { createResourceIndex, type ResourceIndex } from '../../config/resourceSummary';
import type { MenuLabels } from '../../lib/language/language';
import type { DeclarationRegistry } from './declarationRegistry';

/** Shows the declarations and the menu in the language that has been set; without labels in the source language. */
export const changeDeclarationLanguage = (
  registry: Pick<DeclarationRegistry, 'reload'>,
  menuLabels: MenuLabels | undefined,
): Promise<void> =>
  registry.reload((resourceIndex) => (menuLabels ? relabelIndex(resourceIndex, menuLabels) : resourceIndex));

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
