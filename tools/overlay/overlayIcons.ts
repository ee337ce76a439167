import { InvalidIconError, parseSvgIcon } from '../icons/svgIcon.ts';
import type { IconNode } from '../../src/ui/icon/createIcon';
import type { ConfigProblem } from '../../src/config/types';
import { formatConfigProblem } from '../../src/config/check/problem.ts';
import { OverlayError, readOverlayText, type Overlay } from './overlayFolder.ts';

const iconNamesIn = (path: string): string[] => /^icons\/(.+)\.svg$/.exec(path)?.slice(1) ?? [];

/** Returns the icon names of an overlay, from its files. */
export const overlayIconNames = ({ files }: Overlay): string[] => files.flatMap(iconNamesIn);

/** Returns the icons of an overlay, and their problems. */
export async function readOverlayIcons(
  overlay: Overlay,
): Promise<{ icons: ReadonlyMap<string, readonly IconNode[]>; problems: readonly ConfigProblem[] }> {
  const icons = new Map<string, readonly IconNode[]>();
  const problems: ConfigProblem[] = [];
  for (const name of overlayIconNames(overlay)) {
    const path = `icons/${name}.svg`;
    try {
      icons.set(name, parseSvgIcon((await readOverlayText(overlay, path)) ?? ''));
    } catch (error) {
      if (!(error instanceof InvalidIconError)) throw error;
      const { found, allowed } = error;
      problems.push({ file: `${overlay.displayPath}/${path}`, path: '', found, allowed, suggestion: null });
    }
  }
  return { icons, problems };
}

/** Loads the icons of an overlay for the build. Throws an `OverlayError` for an invalid drawing. */
export async function loadOverlayIcons(overlay: Overlay): Promise<ReadonlyMap<string, readonly IconNode[]>> {
  const { icons, problems } = await readOverlayIcons(overlay);
  if (problems.length > 0) throw new OverlayError(problems.map(formatConfigProblem).join('\n'));
  return icons;
}
