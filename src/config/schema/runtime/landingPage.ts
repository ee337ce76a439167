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
      return [createKeyProblem('resource', 'Falta de dónde viene la cifra', ['resource', 'path'])];
    return (input.path === undefined) === (input.responsePath === undefined)
      ? []
      : [createKeyProblem('responsePath', '«path» y «responsePath» van juntos', ['path', 'responsePath'])];
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
    withDescription(z.int().check(z.minimum(1), z.maximum(100)), 'Number of rows. Default 5.'),
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
    show: z.optional(
      withDescription(z.int().check(z.minimum(1), z.maximum(20)), 'Number of rows. Default 5.'),
    ),
  }),
  (input): RuleProblem[] => {
    if (input.path === undefined) {
      const [loneKey] = findPresentKeys(input, ['rows', 'when']);
      if (input.resource === undefined)
        return [createKeyProblem('resource', 'Falta de dónde vienen las filas', ['resource', 'path'])];
      return loneKey === undefined
        ? []
        : [createKeyProblem(loneKey, 'Solo tiene sentido con «path»', ['path'])];
    }
    const missingKey = (['name', 'to'] as const).find((key) => input[key] === undefined);
    return missingKey === undefined
      ? []
      : [
          createKeyProblem(missingKey, 'Las filas de una respuesta no tienen título ni página propios', [
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
            'Hace falta una de estas claves, y solo una',
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
export type LandingFigure = NonNullable<LandingBlock['figures']>[number];
export type LandingList = NonNullable<LandingBlock['list']>;
export type LandingChart = NonNullable<LandingBlock['chart']>;
