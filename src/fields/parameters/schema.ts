import * as z from 'zod/mini';
import { withDescription, fieldNameSchema, fieldRefSchema, textSchema } from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import { defaults, DEFAULT_MEMBERS } from './defaults';

const member = (name: keyof typeof DEFAULT_MEMBERS, meaning: string) =>
  z.optional(withDescription(z.string(), `${meaning} Default "${DEFAULT_MEMBERS[name]}".`));

export const shape = {
  of: withDescription(
    fieldRefSchema,
    'Field whose whole chosen record is kept (`keep`): its definition says which parameters there are.',
  ),
  read: withDescription(
    z.string(),
    'Path of the definitions in that record, for example "config_parameters".',
  ),
  members: z.optional(
    withDescription(
      z.strictObject({
        name: member('name', 'The name of the parameter, in its definition and as it is written.'),
        required: member('required', 'Whether it is required; written, too.'),
        multiple: member('multiple', 'Whether it has several values; written, too.'),
        type: member('type', '"text", or "number" for digits alone; of another one the value is a text.'),
        units: member('units', 'The units of which one is chosen.'),
        choices: member('choices', 'The values that there are.'),
        min: member('min', 'Least number.'),
        max: member('max', 'Greatest number.'),
      }),
      'What hosts call the members of a definition.',
    ),
  ),
  values: z.optional(
    withDescription(
      fieldNameSchema,
      `Member under which the values are written, each as {value, unit}, none where nothing was filled in. Default "${defaults.values}".`,
    ),
  ),
  single: z.optional(
    withDescription(
      fieldNameSchema,
      'Member under which the one value is written as a text, in place of `values`.',
    ),
  ),
  labels: z.optional(
    withDescription(z.record(z.string(), textSchema), 'Labels by name. Default: the name made readable.'),
  ),
  secret: z.optional(
    withDescription(
      z.array(z.string()),
      'Names whose values are not shown, and never kept in the browser with drafts.',
    ),
  ),
  always: z.optional(
    withDescription(
      z.array(z.string()),
      'Names that are required wherever they are, whatever their definition says.',
    ),
  ),
};
/** What a `default` may be. */
export const value = z.array(z.unknown());

export type ParametersOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type ResolvedParametersOptions = WithDefaults<ParametersOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    parameters: ParametersOptions;
  }
}
