import * as z from 'zod/mini';
import {
  withDescription,
  fieldNameSchema,
  jsonSchema,
  withMark,
  pathTemplateSchema,
  resourceRefSchema,
  textSchema,
} from '../../config/schema/common';
import type { WithDefaults } from '../../config/fieldTypes';
import { defaults } from './defaults';

/** Options of pickers of one record or several. */
export const pickerShape = {
  resource: withDescription(resourceRefSchema, 'Resource of the record that is meant.'),
  display: z.optional(
    withDescription(
      z.union([
        withMark(z.string(), 'titleOfOther'),
        z.array(withMark(z.string(), 'titleOfOther')).check(z.minLength(1)),
      ]),
      'How the record reads: "{alias}" or the name of a member; of several, the first without empty part wins. Default, and where none is complete: the title of the resource.',
    ),
  ),
  link: z.optional(
    withDescription(
      z.boolean(),
      `Links to the detail of the record. Default ${defaults.link} where the resource has one.`,
    ),
  ),
  unnamed: z.optional(
    withDescription(
      textSchema,
      'What a record reads that came without a name. Default: it is read from the host, and else its id.',
    ),
  ),
  minSearch: z.optional(
    withDescription(z.number(), `Characters from which the picker searches. Default ${defaults.minSearch}.`),
  ),
  pageSize: z.optional(
    withDescription(z.number(), `Records the picker asks for. Default ${defaults.pageSize}.`),
  ),
  paged: z.optional(
    withDescription(z.boolean(), `The call of the picker says page and size. Default ${defaults.paged}.`),
  ),
  filter: z.optional(
    withDescription(
      withMark(z.record(z.string(), jsonSchema), 'template'),
      'Fixed filter of the picker; a value "{name}" is what the form holds there, and without it the picker waits.',
    ),
  ),
  exclude: z.optional(
    withDescription(
      z.string(),
      'Path to records, or ids, that the picker does not offer: "rows" are those of the list that the form stands in.',
    ),
  ),
  loadError: z.optional(
    withDescription(
      textSchema,
      `Message when the records of the picker cannot be loaded. Default "${defaults.loadError}".`,
    ),
  ),
  selectOnly: z.optional(
    withDescription(z.boolean(), 'Where the whole list has exactly one record, the empty picker takes it.'),
  ),
  create: z.optional(
    withDescription(
      z.boolean(),
      'A button below opens the create form of the resource for those who may; what was made is chosen.',
    ),
  ),
  addLocal: z.optional(
    withDescription(
      z.strictObject({
        label: withDescription(textSchema, 'Label of the button and title of its dialog.'),
        exists: withDescription(textSchema, 'Warning for a name that is there already, whatever its case.'),
      }),
      'A button below adds a name that only this form knows: it is written as it was typed.',
    ),
  ),
  path: z.optional(
    withDescription(
      pathTemplateSchema,
      'Where the picker reads, in place of the list of the resource; {name} is what the form or the record holds, and without it the picker waits.',
    ),
  ),
  local: z.optional(
    withDescription(
      z.boolean(),
      'What was read is searched here, by what each record is called, instead of at the host; more records than one page are searched at the host.',
    ),
  ),
  preload: z.optional(withDescription(z.boolean(), 'The picker shows records before anything is typed.')),
};
/** Options of the picker of one record alone. */
export const shape = {
  ...pickerShape,
  show: z.optional(
    withDescription(
      z.enum(['list', 'table']),
      `How records are offered: below the input as one types, or as a search with a table of results to choose from. Default "${defaults.show}".`,
    ),
  ),
  columns: z.optional(
    withDescription(
      z.array(withMark(fieldNameSchema, 'fieldOfOther')),
      'Columns of that table: fields of the other resource. Default: what the record is called.',
    ),
  ),
};
/** What a `default` may be. */
export const value = z.union([z.string(), z.number()]);

export type ReferenceOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type ResolvedReferenceOptions = WithDefaults<ReferenceOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    reference: ReferenceOptions;
  }
}
