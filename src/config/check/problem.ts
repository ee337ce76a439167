import type { ConfigProblem } from '../types';
import { suggest } from './suggest';

/** A path inside a declaration: `list.columns[2].field`. */
export function pathText(path: readonly (string | number | symbol)[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text ? `${text}.${String(part)}` : String(part);
  }, '');
}

/** A name that resolves to nothing, with what is allowed and the nearest of it. */
export function unknownName(
  file: string,
  path: string,
  what: string,
  found: string,
  allowed: Iterable<string>,
): ConfigProblem {
  const names = [...allowed];
  return {
    file,
    path,
    found: `${what} desconocido: «${found}»`,
    allowed: names,
    suggestion: suggest(found, names),
  };
}

/** One line for a terminal or a screen: file, path, what was found, what is allowed, what was probably meant. */
export function problemText(problem: ConfigProblem): string {
  const where = problem.path ? `${problem.file} → ${problem.path}` : problem.file;
  const meant = problem.suggestion ? ` ¿Querías decir «${problem.suggestion}»?` : '';
  const allowed = problem.allowed.length > 0 ? ` Se admite: ${problem.allowed.join(', ')}.` : '';
  return `${where}: ${problem.found}.${meant}${allowed}`;
}
