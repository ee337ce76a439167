import { DEFAULTS } from '../defaults';
import type { CalendarInput } from '../schema/list/calendar';
import type { RelatedListInput } from '../schema/list/relatedList';
import type { ListCalendar, Field, List } from '../types';

/** Normalises the calendar of a list; `getField` and `normaliseRelated` are those of the list. */
export function normaliseCalendar(
  { row, rowId, rows, day, start, end, label }: CalendarInput,
  getField: (name: string) => Field,
  normaliseRelated: (list: RelatedListInput) => List,
): ListCalendar {
  return {
    row: getField(row),
    rowId: rowId ?? null,
    rows: rows ? normaliseCalendarRows(rows, normaliseRelated) : null,
    day: day === undefined ? null : getField(day),
    startField: getField(start),
    endField: getField(end),
    label: label.map(getField),
  };
}

function normaliseCalendarRows(
  { open, error = DEFAULTS.calendar.error, ...source }: NonNullable<CalendarInput['rows']>,
  normaliseRelated: (list: RelatedListInput) => List,
): NonNullable<ListCalendar['rows']> {
  return {
    list: normaliseRelated({ ...source, error, paged: false, columns: [] }),
    open: open ? { ...open, days: open.days ?? null } : null,
  };
}
