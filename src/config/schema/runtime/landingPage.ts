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

/** A page of the console. */
const pagePathSchema = z.string().check(z.regex(/^\/admin(?:\/[\w$.~-]+)*(?:\?[^#\s]*)?$/));
/** A page of the console, with members of a row in braces. */
const rowPagePathSchema = z.string().check(z.regex(/^\/admin(?:\/[\w$.~{}-]+)*(?:\?[^#\s]*)?$/));
const hostPathSchema = z.string().check(z.regex(/^\/(?!\/)[^\s\\]*$/));
const querySchema = z.optional(
  withDescription(z.record(z.string(), jsonSchema), 'Query parameters of the call.'),
);

/** What is asked at the host of a resource, or at `main`. */
const requestShape = {
  resource: z.optional(
    withDescription(
      z.string(),
      'Name of the resource whose host is asked, and who may list it. Default: host "main".',
    ),
  ),
  path: z.optional(withDescription(hostPathSchema, 'Path at the services host.')),
  query: querySchema,
};

const figureSchema = withRule(
  z.strictObject({
    ...requestShape,
    label: textSchema,
    read: z.optional(withDescription(fieldNameSchema, 'Path of the number in the answer: "totals.active".')),
    unit: z.optional(withDescription(z.string(), 'Stands behind the number.')),
    to: z.optional(withDescription(pagePathSchema, 'Page of the console that the figure leads to.')),
  }),
  (input): RuleProblem[] => {
    if (input.path === undefined && input.resource === undefined)
      return [createKeyProblem('resource', 'Falta de dónde viene la cifra', ['resource', 'path'])];
    return (input.path === undefined) === (input.read === undefined)
      ? []
      : [createKeyProblem('read', '«path» y «read» van juntos', ['path', 'read'])];
  },
);

const landingListSchema = z.strictObject({
  resource: withDescription(
    z.string(),
    'Name of the resource whose list it is. Its rows lead where they lead there.',
  ),
  columns: z.optional(
    withDescription(
      z.array(fieldNameSchema).check(z.minLength(1)),
      'Names of its fields. Default: its columns.',
    ),
  ),
  rows: z.optional(withDescription(z.int().check(z.minimum(1), z.maximum(100)), 'How many rows. Default 5.')),
  sort: z.optional(z.strictObject({ field: fieldNameSchema, order: z.enum(['ASC', 'DESC']) })),
  query: querySchema,
});

const chartSchema = z.strictObject({
  ...requestShape,
  path: hostPathSchema,
  kind: withDescription(z.enum(['bars', 'pie']), 'How it is drawn.'),
  rows: withDescription(rowsPathSchema, 'Path of the list in the answer: "data.days".'),
  name: withDescription(fieldNameSchema, 'Member of a row that names it.'),
  value: withDescription(fieldNameSchema, 'Member of a row that holds its number, 0 or more.'),
  unit: z.optional(
    withDescription(z.string(), 'What the numbers count, at the axis of bars and behind each.'),
  ),
});

const attentionSchema = withRule(
  z.strictObject({
    ...requestShape,
    label: textSchema,
    icon: z.optional(z.string()),
    tone: z.optional(withDescription(z.enum(['danger', 'warning', 'info']), 'Tone of how many there are.')),
    access: z.optional(accessSchema),
    rows: z.optional(
      withDescription(
        rowsPathSchema,
        'With `path`: path of the list in the answer. Default: `data`, or the answer where it is the list itself.',
      ),
    ),
    when: z.optional(
      withDescription(
        conditionSchema,
        'With `path`: what a row meets that needs attention. Default: all do.',
      ),
    ),
    name: z.optional(
      withDescription(z.string(), 'How a row reads: "{gateway_id}". Default: the title of the record.'),
    ),
    since: z.optional(
      withDescription(
        fieldNameSchema,
        'Member that holds a moment in Unix seconds: its age stands beside the row.',
      ),
    ),
    to: z.optional(
      withDescription(
        rowPagePathSchema,
        'Page that a row leads to: "/admin/gateways/{gateway_id}". Default: that of the record.',
      ),
    ),
    all: z.optional(withDescription(pagePathSchema, 'Page that has all of them.')),
    show: z.optional(
      withDescription(z.int().check(z.minimum(1), z.maximum(20)), 'How many rows. Default 5.'),
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
        'Numbers: of a `resource`, how many its list has; with `path` and `read`, one of an answer.',
      ),
    ),
    attention: z.optional(
      withDescription(
        z.array(attentionSchema).check(z.minLength(1)),
        'What waits for somebody, a group each: the first records of the list of a `resource`, or with `path` the rows of an answer that meet `when`, the latest `since` first. Each row leads to its record.',
      ),
    ),
    list: z.optional(withDescription(landingListSchema, 'The first rows of the list of a resource.')),
    chart: z.optional(
      withDescription(chartSchema, 'Rows of an answer as bars or as a circle, and as a table.'),
    ),
    dashboard: z.optional(
      withDescription(
        z.literal(true),
        "The four cards of the product's dashboard, as far as the viewer may see them.",
      ),
    ),
    menu: z.optional(
      withDescription(
        z.literal(true),
        'The sections of the menu as cards, on windows that have no room for the menu beside the page.',
      ),
    ),
    links: z.optional(
      withDescription(z.array(linkSchema).check(z.minLength(1)), 'Ways to pages of the console.'),
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

/** A start page made of blocks. */
export const landingPageSchema = z.strictObject({
  title: z.optional(withDescription(textSchema, 'Heading. Default: a greeting.')),
  blocks: withDescription(
    z.array(blockSchema).check(z.minLength(1)),
    'What stands on the page, in this order.',
  ),
});

/** `start` of the runtime config: a page of the console, or one made of blocks. */
export const landingSchema = z.union([pagePathSchema, landingPageSchema]);

export type LandingPageInput = z.infer<typeof landingPageSchema>;
export type LandingBlock = LandingPageInput['blocks'][number];
export type LandingAttention = NonNullable<LandingBlock['attention']>[number];
export type LandingFigure = NonNullable<LandingBlock['figures']>[number];
export type LandingList = NonNullable<LandingBlock['list']>;
export type LandingChart = NonNullable<LandingBlock['chart']>;
