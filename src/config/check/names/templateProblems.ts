import { findTextPlaceholders } from '../../../lib/text/textPlaceholders';
import { getSolePlaceholder, findPlaceholders } from '../../template';
import { findUnclosedTextName, findUnpairedBrace } from '../../templateBraces';
import type { NameContext } from '../nameContext';
import { findNearestName } from './nearestNames';

/** A problem of a name in a template or condition. */
export interface NameProblem {
  found: string;
  allowed: readonly string[];
  suggestion: string | null;
  /** As in `ConfigProblem`. */
  isMild?: true;
}

/** Names in every scope besides the record. The members of the response, the user and the selection are unknown here. */
const SCOPE_NAMES = ['form', 'parent', 'result', '$me', 'selection', 'selectedIds', 'selectedCount'];

/** Additional names in texts: the record's title, a count, the value that a rule tests. */
const TEXT_NAMES = ['name', 'smart_count', 'value'];

/**
 * Looks up a name in a template or condition. Returns undefined if it exists.
 *
 * @param scopeNames Names allowed besides the record. Default: all scope names, as for templates.
 */
export function findNameProblem(
  name: string,
  context: Pick<NameContext, 'recordNames' | 'formNames' | 'parentNames'>,
  scopeNames: readonly string[] = SCOPE_NAMES,
): NameProblem | undefined {
  const [head = '', ...rest] = name.split('.');
  // Only in a form: the next segment is one of its fields.
  if (head === '$chosen' && scopeNames.includes(head))
    return rest.length === 0 ? undefined : checkName(name, rest[0] ?? '', context.formNames, '$chosen.');
  const isField = context.recordNames?.includes(name) || context.recordNames?.includes(head);
  if (SCOPE_NAMES.includes(head) && !scopeNames.includes(head) && !isField)
    return {
      found: `"${head}" is not available here: "${name}"`,
      allowed: [...(context.recordNames ?? []), ...scopeNames],
      suggestion: null,
    };
  if (head === 'form' && rest.length > 0) return checkName(name, rest[0] ?? '', context.formNames, 'form.');
  if (head === 'parent' && rest.length > 0)
    return checkName(name, rest[0] ?? '', context.parentNames, 'parent.');
  if (SCOPE_NAMES.includes(head)) return undefined;
  return context.recordNames?.includes(name)
    ? undefined
    : checkName(name, head, context.recordNames, '', scopeNames);
}

function checkName(
  name: string,
  head: string,
  allowed: readonly string[] | null,
  prefix: string,
  scopeNames: readonly string[] = [],
): NameProblem | undefined {
  if (!allowed || allowed.includes(head)) return undefined;
  const nearest = findNearestName(head, [...allowed, ...scopeNames]);
  const prefixedNames = allowed.map((candidate) => prefix + candidate);
  return {
    found: `Unknown name "${name}"`,
    allowed: [...prefixedNames, ...scopeNames],
    suggestion: nearest === null ? null : prefix + nearest,
  };
}

/** Finds the unknown names of a template, and a brace without its pair. */
export const findTemplateProblems = (
  template: string,
  context: Pick<NameContext, 'recordNames' | 'formNames' | 'parentNames'>,
): NameProblem[] => [
  ...findPlaceholders(template).flatMap(({ name }) => findNameProblem(name, context) ?? []),
  ...findBraceProblems(template),
];

/** Finds a brace without its pair: the host, or the user, would get it as text. */
function findBraceProblems(template: string): NameProblem[] {
  const brace = findUnpairedBrace(template);
  return brace ? [{ found: brace.found, allowed: ['{name}'], suggestion: brace.meant ?? null }] : [];
}

/** Returns the names in a text of a body: `{id|uid}` is the whole text there, and has both names. */
const listBodyNames = (text: string): string[] =>
  getSolePlaceholder(text)?.name.split('|') ?? findPlaceholders(text).map(({ name }) => name);

