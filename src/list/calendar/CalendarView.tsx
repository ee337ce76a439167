import { useCallback, useMemo, useState, use } from 'react';
import type { RaRecord } from 'ra-core';
import type { ListCalendar } from '../../config/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { toDateInput } from '../../lib/date/dateFormat';
import { LoadError } from '../../ui/feedback/LoadError';
import { Skeletons } from '../../ui/feedback/states';
import { useListContext } from '../ListContext';
import { getRowTarget } from '../table/rowTarget';
import { ReportedErrorContext } from '../ReportedErrorContext';
import { CalendarContextProvider, type ActiveSegment, type CalendarContextValue } from './CalendarContext';
import type { CalendarState } from './calendarState';
import { SelectedEntry } from './SelectedEntry';
import { createDayCache, getDatesInSpan, getWeekday } from './time/days';
import { buildEntries, getTimeZone } from './entries';
import { buildEntryTexts } from './buildEntryTexts';
import { CalendarLegend } from './CalendarLegend';
import { CalendarGrid } from './grid/CalendarGrid';
import { getVisibleHours } from './time/visibleHours';
import { layoutRows, type EntrySegment, type CalendarRow } from './grid/layoutRows';
import { CalendarToolbar } from './CalendarToolbar';
import { UnscheduledRecords } from './UnscheduledRecords';
import { useEntryLabels } from './useEntryLabels';
import { useNow } from '../../lib/date/useNow';
import { useCalendarRows } from './useCalendarRows';

interface CalendarViewProps {
  calendar: ListCalendar;
  records: readonly RaRecord[];
  /** Calendar state from the URL. */
  calendarState: CalendarState;
  searchParams: URLSearchParams;
}

/** A day or a week of records, with the selected entry and the unscheduled records below. */
export function CalendarView({ calendar, records, calendarState: state, searchParams }: CalendarViewProps) {
  const { list, resource, parent } = useListContext();
  const t = useTranslateText();
  const zone = getTimeZone(calendar);
  const now = useNow();
  const today = toDateInput(now / 1000, { timeZone: zone });
  const { span, day = today } = state;
  const days = useMemo(() => getDatesInSpan(span, day).map(createDayCache(zone).getDay), [span, day, zone]);
  const { getRowTitle, getEntryLabel } = useEntryLabels(calendar);
  const entries = useMemo(
    () => buildEntries(records, calendar, getRowTitle),
    [records, calendar, getRowTitle],
  );
  const reportedError = use(ReportedErrorContext);
  const { headers, assignedEntries, isPending, error, retry } = useCalendarRows(
    calendar,
    entries.scheduled,
    parent,
    getRowTitle,
  );
  const rows = useMemo(
    () => layoutRows(headers, assignedEntries, days, span),
    [headers, assignedEntries, days, span],
  );
  const visibleHours = useVisibleHours(rows, days, span, now, zone);
  const [active, setActive] = useState<ActiveSegment>();
  const getEntryTexts = useCallback(
    (segment: EntrySegment, row: CalendarRow) =>
      buildEntryTexts(segment, row, getEntryLabel(segment.entry.record), days, zone),
    [getEntryLabel, days, zone],
  );
  const getEntryTarget = useCallback(
    (record: RaRecord) => getRowTarget(list.rowClick, resource, record, parent),
    [list.rowClick, resource, parent],
  );
  const contextValue = useMemo<CalendarContextValue>(
    () => ({
      calendar,
      span,
      days,
      now,
      today,
      zone,
      visibleHours,
      getEntryTexts,
      getEntryTarget,
      getRowTitle,
      getEntryLabel,
    }),
    [
      calendar,
      span,
      days,
      now,
      today,
      zone,
      visibleHours,
      getEntryTexts,
      getEntryTarget,
      getRowTitle,
      getEntryLabel,
    ],
  );
  return (
    <CalendarContextProvider value={contextValue}>
      <CalendarToolbar calendarState={state} searchParams={searchParams} rows={rows} />
      {error && error !== reportedError && (
        <LoadError text={t(calendar.rows?.list.error ?? list.error)} error={error} onRetry={retry} />
      )}
      {isPending ? (
        <div className="card calendar-waiting">
          <Skeletons lines={6} />
        </div>
      ) : (
        <>
          <CalendarGrid rows={rows} active={active} onActiveChange={setActive} />
          <CalendarLegend rows={rows} />
        </>
      )}
      <SelectedEntry rows={rows} active={active} />
      <UnscheduledRecords records={entries.unscheduled} />
    </CalendarContextProvider>
  );
}

/** Returns the visible hours of the day; for today they follow the current hour. */
function useVisibleHours(
  rows: readonly CalendarRow[],
  days: CalendarContextValue['days'],
  span: CalendarContextValue['span'],
  now: number,
  zone: string | undefined,
): CalendarContextValue['visibleHours'] {
  // Round down to the hour, so that the scale changes hourly and not every half minute.
  const currentHour = Math.floor(now / 3_600_000) * 3_600_000;
  return useMemo(() => {
    const [day] = days;
    return span === 'day' && day ? getVisibleHours(day, rows, getWeekday(day.date), currentHour, zone) : null;
  }, [rows, days, span, currentHour, zone]);
}
