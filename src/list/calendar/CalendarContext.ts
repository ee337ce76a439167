import { createContext, use } from 'react';
import type { RaRecord } from 'ra-core';
import type { ListCalendar } from '../../config/types';
import { hasId } from '../../queries/list/hasId';
import type { RowTarget } from '../table/rowTarget';
import type { CalendarEntry } from './entries';
import type { CalendarDay, Span } from './time/days';
import type { VisibleHours } from './time/visibleHours';
import type { EntrySegment, CalendarRow } from './grid/layoutRows';

/** Texts of an entry. */
export interface EntryTexts {
  /** The person or thing of the entry. */
  label: string;
  /** Start and end, with a mark if the entry began on another day or continues on the next. */
  timeRange: string;
  /** The opening interval of the row that contains the entry; '' if unknown. */
  openingHoursNote: string;
  /** True if no opening interval contains the entry. */
  isOutsideHours: boolean;
  /** Row, day, and all of the above. */
  summary: string;
}

/** Data shared by all parts of a calendar. */
export interface CalendarContextValue {
  calendar: ListCalendar;
  span: Span;
  days: readonly CalendarDay[];
  /** ms since 1970. */
  now: number;
  /** `YYYY-MM-DD` in the calendar's time zone. */
  today: string;
  zone: string | undefined;
  /** The hours of a day; null for a week. */
  visibleHours: VisibleHours | null;
  getEntryTexts: (segment: EntrySegment, calendarRow: CalendarRow) => EntryTexts;
  getEntryTarget: (record: RaRecord) => RowTarget | undefined;
  /** Returns the title of a record's row. */
  getRowTitle: (record: RaRecord) => string;
  getEntryLabel: (record: RaRecord) => string;
}

/** The active segment of the calendar, while its record exists. */
export interface ActiveSegment {
  entry: CalendarEntry;
  column: number;
}

/** True if two objects are the same record, which may have been read again. */
export const isSameRecord = (a: RaRecord, b: RaRecord): boolean =>
  a === b || (hasId(a) && hasId(b) && String(a.id) === String(b.id));

/** True if the segment is the active one. */
export const isActiveSegment = ({ entry, column }: EntrySegment, active: ActiveSegment): boolean =>
  isSameRecord(entry.record, active.entry.record) && column === active.column;

const Context = createContext<CalendarContextValue | undefined>(undefined);

/** Provides the calendar's data to its parts. */
export const CalendarContextProvider = Context;

/** Returns the enclosing calendar. Throws outside of one, which is a programming error. */
export function useCalendarContext(): CalendarContextValue {
  const context = use(Context);
  if (!context) throw new Error('No calendar around');
  return context;
}
