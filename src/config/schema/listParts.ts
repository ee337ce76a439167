import * as z from 'zod/mini';
import { DEFAULTS } from '../defaults';
import {
  access,
  actionRef,
  consoleLink,
  describe,
  fieldName,
  fieldRef,
  mark,
  resourceRef,
  text,
} from './common';

const { list: LIST } = DEFAULTS;

/** The actions behind a switch. */
export const toggle = z.strictObject({
  on: describe(actionRef, 'Action of the row that turns it on.'),
  off: describe(actionRef, 'Action of the row that turns it off.'),
});

export const column = z.union([
  fieldRef,
  z.strictObject({
    field: fieldRef,
    label: z.optional(text),
    width: z.optional(describe(z.string(), 'CSS width, for example "15%" or "8rem".')),
    below: z.optional(
      describe(
        fieldRef,
        'A second field shown beneath, smaller; nothing where the record has no value there and the field says no text for that.',
      ),
    ),
    image: z.optional(describe(fieldRef, 'An image field shown before the value.')),
    initial: z.optional(describe(z.boolean(), 'The first letter of the value in a circle before it.')),
    link: z.optional(
      describe(
        consoleLink,
        'Console path the value links to; {name} is replaced. The first column links to the detail by itself.',
      ),
    ),
    newTab: z.optional(describe(z.boolean(), 'Open the link in a new tab, shown as an icon.')),
    toggle: z.optional(describe(toggle, 'A yes or no shown as a switch, which runs these actions.')),
    hidden: z.optional(describe(z.boolean(), 'Not shown until the user chooses it.')),
    access: z.optional(access),
  }),
]);

/** Columns of one list: of thousands the page would be blank for as long as it takes to draw them. */
export const MOST_COLUMNS = 100;

/** A list that came with the row: it asks nothing of the host. */
export const expandedList = z.strictObject({
  title: z.optional(describe(text, 'What opens is called. Default: what those records are called.')),
  resource: z.optional(
    describe(resourceRef, 'Resource whose fields and actions those rows have. Default: this one.'),
  ),
  from: describe(
    mark(fieldName, 'outerMember'),
    'Member of the row that holds the list; where a row has no such member, it says that this is not known.',
  ),
  columns: z.array(column).check(z.minLength(1), z.maxLength(MOST_COLUMNS)),
  sort: z.optional(
    describe(
      z.strictObject({ field: fieldRef, order: z.enum(['ASC', 'DESC']) }),
      'Default: the order of the host.',
    ),
  ),
  rowActions: z.optional(
    describe(
      z.array(actionRef),
      'Actions of those rows; {parent.name} is the row that was opened, {parent.parent.name} the record above that one.',
    ),
  ),
  empty: z.optional(text),
});

/** What opens below a row. */
export const expand = z.union([
  z.strictObject({
    title: z.optional(describe(text, `What opens is called. Default "${LIST.expand}".`)),
    fields: z.array(fieldRef).check(z.minLength(1)),
  }),
  mark(expandedList, 'inRelatedList'),
]);

export const filter = z.union([
  mark(fieldName, 'filter'),
  mark(
    z.strictObject({
      field: mark(fieldName, 'filter'),
      as: z.optional(
        describe(
          z.enum(['one', 'several', 'range', 'presence']),
          'one: a value; of dates and moments all of the day, where the host reads more than parameters. several: any of the ticked values of an enum or a status; a comma list where filters are parameters. range: from … to, both included; days for dates and moments. presence: with or without a value, only where filters are conditions. Default: range for numbers, dates and moments where the host reads more than parameters, else one.',
        ),
      ),
      label: z.optional(describe(text, 'What the filter is called. Default: the label of the field.')),
      min: z.optional(describe(z.number(), 'Least value that may be asked for. Default: that of the field.')),
      max: z.optional(
        describe(z.number(), 'Greatest value that may be asked for. Default: that of the field.'),
      ),
      maxLength: z.optional(
        describe(
          z.number().check(z.positive()),
          'Most characters that may be typed. Default: those of the field.',
        ),
      ),
    }),
    'filterItem',
  ),
]);
