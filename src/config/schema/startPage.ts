import * as z from 'zod/mini';
import { access, describe, fieldName, json, rowsPath, text } from './common';
import { atKey, keysIn, withRule, type RuleProblem } from './rules';

/** A page of the console. */
const place = z.string().check(z.regex(/^\/admin(?:\/[\w$.~-]+)*(?:\?[^#\s]*)?$/));
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
});

const link = z.strictObject({ label: text, icon: z.optional(z.string()), to: place });

const kinds = ['figures', 'list', 'chart', 'links'] as const;

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
    list: z.optional(describe(startList, 'The first rows of the list of a resource.')),
    chart: z.optional(describe(chart, 'Rows of an answer as bars or as a circle, and as a table.')),
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
export type StartFigure = NonNullable<StartBlock['figures']>[number];
export type StartList = NonNullable<StartBlock['list']>;
export type StartChart = NonNullable<StartBlock['chart']>;
