import * as z from 'zod/mini';
import { fieldSchema } from '../../config/schema/field';
import {
  withDescription,
  fieldNameSchema,
  fieldRefSchema,
  withMark,
  textSchema,
} from '../../config/schema/common';
import { isPlainObject } from '../../lib/json';
import { withRule, type RuleProblem } from '../../config/schema/rules/withRule';
import type { DeclaredField, WithDefaults } from '../../config/fieldTypes';
import { inputTexts } from '../inputs/texts';
import { defaults } from './defaults';

/** Lists and parameters must be top-level in a form: items do not preserve the extra data of such values. */
const NESTED = ['list', 'parameters'];

const nestedProblems = (fields: Readonly<Record<string, unknown>>): RuleProblem[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const type = isPlainObject(field) ? field.type : undefined;
    if (typeof type !== 'string' || !NESTED.includes(type)) return [];
    const found = `An item cannot have a field of the type "${type}"`;
    return [{ path: [name, 'type'], found, allowed: ['another type'] }];
  });

const fields = withDescription(
  withMark(withRule(z.record(fieldNameSchema, fieldSchema), nestedProblems), 'inItems'),
  'Fields of an item, by name; `source` and `writePath` are paths in the item. The scope of their conditions is the item over the values of the form. Members of an item that no field writes are sent unchanged.',
);

export const shape = {
  fields,
  entry: z.optional(
    withDescription(
      textSchema,
      `Name of one item for buttons and headings: "zona". Default "${defaults.entry}".`,
    ),
  ),
  display: z.optional(
    withDescription(
      z.string(),
      'Template of the text of an item, over the members that the host sent: "{name}". Default: its first field.',
    ),
  ),
  rows: z.optional(
    withDescription(
      z.strictObject({
        definitionField: withDescription(
          fieldRefSchema,
          'Field with `exposeRecord`, which stores its whole selected record. The definition in that record determines the items.',
        ),
        definitionsPath: withDescription(
          z.string(),
          'Path of the list in that record, for example "sensors".',
        ),
        key: withDescription(
          fieldNameSchema,
          'Member that identifies an entry of that list and the item that belongs to it.',
        ),
        sendMembers: z.optional(
          withDescription(
            z.array(z.union([fieldNameSchema, z.array(fieldNameSchema).check(z.minLength(1))])),
            'Members that are sent with the item besides its fields. Values are those that the host sent for the item, else those of the entry. If there are several spellings, the console writes the first, if any of them has a value.',
          ),
        ),
        onlyOnCreate: z.optional(
          withDescription(
            z.boolean(),
            'true: the entries create items only in a create form. An edited record keeps exactly the items that the host sent.',
          ),
        ),
        labels: z.optional(
          withDescription(
            z.record(z.string(), textSchema),
            'Labels of items by their name. Default: the name made readable.',
          ),
        ),
      }),
      'Generates one item for each entry of a definition, in its order; the user cannot add or remove items. Items of the host that the definition does not contain stay unchanged.',
    ),
  ),
  noOverlap: z.optional(
    withDescription(
      z.strictObject({
        from: withDescription(fieldNameSchema, 'Field of an item that holds the begin of its range.'),
        to: withDescription(fieldNameSchema, 'Field of an item that holds the end of its range.'),
        text: z.optional(
          withDescription(textSchema, `Message if two items overlap. Default "${inputTexts.overlap}".`),
        ),
      }),
      'Treats items as ranges: each must end after it begins, and no two may overlap or be the same. One may begin where another ends. Times may end at 00:00, which is the end of the day. Items that are unchanged since the host sent them are not rejected.',
    ),
  ),
  min: z.optional(withDescription(z.number(), 'Minimum number of items.')),
  max: z.optional(
    withDescription(z.number(), 'Maximum number of items; once it is reached, none can be added.'),
  ),
};
/** Schema of a `default`. */
export const value = z.array(z.unknown());

/** The schema's type; `fields` is written out so that the compiler knows its type. */
export type ListOptions = Omit<z.infer<z.ZodMiniObject<typeof shape>>, 'fields'> & {
  fields: Record<string, DeclaredField>;
};
/** The options after defaults are filled in. */
export type ResolvedListOptions = WithDefaults<ListOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    list: ListOptions;
  }
}
