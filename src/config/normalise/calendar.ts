import { DEFAULTS } from '../defaults';
import type { CalendarInput } from '../schema/list/calendar';
import type { RelatedListInput } from '../schema/list/relatedList';
import type { ListCalendar, Field, List } from '../types';

/** Normalises the calendar of a list; `getField` and `normaliseRelated` are those of the list. */
export function normaliseCalendar(
  { rowField, rowId, rows, dayField, startField, endField, labelFields }: CalendarInput,
  getField: (name: string) => Field,
  normaliseRelated: (list: RelatedListInput) => List,
): ListCalendar {
  return {
    rowField: getField(rowField),
    rowId: rowId ?? null,
    rows: rows ? normaliseCalendarRows(rows, normaliseRelated) : null,
    dayField: dayField === undefined ? null : getField(dayField),
    startField: getField(startField),
    endField: getField(endField),
    labelFields: labelFields.map(getField),
  };
}

function normaliseCalendarRows(
  { openingHours, error = DEFAULTS.calendar.error, ...source }: NonNullable<CalendarInput['rows']>,
  normaliseRelated: (list: RelatedListInput) => List,
): NonNullable<ListCalendar['rows']> {
  return {
    list: normaliseRelated({ ...source, error, paged: false, columns: [] }),
    openingHours: openingHours ? { ...openingHours, days: openingHours.days ?? null } : null,
  };
}
