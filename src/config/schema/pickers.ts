import * as z from 'zod/mini';
import { isPlainObject } from '../../lib/json';
import { DEFAULTS } from '../defaults';
import { findPlaceholders } from '../template';
import { withDescription, fieldRefSchema, withMark, resourceRefSchema, textSchema } from './common';
import { createKeyProblem, type RuleProblem } from './rules/withRule';

/** A word of an address. */
const segmentSchema = z.string().check(z.regex(/^[a-z0-9][\w-]*$/));

const pickerShape = {
  label: textSchema,
  address: withDescription(segmentSchema, 'Word of the address that the id of the chosen record follows.'),
  query: z.optional(
    withDescription(
      withMark(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])), 'template'),
      'Query of its list; {name} is the id that was chosen above for that field.',
    ),
  ),
  empty: z.optional(
    withDescription(
      textSchema,
      `What is said when there is none to choose from. Default "${DEFAULTS.pickers.empty}".`,
    ),
  ),
  error: z.optional(
    withDescription(
      textSchema,
      `Message when its records cannot be loaded. Default "${DEFAULTS.pickers.error}".`,
    ),
  ),
};

/** Records that are chosen above the page of a record: the page of a building, below its company and itself. */
export const pickersSchema = z.strictObject({
  title: z.optional(withDescription(textSchema, 'Title of the page. Default: what the records are called.')),
  above: withDescription(
    z
      .array(
        z.strictObject({
          field: withDescription(
            fieldRefSchema,
            'Field of the resource that refers to it: the one in the address has to be that of the record, or the page moves to where the record is.',
          ),
          resource: withDescription(resourceRefSchema, 'Whose records are chosen from.'),
          ...pickerShape,
          start: z.optional(
            withDescription(
              z.enum(['$me.client.id']),
              'What is chosen to begin with, where nothing is remembered. Else the only one there is.',
            ),
          ),
        }),
      )
      .check(z.minLength(1)),
    'What is chosen first, in this order; another choice there clears those that follow.',
  ),
  own: withDescription(
    z.strictObject({
      ...pickerShape,
      below: z.optional(
        withDescription(fieldRefSchema, 'Field that stands beneath each one to choose from.'),
      ),
    }),
    'The choice of the record itself, from `api.list`; the only one there is is chosen by itself.',
  ),
  remember: z.optional(
    withDescription(
      z.boolean(),
      'Keeps the choice, the tab and the sub-tab in the browser until the user signs out: the page without an address goes on there. Default false.',
    ),
  ),
  empty: z.optional(
    withDescription(
      z.strictObject({ title: textSchema, text: z.optional(textSchema) }),
      'What is said while nothing is chosen.',
    ),
  ),
});
export type PickersInput = z.infer<typeof pickersSchema>;

type Members = Readonly<Record<string, unknown>>;

/**
 * Pickers stand above the page of a record, in place of the list that one would come from; every address below them is of
 * a record and its tabs.
 */
export function findPickersProblems({
  pickers: declaredPickers,
  fields,
  detail,
  list,
  create,
  edit,
}: Members): RuleProblem[] {
  if (declaredPickers === undefined) return [];
  const forms = Object.entries({ create, edit }).filter(([, form]) => isOnPage(form));
  return [
    ...(detail === undefined
      ? [createKeyProblem('pickers', '«pickers» solo vale junto a «detail»', ['detail'])]
      : []),
    ...findQueryProblems(declaredPickers, fields),
    ...(list === undefined ? [] : [createKeyProblem('list', '«list» no va junto a «pickers»', ['pickers'])]),
    ...forms.map(([name]) => ({
      path: [name, 'in'],
      found: 'Un formulario en una página no va junto a «pickers»: su dirección es la de un registro',
      allowed: ['drawer', 'modal'],
    })),
  ];
}

/** What a query names has to be chosen above it: nothing else of the record is known there. */
function findQueryProblems(declaredPickers: unknown, fields: unknown): RuleProblem[] {
  if (!isPlainObject(declaredPickers) || !Array.isArray(declaredPickers.above)) return [];
  const levels = (declaredPickers.above as unknown[]).filter(isPlainObject);
  const chosenFields = levels.map(({ field }) => String(field));
  const members = ['id', ...Object.keys(isPlainObject(fields) ? fields : {})];
  return [
    ...levels.flatMap(({ query }, levelIndex) =>
      findUnchosenNames(query, chosenFields.slice(0, levelIndex), members, ['above', levelIndex]),
    ),
    ...(isPlainObject(declaredPickers.own)
      ? findUnchosenNames(declaredPickers.own.query, chosenFields, members, ['own'])
      : []),
  ];
}

/** Of members of the record alone: what is nothing at all is said of any template. */
const findUnchosenNames = (
  query: unknown,
  chosenFields: readonly string[],
  members: readonly string[],
  path: readonly (string | number)[],
): RuleProblem[] =>
  Object.entries(isPlainObject(query) ? query : {}).flatMap(([key, value]) =>
    (typeof value === 'string' ? findPlaceholders(value) : [])
      .filter(({ name }) => !chosenFields.includes(name) && members.includes(name.split('.')[0] ?? ''))
      .map(({ name }) => ({
        path: ['pickers', ...path, 'query', key],
        found: `«${name}» no se ha elegido antes`,
        allowed: chosenFields.map((field) => `{${field}}`),
      })),
  );

const isOnPage = (form: unknown): boolean =>
  typeof form === 'object' && form !== null && 'in' in form && form.in === 'page';
