import { createHash } from 'node:crypto';
import { normalise, type Declaration } from '../src/config/normalise/index.ts';
import type { PackedIndex } from '../src/start/bundledIndex.ts';
import { byUnit, packIndex } from '../src/start/packIndex.ts';
import { startTable, type StartRead } from '../src/start/table.ts';
import { findDeclarations, findFieldDefaults, findPages } from './declared.ts';
import { overlayNow } from './overlay/folder.ts';

/** What the build makes of `resources/`. */
export interface MadeIndex {
  index: PackedIndex;
  /** What `start.js` asks for at an address. */
  table: Record<string, StartRead>;
  /** Address and text of each file of declarations. */
  files: readonly (readonly [address: string, text: string])[];
}

/**
 * Makes the index, the start table and the files of the declarations as they stand, with those of the overlay that is asked
 * for; the check has looked at them.
 */
export async function indexOf(root: string): Promise<MadeIndex> {
  const overlay = await overlayNow();
  const declarations = (await findDeclarations(root, overlay)) as Declaration[];
  const files = [...byUnit(declarations)].map(([unit, content]) => {
    const text = JSON.stringify(content);
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    return { unit, text, address: `/static/declarations/${unit}-${hash}.json` };
  });
  const resources = normalise(declarations, await findFieldDefaults(root));
  return {
    index: packIndex(declarations, resources, new Map(files.map(({ unit, address }) => [unit, address]))),
    table: startTable(resources, await findPages(root, overlay)),
    files: files.map(({ address, text }) => [address, text] as const),
  };
}
