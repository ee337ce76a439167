import * as z from 'zod/mini';
import { DEFAULTS } from '../../defaults';
import {
  accessSchema,
  actionRefSchema,
  consoleLinkSchema,
  withDescription,
  fieldNameSchema,
  fieldRefSchema,
  withMark,
  resourceRefSchema,
  textSchema,
} from '../common';

const { list: LIST_DEFAULTS } = DEFAULTS;

/** The actions behind a switch. */
export const toggleSchema = z.strictObject({
  on: withDescription(actionRefSchema, 'Action of the row that turns it on.'),
  off: withDescription(actionRefSchema, 'Action of the row that turns it off.'),
});

export const columnSchema = z.union([
  fieldRefSchema,
  z.strictObject({
    field: fieldRefSchema,
    label: z.optional(textSchema),
    width: z.optional(withDescription(z.string(), 'CSS width, for example "15%" or "8rem".')),
    below: z.optional(
      withDescription(
        fieldRefSchema,
        'A second field shown beneath, smaller; nothing where the record has no value there and the field says no text for that.',
      ),
    ),
    image: z.optional(withDescription(fieldRefSchema, 'An image field shown before the value.')),
    initial: z.optional(withDescription(z.boolean(), 'The first letter of the value in a circle before it.')),
    link: z.optional(
      withDescription(
        consoleLinkSchema,
        'Console path the value links to; {name} is replaced. The first column links to the detail by itself.',
      ),
    ),
    newTab: z.optional(withDescription(z.boolean(), 'Open the link in a new tab, shown as an icon.')),
    toggle: z.optional(
      withDescription(toggleSchema, 'A yes or no shown as a switch, which runs these actions.'),
    ),
    hidden: z.optional(withDescription(z.boolean(), 'Not shown until the user chooses it.')),
    access: z.optional(accessSchema),
  }),
]);

/** Columns of one list: of thousands the page would be blank for as long as it takes to draw them. */
export const MAX_LIST_COLUMNS = 100;

/** A list that came with the row: it asks nothing of the host. */
export const expandedListSchema = z.strictObject({
  title: z.optional(
    withDescription(textSchema, 'What opens is called. Default: what those records are called.'),
  ),
  resource: z.optional(
    withDescription(
      resourceRefSchema,
      'Resource whose fields and actions those rows have. Default: this one.',
    ),
  ),
  from: withDescription(
    withMark(fieldNameSchema, 'outerMember'),
    'Member of the row that holds the list; where a row has no such member, it says that this is not known.',
  ),
  columns: z.array(columnSchema).check(z.minLength(1), z.maxLength(MAX_LIST_COLUMNS)),
  sort: z.optional(
    withDescription(
      z.strictObject({ field: fieldRefSchema, order: z.enum(['ASC', 'DESC']) }),
      'Default: the order of the host.',
    ),
  ),
  rowActions: z.optional(
    withDescription(
      z.array(actionRefSchema),
      'Actions of those rows; {parent.name} is the row that was opened, {parent.parent.name} the record above that one.',
    ),
  ),
  empty: z.optional(textSchema),
});

/** What opens below a row. */
export const expandSchema = z.union([
  z.strictObject({
    title: z.optional(
      withDescription(textSchema, `What opens is called. Default "${LIST_DEFAULTS.expand}".`),
    ),
    fields: z.array(fieldRefSchema).check(z.minLength(1)),
  }),
  withMark(expandedListSchema, 'inRelatedList'),
]);

export const filterSchema = z.union([
  withMark(fieldNameSchema, 'filter'),
  withMark(
    z.strictObject({
      field: withMark(fieldNameSchema, 'filter'),
      as: z.optional(
        withDescription(
          z.enum(['one', 'several', 'range', 'presence']),
          'one: a value; of dates and moments all of the day, where the host reads more than parameters. several: any of the ticked values of an enum or a status; a comma list where filters are parameters. range: from … to, both included; days for dates and moments. presence: with or without a value, only where filters are conditions. Default: range for numbers, dates and moments where the host reads more than parameters, else one.',
        ),
      ),
      label: z.optional(
        withDescription(textSchema, 'What the filter is called. Default: the label of the field.'),
      ),
      min: z.optional(
        withDescription(z.number(), 'Least value that may be asked for. Default: that of the field.'),
      ),
      max: z.optional(
        withDescription(z.number(), 'Greatest value that may be asked for. Default: that of the field.'),
      ),
      maxLength: z.optional(
        withDescription(
          z.number().check(z.positive()),
          'Most characters that may be typed. Default: those of the field.',
        ),
      ),
    }),
    'filterItem',
  ),
]);
