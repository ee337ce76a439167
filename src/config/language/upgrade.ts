import { isPlainObject } from '../../lib/json';
import type { DeclarationSource } from '../check/declarationOutline';
import { formatPath } from '../check/problem';
import { languageVersions, type LanguageChange } from './languageChanges';

/**
 * The older spellings in a declaration or a config. One without a version may have those of any, since none of them means
 * anything else now; one that says a version has those of later ones.
 */
export function findLanguageChanges(input: unknown): readonly LanguageChange[] {
  if (!isPlainObject(input)) return [];
  const declaredVersion = typeof input.version === 'number' ? input.version : 0;
  return languageVersions.flatMap(({ version, changes }) =>
    version > declaredVersion ? changes(input) : [],
  );
}

/** A declaration as found, in the language of this console; that it was written in an older one is a mild problem of it. */
export function upgradeDeclaration(declaration: DeclarationSource): DeclarationSource {
  const changes = findLanguageChanges(declaration.input);
  if (changes.length === 0) return declaration;
  const oldPaths = changes.map(({ path }) => formatPath(path)).join(', ');
  const problem = {
    file: declaration.file,
    path: 'version',
    found: `Escrito en una versión anterior del lenguaje (${oldPaths}): actualízalo con «npm run upgrade-config -- --write ${declaration.file}»`,
    allowed: [],
    suggestion: null,
    isMild: true as const,
  };
  return {
    ...declaration,
    input: changes.reduce(applyChange, declaration.input),
    problems: [...(declaration.problems ?? []), problem],
  };
}

/** The value with a key in place of another; keys keep their order. */
function applyChange(input: unknown, { path: [currentKey, ...rest], replacement }: LanguageChange): unknown {
  if (!isPlainObject(input)) return input;
  return Object.fromEntries(
    Object.entries(input).flatMap(([key, value]): [string, unknown][] => {
      if (key !== currentKey) return [[key, value]];
      if (rest.length > 0) return [[key, applyChange(value, { path: rest, replacement })]];
      return replacement ? [[replacement.key, replacement.value]] : [];
    }),
  );
}
