import { isPlainObject } from '../../lib/json';
import type { Found } from '../check/outline';
import { pathText } from '../check/problem';
import { versions, type Change } from './changes';

/**
 * The older spellings in a declaration or a config. One without a version may have those of any, since none of them means
 * anything else now; one that says a version has those of later ones.
 */
export function changesFor(input: unknown): readonly Change[] {
  if (!isPlainObject(input)) return [];
  const from = typeof input.version === 'number' ? input.version : 0;
  return versions.flatMap(({ version, changes }) => (version > from ? changes(input) : []));
}

/** A declaration as found, in the language of this console; that it was written in an older one is a mild problem of it. */
export function inThisLanguage(found: Found): Found {
  const changes = changesFor(found.input);
  if (changes.length === 0) return found;
  const old = changes.map(({ path }) => pathText(path)).join(', ');
  const problem = {
    file: found.file,
    path: 'version',
    found: `Escrito en una versión anterior del lenguaje (${old}): actualízalo con «npm run upgrade-config -- --write ${found.file}»`,
    allowed: [],
    suggestion: null,
    isMild: true as const,
  };
  return {
    ...found,
    input: changes.reduce(changed, found.input),
    problems: [...(found.problems ?? []), problem],
  };
}

/** The value with a key in place of another; keys keep their order. */
function changed(input: unknown, { path: [at, ...rest], to }: Change): unknown {
  if (!isPlainObject(input)) return input;
  return Object.fromEntries(
    Object.entries(input).flatMap(([key, value]): [string, unknown][] => {
      if (key !== at) return [[key, value]];
      if (rest.length > 0) return [[key, changed(value, { path: rest, to })]];
      return to ? [[to.key, to.value]] : [];
    }),
  );
}
