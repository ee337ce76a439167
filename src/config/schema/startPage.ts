import * as z from 'zod/mini';
import { access, condition, describe, fieldName, json, rowsPath, text } from './common';
import { atKey, keysIn, withRule, type RuleProblem } from './rules';

/** A page of the console. */
const place = z.string().check(z.regex(/^\/admin(?:\/[\w$.~-]+)*(?:\?[^#\s]*)?$/));
/** A page of the console, with members of a row in braces. */
const rowPlace = z.string().check(z.regex(/^\/admin(?:\/[\w$.~{}-]+)*(?:\?[^#\s]*)?$/));
const hostPath = z.string().check(z.regex(/^\/(?!\/)[^\s\\]*$/));
const query = z.optional(describe(z.record(z.string(), json), 'Query parameters of the call.'));

/** What is asked at the host of a resource, or at `main`. */
const asked = {
  resource: z.optional(
    describe(
      z.string(),
      'Name of the resource whose host is asked, and who may list it. Default: host "main".',
    ),
  ),
  path: z.optional(describe(hostPath, 'Path at the services host.')),
  query,
};

const figure = withRule(
  z.strictObject({
    ...asked,
    label: text,
    read: z.optional(describe(fieldName, 'Path of the number in the answer: "totals.active".')),
    unit: z.optional(describe(z.string(), 'Stands behind the number.')),
    to: z.optional(describe(place, 'Page of the console that the figure leads to.')),
  }),
  (input): RuleProblem[] => {
    if (input.path === undefined && input.resource === undefined)
      return [atKey('resource', 'Falta de dónde viene la cifra', ['resource', 'path'])];
    return (input.path === undefined) === (input.read === undefined)
      ? []
      : [atKey('read', '«path» y «read» van juntos', ['path', 'read'])];
  },
);

const startList = z.strictObject({
  resource: describe(
    z.string(),
    'Name of the resource whose list it is. Its rows lead where they lead there.',
  ),
  columns: z.optional(
    describe(z.array(fieldName).check(z.minLength(1)), 'Names of its fields. Default: its columns.'),
  ),
  rows: z.optional(describe(z.int().check(z.minimum(1), z.maximum(100)), 'How many rows. Default 5.')),
  sort: z.optional(z.strictObject({ field: fieldName, order: z.enum(['ASC', 'DESC']) })),
  query,
});

const chart = z.strictObject({
  ...asked,
  path: hostPath,
  kind: describe(z.enum(['bars', 'pie']), 'How it is drawn.'),
  rows: describe(rowsPath, 'Path of the list in the answer: "data.days".'),
  name: describe(fieldName, 'Member of a row that names it.'),
  value: describe(fieldName, 'Member of a row that holds its number, 0 or more.'),
  unit: z.optional(describe(z.string(), 'What the numbers count, at the axis of bars and behind each.')),
});

const attention = withRule(
  z.strictObject({
    ...asked,
    label: text,
    icon: z.optional(z.string()),
    tone: z.optional(describe(z.enum(['danger', 'warning', 'info']), 'Tone of how many there are.')),
    access: z.optional(access),
    rows: z.optional(
      describe(
        rowsPath,
        'With `path`: path of the list in the answer. Default: `data`, or the answer where it is the list itself.',
      ),
    ),
    when: z.optional(
      describe(condition, 'With `path`: what a row meets that needs attention. Default: all do.'),
    ),
    name: z.optional(
      describe(z.string(), 'How a row reads: "{gateway_id}". Default: the title of the record.'),
    ),
    since: z.optional(
      describe(fieldName, 'Member that holds a moment in Unix seconds: its age stands beside the row.'),
    ),
    to: z.optional(
      describe(
        rowPlace,
        'Page that a row leads to: "/admin/gateways/{gateway_id}". Default: that of the record.',
      ),
    ),
    all: z.optional(describe(place, 'Page that has all of them.')),
    show: z.optional(describe(z.int().check(z.minimum(1), z.maximum(20)), 'How many rows. Default 5.')),
  }),
  (input): RuleProblem[] => {
    if (input.path === undefined) {
      const [lone] = keysIn(input, ['rows', 'when']);
      if (input.resource === undefined)
        return [atKey('resource', 'Falta de dónde vienen las filas', ['resource', 'path'])];
      return lone === undefined ? [] : [atKey(lone, 'Solo tiene sentido con «path»', ['path'])];
    }
    const missing = (['name', 'to'] as const).find((key) => input[key] === undefined);
    return missing === undefined
      ? []
      : [atKey(missing, 'Las filas de una respuesta no tienen título ni página propios', ['name', 'to'])];
  },
);

const link = z.strictObject({ label: text, icon: z.optional(z.string()), to: place });

const kinds = ['figures', 'attention', 'list', 'chart', 'links', 'dashboard', 'menu'] as const;

const block = withRule(
  z.strictObject({
    label: text,
    access: z.optional(access),
    figures: z.optional(
      describe(
        z.array(figure).check(z.minLength(1)),
        'Numbers: of a `resource`, how many its list has; with `path` and `read`, one of an answer.',
      ),
    ),
    attention: z.optional(
      describe(
        z.array(attention).check(z.minLength(1)),
        'What waits for somebody, a group each: the first records of the list of a `resource`, or with `path` the rows of an answer that meet `when`, the latest `since` first. Each row leads to its record.',
      ),
    ),
    list: z.optional(describe(startList, 'The first rows of the list of a resource.')),
    chart: z.optional(describe(chart, 'Rows of an answer as bars or as a circle, and as a table.')),
    dashboard: z.optional(
      describe(
        z.literal(true),
        "The four cards of the product's dashboard, as far as the viewer may see them.",
      ),
    ),
    menu: z.optional(
      describe(
        z.literal(true),
        'The sections of the menu as cards, on windows that have no room for the menu beside the page.',
      ),
    ),
    links: z.optional(describe(z.array(link).check(z.minLength(1)), 'Ways to pages of the console.')),
  }),
  (input): RuleProblem[] => {
    const said = keysIn(input, kinds);
    return said.length === 1
      ? []
      : [atKey(said[1] ?? kinds[0], 'Hace falta una de estas claves, y solo una', kinds)];
  },
);

/** A start page made of blocks. */
export const startPage = z.strictObject({
  title: z.optional(describe(text, 'Heading. Default: a greeting.')),
  blocks: describe(z.array(block).check(z.minLength(1)), 'What stands on the page, in this order.'),
});

/** `start` of the runtime config: a page of the console, or one made of blocks. */
export const start = z.union([place, startPage]);

export type StartPage = z.infer<typeof startPage>;
export type StartBlock = StartPage['blocks'][number];
export type StartAttention = NonNullable<StartBlock['attention']>[number];
export type StartFigure = NonNullable<StartBlock['figures']>[number];
export type StartList = NonNullable<StartBlock['list']>;
export type StartChart = NonNullable<StartBlock['chart']>;
