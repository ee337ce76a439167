import { useCallback, useMemo, useState, use } from 'react';
import type { RaRecord } from 'ra-core';
import type { Calendar } from '../../config/types';
import { useText } from '../../i18n/useText';
import { toDateInput } from '../../lib/dates';
import { LoadFailed } from '../../ui/LoadFailed';
import { Skeletons } from '../../ui/states';
import { useShownList } from '../list/ListContext';
import { rowTarget } from '../list/rowOpens';
import { SaidFailure } from '../list/SaidFailure';
import { CalendarProvider, type Active, type Shown } from './CalendarContext';
import type { CalendarState } from './calendarState';
import { Chosen } from './Chosen';
import { dayReader, daysOf, weekdayOf } from './days';
import { entriesOf, zoneOf } from './entries';
import { entryTexts } from './entryTexts';
import { Grid } from './Grid';
import { hoursOf } from './hours';
import { layRows, type Piece, type Row } from './rows';
import { Tools } from './Tools';
import { UnplacedRecords } from './UnplacedRecords';
import { useFieldTexts } from './useFieldTexts';
import { useNow } from '../../lib/useNow';
import { useRowHeads } from './useRowHeads';

interface CalendarViewProps {
  calendar: Calendar;
  records: readonly RaRecord[];
  /** What the address says. */
  shown: CalendarState;
  query: URLSearchParams;
}

/** A day or a week of records: what is chosen of it below, and what has no place on any. */
export function CalendarView({ calendar, records, shown: state, query }: CalendarViewProps) {
  const { list, resource, parent } = useShownList();
  const t = useText();
  const zone = zoneOf(calendar);
  const now = useNow();
  const today = toDateInput(now / 1000, { timeZone: zone });
  const { span, day = today } = state;
  const days = useMemo(() => daysOf(span, day).map(dayReader(zone).boundsOf), [span, day, zone]);
  const { nameOf, whoOf } = useFieldTexts(calendar);
  const entries = useMemo(() => entriesOf(records, calendar, nameOf), [records, calendar, nameOf]);
  const said = use(SaidFailure);
  const { heads, inRows, isPending, error, retry } = useRowHeads(calendar, entries.placed, parent, nameOf);
  const rows = useMemo(() => layRows(heads, inRows, days, span), [heads, inRows, days, span]);
  const hours = useHours(rows, days, span, now, zone);
  const [active, setActive] = useState<Active>();
  const textsOf = useCallback(
    (piece: Piece, row: Row) => entryTexts(piece, row, whoOf(piece.entry.record), days, zone),
    [whoOf, days, zone],
  );
  const targetOf = useCallback(
    (record: RaRecord) => rowTarget(list.rowClick, resource, record, parent),
    [list.rowClick, resource, parent],
  );
  const shown = useMemo<Shown>(
    () => ({ calendar, span, days, now, today, zone, hours, textsOf, targetOf, nameOf, whoOf }),
    [calendar, span, days, now, today, zone, hours, textsOf, targetOf, nameOf, whoOf],
  );
  return (
    <CalendarProvider value={shown}>
      <Tools state={state} query={query} rows={rows} />
      {error && error !== said && (
        <LoadFailed text={t(calendar.rows?.list.error ?? list.error)} error={error} onRetry={retry} />
      )}
      {isPending ? (
        <div className="card calendar-waiting">
          <Skeletons lines={6} />
        </div>
      ) : (
        <Grid rows={rows} active={active} onActive={setActive} />
      )}
      <Chosen rows={rows} active={active} />
      <UnplacedRecords records={entries.unplaced} />
    </CalendarProvider>
  );
}

/** The hours of the one day shown; of today they go along with the hour that it is. */
function useHours(
  rows: readonly Row[],
  days: Shown['days'],
  span: Shown['span'],
  now: number,
  zone: string | undefined,
): Shown['hours'] {
  // Another full hour moves the scale, not every half minute.
  const hour = Math.floor(now / 3_600_000) * 3_600_000;
  return useMemo(() => {
    const [day] = days;
    return span === 'day' && day ? hoursOf(day, rows, weekdayOf(day.day), hour, zone) : null;
  }, [rows, days, span, hour, zone]);
}
