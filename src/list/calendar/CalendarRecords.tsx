import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ListCalendar } from '../../config/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { interpolateText } from '../../i18n/interpolateText';
import { LoadError } from '../../ui/feedback/LoadError';
import { Skeletons } from '../../ui/feedback/states';
import { buildPageParams } from '../data/listRequest';
import { useListContext } from '../ListContext';
import type { ListParams } from '../params/listParams';
import type { ReadAllProgress, ListData } from '../data/listData';
import { listTexts } from '../texts';
import type { CalendarState } from './calendarState';
import { CalendarView } from './CalendarView';
import { calendarTexts as texts } from './texts';

export interface CalendarRecordsProps {
  calendar: ListCalendar;
  listData: ListData;
  params: ListParams;
  calendarState: CalendarState;
  searchParams: URLSearchParams;
}

/** The calendar with all records of the query: from one response, or read page by page. */
export function CalendarRecords(props: CalendarRecordsProps) {
  const { calendar, calendarState, searchParams, listData } = props;
  if (!listData.allRows) return <PagedCalendarRecords {...props} />;
  return <CalendarView {...{ calendar, calendarState, searchParams }} records={listData.allRows} />;
}

/** Reads the pages one by one; stops on unmount. */
function PagedCalendarRecords(props: CalendarRecordsProps) {
  const { calendar, calendarState, searchParams, listData, params } = props;
  const { list, parent } = useListContext();
  const t = useTranslateText();
  const [progress, setProgress] = useState<ReadAllProgress>();
  const recordsQuery = useQuery({
    queryKey: [list.resource, 'calendar', buildPageParams(list, { ...params, page: 1 }, parent)],
    queryFn: ({ signal }) => listData.readAll({ signal, onProgress: setProgress }),
    retry: false,
  });
  if (recordsQuery.error && !recordsQuery.isFetching)
    return (
      <LoadError
        text={t(list.error)}
        error={recordsQuery.error}
        onRetry={() => void recordsQuery.refetch()}
      />
    );
  // Hide the data of an earlier read if the last read failed.
  if (recordsQuery.data && !recordsQuery.error)
    return <CalendarView {...{ calendar, calendarState, searchParams }} records={recordsQuery.data} />;
  const { read, total } = progress ?? {};
  return (
    <div className="card calendar-waiting">
      <Skeletons lines={6} label={texts.reading} />
      {read !== undefined && (
        <p className="list-reading">
          {total === undefined
            ? interpolateText(listTexts.reading_open, { read })
            : interpolateText(listTexts.reading, { read, total })}
        </p>
      )}
    </div>
  );
}
