import { isPlainObject } from '../../lib/json';
import type { DeclarationSource } from '../check/declarationOutline';
import { formatPath } from '../check/problem';
import type { ConfigProblem } from '../types';
import type { KeyPath, LanguageChange } from './languageChange';
import { languageVersions } from './languageChanges';

/** Number of old keys that a message names. */
const MAX_NAMED_KEYS = 6;

/**
 * The versions whose spellings a file may lack. A file without a version may have the spellings of any version, since no old
 * spelling means anything else now; a file that names a version may have those that later versions replaced.
 */
const listLaterVersions = (input: Readonly<Record<string, unknown>>) => {
  const declaredVersion = typeof input.version === 'number' ? input.version : 0;
  return languageVersions.filter(({ version }) => version > declaredVersion);
};

/** A declaration or a config in the language of this console, and the changes, in the order in which they were made. */
export interface UpgradedFile {
  input: unknown;
  /** Each step: the changes from one version to the next. Paths are those of the file before the step. */
  steps: readonly (readonly LanguageChange[])[];
}

/** Rewrites the older spellings of a declaration or a config. */
export function upgradeFile(original: unknown): UpgradedFile {
  if (!isPlainObject(original)) return { input: original, steps: [] };
  let input: unknown = original;
  const steps = listLaterVersions(original).map(({ findChanges }) => {
    const changes = isPlainObject(input) ? findChanges(input) : [];
    input = changes.reduce(applyChange, input);
    return changes;
  });
  return { input, steps: steps.filter((changes) => changes.length > 0) };
}

/** A declaration in the language of this console. An older spelling in it is a mild problem. */
export function upgradeDeclaration(declaration: DeclarationSource): DeclarationSource {
  const { input, steps } = upgradeFile(declaration.input);
  const problems = findLanguageProblems(declaration, steps);
  return problems.length === 0
    ? declaration
    : { ...declaration, input, problems: [...(declaration.problems ?? []), ...problems] };
}

/** The mild problem of a file with older spellings, or of one that mixes versions; none if it has neither. */
export function findLanguageProblems(
  { file, input }: DeclarationSource,
  steps: UpgradedFile['steps'],
): ConfigProblem[] {
  const oldPaths = steps.flat().map(({ path }) => path);
  const newerPaths = findMixedKeys(input);
  const reasons = [
    ...(oldPaths.length === 0
      ? []
      : [`Written in an older version of the language (${formatPaths(oldPaths)})`]),
    ...(newerPaths.length === 0
      ? []
      : [
          `Versions of the language are mixed: the one that the file names has no ${formatPaths(newerPaths)}`,
        ]),
  ];
  if (reasons.length === 0) return [];
  const problem = {
    file,
    path: 'version',
    found: `${reasons.join('. ')}: "npm run upgrade-config -- --write ${file}" updates it`,
    allowed: [],
    suggestion: null,
    isMild: true as const,
  };
  return [problem];
}

/** The spellings of later versions in a file that names an older one. */
export const findMixedKeys = (input: unknown): KeyPath[] =>
  isPlainObject(input) && typeof input.version === 'number'
    ? listLaterVersions(input).flatMap(({ findNewerKeys }) => findNewerKeys(input))
    : [];

const formatPaths = (paths: readonly KeyPath[]): string => {
  const named = paths.slice(0, MAX_NAMED_KEYS).map(formatPath).join(', ');
  const rest = paths.length - MAX_NAMED_KEYS;
  return rest > 0 ? `${named} and ${rest} more` : named;
};

/** The value with a key in place of another. Keys keep their order. */
function applyChange(input: unknown, { path: [currentKey, ...rest], replacement }: LanguageChange): unknown {
  if (Array.isArray(input))
    return input.map((item: unknown, index) =>
      index === currentKey ? applyChange(item, { path: rest, replacement }) : item,
    );
  if (!isPlainObject(input)) return input;
  return Object.fromEntries(
    Object.entries(input).flatMap(([key, value]): [string, unknown][] => {
      if (key !== currentKey) return [[key, value]];
      if (rest.length > 0) return [[key, applyChange(value, { path: rest, replacement })]];
      return replacement ? [[replacement.key, 'value' in replacement ? replacement.value : value]] : [];
    }),
  );
}
