import * as z from 'zod/mini';
import { withDescription, fieldNameSchema, fieldRefSchema, textSchema } from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import { defaults, DEFAULT_MEMBERS } from './defaults';

const member = (name: keyof typeof DEFAULT_MEMBERS, meaning: string) =>
  z.optional(withDescription(z.string(), `${meaning} Default "${DEFAULT_MEMBERS[name]}".`));

export const shape = {
  definitionField: withDescription(
    fieldRefSchema,
    'Field with `exposeRecord`, which stores its whole selected record. The definition in that record determines the parameters.',
  ),
  definitionsPath: withDescription(
    z.string(),
    'Path of the definitions in that record, for example "config_parameters".',
  ),
  members: z.optional(
    withDescription(
      z.strictObject({
        name: member('name', 'Name of the parameter, in its definition and in the written value.'),
        required: member('required', 'True if the parameter is required; also written.'),
        multiple: member('multiple', 'True if the parameter has several values; also written.'),
        type: member(
          'type',
          'Type of the parameter: "text", or "number" for digits only. Other types are treated as text.',
        ),
        units: member('units', 'Units to choose from.'),
        choices: member('choices', 'Allowed values.'),
        min: member('min', 'Minimum number.'),
        max: member('max', 'Maximum number.'),
      }),
      'Member names of a definition at the host.',
    ),
  ),
  values: z.optional(
    withDescription(
      fieldNameSchema,
      `Member for the values, each written as {value, unit}; no entry for an empty input. Default "${defaults.values}".`,
    ),
  ),
  single: z.optional(
    withDescription(fieldNameSchema, 'Member for a single value, written as a text in place of `values`.'),
  ),
  labels: z.optional(
    withDescription(
      z.record(z.string(), textSchema),
      'Labels by parameter name. Default: the name made readable.',
    ),
  ),
  secret: z.optional(
    withDescription(
      z.array(z.string()),
      'Names of parameters whose values are masked and that drafts in the browser never store.',
    ),
  ),
  alwaysRequired: z.optional(
    withDescription(
      z.array(z.string()),
      'Names of parameters that are always required, whatever their definition says.',
    ),
  ),
};
/** Schema of a `default`. */
export const value = z.array(z.unknown());

export type ParametersOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options after defaults are filled in. */
export type ResolvedParametersOptions = WithDefaults<ParametersOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    parameters: ParametersOptions;
  }
}
