import * as z from 'zod/mini';
import { DEFAULTS } from '../defaults';
import { calendar } from './calendar';
import { atKey, keysIn, withRule, type RuleProblem } from './rules';
import {
  access,
  actionRef,
  condition,
  consoleLink,
  describe,
  fieldName,
  fieldRef,
  json,
  mark,
  panelWidth,
  resourceRef,
  rowsPath,
  text,
} from './common';

const { list: LIST } = DEFAULTS;

/** s: hosts are not asked more often. */
const LEAST_REFRESH = 10;

/** Rows of one list that a host is asked for by itself: ten pages of the largest size. */
const MOST_READ = 1000;

/** The actions behind a switch. */
export const toggle = z.strictObject({
  on: describe(actionRef, 'Action of the row that turns it on.'),
  off: describe(actionRef, 'Action of the row that turns it off.'),
});

export const column = z.union([
  fieldRef,
  z.strictObject({
    field: fieldRef,
    label: z.optional(text),
    width: z.optional(describe(z.string(), 'CSS width, for example "15%" or "8rem".')),
    below: z.optional(
      describe(
        fieldRef,
        'A second field shown beneath, smaller; nothing where the record has no value there and the field says no text for that.',
      ),
    ),
    image: z.optional(describe(fieldRef, 'An image field shown before the value.')),
    initial: z.optional(describe(z.boolean(), 'The first letter of the value in a circle before it.')),
    link: z.optional(
      describe(
        consoleLink,
        'Console path the value links to; {name} is replaced. The first column links to the detail by itself.',
      ),
    ),
    newTab: z.optional(describe(z.boolean(), 'Open the link in a new tab, shown as an icon.')),
    toggle: z.optional(describe(toggle, 'A yes or no shown as a switch, which runs these actions.')),
    hidden: z.optional(describe(z.boolean(), 'Not shown until the user chooses it.')),
    access: z.optional(access),
  }),
]);

/** A list that came with the row: it asks nothing of the host. */
export const expandedList = z.strictObject({
  title: z.optional(describe(text, 'What opens is called. Default: what those records are called.')),
  resource: z.optional(
    describe(resourceRef, 'Resource whose fields and actions those rows have. Default: this one.'),
  ),
  from: describe(
    mark(fieldName, 'outerMember'),
    'Member of the row that holds the list; where a row has no such member, it says that this is not known.',
  ),
  columns: z.array(column).check(z.minLength(1)),
  sort: z.optional(
    describe(
      z.strictObject({ field: fieldRef, order: z.enum(['ASC', 'DESC']) }),
      'Default: the order of the host.',
    ),
  ),
  rowActions: z.optional(
    describe(
      z.array(actionRef),
      'Actions of those rows; {parent.name} is the row that was opened, {parent.parent.name} the record above that one.',
    ),
  ),
  empty: z.optional(text),
});

/** What opens below a row. */
const expand = z.union([
  z.strictObject({
    title: z.optional(describe(text, `What opens is called. Default "${LIST.expand}".`)),
    fields: z.array(fieldRef).check(z.minLength(1)),
  }),
  mark(expandedList, 'inRelatedList'),
]);

const filter = z.union([
  mark(fieldName, 'filter'),
  mark(
    z.strictObject({
      field: mark(fieldName, 'filter'),
      as: z.optional(
        describe(
          z.enum(['one', 'several', 'range', 'presence']),
          'one: a value; of dates and moments all of the day, where the host reads more than parameters. several: any of the ticked values of an enum or a status; a comma list where filters are parameters. range: from … to, both included; days for dates and moments. presence: with or without a value, only where filters are conditions. Default: range for numbers, dates and moments where the host reads more than parameters, else one.',
        ),
      ),
      label: z.optional(describe(text, 'What the filter is called. Default: the label of the field.')),
      min: z.optional(describe(z.number(), 'Least value that may be asked for. Default: that of the field.')),
      max: z.optional(
        describe(z.number(), 'Greatest value that may be asked for. Default: that of the field.'),
      ),
      maxLength: z.optional(
        describe(
          z.number().check(z.positive()),
          'Most characters that may be typed. Default: those of the field.',
        ),
      ),
    }),
    'filterItem',
  ),
]);

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
  columns: z.array(column).check(z.minLength(1)),
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
const listSchema = z.strictObject({
  ...listShape,
  tabs: z.optional(
    describe(
      z.record(
        z.string(),
        z.strictObject({
          label: text,
          access: z.optional(access),
          list: z.optional(z.lazy(() => relatedList)),
        }),
      ),
      'Tabs over the list: the first, without `list`, is the list itself; others show a list of their own at /{route}/{tab}.',
    ),
  ),
});
/** What is kept of a page is no row of many, and says so instead of a pager. */
function keptProblems(list: Readonly<Record<string, unknown>>): RuleProblem[] {
  const { rowsWhen, more } = list;
  const alone = rowsWhen === undefined ? keysIn(list, ['rowsFirst', 'rowsRead']) : [];
  return [
    ...alone.map((key) => atKey(key, `«${key}» no hace nada sin «rowsWhen»`, ['rowsWhen'])),
    ...(more === true && rowsWhen !== undefined
      ? [atKey('more', '«more» no va junto a «rowsWhen»: las páginas no se añaden a mano', ['rowsRead'])]
      : []),
  ];
}

