import { createHash } from 'node:crypto';
import { normalise, type Declaration } from '../../src/config/normalise/index.ts';
import type { PackedIndex } from '../../src/preload/bundledIndex.ts';
import { groupByFolder, packIndex } from '../../src/preload/packIndex.ts';
import { createPreloadTable, type PreloadRead } from '../../src/preload/preloadTable.ts';
import { findDeclarations, findFieldDefaults, findPages } from '../../tools/shared/discovery.ts';
import { readRequestedOverlay } from '../../tools/overlay/overlayFolder.ts';

/** Result of building `resources/`. */
export interface DeclarationIndex {
  index: PackedIndex;
  /** Reads that the preload script sends, by path. */
  preloadTable: Record<string, PreloadRead>;
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
  return {
    index: packIndex(declarations, resources, new Map(files.map(({ unit, url }) => [unit, url]))),
    preloadTable: createPreloadTable(resources, await findPages(root, overlay)),
    files: files.map(({ url, text }) => [url, text] as const),
  };
}
