import { suggest } from './suggest';
import type { NameProblem } from './templateProblems';

/** There are two thousand names: those near the one that was meant are enough. */
const SHOWN = 8;

/** An icon that is not there, with the names that share a word with it. A console shows a neutral one in its place. */
export function iconProblems(name: string, icons: readonly string[] | undefined): NameProblem[] {
  if (!icons || icons.includes(name)) return [];
  const words = name.split('-').filter((word) => word.length > 2);
  const near = icons.filter((icon) => words.some((word) => icon.split('-').includes(word)));
  return [
    {
      found: `Icono desconocido: «${name}»`,
      allowed: near.slice(0, SHOWN),
      suggestion: suggest(name, icons),
      isMild: true,
    },
  ];
}
