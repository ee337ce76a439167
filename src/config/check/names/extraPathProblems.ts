import type { ConfigProblem } from '../../types';
import type { DeclarationOutline } from '../declarationOutline';

/** Returns a path template without its placeholder names. */
const stripNames = (path: string): string => path.replaceAll(/\{[^{}]*\}/g, '{}');

/** Finds additional paths of a resource that are taken: by a tab of the records above them, or by an earlier resource. */
export function findExtraPathProblems(
  outline: DeclarationOutline,
  outlines: readonly DeclarationOutline[],
): ConfigProblem[] {
  return outline.extraPaths.flatMap((path, index) => {
    const found = describeConflict(path, outline, outlines);
    return found === undefined
      ? []
      : [{ file: outline.file, path: `show.routes[${index}].path`, found, allowed: [], suggestion: null }];
  });
}

function describeConflict(
  path: string,
  outline: DeclarationOutline,
  outlines: readonly DeclarationOutline[],
): string | undefined {
  const earlierOutlines = outlines.slice(0, outlines.indexOf(outline));
  const firstOwner = earlierOutlines.find(({ extraPaths }) =>
    extraPaths.some((otherPath) => stripNames(otherPath) === stripNames(path)),
  );
  if (firstOwner) return `The path "${path}" already belongs to ${firstOwner.file}`;
  const [prefix = '', suffix = ''] = stripNames(path).split('/{}/');
  const segment = suffix.split('/')[0] ?? '';
  const tabOwner = outlines.find(({ route, tabs }) => prefix === `/admin/${route}` && tabs.includes(segment));
  return tabOwner && `The path "${path}" belongs to the tab "${segment}" of ${tabOwner.file}`;
}
