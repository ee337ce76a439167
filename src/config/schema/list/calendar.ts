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
    'Member of the row that holds its opening intervals, a list of objects.',
  ),
  from: withDescription(fieldNameSchema, 'Member of an interval that holds its begin, "HH:mm".'),
  to: withDescription(fieldNameSchema, 'Member of an interval that holds its end, "HH:mm".'),
  days: z.optional(
    withDescription(
      withMark(fieldNameSchema, 'member'),
      'Member of the row that holds the days of the week, 1 to 7 from Monday, as a list or separated by commas. Default: all days.',
    ),
  ),
});

const calendarRowsSchema = z.strictObject({
  resource: withDescription(resourceRefSchema, 'Resource of the rows; its title names them.'),
  path: withDescription(
    withMark(z.string(), 'listPath'),
    'Path of the list of rows, which must not be paged; {name} from the record that the list belongs to.',
  ),
  reverse: z.optional(withDescription(z.boolean(), 'true: reverses the host’s order of the rows.')),
  openingHours: z.optional(
    withDescription(
      openingHoursSchema,
      'Opening hours of a row: drawn behind its entries, and each entry names the interval it is in.',
    ),
  ),
  error: z.optional(
    withDescription(
      textSchema,
      `Message if the rows cannot be loaded. Default "${DEFAULTS.calendar.error}".`,
    ),
  ),
});

const calendarObjectSchema = z.strictObject({
  rowField: withDescription(
    withMark(fieldRefSchema, 'calendarRow'),
    'Field whose value names the row of a record. Not a reference, because its value may be only an id.',
  ),
  rowId: z.optional(
    withDescription(
      withMark(fieldNameSchema, 'member'),
      'Member of a record that holds the id of its row. Default: rows are identified by their names.',
    ),
  ),
  rows: z.optional(
    withDescription(
      withMark(calendarRowsSchema, 'inCalendarRows'),
      'Call that reads all rows, also those without a record. Default: only the rows that the records name.',
    ),
  ),
  dayField: z.optional(
    withDescription(
      withMark(fieldRefSchema, 'calendarDay'),
      'Field of type date: the day for `startField` and `endField`, in the zone of this field. Not needed if they are moments.',
    ),
  ),
  startField: withDescription(
    withMark(fieldRefSchema, 'calendarTime'),
    'Field with the begin: a moment, or a time on `dayField` as a text ("9:30", "09:30:00", "0930", "9:30 PM").',
  ),
  endField: withDescription(
    withMark(fieldRefSchema, 'calendarTime'),
    'Field with the end, in the same formats. A time before the begin is on the next day. A record whose end equals its begin cannot be placed.',
  ),
  labelFields: withDescription(
    z.array(withMark(fieldRefSchema, 'calendarLabel')).check(z.minLength(1)),
    'Fields that form the label of an entry, one after the other; not references.',
  ),
});

/** Finds `rows` without `rowId`: declared rows are matched by an id. */
const findRowsProblems = ({ rows: rowsConfig, rowId }: Readonly<Record<string, unknown>>): RuleProblem[] =>
  rowsConfig !== undefined && rowId === undefined
    ? [createKeyProblem('rows', '"rows" is only allowed beside "rowId"', ['rowId'])]
    : [];

/** Calendar view of a list, by day and by week. */
export const calendarSchema = withDescription(
  withRule(calendarObjectSchema, findRowsProblems),
  'Calendar view by day and by week, besides the table. Records that cannot be placed are listed below it. The calendar loads all records of the query. Default: none.',
);
export type CalendarInput = z.infer<typeof calendarSchema>;
