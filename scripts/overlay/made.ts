import { nameOf, ownDeclarations } from './declared.ts';
import { readOverlay, type Overlay } from './folder.ts';
import { ownIcons } from './icons.ts';
import type { IconNode } from '../../src/ui/drawing';
import { ownTexts, type OwnTexts } from './texts.ts';

/** What the build takes from an overlay. */
export interface MadeOverlay {
  overlay: Overlay;
  texts: OwnTexts;
  /** Names of its declarations. */
  names: readonly string[];
  icons: ReadonlyMap<string, readonly IconNode[]>;
}

/** Reads an overlay for the build. Throws an `OverlayError` where something in it has no place or no meaning. */
export async function makeOverlay(root: string, dir: string): Promise<MadeOverlay> {
  const overlay = await readOverlay(dir);
  return {
    overlay,
    icons: await ownIcons(overlay),
    texts: await ownTexts(root, overlay),
    names: (await ownDeclarations(root, overlay)).flatMap((one) => nameOf(one) ?? []),
  };
}
