import * as z from 'zod/mini';
import type { DialectOperator } from '../../types';
import { jsonSchema, withDescription } from '../common';
import { findProviderProblems } from '../rules/providerRules';
import { withRule } from '../rules/withRule';
import { storedDatesSchema } from '../base/storedDates';
import { errorsSchema, moduleNameSchema } from './dialect';

const filterTemplateSchema = z.union([
  z.string().check(z.regex(/\{field\}/)),
  z.record(z.string(), jsonSchema),
  z.literal(false),
]);

const operators = ['=', '!=', '>=', '<=', '>', '<', 'several', 'null', 'not null'] as const;

const providerOptionsSchema = z.strictObject({
  module: withDescription(
    moduleNameSchema,
    'Name of the module in the folder `providers` of the overlay: "pumps" is providers/pumps.ts.',
  ),
  filter: z.optional(
    withDescription(
      z.strictObject(
        Object.fromEntries(
          operators.map((operator) => [operator, z.optional(filterTemplateSchema)]),
        ) as Record<DialectOperator, z.ZodMiniOptional<typeof filterTemplateSchema>>,
      ),
      'Members of `params.filter` for each operator. A text is the name of the member: "{field}_gte" gives { power_gte: 5 }. An object is merged into the filter: { "{field}": { "gte": "{value}" } }. "several" has a list as its value, "null" and "not null" have null. false: the provider does not support the operator, and the console sends no such filter. Default: "=" is "{field}", all others are false.',
    ),
  ),
  search: z.optional(
    withDescription(
      z.union([z.string().check(z.minLength(1)), z.record(z.string(), jsonSchema), z.literal(false)]),
      'Member of `params.filter` that holds the text of a search: "q", or an object with "{value}". Default false: the provider has no search.',
    ),
  ),
  sort: z.optional(withDescription(z.boolean(), 'false: the provider cannot sort. Default true.')),
  ids: z.optional(
    withDescription(
      z.enum(['text', 'number']),
      'Type of the ids of the records. "number": the console passes an id of digits from a URL as a number. Default "text". An id that the provider has returned is passed as it came.',
    ),
  ),
  dates: z.optional(
    withDescription(
      storedDatesSchema,
      'Format of new moments, as `dates` of a dialect. A changed value keeps the format in which it was read. Default "iso".',
    ),
  ),
  errors: z.optional(
    withDescription(
      errorsSchema,
      'Position of the messages in the `body` of an error. Default: `errors` is an object of messages by field, as react-admin reads it.',
    ),
  ),
});

/** A react-admin data provider of the overlay: the name of its module, or an object with the abilities of the provider. */
export const providerSchema = z.union([
  moduleNameSchema,
  withRule(providerOptionsSchema, findProviderProblems),
]);
export type ProviderInput = z.infer<typeof providerSchema>;
export type ProviderOptions = z.infer<typeof providerOptionsSchema>;
