import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { RaRecord } from 'ra-core';
import type { ListCalendar } from '../../config/types';
import { AllRecords } from '../data/AllRecords';
import type { LayoutProps } from '../layouts/layoutProps';
import './calendar.css';
import { readCalendarState } from './calendarState';
import { CalendarView } from './CalendarView';
import { getEntryPlace } from './entries';
import { calendarTexts as texts } from './texts';

interface CalendarLayoutProps extends Pick<LayoutProps, 'listData' | 'params'> {
  calendar: ListCalendar;
}

/** The calendar of a list, with all records of its query (`calendar` of a list). */
export default function CalendarLayout({ calendar, listData, params }: CalendarLayoutProps) {
  const { search } = useLocation();
  const searchParams = useMemo(() => new URLSearchParams(search), [search]);
  const calendarState = useMemo(() => readCalendarState(searchParams), [searchParams]);
  const getPlace = useCallback((record: RaRecord) => getEntryPlace(record, calendar), [calendar]);
  return (
    calendarState && (
      <AllRecords listData={listData} params={params} label={texts.reading} getPlace={getPlace}>
        {(records) => <CalendarView {...{ calendar, calendarState, searchParams, records }} />}
      </AllRecords>
    )
  );
}
