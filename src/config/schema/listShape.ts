import * as z from 'zod/mini';
import { DEFAULTS } from '../defaults';
import { calendar } from './calendar';
import { actionRef, condition, consoleLink, describe, fieldRef, json, mark, text } from './common';
import { column, expand, filter, MOST_COLUMNS } from './listParts';
import { atKey, keysIn, type RuleProblem } from './rules';

const { list: LIST } = DEFAULTS;

/** s: hosts are not asked more often. */
const LEAST_REFRESH = 10;

/** Rows of one list that a host is asked for by itself: ten pages of the largest size. */
const MOST_READ = 1000;

/** What every list says, wherever it stands. */
export const listShape = {
  title: z.optional(
    describe(text, 'Heading. Default: what the records are called; above a list inside a tab, none.'),
  ),
  search: z.optional(
    z.union([
      z.boolean(),
      z.strictObject({
        placeholder: z.optional(text),
        autoFocus: z.optional(z.boolean()),
        button: z.optional(describe(z.boolean(), 'A button beside the box searches at once.')),
        scan: z.optional(
          describe(
            z.boolean(),
            'A button reads what is searched from a QR code; of what is scanned with one "=", what follows it counts.',
          ),
        ),
      }),
    ]),
  ),
  columns: z.array(column).check(z.minLength(1), z.maxLength(MOST_COLUMNS)),
  sort: z.optional(
    describe(
      z.union([z.literal(false), z.strictObject({ field: fieldRef, order: z.enum(['ASC', 'DESC']) })]),
      'Default sort. Default: the order of the host.',
    ),
  ),
  figures: z.optional(
    describe(
      z
        .array(
          z.strictObject({
            label: text,
            read: describe(
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
    describe(
      z.array(fieldRef),
      'Fields to sort by in a sorter above the list, besides the sortable columns; whether they stand in a column or not.',
    ),
  ),
  filters: z.optional(
    describe(
      z.array(filter),
      'Fields that can be filtered by: a name, or how it asks. Up to three that ask for one value stand above the list; others in a panel, what is asked for above the list.',
    ),
  ),
  filterPanel: z.optional(
    describe(z.literal(true), 'Filters stand in a panel also where they are few and ask for one value.'),
  ),
  pageSize: z.optional(describe(z.number().check(z.positive()), `Rows per page. Default ${LIST.pageSize}.`)),
  pageSizes: z.optional(
    describe(z.array(z.number()), `Selectable sizes. Default ${LIST.pageSizes.join(', ')}.`),
  ),
  more: z.optional(
    describe(
      z.boolean(),
      'Rows are added below by "load more", so many at a time as a page has, instead of a pager. Only where the host pages.',
    ),
  ),
  height: z.optional(
    describe(
      z.number().check(z.positive()),
      'px of the table from which its rows scroll below their heading. Default: as high as its rows.',
    ),
  ),
  minWidth: z.optional(
    describe(
      z.number().check(z.positive()),
      'px that the table is wide at least: in a narrower place it scrolls sideways, and its rows become cards in windows below 480 px alone. Default: as wide as its place; cards below 640 px.',
    ),
  ),
  actionsWidth: z.optional(
    describe(
      z.string(),
      'Width of the column with what can be done with a row, for example "10%". Default: as wide as its buttons.',
    ),
  ),
  rowsWhen: z.optional(
    describe(
      mark(condition, 'inRowsWhen'),
      'Only rows for which this holds, over the row, `parent` and `$me`, are kept of those that were read: for what the host has no filter for. Of a host that pages, the first page is read alone unless `rowsRead` says otherwise, and the list says when there may be more.',
    ),
  ),
  rowsFirst: z.optional(
    describe(
      z.literal(true),
      'The rows of `rowsWhen` come first from the host, newest before older: behind one that is not kept there are no more, so nothing needs to be said of further pages. Where the rows that were read are in another order by the clock, it is said all the same.',
    ),
  ),
  rowsRead: z.optional(
    describe(
      z.number().check(z.int(), z.minimum(1), z.maximum(MOST_READ)),
      `Of a host that pages, so many rows at most are read for \`rowsWhen\`, page after page, up to ${MOST_READ}. Default: those of one page. With \`refresh\` all of them are read again.`,
    ),
  ),
  refresh: z.optional(
    describe(
      z.number().check(z.minimum(LEAST_REFRESH)),
      `Seconds after which the list is read again while it can be seen, at least ${LEAST_REFRESH}; it says how old it is, also when it cannot be read again. Default: only by a write, or by whoever comes back.`,
    ),
  ),
  rowClick: z.optional(
    describe(
      z.union([
        z.literal(false),
        consoleLink,
        z.strictObject({ action: describe(actionRef, 'Action of the row that a click runs.') }),
        z.strictObject({
          open: describe(
            fieldRef,
            'Field of type url whose address a click opens in a new window; only where it is safe.',
          ),
        }),
      ]),
      'Console path a row opens, {name} is replaced; or an action; or an address of the record. Default: the detail.',
    ),
  ),
  expand: z.optional(
    describe(
      expand,
      'What opens below a row at a press of its arrow: fields of the row, or a list that came with it.',
    ),
  ),
  calendar: z.optional(calendar),
  actions: z.optional(
    describe(
      z.array(actionRef),
      'Actions of the whole list; "create" stands by itself when a create form is declared.',
    ),
  ),
  menu: z.optional(describe(z.array(actionRef), 'Actions of the whole list behind its ellipsis.')),
  rowActions: z.optional(z.array(actionRef)),
  rowButtons: z.optional(
    describe(z.array(actionRef), 'Actions of the row that stand in it as buttons, before its ellipsis.'),
  ),
  bulkActions: z.optional(describe(z.array(actionRef), 'Actions on the selected rows; rows get a checkbox.')),
  selectAllError: z.optional(text),
  export: z.optional(describe(z.boolean(), `Offer the CSV of what is on screen. Default ${LIST.export}.`)),
  empty: z.optional(
    describe(
      z.union([
        text,
        z.strictObject({
          title: text,
          text: z.optional(text),
          action: z.optional(describe(actionRef, 'Action of the list that is offered there.')),
        }),
      ]),
      `What stands there when there are no rows at all. Default "${LIST.empty}".`,
    ),
  ),
  error: z.optional(text),
  query: z.optional(
    describe(mark(z.record(z.string(), json), 'listTemplate'), 'Fixed query parameters of the call.'),
  ),
};

/** What is kept of a page is no row of many, and says so instead of a pager. */
export function keptProblems(list: Readonly<Record<string, unknown>>): RuleProblem[] {
  const { rowsWhen, more } = list;
  const alone = rowsWhen === undefined ? keysIn(list, ['rowsFirst', 'rowsRead']) : [];
  return [
    ...alone.map((key) => atKey(key, `«${key}» no hace nada sin «rowsWhen»`, ['rowsWhen'])),
    ...(more === true && rowsWhen !== undefined
      ? [atKey('more', '«more» no va junto a «rowsWhen»: las páginas no se añaden a mano', ['rowsRead'])]
      : []),
  ];
}
