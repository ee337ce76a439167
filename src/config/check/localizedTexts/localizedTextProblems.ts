import { SOURCE_LANGUAGE } from '../../../lib/language/language';
import type { LocalizedText } from '../../../lib/language/language';
import { pickTexts, type LocalizedTextPlace } from '../../localizedTexts/localizedText';
import type { ConfigProblem } from '../../types';
import type { DeclarationSource } from '../declarationOutline';
import { formatPath } from '../problem';
import type { LocalizedSource } from './localizeSource';

/**
 * Finds the problems of a declaration in each of its languages: those of `check`, with the language of the text in the path,
 * and those of the texts by language themselves.
 *
 * @param languages Languages of the installation, which each text by language has to have; undefined if unknown.
 */
export function findProblemsByLanguage(
  { source, places }: LocalizedSource,
  languages: readonly string[] | undefined,
  check: (source: DeclarationSource) => readonly ConfigProblem[],
): ConfigProblem[] {
  const problems = check(source);
  if (places.length === 0) return [...problems];
  const textsByPath = new Map(places.map(({ path, texts }) => [formatPath(path), texts]));
  const tags = new Set(places.flatMap(({ texts }) => Object.keys(texts)));
  tags.delete(SOURCE_LANGUAGE);
  return [
    ...problems.map((problem) => withLanguage(problem, textsByPath.get(problem.path), SOURCE_LANGUAGE)),
    ...[...tags].flatMap((tag) =>
      check({ ...source, input: pickTexts(source.input, places, tag) })
        .filter(({ path }) => Object.hasOwn(textsByPath.get(path) ?? {}, tag))
        // A text that stands in for a missing one was checked above.
        .filter(({ path }) => !isStandIn(textsByPath.get(path), tag))
        .map((problem) => withLanguage(problem, textsByPath.get(problem.path), tag)),
    ),
    ...findLocalizedTextProblems(source.file, places, languages),
  ];
}

/** Finds the languages that texts by language lack, and keys that are no language. */
export const findLocalizedTextProblems = (
  file: string,
  places: readonly LocalizedTextPlace[],
  languages: readonly string[] | undefined,
): ConfigProblem[] =>
  places.flatMap(({ path, texts }) => [
    ...Object.keys(texts)
      .filter((tag) => !isLanguage(tag))
      .map((tag) => ({
        file,
        path: formatPath([...path, tag]),
        found: `${JSON.stringify(tag)} is not the tag of a language`,
        allowed: [...(languages ?? [])],
        suggestion: null,
      })),
    ...(languages ?? [])
      .filter((tag) => !Object.hasOwn(texts, tag) && !Object.hasOwn(texts, getBaseLanguage(tag)))
      .map((tag) => ({
        file,
        path: formatPath(path),
        found: `The text has no ${JSON.stringify(tag)}, one of the "languages" of the config`,
        allowed: [],
        suggestion: null,
        isMild: true as const,
      })),
  ]);

const getBaseLanguage = (tag: string): string => tag.replace(/-.*/, '');

const isLanguage = (tag: string): boolean =>
  new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(tag) !== undefined;

/** Language of the text that stands in for the source language, where a text lacks it (`pickText`). */
const getStandInTag = (texts: LocalizedText): string | undefined =>
  Object.hasOwn(texts, SOURCE_LANGUAGE) ? undefined : Object.keys(texts)[0];

const isStandIn = (texts: LocalizedText | undefined, tag: string): boolean =>
  texts !== undefined && getStandInTag(texts) === tag;

/** Adds the language of a text to the path of its problem. */
const withLanguage = (problem: ConfigProblem, texts: LocalizedText | undefined, tag: string): ConfigProblem =>
  texts
    ? { ...problem, path: `${problem.path}.${tag === SOURCE_LANGUAGE ? (getStandInTag(texts) ?? tag) : tag}` }
    : problem;
