import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { TabBar } from '../../ui/TabBar';
import '../../ui/innerTabs.css';
import type { Calendar } from '../../config/types';
import type { Rows } from '../list/rows';
import type { ListState } from '../list/listState';
import './calendar.css';
import { readCalendarState, writeCalendarState } from './calendarState';
import { CalendarRecords } from './CalendarRecords';
import { calendarTexts as texts } from './texts';

interface CalendaredProps {
  calendar: Calendar;
  rows: Rows;
  /** Of the address of the list. */
  state: ListState;
  /** The table. */
  children: ReactNode;
}

/** The table of a list or its calendar, as the address says, and the way from one to the other (`calendar` of a list). */
export default function Calendared({ calendar, rows, state, children }: CalendaredProps) {
  const { search } = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const shown = useMemo(() => readCalendarState(query), [query]);
  return (
    <>
      <div className="calendar-ways">
        <TabBar
          isInner
          label={texts.ways}
          tabs={[
            {
              key: 'table',
              label: texts.table,
              to: { search: writeCalendarState(query, undefined) },
              isCurrent: shown === undefined,
            },
            {
              key: 'calendar',
              label: texts.calendar,
              to: { search: shown ? search : writeCalendarState(query, { span: 'day', day: undefined }) },
              isCurrent: shown !== undefined,
            },
          ]}
        />
      </div>
      {shown ? (
        <CalendarRecords calendar={calendar} rows={rows} state={state} shown={shown} query={query} />
      ) : (
        children
      )}
    </>
  );
}
