import { createContext, use } from 'react';
import type { RaRecord } from 'ra-core';
import type { ListCalendar } from '../../config/types';
import type { RowTarget } from '../table/rowTarget';
import type { CalendarEntry } from './entries';
import type { CalendarDay, Span } from './time/days';
import type { VisibleHours } from './time/visibleHours';
import type { EntrySegment, CalendarRow } from './grid/layoutRows';

/** What a person reads of an entry. */
export interface EntryTexts {
  /** Who. */
  label: string;
  /** From when until when, with a mark where it began on another day or goes on. */
  timeRange: string;
  /** Which interval of its row it is in; '' where that is not known. */
  openingHoursNote: string;
  /** It is in none. */
  isOutsideHours: boolean;
  /** Its row, its day, and all of the above. */
  summary: string;
}

/** What every part of a calendar knows. */
export interface CalendarContextValue {
  calendar: ListCalendar;
  span: Span;
  days: readonly CalendarDay[];
  /** ms since 1970. */
  now: number;
  /** `YYYY-MM-DD` on the calendar's clocks. */
  today: string;
  zone: string | undefined;
  /** The hours of a day; null for a week. */
  visibleHours: VisibleHours | null;
  getEntryTexts: (segment: EntrySegment, calendarRow: CalendarRow) => EntryTexts;
  getEntryTarget: (record: RaRecord) => RowTarget | undefined;
  /** What is said of an entry's fields. */
  getRowTitle: (record: RaRecord) => string;
  getEntryLabel: (record: RaRecord) => string;
}

/** One piece on the calendar, for as long as its record is there. */
export interface ActiveSegment {
  entry: CalendarEntry;
  column: number;
}

/** Whether a piece is the one. */
export const isActiveSegment = ({ entry, column }: EntrySegment, active: ActiveSegment): boolean =>
  entry.record === active.entry.record && column === active.column;

const Context = createContext<CalendarContextValue | undefined>(undefined);

/** Says to the parts of a calendar what it shows. */
export const CalendarContextProvider = Context;

/** The calendar around; throws outside of one, which is a mistake of the code. */
export function useCalendarContext(): CalendarContextValue {
  const context = use(Context);
  if (!context) throw new Error('No calendar around');
  return context;
}
