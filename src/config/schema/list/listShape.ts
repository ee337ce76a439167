import * as z from 'zod/mini';
import { DEFAULTS } from '../../defaults';
import { calendarSchema } from './calendar';
import {
  actionRefSchema,
  conditionSchema,
  consoleLinkSchema,
  withDescription,
  fieldRefSchema,
  jsonSchema,
  withMark,
  textSchema,
} from '../common';
import { columnSchema, expandSchema, filterSchema, MAX_LIST_COLUMNS } from './listParts';
import { createKeyProblem, findPresentKeys, type RuleProblem } from '../rules/withRule';

const { list: LIST_DEFAULTS } = DEFAULTS;

/** s: hosts are not asked more often. */
const MIN_REFRESH_SECONDS = 10;

/** Rows of one list that a host is asked for by itself: ten pages of the largest size. */
const MAX_ROWS_READ = 1000;

/** What every list says, wherever it stands. */
export const listShape = {
  title: z.optional(
    withDescription(
      textSchema,
      'Heading. Default: what the records are called; above a list inside a tab, none.',
    ),
  ),
  search: z.optional(
    z.union([
      z.boolean(),
      z.strictObject({
        placeholder: z.optional(textSchema),
        autoFocus: z.optional(z.boolean()),
        button: z.optional(withDescription(z.boolean(), 'A button beside the box searches at once.')),
        scan: z.optional(
          withDescription(
            z.boolean(),
            'A button reads what is searched from a QR code; of what is scanned with one "=", what follows it counts.',
          ),
        ),
      }),
    ]),
  ),
  columns: z.array(columnSchema).check(z.minLength(1), z.maxLength(MAX_LIST_COLUMNS)),
  sort: z.optional(
    withDescription(
      z.union([z.literal(false), z.strictObject({ field: fieldRefSchema, order: z.enum(['ASC', 'DESC']) })]),
      'Default sort. Default: the order of the host.',
    ),
  ),
  figures: z.optional(
    withDescription(
      z
        .array(
          z.strictObject({
            label: textSchema,
            read: withDescription(
              z.string().check(z.minLength(1)),
              'Path of the figure in the answer, for example "total_values.open"; in a list with `from`, in the parent record.',
            ),
          }),
        )
        .check(z.minLength(1)),
      'Figures above the list, read from the answer that brings its rows; dashes stand for what cannot be had.',
    ),
  ),
  sorts: z.optional(
    withDescription(
      z.array(fieldRefSchema),
      'Fields to sort by in a sorter above the list, besides the sortable columns; whether they stand in a column or not.',
    ),
  ),
  filters: z.optional(
    withDescription(
      z.array(filterSchema),
      'Fields that can be filtered by: a name, or how it asks. Up to three that ask for one value stand above the list; others in a panel, what is asked for above the list.',
    ),
  ),
  filterPanel: z.optional(
    withDescription(
      z.literal(true),
      'Filters stand in a panel also where they are few and ask for one value.',
    ),
  ),
  pageSize: z.optional(
    withDescription(z.number().check(z.positive()), `Rows per page. Default ${LIST_DEFAULTS.pageSize}.`),
  ),
  pageSizes: z.optional(
    withDescription(z.array(z.number()), `Selectable sizes. Default ${LIST_DEFAULTS.pageSizes.join(', ')}.`),
  ),
  more: z.optional(
    withDescription(
      z.boolean(),
      'Rows are added below by "load more", so many at a time as a page has, instead of a pager. Only where the host pages.',
    ),
  ),
  height: z.optional(
    withDescription(
      z.number().check(z.positive()),
      'px of the table from which its rows scroll below their heading. Default: as high as its rows.',
    ),
  ),
  minWidth: z.optional(
    withDescription(
      z.number().check(z.positive()),
      'px that the table is wide at least: in a narrower place it scrolls sideways, and its rows become cards in windows below 480 px alone. Default: as wide as its place; cards below 640 px.',
    ),
  ),
  actionsWidth: z.optional(
    withDescription(
      z.string(),
      'Width of the column with what can be done with a row, for example "10%". Default: as wide as its buttons.',
    ),
  ),
  rowsWhen: z.optional(
    withDescription(
      withMark(conditionSchema, 'inRowsWhen'),
      'Only rows for which this holds, over the row, `parent` and `$me`, are kept of those that were read: for what the host has no filter for. Of a host that pages, the first page is read alone unless `rowsRead` says otherwise, and the list says when there may be more.',
    ),
  ),
  rowsFirst: z.optional(
    withDescription(
      z.literal(true),
      'The rows of `rowsWhen` come first from the host, newest before older: behind one that is not kept there are no more, so nothing needs to be said of further pages. Where the rows that were read are in another order by the clock, it is said all the same.',
    ),
  ),
  rowsRead: z.optional(
    withDescription(
      z.number().check(z.int(), z.minimum(1), z.maximum(MAX_ROWS_READ)),
      `Of a host that pages, so many rows at most are read for \`rowsWhen\`, page after page, up to ${MAX_ROWS_READ}. Default: those of one page. With \`refresh\` all of them are read again.`,
    ),
  ),
  refresh: z.optional(
    withDescription(
      z.number().check(z.minimum(MIN_REFRESH_SECONDS)),
      `Seconds after which the list is read again while it can be seen, at least ${MIN_REFRESH_SECONDS}; it says how old it is, also when it cannot be read again. Default: only by a write, or by whoever comes back.`,
    ),
  ),
  rowClick: z.optional(
    withDescription(
      z.union([
        z.literal(false),
        consoleLinkSchema,
        z.strictObject({ action: withDescription(actionRefSchema, 'Action of the row that a click runs.') }),
        z.strictObject({
          open: withDescription(
            fieldRefSchema,
            'Field of type url whose address a click opens in a new window; only where it is safe.',
          ),
        }),
      ]),
      'Console path a row opens, {name} is replaced; or an action; or an address of the record. Default: the detail.',
    ),
  ),
  expand: z.optional(
    withDescription(
      expandSchema,
      'What opens below a row at a press of its arrow: fields of the row, or a list that came with it.',
    ),
  ),
  calendar: z.optional(calendarSchema),
  actions: z.optional(
    withDescription(
      z.array(actionRefSchema),
      'Actions of the whole list; "create" stands by itself when a create form is declared.',
    ),
  ),
  menu: z.optional(
    withDescription(z.array(actionRefSchema), 'Actions of the whole list behind its ellipsis.'),
  ),
  rowActions: z.optional(z.array(actionRefSchema)),
  rowButtons: z.optional(
    withDescription(
      z.array(actionRefSchema),
      'Actions of the row that stand in it as buttons, before its ellipsis.',
    ),
  ),
  bulkActions: z.optional(
    withDescription(z.array(actionRefSchema), 'Actions on the selected rows; rows get a checkbox.'),
  ),
  selectAllError: z.optional(textSchema),
  export: z.optional(
    withDescription(z.boolean(), `Offer the CSV of what is on screen. Default ${LIST_DEFAULTS.export}.`),
  ),
  empty: z.optional(
    withDescription(
      z.union([
        textSchema,
        z.strictObject({
          title: textSchema,
          text: z.optional(textSchema),
          action: z.optional(withDescription(actionRefSchema, 'Action of the list that is offered there.')),
        }),
      ]),
      `What stands there when there are no rows at all. Default "${LIST_DEFAULTS.empty}".`,
    ),
  ),
  error: z.optional(textSchema),
  query: z.optional(
    withDescription(
      withMark(z.record(z.string(), jsonSchema), 'listTemplate'),
      'Fixed query parameters of the call.',
    ),
  ),
};

/** What is kept of a page is no row of many, and says so instead of a pager. */
export function findClientFilterProblems(list: Readonly<Record<string, unknown>>): RuleProblem[] {
  const { rowsWhen, more } = list;
  const keysWithoutFilter = rowsWhen === undefined ? findPresentKeys(list, ['rowsFirst', 'rowsRead']) : [];
  return [
    ...keysWithoutFilter.map((key) =>
      createKeyProblem(key, `«${key}» no hace nada sin «rowsWhen»`, ['rowsWhen']),
    ),
    ...(more === true && rowsWhen !== undefined
      ? [
          createKeyProblem('more', '«more» no va junto a «rowsWhen»: las páginas no se añaden a mano', [
            'rowsRead',
          ]),
        ]
      : []),
  ];
}
