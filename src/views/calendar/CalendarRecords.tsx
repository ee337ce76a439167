import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Calendar } from '../../config/types';
import { useText } from '../../i18n/useText';
import { fillText } from '../../i18n/fillText';
import { LoadFailed } from '../../ui/LoadFailed';
import { Skeletons } from '../../ui/states';
import { pageOf } from '../list/allPages';
import { useShownList } from '../list/ListContext';
import { listMeta } from '../list/listMeta';
import type { ListState } from '../list/listState';
import type { Progress, Rows } from '../list/rows';
import { listTexts } from '../list/texts';
import type { CalendarState } from './calendarState';
import { CalendarView } from './CalendarView';
import { calendarTexts as texts } from './texts';

export interface CalendarRecordsProps {
  calendar: Calendar;
  rows: Rows;
  state: ListState;
  shown: CalendarState;
  query: URLSearchParams;
}

/** The calendar over all records of the query: those that came at once, or else page by page. */
export function CalendarRecords(props: CalendarRecordsProps) {
  const { calendar, shown, query, rows } = props;
  if (!rows.all) return <PagedRecords {...props} />;
  return <CalendarView {...{ calendar, shown, query }} records={rows.all} />;
}

/** Reads the pages one after the other; it stops when the calendar is left. */
function PagedRecords(props: CalendarRecordsProps) {
  const { calendar, shown, query, rows, state } = props;
  const { list, parent } = useShownList();
  const t = useText();
  const [progress, setProgress] = useState<Progress>();
  const reading = useQuery({
    queryKey: [list.resource, 'calendar', pageOf(list, { ...state, page: 1 }), listMeta(list, parent)],
    queryFn: ({ signal }) => rows.readAll({ signal, onProgress: setProgress }),
    retry: false,
  });
  if (reading.error && !reading.isFetching)
    return <LoadFailed text={t(list.error)} error={reading.error} onRetry={() => void reading.refetch()} />;
  // What a failed read left behind is not shown: it is what was there before.
  if (reading.data && !reading.error)
    return <CalendarView {...{ calendar, shown, query }} records={reading.data} />;
  const { read, total } = progress ?? {};
  return (
    <div className="card calendar-waiting">
      <Skeletons lines={6} label={texts.reading} />
      {read !== undefined && (
        <p className="list-reading">
          {total === undefined
            ? fillText(listTexts.reading_open, { read })
            : fillText(listTexts.reading, { read, total })}
        </p>
      )}
    </div>
  );
}
