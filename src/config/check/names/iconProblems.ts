import { findSimilarNames, findNearestName } from './nearestNames';
import type { NameProblem } from './templateProblems';

/** Reports an unknown icon, with the names that share a word with it. The console shows a neutral icon instead. */
export function findIconProblems(name: string, icons: readonly string[] | undefined): NameProblem[] {
  if (!icons || icons.includes(name)) return [];
  return [
    {
      found: `Unknown icon ${JSON.stringify(name)}`,
      allowed: findSimilarNames(name, icons),
      suggestion: findNearestName(name, icons),
      isMild: true,
    },
  ];
}