/** Finds the unknown names of every template in a JSON value, each with its path. */
export function findJsonTemplateProblems(
  value: unknown,
  context: Pick<NameContext, 'recordNames' | 'formNames' | 'parentNames'>,
  path: readonly (string | number)[] = [],
): [readonly (string | number)[], NameProblem][] {
  if (typeof value === 'string')
    return [
      ...listBodyNames(value).flatMap((name) => findNameProblem(name, context) ?? []),
      ...findBraceProblems(value),
    ].map((problem) => [path, problem]);
  if (Array.isArray(value))
    return value.flatMap((item, index) => findJsonTemplateProblems(item, context, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  if ('$each' in value) return findEachProblems(value, context, path);
  return Object.entries(value).flatMap(([key, item]) =>
    findJsonTemplateProblems(item, context, [...path, key]),
  );
}

/** Checks an `$each` template: the members of its entries are unknown, those of the outer scope are not. */
function findEachProblems(
  eachTemplate: { readonly $each: unknown },
  context: Pick<NameContext, 'recordNames' | 'formNames' | 'parentNames'>,
  path: readonly (string | number)[],
): [readonly (string | number)[], NameProblem][] {
  const keys = ['$each', 'as'];
  const nameProblemOfEach = findNameProblem(String(eachTemplate.$each), context);
  const missingAs = { found: 'The template of each item is missing: "as"', allowed: keys, suggestion: null };
  return [
    ...(nameProblemOfEach ? [[[...path, '$each'], nameProblemOfEach] as const] : []),
    ...('as' in eachTemplate
      ? findOuterNameProblems(eachTemplate.as, context, [...path, 'as'])
      : [[path, missingAs] as const]),
    ...Object.keys(eachTemplate)
      .filter((key) => !keys.includes(key))
      .map((key) => {
        const found = `"${key}" does not go with "$each"`;
        return [[...path, key], { found, allowed: keys, suggestion: findNearestName(key, keys) }] as const;
      }),
  ].map(([subPath, problem]) => [subPath, problem]);
}

const OUTER_PREFIX = '$outer.';

/** Finds unknown `$outer.` names in a template over an entry. */
function findOuterNameProblems(
  value: unknown,
  context: Pick<NameContext, 'recordNames' | 'formNames' | 'parentNames'>,
  path: readonly (string | number)[],
): [readonly (string | number)[], NameProblem][] {
  if (typeof value === 'string')
    return [
      ...listBodyNames(value)
        .filter((name) => name.startsWith(OUTER_PREFIX))
        .flatMap((name) => findNameProblem(name.slice(OUTER_PREFIX.length), context) ?? []),
      ...findBraceProblems(value),
    ].map((problem) => [path, problem]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => findOuterNameProblems(item, context, [...path, key]));
}

/** Checks the template of a host path: optional placeholders are not allowed, since every one needs a value. */
export const findPathTemplateProblems = (
  template: string,
  context: Pick<NameContext, 'recordNames' | 'formNames' | 'parentNames'>,
): NameProblem[] => [
  ...findTemplateProblems(template, context),
  ...findPlaceholders(template)
    .filter(({ optional }) => optional)
    .map(({ name }) => ({
      found: `"{${name}?}": a placeholder of a path is never optional`,
      allowed: [`{${name}}`],
      suggestion: `{${name}}`,
    })),
];

/** Returns a name of the record in braces without the percent sign, as templates of other keys have it. */
const findBareName = (text: string, { recordNames }: NameContext): string | undefined =>
  [...text.matchAll(/(?<!%)\{([\w.]+)\}/g)]
    .map(([, name = '']) => name)
    .find((name) => recordNames?.includes(name));

/** Finds unknown names in the `%{name}` of a text; form values are under `form`, the response under `result`. */
export function findTextNameProblems(text: string, context: NameContext): NameProblem[] {
  const unclosed = findUnclosedTextName(text);
  if (unclosed !== undefined) return [{ found: unclosed, allowed: ['%{name}'], suggestion: null }];
  const bareName = findBareName(text, context);
  if (bareName !== undefined) {
    const meant = `%{${bareName}}`;
    return [{ found: `"{${bareName}}" would be shown as it is`, allowed: [meant], suggestion: meant }];
  }
  const names = findTextPlaceholders(text);
  if (names.length === 0) return [];
  const recordNames = context.recordNames && [...context.recordNames, ...TEXT_NAMES];
  return names.flatMap((name) => {
    const problem = findNameProblem(name, { ...context, recordNames });
    if (!problem) return [];
    return context.formNames?.includes(name) ? [{ ...problem, suggestion: `form.${name}` }] : [problem];
  });
}
