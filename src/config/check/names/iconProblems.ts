import { findSimilarNames, findNearestName } from './nearestNames';
import type { NameProblem } from './templateProblems';

/** An icon that is not there, with the names that share a word with it. A console shows a neutral one in its place. */
export function findIconProblems(name: string, icons: readonly string[] | undefined): NameProblem[] {
  if (!icons || icons.includes(name)) return [];
  return [
    {
      found: `Icono desconocido: «${name}»`,
      allowed: findSimilarNames(name, icons),
      suggestion: findNearestName(name, icons),
      isMild: true,
    },
  ];
}
