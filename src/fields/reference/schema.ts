import * as z from 'zod/mini';
import { describe, fieldName, json, mark, pathTemplate, resourceRef, text } from '../../config/schema/common';
import type { Filled } from '../../config/fieldTypes';
import { defaults } from './defaults';

/** Options of pickers of one record or several. */
export const pickerShape = {
  resource: describe(resourceRef, 'Resource of the record that is meant.'),
  display: z.optional(
    describe(
      z.union([
        mark(z.string(), 'titleOfOther'),
        z.array(mark(z.string(), 'titleOfOther')).check(z.minLength(1)),
      ]),
      'How the record reads: "{alias}" or the name of a member; of several, the first without empty part wins. Default, and where none is complete: the title of the resource.',
    ),
  ),
  link: z.optional(
    describe(
      z.boolean(),
      `Links to the detail of the record. Default ${defaults.link} where the resource has one.`,
    ),
  ),
  unnamed: z.optional(
    describe(
      text,
      'What a record reads that came without a name. Default: it is read from the host, and else its id.',
    ),
  ),
  minSearch: z.optional(
    describe(z.number(), `Characters from which the picker searches. Default ${defaults.minSearch}.`),
  ),
  pageSize: z.optional(describe(z.number(), `Records the picker asks for. Default ${defaults.pageSize}.`)),
  paged: z.optional(
    describe(z.boolean(), `The call of the picker says page and size. Default ${defaults.paged}.`),
  ),
  filter: z.optional(
    describe(
      mark(z.record(z.string(), json), 'template'),
      'Fixed filter of the picker; a value "{name}" is what the form holds there, and without it the picker waits.',
    ),
  ),
  exclude: z.optional(
    describe(
      z.string(),
      'Path to records, or ids, that the picker does not offer: "rows" are those of the list that the form stands in.',
    ),
  ),
  loadError: z.optional(
    describe(
      text,
      `Message when the records of the picker cannot be loaded. Default "${defaults.loadError}".`,
    ),
  ),
  selectOnly: z.optional(
    describe(z.boolean(), 'Where the whole list has exactly one record, the empty picker takes it.'),
  ),
  create: z.optional(
    describe(
      z.boolean(),
      'A button below opens the create form of the resource for those who may; what was made is chosen.',
    ),
  ),
  addLocal: z.optional(
    describe(
      z.strictObject({
        label: describe(text, 'Label of the button and title of its dialog.'),
        exists: describe(text, 'Warning for a name that is there already, whatever its case.'),
      }),
      'A button below adds a name that only this form knows: it is written as it was typed.',
    ),
  ),
  path: z.optional(
    describe(
      pathTemplate,
      'Where the picker reads, in place of the list of the resource; {name} is what the form or the record holds, and without it the picker waits.',
    ),
  ),
  local: z.optional(
    describe(
      z.boolean(),
      'What was read is searched here, by what each record is called, instead of at the host; more records than one page are searched at the host.',
    ),
  ),
  preload: z.optional(describe(z.boolean(), 'The picker shows records before anything is typed.')),
};
/** Options of the picker of one record alone. */
export const shape = {
  ...pickerShape,
  show: z.optional(
    describe(
      z.enum(['list', 'table']),
      `How records are offered: below the input as one types, or as a search with a table of results to choose from. Default "${defaults.show}".`,
    ),
  ),
  columns: z.optional(
    describe(
      z.array(mark(fieldName, 'fieldOfOther')),
      'Columns of that table: fields of the other resource. Default: what the record is called.',
    ),
  ),
};
/** What a `default` may be. */
export const value = z.union([z.string(), z.number()]);

export type ReferenceOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options with those filled that a declaration may leave out. */
export type ReferenceFilled = Filled<ReferenceOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    reference: ReferenceOptions;
  }
}