/** The list of a resource. */
export const list = mark(withRule(listSchema, keptProblems), 'inList');
export type ListInput = z.infer<typeof list>;

export const reverse = z.optional(
  describe(
    z.boolean(),
    'Rows stand in the reverse of the host’s order. Only where they come all at once: with `from`, or `paged: false`.',
  ),
);

const relatedShape = {
  ...listShape,
  reverse,
  resource: z.optional(
    describe(resourceRef, 'Resource whose fields and actions the rows have. Default: this one.'),
  ),
  path: z.optional(
    describe(mark(z.string(), 'listPath'), 'Path of the list; {name} from the parent record.'),
  ),
  from: z.optional(
    describe(
      rowsPath,
      'Take the rows from the parent record instead of a call, for example "$included.assets", or "gateways[].devices[]", each with its gateway under `$outer`.',
    ),
  ),
  paged: z.optional(describe(z.boolean(), `The call pages. Default ${DEFAULTS.listCall.paged}.`)),
};
/** Only what came whole can be turned round. */
const reverseProblems = ({ reverse, from, paged }: Readonly<Record<string, unknown>>): RuleProblem[] =>
  reverse === true && from === undefined && paged !== false
    ? [atKey('reverse', '«reverse» solo vale donde las filas llegan todas a la vez', ['paged: false'])]
    : [];

/** Rows that come all at once are not loaded bit by bit. */
function moreProblems({ more, from, paged }: Readonly<Record<string, unknown>>): RuleProblem[] {
  if (more !== true || (from === undefined && paged !== false)) return [];
  const other = from === undefined ? 'paged: false' : 'from';
  return [atKey('more', `«more» no va junto a «${other}»: las filas llegan todas a la vez`, ['path'])];
}

/** A calendar is another look of the page, at an address of its own. */
const calendarProblems = ({ calendar, inAddress }: Readonly<Record<string, unknown>>): RuleProblem[] =>
  calendar !== undefined && inAddress === false
    ? [atKey('calendar', '«calendar» no va junto a «inAddress: false»: su vista está en la dirección', [])]
    : [];

const relatedProblems = (list: Readonly<Record<string, unknown>>): RuleProblem[] => [
  ...moreProblems(list),
  ...reverseProblems(list),
  ...keptProblems(list),
];

/** A list inside a tab. */
export const relatedList = mark(
  withRule(
    z.strictObject({
      ...relatedShape,
      inAddress: z.optional(
        describe(
          z.boolean(),
          `Page, sort, filters and search stand in the address. false: the list keeps them to itself; of several lists on a page one at most is in the address. Default ${LIST.inAddress}.`,
        ),
      ),
    }),
    (list) => [...relatedProblems(list), ...calendarProblems(list)],
  ),
  'inRelatedList',
);
export type RelatedListInput = z.infer<typeof relatedList>;

const { calendar: _pageOfItsOwn, title: _headingOfPages, ...openedShape } = relatedShape;

/** A list that an action opens over the page. */
export const openedList = mark(
  withRule(
    z.strictObject({
      in: z.optional(
        describe(z.enum(['modal', 'drawer']), `Where it opens. Default "${DEFAULTS.form.actionPlace}".`),
      ),
      width: z.optional(panelWidth),
      title: z.optional(
        describe(text, 'Title; "%{name}" is the title of the record. Default: the label of the action.'),
      ),
      ...openedShape,
    }),
    relatedProblems,
  ),
  'inOpenedList',
);
export type OpenedListInput = z.infer<typeof openedList>;
