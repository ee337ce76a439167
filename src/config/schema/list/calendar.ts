import * as z from 'zod/mini';
import { DEFAULTS } from '../../defaults';
import {
  withDescription,
  fieldNameSchema,
  fieldRefSchema,
  withMark,
  resourceRefSchema,
  textSchema,
} from '../common';
import { createKeyProblem, withRule, type RuleProblem } from '../rules/withRule';

const openingHoursSchema = z.strictObject({
  hours: withDescription(
    withMark(fieldNameSchema, 'member'),
    'Member of the row that holds its intervals, a list of objects.',
  ),
  from: withDescription(fieldNameSchema, 'Member of an interval: when it begins, "HH:mm".'),
  until: withDescription(fieldNameSchema, 'Member of an interval: when it ends, "HH:mm".'),
  days: z.optional(
    withDescription(
      withMark(fieldNameSchema, 'member'),
      'Member of the row that holds the days of the week, 1 to 7 from Monday, as a list or with commas between. Default: all days.',
    ),
  ),
});

const calendarRowsSchema = z.strictObject({
  resource: withDescription(resourceRefSchema, 'Whose records the rows are; its title names them.'),
  path: withDescription(
    withMark(z.string(), 'listPath'),
    'Path of their list, which has to come whole; {name} from the record that the list belongs to.',
  ),
  reverse: z.optional(withDescription(z.boolean(), 'Rows stand in the reverse of the host’s order.')),
  open: z.optional(
    withDescription(
      openingHoursSchema,
      'When a row can be used: drawn behind its entries, and each says which interval it is in.',
    ),
  ),
  error: z.optional(
    withDescription(
      textSchema,
      `Message when the rows cannot be read. Default "${DEFAULTS.calendar.error}".`,
    ),
  ),
});

const calendarObjectSchema = z.strictObject({
  row: withDescription(
    withMark(fieldRefSchema, 'calendarRow'),
    'Field whose value names the row that a record stands in; not a reference, which may be an id alone.',
  ),
  rowId: z.optional(
    withDescription(
      withMark(fieldNameSchema, 'member'),
      'Member of a record that is the id of its row. Default: rows are told apart by their names.',
    ),
  ),
  rows: z.optional(
    withDescription(
      withMark(calendarRowsSchema, 'inCalendarRows'),
      'All rows there are, also those without a record. Default: those that the records name.',
    ),
  ),
  day: z.optional(
    withDescription(
      withMark(fieldRefSchema, 'calendarDay'),
      'Field of type date: the day that `start` and `end` are times of, in the zone of this field. Not needed where they are moments.',
    ),
  ),
  start: withDescription(
    withMark(fieldRefSchema, 'calendarTime'),
    'Field with the beginning: a moment, or the time of `day` as a text ("9:30", "09:30:00", "0930", "9:30 PM").',
  ),
  end: withDescription(
    withMark(fieldRefSchema, 'calendarTime'),
    'Field with the end, likewise; a time before the beginning is one of the next day; the same time has no place.',
  ),
  label: withDescription(
    z.array(withMark(fieldRefSchema, 'calendarLabel')).check(z.minLength(1)),
    'Fields that name an entry, one after the other; not references.',
  ),
});

/** Rows of their own are found by an id. */
const findRowsProblems = ({ rows: rowsConfig, rowId }: Readonly<Record<string, unknown>>): RuleProblem[] =>
  rowsConfig !== undefined && rowId === undefined
    ? [createKeyProblem('rows', '«rows» solo vale junto a «rowId»', ['rowId'])]
    : [];

/** A second way to draw a list: by day and by week. */
export const calendarSchema = withDescription(
  withRule(calendarObjectSchema, findRowsProblems),
  'The records can also be seen on a calendar, by day and by week, beside the table; what cannot be placed is listed below. All records of the query are read for it. Default: none.',
);
export type CalendarInput = z.infer<typeof calendarSchema>;
