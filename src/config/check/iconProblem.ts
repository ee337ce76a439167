import { nearNames } from './near';
import { suggest } from './suggest';
import type { NameProblem } from './templateProblems';

/** An icon that is not there, with the names that share a word with it. A console shows a neutral one in its place. */
export function iconProblems(name: string, icons: readonly string[] | undefined): NameProblem[] {
  if (!icons || icons.includes(name)) return [];
  return [
    {
      found: `Icono desconocido: «${name}»`,
      allowed: nearNames(name, icons),
      suggestion: suggest(name, icons),
      isMild: true,
    },
  ];
}
