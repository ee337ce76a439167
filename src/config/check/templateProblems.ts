import { namesInText } from '../../lib/textPlaceholders';
import { onlyPlaceholder, placeholdersIn } from '../template';
import type { Context } from './context';
import { suggest } from './suggest';

/** What is wrong with a name of a template or a condition. */
export interface NameProblem {
  found: string;
  allowed: readonly string[];
  suggestion: string | null;
  /** As in `ConfigProblem`. */
  isMild?: true;
}

/** What stands in every scope beside the record. What the answer, the user or the selection holds is not known here. */
const WORDS = ['form', 'parent', 'result', '$me', 'selection', 'selectedIds', 'selectedCount'];

/** What texts are filled with besides: the title of the record, a number, the value that a rule looks at. */
const TEXT_WORDS = ['name', 'smart_count', 'value'];

/**
 * Looks a name up that a template or a condition uses. Undefined when it is there.
 *
 * @param words What may stand there beside the record; a template may name all of it.
 */
export function nameProblem(
  name: string,
  context: Pick<Context, 'record' | 'form' | 'parent'>,
  words: readonly string[] = WORDS,
): NameProblem | undefined {
  const [head = '', ...rest] = name.split('.');
  // Only where a form is at hand: what follows is one of its fields.
  if (head === '$chosen' && words.includes(head))
    return rest.length === 0 ? undefined : unlessIn(name, rest[0] ?? '', context.form, '$chosen.');
  const isField = context.record?.includes(name) || context.record?.includes(head);
  if (WORDS.includes(head) && !words.includes(head) && !isField)
    return {
      found: `«${head}» no está al alcance aquí: «${name}»`,
      allowed: [...(context.record ?? []), ...words],
      suggestion: null,
    };
  if (head === 'form' && rest.length > 0) return unlessIn(name, rest[0] ?? '', context.form, 'form.');
  if (head === 'parent' && rest.length > 0) return unlessIn(name, rest[0] ?? '', context.parent, 'parent.');
  if (WORDS.includes(head)) return undefined;
  return context.record?.includes(name) ? undefined : unlessIn(name, head, context.record, '', words);
}

function unlessIn(
  name: string,
  head: string,
  allowed: readonly string[] | null,
  before: string,
  words: readonly string[] = [],
): NameProblem | undefined {
  if (!allowed || allowed.includes(head)) return undefined;
  const near = suggest(head, [...allowed, ...words]);
  const named = allowed.map((one) => before + one);
  return {
    found: `Dato desconocido: «${name}»`,
    allowed: [...named, ...words],
    suggestion: near === null ? null : before + near,
  };
}

/** The names of a template that resolve to nothing. */
export const templateProblems = (
  template: string,
  context: Pick<Context, 'record' | 'form' | 'parent'>,
): NameProblem[] => placeholdersIn(template).flatMap(({ name }) => nameProblem(name, context) ?? []);

/** The names in a text of a body: `{id|uid}` stands alone there, and names both. */
const namesInBody = (text: string): string[] =>
  onlyPlaceholder(text)?.name.split('|') ?? placeholdersIn(text).map(({ name }) => name);

/** The names of every template inside a JSON value, each with its path from there. */
export function jsonTemplateProblems(
  value: unknown,
  context: Pick<Context, 'record' | 'form' | 'parent'>,
  path: readonly (string | number)[] = [],
): [readonly (string | number)[], NameProblem][] {
  if (typeof value === 'string')
    return namesInBody(value).flatMap((name) => {
      const problem = nameProblem(name, context);
      return problem ? [[path, problem]] : [];
    });
  if (Array.isArray(value))
    return value.flatMap((item, index) => jsonTemplateProblems(item, context, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  if ('$each' in value) return eachProblems(value, context, path);
  return Object.entries(value).flatMap(([key, item]) => jsonTemplateProblems(item, context, [...path, key]));
}

/** A list that is written entry by entry: what its entries hold is not known, what stands around them is. */
function eachProblems(
  each: { readonly $each: unknown },
  context: Pick<Context, 'record' | 'form' | 'parent'>,
  path: readonly (string | number)[],
): [readonly (string | number)[], NameProblem][] {
  const keys = ['$each', 'as'];
  const named = nameProblem(String(each.$each), context);
  const missing = { found: 'Falta cómo se escribe cada elemento: «as»', allowed: keys, suggestion: null };
  return [
    ...(named ? [[[...path, '$each'], named] as const] : []),
    ...('as' in each ? outerProblems(each.as, context, [...path, 'as']) : [[path, missing] as const]),
    ...Object.keys(each)
      .filter((key) => !keys.includes(key))
      .map((key) => {
        const found = `«${key}» no va junto a «$each»`;
        return [[...path, key], { found, allowed: keys, suggestion: suggest(key, keys) }] as const;
      }),
  ].map(([at, problem]) => [at, problem]);
}

const OUTER = '$outer.';

/** The names of a template over an entry that are those of what stands around it. */
function outerProblems(
  value: unknown,
  context: Pick<Context, 'record' | 'form' | 'parent'>,
  path: readonly (string | number)[],
): [readonly (string | number)[], NameProblem][] {
  if (typeof value === 'string')
    return namesInBody(value)
      .filter((name) => name.startsWith(OUTER))
      .flatMap((name) => nameProblem(name.slice(OUTER.length), context) ?? [])
      .map((problem) => [path, problem]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => outerProblems(item, context, [...path, key]));
}

/** A path of a host has a value at each of its places, or it is another path. */
export const pathProblems = (
  template: string,
  context: Pick<Context, 'record' | 'form' | 'parent'>,
): NameProblem[] => [
  ...templateProblems(template, context),
  ...placeholdersIn(template)
    .filter(({ optional }) => optional)
    .map(({ name }) => ({
      found: `En una ruta nada es opcional: «{${name}?}»`,
      allowed: [`{${name}}`],
      suggestion: `{${name}}`,
    })),
];

/** The `%{name}` of a text that nothing fills: what was typed and what was answered stand under `form` and `result`. */
export function textNameProblems(text: string, context: Context): NameProblem[] {
  const names = namesInText(text);
  if (names.length === 0) return [];
  const record = context.record && [...context.record, ...TEXT_WORDS];
  return names.flatMap((name) => {
    const problem = nameProblem(name, { ...context, record });
    if (!problem) return [];
    return context.form?.includes(name) ? [{ ...problem, suggestion: `form.${name}` }] : [problem];
  });
}
