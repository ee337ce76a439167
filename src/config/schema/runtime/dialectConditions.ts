import * as z from 'zod/mini';
import type { DialectOperator } from '../../types';
import { jsonSchema, withDescription } from '../common';

const nonEmptyText = z.string().check(z.minLength(1));
/** A query template, or a condition as a text or as JSON. */
const conditionSchema = z.union([nonEmptyText, z.literal(false), z.record(z.string(), jsonSchema)]);
const joinSchema = z.union([nonEmptyText, z.literal(false), z.record(z.string(), jsonSchema)]);

/** How a dialect searches. */
export const searchSchema = withDescription(
  z.union([
    z.string().check(z.regex(/=/)),
    z.literal(false),
    z.strictObject({
      query: z.optional(
        withDescription(
          z.string().check(z.regex(/=/)),
          'Query template over {value}, {quoted} (in double quotation marks) and {literal} (as in `filter`).',
        ),
      ),
      condition: z.optional(
        withDescription(
          z.union([nonEmptyText, z.record(z.string(), jsonSchema)]),
          'Condition for each field that `api.getList.search` of a resource names, over {field}, {value}, {literal} and {regexp} (the text with a backslash before characters of regular expressions). It needs `conditions`.',
        ),
      ),
      refuses: z.optional(
        withDescription(
          z.string(),
          'Characters that the host does not read as they are, such as "%_"; a search with one of them is not sent.',
        ),
      ),
    }),
  ]),
  'Query template of a full-text search: "q={value}"; a search by field; false: the host has no search and the console sends none.',
);

/** Templates of the filter operators. */
export const filterSchema = withDescription(
  z.strictObject(
    Object.fromEntries(
      (['=', '!=', '>=', '<=', '>', '<', 'several', 'null', 'not null'] as const).map((operator) => [
        operator,
        z.optional(conditionSchema),
      ]),
    ) as Record<DialectOperator, z.ZodMiniOptional<typeof conditionSchema>>,
  ),
  'Query template of each filter operator, over {field}, {value} and {literal} (as `literals` says); "several" also has {values} (comma-separated), {quoted} (the same, each in double quotation marks) or {literals}, and repeats the parameter for {value}. With `conditions.join` it is the condition alone: a text ("{field} eq {literal}") or JSON ({ "{field}": { "gte": "{value}" } }), in which a value keeps its type. false: the host does not support the operator.',
);

/** How conditions share a parameter. */
export const conditionsSchema = withDescription(
  z.union([
    z.literal(false),
    z.strictObject({
      query: z.optional(
        withDescription(
          z.nullable(z.string().check(z.regex(/=.*\{conditions\}/))),
          'Query template of the parameter with all conditions: "$filter={conditions}". null: `getList.json` holds {conditions}.',
        ),
      ),
      join: z.optional(
        withDescription(
          joinSchema,
          'Form of conditions that all have to hold. A text is written between them: " and ". JSON holds {conditions} (their list) or {merged} (one object of their members): { "and": "{conditions}" }. false: each condition has a parameter of its own, and the host requires all of them, even of the same name.',
        ),
      ),
      or: z.optional(
        withDescription(
          joinSchema,
          'The same for conditions of which one has to hold: several values, or a search in several fields. Default false: the host has none.',
        ),
      ),
      group: z.optional(
        withDescription(
          z.string().check(z.regex(/\{conditions\}/)),
          'Text around conditions inside others. Default "({conditions})".',
        ),
      ),
      ignores: z.optional(
        withDescription(
          z.array(nonEmptyText),
          'Names of parameters that the host ignores if there are conditions: ["filter"], or ["*", "!_*"] for all but those that start with "_". The console does not send conditions beside a fixed parameter of such a name.',
        ),
      ),
    }),
  ]),
  'How a request holds several conditions. Default false: each is a parameter of its own, and the console does not send two conditions that would write the same parameter.',
);

/** How values are written inside conditions. */
export const literalsSchema = withDescription(
  z.strictObject({
    quote: z.optional(withDescription(z.string(), 'Quotation mark around texts. Default "\'".')),
    escapes: z.optional(
      withDescription(
        z.record(z.string().check(z.minLength(1), z.maxLength(1)), z.string()),
        'Texts that replace a character inside a text. Default { "\'": "\'\'" }.',
      ),
    ),
    refuses: z.optional(
      withDescription(
        z.string(),
        'Characters that the host cannot read in a text, such as ","; a filter with one of them is not sent.',
      ),
    ),
    refusesTexts: z.optional(
      withDescription(
        z.array(nonEmptyText),
        'Texts that the host takes for another value, such as "null"; with "*" at the end, all that start so. A filter of a text field with one of them is not sent. Default [].',
      ),
    ),
    booleans: z.optional(
      withDescription(
        z.strictObject({ true: z.optional(nonEmptyText), false: z.optional(nonEmptyText) }),
        'Texts of booleans. Default { "true": "true", "false": "false" }.',
      ),
    ),
    quotesDates: z.optional(withDescription(z.boolean(), 'true: dates have quotation marks. Default false.')),
  }),
  'How {literal} is written: numbers and booleans bare, texts with quotation marks. An id has the type that its resource declares for it; without such a field, whole numbers and UUIDs are bare.',
);
