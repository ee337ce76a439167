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

/** Options of pickers for one or several records. */
export const pickerShape = {
  resource: withDescription(resourceRefSchema, 'Resource of the referenced record.'),
  display: z.optional(
    withDescription(
      z.union([
        withMark(z.string(), 'titleOfOther'),
        z.array(withMark(z.string(), 'titleOfOther')).check(z.minLength(1)),
      ]),
      'Template of the text of the record: "{alias}" or the name of a member; of several, the first without an empty part wins. Default, also if none is complete: the title of the resource.',
    ),
  ),
  link: z.optional(
    withDescription(
      z.boolean(),
      `true: links to the detail of the record. Default ${defaults.link} if the resource has a detail.`,
    ),
  ),
  missingNameText: z.optional(
    withDescription(
      textSchema,
      'Text for a record that was sent without a name. Default: the console reads the record from the host, and shows its id if that gives no name.',
    ),
  ),
  minSearch: z.optional(
    withDescription(
      z.number(),
      `Minimum number of characters before the picker searches. Default ${defaults.minSearch}.`,
    ),
  ),
  pageSize: z.optional(
    withDescription(z.number(), `Number of records that the picker requests. Default ${defaults.pageSize}.`),
  ),
  paged: z.optional(
    withDescription(
      z.boolean(),
      `true: the call of the picker sends page and size. Default ${defaults.paged}.`,
    ),
  ),
  filter: z.optional(
    withDescription(
      withMark(z.record(z.string(), jsonSchema), 'template'),
      'Fixed filter of the picker. A value "{name}" is that of the form; while it is empty the picker waits.',
    ),
  ),
  exclude: z.optional(
    withDescription(
      z.string(),
      'Path of records, or ids, that the picker does not offer: "rows" are those of the list that shows the form.',
    ),
  ),
  loadError: z.optional(
    withDescription(
      textSchema,
      `Message if the records of the picker cannot be loaded. Default "${defaults.loadError}".`,
    ),
  ),
  autoSelectSingle: z.optional(
    withDescription(
      z.boolean(),
      'true: an empty picker selects the only record if the whole list has exactly one.',
    ),
  ),
  create: z.optional(
    withDescription(
      z.boolean(),
      'true: shows a button below that opens the create form of the resource, for users with access. The new record is then selected.',
    ),
  ),
  allowNew: z.optional(
    withDescription(
      z.strictObject({
        label: withDescription(textSchema, 'Label of the button and title of its dialog.'),
        exists: withDescription(textSchema, 'Warning for a name that already exists; case is ignored.'),
      }),
      'Shows a button below that adds a name which exists only in this form; it is written as typed.',
    ),
  ),
  path: z.optional(
    withDescription(
      pathTemplateSchema,
      'Path that the picker reads, in place of the list of the resource. {name} is the value of the form or the record; while it is empty the picker waits.',
    ),
  ),
  searchLocally: z.optional(
    withDescription(
      z.boolean(),
      'true: searches the loaded records in the browser by their titles instead of at the host. If there is more than one page of records, the host searches.',
    ),
  ),
  preload: z.optional(withDescription(z.boolean(), 'true: the picker shows records before the user types.')),
};
/** Options of the picker for one record only. */
export const shape = {
  ...pickerShape,
  pickerView: z.optional(
    withDescription(
      z.enum(['list', 'table']),
      `Presentation of the options: a list below the input while typing, or a search with a table of results. Default "${defaults.pickerView}".`,
    ),
  ),
  columns: z.optional(
    withDescription(
      z.array(withMark(fieldNameSchema, 'fieldOfOther')),
      'Columns of that table: fields of the other resource. Default: the title of the record.',
    ),
  ),
};
/** Schema of a `default`. */
export const value = z.union([z.string(), z.number()]);

export type ReferenceOptions = z.infer<z.ZodMiniObject<typeof shape>>;
/** The options after defaults are filled in. */
export type ResolvedReferenceOptions = WithDefaults<ReferenceOptions, typeof defaults>;

declare module '../../config/fieldTypes' {
  interface FieldTypes {
    reference: ReferenceOptions;
  }
}
