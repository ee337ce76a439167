import * as z from 'zod/mini';
import { anyField } from '../../config/schema/field';
import { describe, fieldName, mark, text } from '../../config/schema/common';
import type { FieldInput, Filled } from '../../config/fieldTypes';
import { defaults } from './defaults';

const fields = describe(
  mark(z.record(fieldName, anyField), 'inItems'),
  'The fields of an item, by name; `source` and `write` are paths into the item. Their conditions see the item over what the form holds. Members of an item that no field writes are sent as they came.',
);

export const shape = {
  fields,
  entry: z.optional(
    describe(
      text,
      `What one item is called, as the buttons and headings say it: "zona". Default "${defaults.entry}".`,
    ),
  ),
  display: z.optional(
    describe(
      z.string(),
      'How an item reads, by members of what the host sent: "{name}". Default: its first field.',
    ),
  ),
  min: z.optional(describe(z.number(), 'Fewest items.')),
  max: z.optional(describe(z.number(), 'Most items: from then on none can be added.')),
};
/** What a `default` may be. */
export const value = z.array(z.unknown());

/** As the schema says; the fields are spelt out so that the compiler knows their types. */
export type ListOptions = Omit<z.infer<z.ZodMiniObject<typeof shape>>, 'fields'> & {
  fields: Record<string, FieldInput>;
};
/** The options with those filled that a declaration may leave out. */
export type ListFilled = Filled<ListOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    list: ListOptions;
  }
}
