import { declaredName, readOverlayDeclarations } from '../../tools/overlay/overlayDeclarations.ts';
import {
  listModules,
  readOverlay,
  type ModuleFolder,
  type Overlay,
} from '../../tools/overlay/overlayFolder.ts';
import { loadOverlayIcons } from '../../tools/overlay/overlayIcons.ts';
import type { IconNode } from '../../src/ui/icon/createIcon';
import { loadOverlayTexts, type OverlayTexts } from '../../tools/overlay/overlayTexts.ts';

/** Contents of an overlay that the build uses. */
export interface OverlayContents {
  overlay: Overlay;
  texts: OverlayTexts;
  /** Names of its declarations. */
  resourceNames: readonly string[];
  icons: ReadonlyMap<string, readonly IconNode[]>;
  /** Paths of the modules of code for hosts, by folder and name. */
  hostModules: Readonly<Record<ModuleFolder, ReadonlyMap<string, string>>>;
}

/** Reads an overlay for the build. Throws an `OverlayError` for a misplaced or invalid file. */
export async function readOverlayContents(root: string, dir: string): Promise<OverlayContents> {
  const overlay = await readOverlay(dir);
  return {
    overlay,
    hostModules: {
      dialects: listModules(overlay, 'dialects'),
      providers: listModules(overlay, 'providers'),
    },
    icons: await loadOverlayIcons(overlay),
    texts: await loadOverlayTexts(root, overlay),
    resourceNames: (await readOverlayDeclarations(root, overlay)).flatMap(
      (declaration) => declaredName(declaration) ?? [],
    ),
  };
}
