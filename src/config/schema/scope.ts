import * as z from 'zod/mini';
import { isPlainObject } from '../../lib/json';
import { DEFAULTS } from '../defaults';
import { findPlaceholders } from '../template';
import { withDescription, fieldRefSchema, withMark, resourceRefSchema, textSchema } from './common';
import { createKeyProblem, type RuleProblem } from './rules/withRule';

/** URL segment. */
const segmentSchema = z.string().check(z.regex(/^[a-z0-9][\w-]*$/));

const pickerShape = {
  label: textSchema,
  urlSegment: withDescription(segmentSchema, 'URL segment before the id of the selected record.'),
  query: z.optional(
    withDescription(
      withMark(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])), 'template'),
      'Query parameters of its list; {name} is the id selected above for that field.',
    ),
  ),
  empty: z.optional(
    withDescription(
      textSchema,
      `Message if there is no record to select. Default "${DEFAULTS.scope.empty}".`,
    ),
  ),
  error: z.optional(
    withDescription(
      textSchema,
      `Message if its records cannot be loaded. Default "${DEFAULTS.scope.error}".`,
    ),
  ),
};

/** Scope selector above the page of a record: the page of a building below the selectors of company and building. */
export const scopeSchema = z.strictObject({
  title: z.optional(withDescription(textSchema, 'Title of the page. Default: the label of the records.')),
  levels: withDescription(
    z
      .array(
        z.strictObject({
          field: withDescription(
            fieldRefSchema,
            'Field of the resource that refers to the selected record. If the id in the URL differs from that of the record, the page redirects to the URL of the record.',
          ),
          resource: withDescription(resourceRefSchema, 'Resource to select from.'),
          ...pickerShape,
          initial: z.optional(
            withDescription(
              z.enum(['$me.client.id']),
              'Initial selection if none is remembered. Default: the only record, if there is exactly one.',
            ),
          ),
        }),
      )
      .check(z.minLength(1)),
    'Levels above the record, in this order. A new selection on one level clears the levels after it.',
  ),
  record: withDescription(
    z.strictObject({
      ...pickerShape,
      below: z.optional(withDescription(fieldRefSchema, 'Field shown below each option.')),
    }),
    'Selection of the record itself, from `api.getList`. If there is exactly one record, it is selected by itself.',
  ),
  remember: z.optional(
    withDescription(
      z.boolean(),
      'true: stores the selection, the tab and the sub-tab in the browser until the user signs out; the page without ids in its URL resumes there. Default false.',
    ),
  ),
  empty: z.optional(
    withDescription(
      z.strictObject({ title: textSchema, text: z.optional(textSchema) }),
      'Title and text above the options that the page lists until the selection is complete. If there are no options, they are all that the page shows.',
    ),
  ),
});
export type ScopeInput = z.infer<typeof scopeSchema>;

type Members = Readonly<Record<string, unknown>>;

/**
 * Finds keys that do not go together with `scope`. The scope selector replaces the list, so `list` is not allowed. Every
 * URL below the route belongs to a record and its tabs.
 */
export function findScopeProblems({
  scope: declaredScope,
  fields,
  show,
  list,
  create,
  edit,
}: Members): RuleProblem[] {
  if (declaredScope === undefined) return [];
  const forms = Object.entries({ create, edit }).filter(([, form]) => isOnPage(form));
  return [
    ...(show === undefined
      ? [createKeyProblem('scope', '"scope" is only allowed beside "show"', ['show'])]
      : []),
    ...findQueryProblems(declaredScope, fields),
    ...(list === undefined ? [] : [createKeyProblem('list', '"list" does not go with "scope"', ['scope'])]),
    ...forms.map(([name]) => ({
      path: [name, 'presentation'],
      found: 'A form on a page does not go with "scope": its URL is that of a record',
      allowed: ['drawer', 'modal'],
    })),
  ];
}

/** Finds names in a query that are not selected above it. Other values of the record are not known at that point. */
function findQueryProblems(declaredScope: unknown, fields: unknown): RuleProblem[] {
  if (!isPlainObject(declaredScope) || !Array.isArray(declaredScope.levels)) return [];
  const levels = (declaredScope.levels as unknown[]).filter(isPlainObject);
  const chosenFields = levels.map(({ field }) => String(field));
  const members = ['id', ...Object.keys(isPlainObject(fields) ? fields : {})];
  return [
    ...levels.flatMap(({ query }, levelIndex) =>
      findUnchosenNames(query, chosenFields.slice(0, levelIndex), members, ['levels', levelIndex]),
    ),
    ...(isPlainObject(declaredScope.record)
      ? findUnchosenNames(declaredScope.record.query, chosenFields, members, ['record'])
      : []),
  ];
}

/** Checks only names that are members of the record. The check of templates reports unknown names. */
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
        path: ['scope', ...path, 'query', key],
        found: `"${name}" is not selected before`,
        allowed: chosenFields.map((field) => `{${field}}`),
      })),
  );

const isOnPage = (form: unknown): boolean =>
  typeof form === 'object' && form !== null && 'presentation' in form && form.presentation === 'page';
