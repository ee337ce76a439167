import * as z from 'zod/mini';
import { fieldRefSchema, textSchema, withDescription } from '../common';
import type { RuleProblem } from '../rules/withRule';
import { LAYOUTS } from './layouts';

/** Views of a list at most: they are one menu. */
const MAX_VIEWS = 20;

const valueSchema = z.union([z.string().check(z.minLength(1)), z.number(), z.boolean()]);

/** Value of a filter in a view, by the kind of the filter. */
const filterValueSchema = z.union([
  valueSchema,
  z.array(valueSchema).check(z.minLength(1)),
  z.strictObject({ from: z.optional(valueSchema), to: z.optional(valueSchema) }),
  z.strictObject({ present: z.boolean() }),
]);

const viewShape = {
  label: textSchema,
  search: z.optional(withDescription(z.string().check(z.minLength(1)), 'Text in the search box.')),
  filter: z.optional(
    withDescription(
      z.record(z.string(), filterValueSchema),
      'Values of filters of the list, by field: a value; a list of values for the kind "several"; { "from", "to" } for a range, as in the URL; { "present" } for the kind "presence".',
    ),
  ),
  sort: z.optional(z.strictObject({ field: fieldRefSchema, order: z.enum(['ASC', 'DESC']) })),
  columns: z.optional(
    withDescription(
      z.array(fieldRefSchema).check(z.minLength(1)),
      'Columns of the list that are visible in the view. Default: those that the user has chosen.',
    ),
  ),
  layout: z.optional(
    withDescription(z.enum(['table', ...LAYOUTS]), 'Layout of the view. Default: the one that is shown.'),
  ),
};

const viewSchema = z.strictObject({
  ...viewShape,
  menuCount: z.optional(
    withDescription(
      z.union([
        z.literal(true),
        z.strictObject({
          redFrom: withDescription(
            z.number().check(z.int(), z.minimum(1)),
            'Number of records from which the count is red.',
          ),
        }),
      ]),
      'Shows the number of records of the view beside the entry of the list in the menu, as a link to the view. It is read once a minute while the page is visible. Only of one view, of a list that its host pages and counts.',
    ),
  ),
});

const createViewsSchema = <View extends z.ZodMiniType>(schema: View) =>
  withDescription(
    z.array(schema).check(z.minLength(1), z.maxLength(MAX_VIEWS)),
    'Views that the list offers by name, before those that the user saves. All of a view is in the URL, so that its address can be shared.',
  );

/** Named views of the list of a resource, which has an entry in the menu. */
export const viewsSchema = createViewsSchema(viewSchema);

/** Named views of a list that has no entry in the menu. */
export const relatedViewsSchema = createViewsSchema(z.strictObject(viewShape));

type Members = Readonly<Record<string, unknown>>;
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const toMembers = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};

/** Returns the names of entries that are a field name, or an object with one. */
const listFieldNames = (entries: unknown): string[] =>
  toList(entries).flatMap((entry) => {
    const name = typeof entry === 'string' ? entry : toMembers(entry).field;
    return typeof name === 'string' ? [name] : [];
  });

/** Finds parts of a view that its list lacks: filters, columns, sort fields, layouts, a search. */
export function findViewProblems(list: Members): RuleProblem[] {
  const columns = listFieldNames(list.columns);
  const filters = listFieldNames(list.filters);
  const sortFields = [...new Set([...columns, ...listFieldNames(list.sortableFields)])];
  const layouts = ['table', ...LAYOUTS.filter((layout) => list[layout] !== undefined)];
  const views = toList(list.views);
  return views.flatMap((entry, index) => {
    const view = toMembers(entry);
    const findUnknown = (
      path: readonly (string | number)[],
      kind: string,
      name: unknown,
      allowed: readonly string[],
    ): RuleProblem[] =>
      typeof name !== 'string' || allowed.includes(name)
        ? []
        : [
            {
              path: ['views', index, ...path],
              found: `The list has no ${kind} "${name}"`,
              allowed,
              misspelt: name,
            },
          ];
    return [
      ...(view.menuCount !== undefined &&
      views.slice(0, index).some((other) => toMembers(other).menuCount !== undefined)
        ? [
            {
              path: ['views', index, 'menuCount'],
              found: 'Another view of the list has "menuCount" already',
              allowed: ['menuCount in one view'],
            },
          ]
        : []),
      ...Object.keys(toMembers(view.filter)).flatMap((name) =>
        findUnknown(['filter', name], 'filter', name, filters),
      ),
      ...toList(view.columns).flatMap((name, at) => findUnknown(['columns', at], 'column', name, columns)),
      ...findUnknown(['sort', 'field'], 'sort field', toMembers(view.sort).field, sortFields),
      ...findUnknown(['layout'], 'layout', view.layout, layouts),
      ...(view.search !== undefined && !list.search
        ? [
            {
              path: ['views', index, 'search'],
              found: 'The list has no search',
              allowed: ['search: true in the list'],
            },
          ]
        : []),
    ];
  });
}
