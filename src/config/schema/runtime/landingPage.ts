import * as z from 'zod/mini';
import {
  accessSchema,
  conditionSchema,
  withDescription,
  fieldNameSchema,
  jsonSchema,
  rowsPathSchema,
  textSchema,
} from '../common';
import { createKeyProblem, findPresentKeys, withRule, type RuleProblem } from '../rules/withRule';

/** Path of a page of the console. */
const pagePathSchema = z.string().check(z.regex(/^\/admin(?:\/[\w$.~-]+)*(?:\?[^#\s]*)?$/));
/** Path of a page of the console, with members of a row in braces. */
const rowPagePathSchema = z.string().check(z.regex(/^\/admin(?:\/[\w$.~{}-]+)*(?:\?[^#\s]*)?$/));
const hostPathSchema = z.string().check(z.regex(/^\/(?!\/)[^\s\\]*$/));
const querySchema = z.optional(
  withDescription(z.record(z.string(), jsonSchema), 'Query parameters of the call.'),
);

/** Call to the host of a resource, or to `main`. */
const requestShape = {
  resource: z.optional(
    withDescription(
      z.string(),
      'Name of the resource that gives the host of the call and the permission to list. Default: host "main".',
    ),
  ),
  path: z.optional(withDescription(hostPathSchema, 'Path at the services host.')),
  query: querySchema,
};

const figureSchema = withRule(
  z.strictObject({
    ...requestShape,
    label: textSchema,
    responsePath: z.optional(
      withDescription(fieldNameSchema, 'Path of the number in the answer: "totals.active".'),
    ),
    unit: z.optional(withDescription(z.string(), 'Unit after the number.')),
    to: z.optional(withDescription(pagePathSchema, 'Page of the console that the figure links to.')),
  }),
  (input): RuleProblem[] => {
    if (input.path === undefined && input.resource === undefined)
      return [createKeyProblem('resource', 'The source of the figure is missing', ['resource', 'path'])];
    return (input.path === undefined) === (input.responsePath === undefined)
      ? []
      : [createKeyProblem('responsePath', '"path" and "responsePath" go together', ['path', 'responsePath'])];
  },
);

const landingListSchema = z.strictObject({
  resource: withDescription(
    z.string(),
    'Name of the resource of the list. Its rows open the same pages as in that list.',
  ),
  columns: z.optional(
    withDescription(
      z.array(fieldNameSchema).check(z.minLength(1)),
      'Names of fields of the resource to show as columns. Default: the columns of its list.',
    ),
  ),
  rows: z.optional(
    withDescription(
      z.int().check(z.minimum(1), z.maximum(100)),
      'Number of rows. Default 5. Twice as many in a window of 1000 px and more.',
    ),
  ),
  sort: z.optional(z.strictObject({ field: fieldNameSchema, order: z.enum(['ASC', 'DESC']) })),
  query: querySchema,
});

const chartSchema = z.strictObject({
  ...requestShape,
  path: hostPathSchema,
  kind: withDescription(z.enum(['bars', 'pie']), 'Chart type: "bars" or "pie".'),
  rows: withDescription(rowsPathSchema, 'Path of the list in the answer: "data.days".'),
  name: withDescription(fieldNameSchema, 'Member of a row that holds its label.'),
  value: withDescription(fieldNameSchema, 'Member of a row that holds its number, 0 or more.'),
  unit: z.optional(
    withDescription(z.string(), 'Unit of the numbers, shown at the axis of bars and after each number.'),
  ),
});

const tallySchema = z.strictObject({
  label: textSchema,
  field: withDescription(fieldNameSchema, 'Member of a row that holds a list of codes.'),
  values: withDescription(
    z.record(z.string(), textSchema),
    'Codes to count and their names. Other codes are not counted.',
  ),
});

const groupBySchema = z.strictObject({
  field: withDescription(fieldNameSchema, 'Member of a row that holds the id of its group.'),
  resource: withDescription(
    z.string(),
    'Name of the resource whose records are the groups. Their names come from one page of its list; without access to it, or without the record, the id is shown.',
  ),
  pageSize: z.optional(
    withDescription(
      z.int().check(z.minimum(1), z.maximum(1000)),
      'Number of records to read. Default: the page size of the list.',
    ),
  ),
  below: z.optional(
    withDescription(z.string(), 'Template of a second line, from the record: "{client.name}".'),
  ),
  to: withDescription(
    rowPagePathSchema,
    'Page that a group links to, with `{id}`: "/admin/projects/{id}/gateways".',
  ),
  noGroup: withDescription(textSchema, 'Name of the rows without a group.'),
  countLabel: withDescription(textSchema, 'Header of the number of rows.'),
  sinceLabel: withDescription(textSchema, 'Header of the age of the latest row.'),
  tally: z.optional(
    withDescription(
      tallySchema,
      'Counts of codes in all rows of the group, also in those that do not match `when`.',
    ),
  ),
});

const changesSchema = z.strictObject({
  id: z.optional(withDescription(fieldNameSchema, 'Member of a row that holds its id. Default "id".')),
  appeared: withDescription(
    textSchema,
    'Text for rows that the last visit did not show, `one |||| many`: "%{count} gateway ha caído |||| %{count} gateways han caído".',
  ),
  gone: z.optional(
    withDescription(
      textSchema,
      'With `path`: text for rows of the last visit that no longer need attention. Their name and page can only use the id.',
    ),
  ),
  maxRows: z.optional(
    withDescription(
      z.int().check(z.minimum(1)),
      'With `path`: number of rows at which an answer may be cut. Such an answer is not compared. Default 1000.',
    ),
  ),
});

const attentionSchema = withRule(
  z.strictObject({
    ...requestShape,
    label: textSchema,
    icon: z.optional(z.string()),
    tone: z.optional(withDescription(z.enum(['danger', 'warning', 'info']), 'Tone of the count.')),
    access: z.optional(accessSchema),
    rows: z.optional(
      withDescription(
        rowsPathSchema,
        'With `path`: path of the list in the answer. Default: `data`, or the answer if it is the list itself.',
      ),
    ),
    when: z.optional(
      withDescription(
        conditionSchema,
        'With `path`: condition for rows that need attention. Default: all rows.',
      ),
    ),
    name: z.optional(
      withDescription(
        z.string(),
        'Template of the text of a row: "{gateway_id}". Default: the title of the record.',
      ),
    ),
    below: z.optional(
      withDescription(
        z.string(),
        'Template of a second line below a row: "{address}". One field alone is shown as in the list.',
      ),
    ),
    since: z.optional(
      withDescription(
        fieldNameSchema,
        'Member that holds a moment in Unix seconds; its age is shown beside the row.',
      ),
    ),
    to: z.optional(
      withDescription(
        rowPagePathSchema,
        'Page that a row links to: "/admin/gateways/{gateway_id}". Default: the page of the record.',
      ),
    ),
    all: z.optional(withDescription(pagePathSchema, 'Page that shows all of the rows.')),
    menuCount: z.optional(
      withDescription(
        z.literal(true),
        'Shows the number of items beside the menu entry of `resource`, too, in the colour of failures if `tone` is "danger". It is the number that this page has read: the menu sends no call for it, and has none before. A `menuCount` of a view of the list takes its place. Default: none.',
      ),
    ),
    show: z.optional(
      withDescription(z.int().check(z.minimum(1), z.maximum(20)), 'Number of rows. Default 5.'),
    ),
    groupBy: z.optional(
      withDescription(
        groupBySchema,
        'With `path`: shows a table of groups with the number of their rows, the largest first, instead of the rows.',
      ),
    ),
    changes: z.optional(
      withDescription(
        changesSchema,
        'Shows in the header of the page what changed since the last visit. The ids are kept in the browser until the user signs out.',
      ),
    ),
  }),
  (input): RuleProblem[] => {
    if (input.path === undefined) {
      const [loneKey] = findPresentKeys(input, ['rows', 'when', 'groupBy']);
      if (input.resource === undefined)
        return [createKeyProblem('resource', 'The source of the rows is missing', ['resource', 'path'])];
      return loneKey === undefined
        ? []
        : [createKeyProblem(loneKey, `"${loneKey}" has no effect without "path"`, ['path'])];
    }
    const missingKey = (['name', 'to'] as const).find((key) => input[key] === undefined);
    return missingKey === undefined
      ? []
      : [
          createKeyProblem(missingKey, 'The rows of a response have no title and no page of their own', [
            'name',
            'to',
          ]),
        ];
  },
);

const linkSchema = z.strictObject({ label: textSchema, icon: z.optional(z.string()), to: pagePathSchema });

const BLOCK_KINDS = ['figures', 'attention', 'list', 'chart', 'links', 'dashboard', 'menu'] as const;

const blockSchema = withRule(
  z.strictObject({
    label: textSchema,
    access: z.optional(accessSchema),
    figures: z.optional(
      withDescription(
        z.array(figureSchema).check(z.minLength(1)),
        'Figures: for a `resource`, the row count of its list; with `path` and `responsePath`, a number from an answer.',
      ),
    ),
    attention: z.optional(
      withDescription(
        z.array(attentionSchema).check(z.minLength(1)),
        'Groups of items that need attention. With a `resource` a group shows the first records of its list; with `path` the rows of an answer that match `when`, the latest `since` first. Each row links to its record.',
      ),
    ),
    list: z.optional(withDescription(landingListSchema, 'First rows of the list of a resource.')),
    chart: z.optional(
      withDescription(chartSchema, 'Rows of an answer as a bar chart or a pie chart, and as a table.'),
    ),
    dashboard: z.optional(
      withDescription(
        z.literal(true),
        "The four cards of the product's dashboard that the user has access to.",
      ),
    ),
    menu: z.optional(
      withDescription(
        z.literal(true),
        'The sections of the menu as cards, in windows that are too narrow for the menu beside the page.',
      ),
    ),
    links: z.optional(
      withDescription(z.array(linkSchema).check(z.minLength(1)), 'Links to pages of the console.'),
    ),
  }),
  (input): RuleProblem[] => {
    const presentKinds = findPresentKeys(input, BLOCK_KINDS);
    return presentKinds.length === 1
      ? []
      : [
          createKeyProblem(
            presentKinds[1] ?? BLOCK_KINDS[0],
            'Exactly one of these keys is required',
            BLOCK_KINDS,
          ),
        ];
  },
);

/** Start page made of blocks. */
export const landingPageSchema = z.strictObject({
  title: z.optional(withDescription(textSchema, 'Heading of the page. Default: a greeting.')),
  blocks: withDescription(z.array(blockSchema).check(z.minLength(1)), 'Blocks of the page, in this order.'),
});

/** Key `landingPage` of the runtime config: the path of a page of the console, or a page made of blocks. */
export const landingSchema = z.union([pagePathSchema, landingPageSchema]);

export type LandingPageInput = z.infer<typeof landingPageSchema>;
export type LandingBlock = LandingPageInput['blocks'][number];
export type LandingAttention = NonNullable<LandingBlock['attention']>[number];
export type LandingGroupBy = NonNullable<LandingAttention['groupBy']>;
export type LandingFigure = NonNullable<LandingBlock['figures']>[number];
export type LandingList = NonNullable<LandingBlock['list']>;
export type LandingChart = NonNullable<LandingBlock['chart']>;
