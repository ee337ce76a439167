import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { TabBar } from '../../ui/page/TabBar';
import '../../ui/page/innerTabs.css';
import './calendar.css';
import { readCalendarState, writeCalendarState } from './calendarState';
import { calendarTexts as texts } from './texts';

/** Switch between the table and the calendar of a list, among its tools; the choice is in the URL. */
export default function CalendarWays() {
  const { search } = useLocation();
  const searchParams = useMemo(() => new URLSearchParams(search), [search]);
  const calendarState = readCalendarState(searchParams);
  return (
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
  );
}
