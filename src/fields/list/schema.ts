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

/** Lists and parameters stand in the form itself: what they note beside their values is not kept of an item's. */
const NESTED = ['list', 'parameters'];

const nestedProblems = (fields: Readonly<Record<string, unknown>>): RuleProblem[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const type = isPlainObject(field) ? field.type : undefined;
    if (typeof type !== 'string' || !NESTED.includes(type)) return [];
    const found = `Un elemento no puede tener un campo de tipo «${type}»`;
    return [{ path: [name, 'type'], found, allowed: ['otro tipo'] }];
  });

const fields = withDescription(
  withMark(withRule(z.record(fieldNameSchema, fieldSchema), nestedProblems), 'inItems'),
  'The fields of an item, by name; `source` and `write` are paths into the item. Their conditions see the item over what the form holds. Members of an item that no field writes are sent as they came.',
);

export const shape = {
  fields,
  entry: z.optional(
    withDescription(
      textSchema,
      `What one item is called, as the buttons and headings say it: "zona". Default "${defaults.entry}".`,
    ),
  ),
  display: z.optional(
    withDescription(
      z.string(),
      'How an item reads, by members of what the host sent: "{name}". Default: its first field.',
    ),
  ),
  rows: z.optional(
    withDescription(
      z.strictObject({
        of: withDescription(
          fieldRefSchema,
          'Field whose whole chosen record is kept (`keep`): its definition says which items there are.',
        ),
        read: withDescription(z.string(), 'Path of the list in that record, for example "sensors".'),
        key: withDescription(
          fieldNameSchema,
          'Member that names an entry of it, and the item that belongs to it.',
        ),
        keep: z.optional(
          withDescription(
            z.array(z.union([fieldNameSchema, z.array(fieldNameSchema).check(z.minLength(1))])),
            'Members that the item is sent with, besides its fields: as the host sent them of it, else those of the entry. Of several spellings the first is written, where any has a value.',
          ),
        ),
        ofNew: z.optional(
          withDescription(
            z.boolean(),
            'true: entries are items of something new alone; what is edited has the items that the host sent, and no others.',
          ),
        ),
        labels: z.optional(
          withDescription(
            z.record(z.string(), textSchema),
            'What items are called, by their name. Default: the name made readable.',
          ),
        ),
      }),
      'There is one item for each entry of a definition, in its order; none can be added or taken out. Items of the host that it does not name stay as they came.',
    ),
  ),
  noOverlap: z.optional(
    withDescription(
      z.strictObject({
        from: withDescription(fieldNameSchema, 'Field of an item at whose value it begins.'),
        to: withDescription(fieldNameSchema, 'Field of an item at whose value it ends.'),
        text: z.optional(
          withDescription(textSchema, `Message where two of them overlap. Default "${inputTexts.overlap}".`),
        ),
      }),
      'Items are ranges: each ends after it begins, and no two overlap or are the same. One may begin where another ends. Times may end at 00:00, which is the end of the day. Items that are as the host sent them are not refused.',
    ),
  ),
  min: z.optional(withDescription(z.number(), 'Fewest items.')),
  max: z.optional(withDescription(z.number(), 'Most items: from then on none can be added.')),
};
/** What a `default` may be. */
export const value = z.array(z.unknown());

/** As the schema says; the fields are spelt out so that the compiler knows their types. */
export type ListOptions = Omit<z.infer<z.ZodMiniObject<typeof shape>>, 'fields'> & {
  fields: Record<string, DeclaredField>;
};
/** The options with those filled that a declaration may leave out. */
export type ResolvedListOptions = WithDefaults<ListOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    list: ListOptions;
  }
}
