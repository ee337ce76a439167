import { createHash } from 'node:crypto';
import { normalise, type Declaration } from '../../src/config/normalise/index.ts';
import type { BundledIndexData } from '../../src/preload/bundledIndex.ts';
import { createBundledIndexData, groupByFolder } from '../../src/preload/bundledIndexData.ts';
import { createPreloadTable, type PreloadRoute } from '../../src/preload/preloadTable.ts';
import { findDeclarations, findFieldDefaults, findPages } from '../../tools/shared/discovery.ts';
import { readRequestedOverlay } from '../../tools/overlay/overlayFolder.ts';

/** Result of building `resources/`. */
export interface DeclarationIndex {
  index: BundledIndexData;
  /** Requests of the preload script, by route. */
  preloadTable: Record<string, PreloadRoute>;
  /** Address and text of each file of declarations. */
  files: readonly (readonly [address: string, text: string])[];
}

/**
 * Builds the index, the preload table and the declaration files, including the requested overlay's; the check has
 * validated them.
 */
export async function buildDeclarationIndex(root: string): Promise<DeclarationIndex> {
  const overlay = await readRequestedOverlay();
  const declarations = (await findDeclarations(root, overlay)) as Declaration[];
  const files = [...groupByFolder(declarations)].map(([unit, content]) => {
    const text = JSON.stringify(content);
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    return { unit, text, url: `/static/declarations/${unit}-${hash}.json` };
  });
  const resources = normalise(declarations, await findFieldDefaults(root));
  const urls = new Map(files.map(({ unit, url }) => [unit, url]));
  const index = createBundledIndexData(declarations, resources, urls);
  return {
    index,
    preloadTable: createPreloadTable(index, resources, await findPages(root, overlay)),
    files: files.map(({ url, text }) => [url, text] as const),
  };
}
