import type { ConfigProblem } from '../../types';
import type { DeclarationOutline } from '../declarationOutline';

/** A path template without the names in it. */
const stripNames = (path: string): string => path.replaceAll(/\{[^{}]*\}/g, '{}');

/**
 * Further addresses of a resource that lead elsewhere already: to a tab of the records that they stand below, or to the
 * pages of another resource, of which the first has it.
 */
export function findExtraPathProblems(
  outline: DeclarationOutline,
  outlines: readonly DeclarationOutline[],
): ConfigProblem[] {
  return outline.extraPaths.flatMap((path, index) => {
    const found = describeConflict(path, outline, outlines);
    return found === undefined
      ? []
      : [{ file: outline.file, path: `detail.at[${index}].path`, found, allowed: [], suggestion: null }];
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
  if (firstOwner) return `La dirección «${path}» ya es de ${firstOwner.file}`;
  const [prefix = '', suffix = ''] = stripNames(path).split('/{}/');
  const segment = suffix.split('/')[0] ?? '';
  const tabOwner = outlines.find(({ route, tabs }) => prefix === `/admin/${route}` && tabs.includes(segment));
  return tabOwner && `La dirección «${path}» es de la pestaña «${segment}» de ${tabOwner.file}`;
}
