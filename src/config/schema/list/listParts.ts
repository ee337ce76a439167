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
import { withRule } from '../rules/withRule';

const { list: LIST_DEFAULTS } = DEFAULTS;

/** Actions that a switch runs. */
export const toggleSchema = z.strictObject({
  on: withDescription(actionRefSchema, 'Action of the row that switches it on.'),
  off: withDescription(actionRefSchema, 'Action of the row that switches it off.'),
});

/** Returns a problem for a word before a second value that there is not. */
const findBelowLabelProblems: Parameters<typeof withRule>[1] = ({ below, belowLabel }) =>
  belowLabel === undefined || below !== undefined
    ? []
    : [
        {
          path: ['belowLabel'],
          found: '"belowLabel" is before a value that there is not',
          allowed: ['below'],
        },
      ];

export const columnSchema = z.union([
  fieldRefSchema,
  withRule(
    z.strictObject({
      field: fieldRefSchema,
      label: z.optional(textSchema),
      width: z.optional(withDescription(z.string(), 'CSS width, for example "15%" or "8rem".')),
      below: z.optional(
        withDescription(
          fieldRefSchema,
          'Second field shown below the value, in a smaller font. It is left out if the record has no value there and the field has no text for empty values.',
        ),
      ),
      belowLabel: z.optional(
        withDescription(
          textSchema,
          'Word before the second value, for example "until". Use it if the value alone is not understood, such as a date. Default: none.',
        ),
      ),
      image: z.optional(
        withDescription(fieldRefSchema, 'Field of the type image or facade, shown before the value.'),
      ),
      initialLetter: z.optional(
        withDescription(z.boolean(), 'true: shows the first letter of the value in a circle before it.'),
      ),
      link: z.optional(
        withDescription(
          consoleLinkSchema,
          'Console path that the value links to; {name} is replaced. Default: only the first column links, to the detail.',
        ),
      ),
      newTab: z.optional(
        withDescription(z.boolean(), 'true: opens the link in a new tab and shows it as an icon.'),
      ),
      toggle: z.optional(
        withDescription(toggleSchema, 'Shows a boolean as a switch that runs these actions.'),
      ),
      editable: z.optional(
        withDescription(
          withMark(z.literal(true), 'editableColumn'),
          'true: the value can be changed in the cell, by the rules of its field in the edit form.',
        ),
      ),
      hidden: z.optional(withDescription(z.boolean(), 'true: hidden until the user selects the column.')),
      usualValue: z.optional(
        withDescription(
          z.union([z.boolean(), z.number(), z.string()]),
          'Value that is the rule, for example false for "shared". The cards of a phone leave it out, unless a switch in its place can be used; tables show it.',
        ),
      ),
      access: z.optional(accessSchema),
    }),
    findBelowLabelProblems,
  ),
]);

/** Maximum number of columns in a list. With thousands the page would stay blank until all are rendered. */
export const MAX_LIST_COLUMNS = 100;

/** List inside a row, shown without a call to the host. */
export const expandedListSchema = z.strictObject({
  title: z.optional(
    withDescription(textSchema, 'Name of the expanded content. Default: the label of those records.'),
  ),
  resource: z.optional(
    withDescription(
      resourceRefSchema,
      'Resource of those rows, which gives their fields and actions. Default: this resource.',
    ),
  ),
  recordPath: withDescription(
    withMark(fieldNameSchema, 'outerMember'),
    'Member of the row that holds the list. For a row without it, the list shows that the data is not available.',
  ),
  columns: z.array(columnSchema).check(z.minLength(1), z.maxLength(MAX_LIST_COLUMNS)),
  sort: z.optional(
    withDescription(
      z.strictObject({ field: fieldRefSchema, order: z.enum(['ASC', 'DESC']) }),
      'Sort of those rows. Default: the order of the host.',
    ),
  ),
  rowActions: z.optional(
    withDescription(
      z.array(actionRefSchema),
      'Actions of those rows; {parent.name} is the expanded row, {parent.parent.name} the record above it.',
    ),
  ),
  empty: z.optional(textSchema),
});

/** Content that opens below a row. */
export const expandSchema = z.union([
  z.strictObject({
    title: z.optional(
      withDescription(textSchema, `Name of the expanded content. Default "${LIST_DEFAULTS.expand}".`),
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
      kind: z.optional(
        withDescription(
          z.enum(['one', 'several', 'range', 'presence']),
          'Kind of filter. `one`: a single value; for dates and moments the whole day, if the host supports more than query parameters. `several`: any of the selected values of an enum or a status; a comma-separated list if filters are query parameters. `range`: from … to, both included; whole days for dates and moments. `presence`: with or without a value, only if filters are conditions. Default: `range` for numbers, dates and moments if the host supports more than query parameters, else `one`.',
        ),
      ),
      label: z.optional(withDescription(textSchema, 'Label of the filter. Default: the label of the field.')),
      min: z.optional(
        withDescription(z.number(), 'Minimum value of the filter input. Default: the minimum of the field.'),
      ),
      max: z.optional(
        withDescription(z.number(), 'Maximum value of the filter input. Default: the maximum of the field.'),
      ),
      maxLength: z.optional(
        withDescription(
          z.number().check(z.positive()),
          'Maximum number of characters of the filter input. Default: that of the field.',
        ),
      ),
    }),
    'filterItem',
  ),
]);
