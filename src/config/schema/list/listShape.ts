import * as z from 'zod/mini';
import { DEFAULTS } from '../../defaults';
import { calendarSchema } from './calendar';
import { boardSchema, cardsSchema, layoutSchema, mapSchema } from './layouts';
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
import { viewsSchema } from './views';
import { createKeyProblem, findPresentKeys, type RuleProblem } from '../rules/withRule';

const { list: LIST_DEFAULTS } = DEFAULTS;

/** Minimum refetch interval, in seconds. */
const MIN_REFRESH_SECONDS = 10;

/** Maximum number of rows that a list reads by itself: ten pages of the largest size. */
const MAX_ROWS_READ = 1000;

/** Keys of all lists. */
export const listShape = {
  title: z.optional(
    withDescription(
      textSchema,
      'Heading of the list. Default: the label of the records; none for a list in a tab.',
    ),
  ),
  search: z.optional(
    z.union([
      z.boolean(),
      z.strictObject({
        placeholder: z.optional(textSchema),
        autoFocus: z.optional(z.boolean()),
        button: z.optional(
          withDescription(
            z.boolean(),
            'true: shows a button beside the search box that searches immediately.',
          ),
        ),
        scan: z.optional(
          withDescription(
            z.boolean(),
            'true: shows a button that reads the search text from a QR code. If the code contains one "=", only the text after it is used. The global search then finds records of this list by their codes, and a code scanned on any page opens its record.',
          ),
        ),
      }),
    ]),
  ),
  columns: z.array(columnSchema).check(z.minLength(1), z.maxLength(MAX_LIST_COLUMNS)),
  sort: z.optional(
    withDescription(
      z.union([z.literal(false), z.strictObject({ field: fieldRefSchema, order: z.enum(['ASC', 'DESC']) })]),
      'Initial sort. Default: the order of the host.',
    ),
  ),
  summary: z.optional(
    withDescription(
      z
        .array(
          z.strictObject({
            label: textSchema,
            responsePath: withDescription(
              z.string().check(z.minLength(1)),
              'Path of the figure in the answer, for example "total_values.open"; in a list with `recordPath`, in the parent record.',
            ),
          }),
        )
        .check(z.minLength(1)),
      'Figures above the list, read from the same answer as the rows. A figure that is not available shows dashes.',
    ),
  ),
  sortableFields: z.optional(
    withDescription(
      z.array(fieldRefSchema),
      'Fields in a sort menu above the list, in addition to the sortable columns. They do not have to be columns.',
    ),
  ),
  filters: z.optional(
    withDescription(
      z.array(filterSchema),
      'Filterable fields: a name, or an object with the kind of filter. Up to three single-value filters are shown above the list. Otherwise the filters are in a panel, and the active filters are shown above the list.',
    ),
  ),
  filterPanel: z.optional(
    withDescription(
      z.literal(true),
      'true: shows the filters in a panel even if there are few single-value ones.',
    ),
  ),
  pageSize: z.optional(
    withDescription(z.number().check(z.positive()), `Rows per page. Default ${LIST_DEFAULTS.pageSize}.`),
  ),
  pageSizes: z.optional(
    withDescription(
      z.array(z.number().check(z.positive())).check(z.minLength(1)),
      `Page sizes that the user can select. Default ${LIST_DEFAULTS.pageSizes.join(', ')}.`,
    ),
  ),
  pagination: z.optional(
    withDescription(
      z.enum(['pages', 'loadMore']),
      '"pages": a pager. "loadMore": a "load more" button adds one page of rows at a time. Only if the host pages. Default "pages".',
    ),
  ),
  height: z.optional(
    withDescription(
      z.number().check(z.positive()),
      'Height of the table in px above which its rows scroll below a fixed heading. Default: as high as its rows.',
    ),
  ),
  minWidth: z.optional(
    withDescription(
      z.number().check(z.positive()),
      'Minimum width of the table in px. In a narrower container it scrolls horizontally, and its rows become cards only in windows below 480 px. Default: as wide as its container; cards below 640 px.',
    ),
  ),
  actionsWidth: z.optional(
    withDescription(
      z.string(),
      'CSS width of the column with the row actions, for example "10%". Default: as wide as its buttons.',
    ),
  ),
  clientFilter: z.optional(
    withDescription(
      withMark(conditionSchema, 'inClientFilter'),
      'Client-side filter: keeps only the loaded rows for which this holds, over the row, `parent` and `$me`. Use it if the host has no such filter. If the host pages, only the first page is read unless `maxRowsRead` sets more, and the list shows a note when there may be further rows.',
    ),
  ),
  newestFirst: z.optional(
    withDescription(
      z.literal(true),
      'Set this if the host returns the rows that match `clientFilter` first, newest first. There are then no more matches after the first row that does not match, so the list shows no note about further pages. If the loaded rows are in another order by the clock, the note is shown all the same.',
    ),
  ),
  maxRowsRead: z.optional(
    withDescription(
      z.number().check(z.int(), z.minimum(1), z.maximum(MAX_ROWS_READ)),
      `Maximum number of rows to read for \`clientFilter\` from a host that pages, page after page, up to ${MAX_ROWS_READ}. Default: one page. With \`refresh\` all of them are read again.`,
    ),
  ),
  refresh: z.optional(
    withDescription(
      z.number().check(z.minimum(MIN_REFRESH_SECONDS)),
      `Refetch interval in seconds while the list is visible, at least ${MIN_REFRESH_SECONDS}. The list shows its age, also if a refetch fails. Default: refetch only after a write, or when the user comes back.`,
    ),
  ),
  rowClick: z.optional(
    withDescription(
      z.union([
        z.literal(false),
        consoleLinkSchema,
        z.strictObject({ action: withDescription(actionRefSchema, 'Action of the row that a click runs.') }),
        z.strictObject({
          urlField: withDescription(
            fieldRefSchema,
            'Field of type url; a click opens its URL in a new window. Only safe URLs open.',
          ),
        }),
      ]),
      'Effect of a click on a row: a console path ({name} is replaced), an action, a URL of the record, or false for none. Default: opens the detail.',
    ),
  ),
  expand: z.optional(
    withDescription(
      expandSchema,
      'Content that opens below a row with its arrow button: fields of the row, or a list inside the row.',
    ),
  ),
  views: z.optional(viewsSchema),
  calendar: z.optional(calendarSchema),
  cards: z.optional(cardsSchema),
  board: z.optional(boardSchema),
  map: z.optional(mapSchema),
  layout: z.optional(layoutSchema),
  actions: z.optional(
    withDescription(
      z.array(actionRefSchema),
      'Actions of the whole list. "create" is added by itself if a create form is declared.',
    ),
  ),
  overflowActions: z.optional(
    withDescription(z.array(actionRefSchema), 'Actions of the whole list in its ellipsis menu.'),
  ),
  rowActions: z.optional(z.array(actionRefSchema)),
  rowButtons: z.optional(
    withDescription(
      z.array(actionRefSchema),
      'Actions of the row that are shown as buttons in it, before its ellipsis menu.',
    ),
  ),
  bulkActions: z.optional(
    withDescription(z.array(actionRefSchema), 'Actions on the selected rows; each row gets a checkbox.'),
  ),
  selectAllError: z.optional(textSchema),
  export: z.optional(
    withDescription(
      z.boolean(),
      `true: offers a CSV export of the rows on screen. Default ${LIST_DEFAULTS.export}.`,
    ),
  ),
  empty: z.optional(
    withDescription(
      z.union([
        textSchema,
        z.strictObject({
          title: textSchema,
          text: z.optional(textSchema),
          action: z.optional(
            withDescription(actionRefSchema, 'Action of the list that the empty state offers.'),
          ),
        }),
      ]),
      `Empty state, shown if there are no rows at all. Default "${LIST_DEFAULTS.empty}".`,
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

/** Finds an initial page size that is not one of the declared page sizes: the user could not return to it. */
export function findPageSizeProblems({
  pageSize,
  pageSizes,
}: Readonly<Record<string, unknown>>): RuleProblem[] {
  if (pageSize === undefined || !Array.isArray(pageSizes) || pageSizes.length === 0) return [];
  return pageSizes.includes(pageSize)
    ? []
    : [
        createKeyProblem(
          'pageSize',
          `${JSON.stringify(pageSize)} is none of the sizes of "pageSizes"`,
          pageSizes.map(String),
        ),
      ];
}

/** Finds keys that need or exclude `clientFilter`: a client-side filter shows a note about further rows instead of a pager. */
export function findClientFilterProblems(list: Readonly<Record<string, unknown>>): RuleProblem[] {
  const { clientFilter, pagination } = list;
  const keysWithoutFilter =
    clientFilter === undefined ? findPresentKeys(list, ['newestFirst', 'maxRowsRead']) : [];
  return [
    ...keysWithoutFilter.map((key) =>
      createKeyProblem(key, `"${key}" has no effect without "clientFilter"`, ['clientFilter']),
    ),
    ...(pagination === 'loadMore' && clientFilter !== undefined
      ? [
          createKeyProblem(
            'pagination',
            '"pagination: loadMore" does not go with "clientFilter": its pages are not added by hand',
            ['maxRowsRead'],
          ),
        ]
      : []),
  ];
}
