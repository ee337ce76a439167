import { createContext, use } from 'react';
import type { RaRecord } from 'ra-core';
import type { Calendar } from '../../config/types';
import type { RowTarget } from '../list/rowOpens';
import type { Entry } from './entries';
import type { Day, Span } from './days';
import type { Hours } from './hours';
import type { Piece, Row } from './rows';

/** What a person reads of an entry. */
export interface EntryTexts {
  /** Who. */
  who: string;
  /** From when until when, with a mark where it began on another day or goes on. */
  hours: string;
  /** Which interval of its row it is in; '' where that is not known. */
  rule: string;
  /** It is in none. */
  isOutside: boolean;
  /** Its row, its day, and all of the above. */
  all: string;
}

/** What every part of a calendar knows. */
export interface Shown {
  calendar: Calendar;
  span: Span;
  days: readonly Day[];
  /** ms since 1970. */
  now: number;
  /** `YYYY-MM-DD` on the calendar's clocks. */
  today: string;
  zone: string | undefined;
  /** The hours of a day; null for a week. */
  hours: Hours | null;
  textsOf: (piece: Piece, row: Row) => EntryTexts;
  targetOf: (record: RaRecord) => RowTarget | undefined;
  /** What is said of an entry's fields. */
  nameOf: (record: RaRecord) => string;
  whoOf: (record: RaRecord) => string;
}

/** One piece on the calendar, for as long as its record is there. */
export interface Active {
  entry: Entry;
  column: number;
}

/** Whether a piece is the one. */
export const isActive = ({ entry, column }: Piece, active: Active): boolean =>
  entry.record === active.entry.record && column === active.column;

const Context = createContext<Shown | undefined>(undefined);

/** Says to the parts of a calendar what it shows. */
export const CalendarProvider = Context;

/** The calendar around; throws outside of one, which is a mistake of the code. */
export function useShown(): Shown {
  const shown = use(Context);
  if (!shown) throw new Error('No calendar around');
  return shown;
}
