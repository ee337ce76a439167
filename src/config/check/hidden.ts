import { isPlainObject } from '../../lib/json';
import type { ConfigProblem } from '../types';
import { unknownName } from './problem';

/** What a config may hide. */
export interface Hideable {
  resources: readonly string[];
  /** First paths of the pages in code. */
  pages: readonly string[];
}

/** Names under `hide` of a runtime config that nothing has. */
export function hiddenProblems(
  file: string,
  config: unknown,
  { resources, pages }: Hideable,
): ConfigProblem[] {
  const hide = isPlainObject(config) && isPlainObject(config.hide) ? config.hide : {};
  const check = (key: string, what: string, known: readonly string[]): ConfigProblem[] => {
    const names = hide[key];
    if (!Array.isArray(names)) return [];
    return names.flatMap((text: unknown, at) => {
      const name = String(text).replace(/^!/, '');
      const isKnown = text === '*' || known.includes(name);
      return isKnown ? [] : [unknownName(file, `hide.${key}[${at}]`, what, name, known)];
    });
  };
  return [
    ...check('resources', 'Recurso', resources),
    ...check('pages', 'Página', pages),
    ...check('menu', 'Entrada del menú', [...resources, ...pages]),
  ];
}
