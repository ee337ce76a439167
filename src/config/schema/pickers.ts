import * as z from 'zod/mini';
import { isPlainObject } from '../../lib/json';
import { DEFAULTS } from '../defaults';
import { placeholdersIn } from '../template';
import { describe, fieldRef, mark, resourceRef, text } from './common';
import { atKey, type RuleProblem } from './rules';

/** A word of an address. */
const segment = z.string().check(z.regex(/^[a-z0-9][\w-]*$/));

const picker = {
  label: text,
  address: describe(segment, 'Word of the address that the id of the chosen record follows.'),
  query: z.optional(
    describe(
      mark(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])), 'template'),
      'Query of its list; {name} is the id that was chosen above for that field.',
    ),
  ),
  empty: z.optional(
    describe(text, `What is said when there is none to choose from. Default "${DEFAULTS.pickers.empty}".`),
  ),
  error: z.optional(
    describe(text, `Message when its records cannot be loaded. Default "${DEFAULTS.pickers.error}".`),
  ),
};

/** Records that are chosen above the page of a record: the page of a building, below its company and itself. */
export const pickers = z.strictObject({
  title: z.optional(describe(text, 'Title of the page. Default: what the records are called.')),
  above: describe(
    z
      .array(
        z.strictObject({
          field: describe(
            fieldRef,
            'Field of the resource that refers to it: the one in the address has to be that of the record, or the page moves to where the record is.',
          ),
          resource: describe(resourceRef, 'Whose records are chosen from.'),
          ...picker,
          start: z.optional(
            describe(
              z.enum(['$me.client.id']),
              'What is chosen to begin with, where nothing is remembered. Else the only one there is.',
            ),
          ),
        }),
      )
      .check(z.minLength(1)),
    'What is chosen first, in this order; another choice there clears those that follow.',
  ),
  own: describe(
    z.strictObject({
      ...picker,
      below: z.optional(describe(fieldRef, 'Field that stands beneath each one to choose from.')),
    }),
    'The choice of the record itself, from `api.list`; the only one there is is chosen by itself.',
  ),
  remember: z.optional(
    describe(
      z.boolean(),
      'Keeps the choice, the tab and the sub-tab in the browser until the user signs out: the page without an address goes on there. Default false.',
    ),
  ),
  empty: z.optional(
    describe(
      z.strictObject({ title: text, text: z.optional(text) }),
      'What is said while nothing is chosen.',
    ),
  ),
});
export type PickersInput = z.infer<typeof pickers>;

type Members = Readonly<Record<string, unknown>>;

/**
 * Pickers stand above the page of a record, in place of the list that one would come from; every address below them is of
 * a record and its tabs.
 */
export function pickersProblems({
  pickers: given,
  fields,
  detail,
  list,
  create,
  edit,
}: Members): RuleProblem[] {
  if (given === undefined) return [];
  const forms = Object.entries({ create, edit }).filter(([, form]) => isOnPage(form));
  return [
    ...(detail === undefined ? [atKey('pickers', '«pickers» solo vale junto a «detail»', ['detail'])] : []),
    ...queryProblems(given, fields),
    ...(list === undefined ? [] : [atKey('list', '«list» no va junto a «pickers»', ['pickers'])]),
    ...forms.map(([name]) => ({
      path: [name, 'in'],
      found: 'Un formulario en una página no va junto a «pickers»: su dirección es la de un registro',
      allowed: ['drawer', 'modal'],
    })),
  ];
}

/** What a query names has to be chosen above it: nothing else of the record is known there. */
function queryProblems(given: unknown, fields: unknown): RuleProblem[] {
  if (!isPlainObject(given) || !Array.isArray(given.above)) return [];
  const above = (given.above as unknown[]).filter(isPlainObject);
  const chosen = above.map(({ field }) => String(field));
  const members = ['id', ...Object.keys(isPlainObject(fields) ? fields : {})];
  return [
    ...above.flatMap(({ query }, at) => unchosen(query, chosen.slice(0, at), members, ['above', at])),
    ...(isPlainObject(given.own) ? unchosen(given.own.query, chosen, members, ['own']) : []),
  ];
}

/** Of members of the record alone: what is nothing at all is said of any template. */
const unchosen = (
  query: unknown,
  chosen: readonly string[],
  members: readonly string[],
  path: readonly (string | number)[],
): RuleProblem[] =>
  Object.entries(isPlainObject(query) ? query : {}).flatMap(([key, value]) =>
    (typeof value === 'string' ? placeholdersIn(value) : [])
      .filter(({ name }) => !chosen.includes(name) && members.includes(name.split('.')[0] ?? ''))
      .map(({ name }) => ({
        path: ['pickers', ...path, 'query', key],
        found: `«${name}» no se ha elegido antes`,
        allowed: chosen.map((field) => `{${field}}`),
      })),
  );

const isOnPage = (form: unknown): boolean =>
  typeof form === 'object' && form !== null && 'in' in form && form.in === 'page';
