import { NoIcon, svgIcon } from '../icons/svgIcon.ts';
import type { IconNode } from '../../src/ui/drawing';
import type { ConfigProblem } from '../../src/config/types';
import { problemText } from '../../src/config/check/problem.ts';
import { OverlayError, textOf, type Overlay } from './folder.ts';

const nameIn = (path: string): string[] => /^icons\/(.+)\.svg$/.exec(path)?.slice(1) ?? [];

/** The names of the icons of an overlay: those of its files. */
export const ownIconNames = ({ files }: Overlay): string[] => files.flatMap(nameIn);

/** The icons of an overlay, and what is wrong with them. */
export async function readIcons(
  overlay: Overlay,
): Promise<{ icons: ReadonlyMap<string, readonly IconNode[]>; problems: readonly ConfigProblem[] }> {
  const icons = new Map<string, readonly IconNode[]>();
  const problems: ConfigProblem[] = [];
  for (const name of ownIconNames(overlay)) {
    const path = `icons/${name}.svg`;
    try {
      icons.set(name, svgIcon((await textOf(overlay, path)) ?? ''));
    } catch (error) {
      if (!(error instanceof NoIcon)) throw error;
      const { found, allowed } = error;
      problems.push({ file: `${overlay.shown}/${path}`, path: '', found, allowed, suggestion: null });
    }
  }
  return { icons, problems };
}

/** The icons of an overlay for the build. Throws an `OverlayError` where a drawing is not that of an icon. */
export async function ownIcons(overlay: Overlay): Promise<ReadonlyMap<string, readonly IconNode[]>> {
  const { icons, problems } = await readIcons(overlay);
  if (problems.length > 0) throw new OverlayError(problems.map(problemText).join('\n'));
  return icons;
}
