import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { TabBar } from '../../ui/page/TabBar';
import '../../ui/page/innerTabs.css';
import type { ListCalendar } from '../../config/types';
import type { ListData } from '../data/listData';
import type { ListParams } from '../params/listParams';
import './calendar.css';
import { readCalendarState, writeCalendarState } from './calendarState';
import { CalendarRecords } from './CalendarRecords';
import { calendarTexts as texts } from './texts';

interface CalendarSwitchProps {
  calendar: ListCalendar;
  listData: ListData;
  /** The list params from the URL. */
  params: ListParams;
  /** The table. */
  children: ReactNode;
}

/** Shows the table or the calendar of a list, depending on the URL, and the switch between them (`calendar` of a list). */
export default function CalendarSwitch({ calendar, listData, params, children }: CalendarSwitchProps) {
  const { search } = useLocation();
  const searchParams = useMemo(() => new URLSearchParams(search), [search]);
  const calendarState = useMemo(() => readCalendarState(searchParams), [searchParams]);
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
              to: { search: writeCalendarState(searchParams, undefined) },
              isCurrent: calendarState === undefined,
            },
            {
              key: 'calendar',
              label: texts.calendar,
              to: {
                search: calendarState
                  ? search
                  : writeCalendarState(searchParams, { span: 'day', day: undefined }),
              },
              isCurrent: calendarState !== undefined,
            },
          ]}
        />
      </div>
      {calendarState ? (
        <CalendarRecords
          calendar={calendar}
          listData={listData}
          params={params}
          calendarState={calendarState}
          searchParams={searchParams}
        />
      ) : (
        children
      )}
    </>
  );
}
