import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListCalendar } from '../../config/types';
import type { ListData } from '../data/listData';
import type { ListParams } from '../params/listParams';
import './calendar.css';
import { readCalendarState } from './calendarState';
import { CalendarRecords } from './CalendarRecords';

interface CalendarSwitchProps {
  calendar: ListCalendar;
  listData: ListData;
  /** The list params from the URL. */
  params: ListParams;
  /** The table. */
  children: ReactNode;
}

/** Shows the table or the calendar of a list, depending on the URL (`calendar` of a list). */
export default function CalendarSwitch({ calendar, listData, params, children }: CalendarSwitchProps) {
  const { search } = useLocation();
  const searchParams = useMemo(() => new URLSearchParams(search), [search]);
  const calendarState = useMemo(() => readCalendarState(searchParams), [searchParams]);
  if (!calendarState) return children;
  return (
    <CalendarRecords
      calendar={calendar}
      listData={listData}
      params={params}
      calendarState={calendarState}
      searchParams={searchParams}
    />
  );
}
