import { isPlainObject } from '../../../lib/json';
import type { ConfigProblem } from '../../types';
import { createUnknownNameProblem } from '../problem';

/** Names that a config can hide. */
export interface HideableNames {
  resources: readonly string[];
  /** First path segments of the pages written in code. */
  pages: readonly string[];
}

/** Finds unknown names under `hide` of a runtime config. */
export function findHiddenProblems(
  file: string,
  config: unknown,
  { resources, pages }: HideableNames,
): ConfigProblem[] {
  const hide = isPlainObject(config) && isPlainObject(config.hide) ? config.hide : {};
  const findUnknown = (key: string, label: string, knownNames: readonly string[]): ConfigProblem[] => {
    const names = hide[key];
    if (!Array.isArray(names)) return [];
    return names.flatMap((entry: unknown, index) => {
      const name = String(entry).replace(/^!/, '');
      const isKnown = entry === '*' || knownNames.includes(name);
      return isKnown
        ? []
        : [createUnknownNameProblem(file, `hide.${key}[${index}]`, label, name, knownNames)];
    });
  };
  return [
    ...findUnknown('resources', 'resource', resources),
    ...findUnknown('pages', 'page', pages),
    ...findUnknown('menu', 'menu entry', [...resources, ...pages]),
  ];
}
