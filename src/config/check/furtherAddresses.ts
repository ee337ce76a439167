import type { ConfigProblem } from '../types';
import type { Outline } from './outline';

/** A path template without the names in it. */
const unnamed = (path: string): string => path.replaceAll(/\{[^{}]*\}/g, '{}');

/**
 * Further addresses of a resource that lead elsewhere already: to a tab of the records that they stand below, or to the
 * pages of another resource, of which the first has it.
 */
export function addressProblems(own: Outline, all: readonly Outline[]): ConfigProblem[] {
  return own.at.flatMap((path, index) => {
    const found = takenBy(path, own, all);
    return found === undefined
      ? []
      : [{ file: own.file, path: `detail.at[${index}].path`, found, allowed: [], suggestion: null }];
  });
}

function takenBy(path: string, own: Outline, all: readonly Outline[]): string | undefined {
  const before = all.slice(0, all.indexOf(own));
  const first = before.find(({ at }) => at.some((other) => unnamed(other) === unnamed(path)));
  if (first) return `La dirección «${path}» ya es de ${first.file}`;
  const [start = '', rest = ''] = unnamed(path).split('/{}/');
  const word = rest.split('/')[0] ?? '';
  const outer = all.find(({ route, tabs }) => start === `/admin/${route}` && tabs.includes(word));
  return outer && `La dirección «${path}» es de la pestaña «${word}» de ${outer.file}`;
}
