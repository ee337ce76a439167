import { normalise } from '../../src/config/normalise/index.ts';
import type { BundledIndexData } from '../../src/preload/bundledIndex.ts';
import { createBundledIndexData, groupByFolder } from '../../src/preload/bundledIndexData.ts';
import { createPreloadTable, type PreloadRoute } from '../../src/preload/preloadTable.ts';
import { findDeclarationsInLanguage } from '../../tools/shared/declarationsInLanguage.ts';
import { findFieldDefaults, findPages } from '../../tools/shared/discovery.ts';
import type { MenuLabels } from '../../src/lib/language/language.ts';
import { readRequestedOverlay } from '../../tools/overlay/overlayFolder.ts';

/** Result of building `resources/` in one language. */
export interface DeclarationIndex {
  /** `files`: name of each file, without hash and ending. */
  index: BundledIndexData;
  /** Requests of the preload script, by route. */
  preloadTable: Record<string, PreloadRoute>;
  /** Name and text of each file of declarations. */
  files: readonly (readonly [name: string, text: string])[];
  menuLabels: MenuLabels;
}

/**
 * Builds the index, the preload table and the declaration files in a language, including the requested overlay's; the check
 * has validated them. Load this module again for each language: declarations take their texts when they are imported.
 */
export async function buildDeclarationIndex(root: string, language: string): Promise<DeclarationIndex> {
  const overlay = await readRequestedOverlay();
  const declarations = await findDeclarationsInLanguage(root, language, overlay);
  const files = [...groupByFolder(declarations)].map(
    ([folder, content]) => [folder, JSON.stringify(content)] as const,
  );
  const resources = normalise(declarations, await findFieldDefaults(root));
  const index = createBundledIndexData(declarations, resources, new Map(files.map(([name]) => [name, name])));
  return {
    index,
    preloadTable: createPreloadTable(index, resources, await findPages(root, overlay)),
    files,
    menuLabels: Object.fromEntries(
      [...resources.values()].flatMap(({ name, navigation }) =>
        navigation ? [[name, { label: navigation.label, group: navigation.group }]] : [],
      ),
    ),
  };
}
