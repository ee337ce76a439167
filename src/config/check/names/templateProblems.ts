import { findTextPlaceholders } from '../../../lib/text/textPlaceholders';
import { getSolePlaceholder, findPlaceholders } from '../../template';
import type { NameContext } from '../nameContext';
import { findNearestName } from './nearestNames';

/** What is wrong with a name of a template or a condition. */
export interface NameProblem {
  found: string;
  allowed: readonly string[];
  suggestion: string | null;
  /** As in `ConfigProblem`. */
  isMild?: true;
}

/** What stands in every scope beside the record. What the answer, the user or the selection holds is not known here. */
const SCOPE_NAMES = ['form', 'parent', 'result', '$me', 'selection', 'selectedIds', 'selectedCount'];

/** What texts are filled with besides: the title of the record, a number, the value that a rule looks at. */
const TEXT_NAMES = ['name', 'smart_count', 'value'];

/**
 * Looks a name up that a template or a condition uses. Undefined when it is there.
 *
 * @param words What may stand there beside the record; a template may name all of it.
 */
export function findNameProblem(
  name: string,
  context: Pick<NameContext, 'recordNames' | 'formNames' | 'parentNames'>,
  scopeNames: readonly string[] = SCOPE_NAMES,
): NameProblem | undefined {
  const [head = '', ...rest] = name.split('.');
  // Only where a form is at hand: what follows is one of its fields.
  if (head === '$chosen' && scopeNames.includes(head))
    return rest.length === 0 ? undefined : checkName(name, rest[0] ?? '', context.formNames, '$chosen.');
  const isField = context.recordNames?.includes(name) || context.recordNames?.includes(head);
  if (SCOPE_NAMES.includes(head) && !scopeNames.includes(head) && !isField)
    return {
      found: `«${head}» no está al alcance aquí: «${name}»`,
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
    found: `Dato desconocido: «${name}»`,
    allowed: [...prefixedNames, ...scopeNames],
    suggestion: nearest === null ? null : prefix + nearest,
  };
}

/** The names of a template that resolve to nothing. */
export const findTemplateProblems = (
  template: string,
  context: Pick<NameContext, 'recordNames' | 'formNames' | 'parentNames'>,
): NameProblem[] => findPlaceholders(template).flatMap(({ name }) => findNameProblem(name, context) ?? []);

/** The names in a text of a body: `{id|uid}` stands alone there, and names both. */
const listBodyNames = (text: string): string[] =>
  getSolePlaceholder(text)?.name.split('|') ?? findPlaceholders(text).map(({ name }) => name);

/** The names of every template inside a JSON value, each with its path from there. */
export function findJsonTemplateProblems(
  value: unknown,
  context: Pick<NameContext, 'recordNames' | 'formNames' | 'parentNames'>,
  path: readonly (string | number)[] = [],
): [readonly (string | number)[], NameProblem][] {
  if (typeof value === 'string')
    return listBodyNames(value).flatMap((name) => {
      const problem = findNameProblem(name, context);
      return problem ? [[path, problem]] : [];
    });
  if (Array.isArray(value))
    return value.flatMap((item, index) => findJsonTemplateProblems(item, context, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  if ('$each' in value) return findEachProblems(value, context, path);
  return Object.entries(value).flatMap(([key, item]) =>
    findJsonTemplateProblems(item, context, [...path, key]),
  );
}

/** A list that is written entry by entry: what its entries hold is not known, what stands around them is. */
function findEachProblems(
  eachTemplate: { readonly $each: unknown },
  context: Pick<NameContext, 'recordNames' | 'formNames' | 'parentNames'>,
  path: readonly (string | number)[],
): [readonly (string | number)[], NameProblem][] {
  const keys = ['$each', 'as'];
  const nameProblemOfEach = findNameProblem(String(eachTemplate.$each), context);
  const missingAs = { found: 'Falta cómo se escribe cada elemento: «as»', allowed: keys, suggestion: null };
  return [
    ...(nameProblemOfEach ? [[[...path, '$each'], nameProblemOfEach] as const] : []),
    ...('as' in eachTemplate
      ? findOuterNameProblems(eachTemplate.as, context, [...path, 'as'])
      : [[path, missingAs] as const]),
    ...Object.keys(eachTemplate)
      .filter((key) => !keys.includes(key))
      .map((key) => {
        const found = `«${key}» no va junto a «$each»`;
        return [[...path, key], { found, allowed: keys, suggestion: findNearestName(key, keys) }] as const;
      }),
  ].map(([subPath, problem]) => [subPath, problem]);
}

const OUTER_PREFIX = '$outer.';

/** The names of a template over an entry that are those of what stands around it. */
function findOuterNameProblems(
  value: unknown,
  context: Pick<NameContext, 'recordNames' | 'formNames' | 'parentNames'>,
  path: readonly (string | number)[],
): [readonly (string | number)[], NameProblem][] {
  if (typeof value === 'string')
    return listBodyNames(value)
      .filter((name) => name.startsWith(OUTER_PREFIX))
      .flatMap((name) => findNameProblem(name.slice(OUTER_PREFIX.length), context) ?? [])
      .map((problem) => [path, problem]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => findOuterNameProblems(item, context, [...path, key]));
}

/** A path of a host has a value at each of its places, or it is another path. */
export const findPathTemplateProblems = (
  template: string,
  context: Pick<NameContext, 'recordNames' | 'formNames' | 'parentNames'>,
): NameProblem[] => [
  ...findTemplateProblems(template, context),
  ...findPlaceholders(template)
    .filter(({ optional }) => optional)
    .map(({ name }) => ({
      found: `En una ruta nada es opcional: «{${name}?}»`,
      allowed: [`{${name}}`],
      suggestion: `{${name}}`,
    })),
];

/** The `%{name}` of a text that nothing fills: what was typed and what was answered stand under `form` and `result`. */
export function findTextNameProblems(text: string, context: NameContext): NameProblem[] {
  const names = findTextPlaceholders(text);
  if (names.length === 0) return [];
  const recordNames = context.recordNames && [...context.recordNames, ...TEXT_NAMES];
  return names.flatMap((name) => {
    const problem = findNameProblem(name, { ...context, recordNames });
    if (!problem) return [];
    return context.formNames?.includes(name) ? [{ ...problem, suggestion: `form.${name}` }] : [problem];
  });
}
