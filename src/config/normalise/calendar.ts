import { DEFAULTS } from '../defaults';
import type { CalendarInput } from '../schema/calendar';
import type { RelatedListInput } from '../schema/relatedList';
import type { Calendar, Field, List } from '../types';

/** Fills the calendar of a list; `field` and `related` are those of the list. */
export function normaliseCalendar(
  { row, rowId, rows, day, start, end, label }: CalendarInput,
  field: (name: string) => Field,
  related: (list: RelatedListInput) => List,
): Calendar {
  return {
    row: field(row),
    rowId: rowId ?? null,
    rows: rows ? rowsOf(rows, related) : null,
    day: day === undefined ? null : field(day),
    start: field(start),
    end: field(end),
    label: label.map(field),
  };
}

function rowsOf(
  { open, error = DEFAULTS.calendar.error, ...source }: NonNullable<CalendarInput['rows']>,
  related: (list: RelatedListInput) => List,
): NonNullable<Calendar['rows']> {
  return {
    list: related({ ...source, error, paged: false, columns: [] }),
    open: open ? { ...open, days: open.days ?? null } : null,
  };
}
