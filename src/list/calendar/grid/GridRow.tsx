import { memo, useMemo } from 'react';
import { useCalendarContext, type ActiveSegment, type CalendarContextValue } from '../CalendarContext';
import { createDayCache, getWeekday } from '../time/days';
import { GridSegment } from './GridSegment';
import { toAxisPercent } from '../time/visibleHours';
import { getIntervalEnd } from '../time/openingHours';
import { isSegmentVisible, type VerticalRange, type EntrySegment, type CalendarRow } from './layoutRows';

interface GridRowProps {
  row: CalendarRow;
  /** The part of the row to render. */
  visibleRange: VerticalRange;
  /** The segment in the tab order, if it is in this row. */
  tabStop: EntrySegment | undefined;
  onActiveChange: (active: ActiveSegment) => void;
}

/** A row with its name, opening hours and segments. */
export const GridRow = memo(function GridRow({ row, visibleRange, tabStop, onActiveChange }: GridRowProps) {
  const context = useCalendarContext();
  const { days, visibleHours, today } = context;
  const openBands = useMemo(() => getOpenBands(row, context), [row, context]);
  const todayIndex = visibleHours ? -1 : days.findIndex(({ date }) => date === today);
  return (
    <div
      className="calendar-row"
      role="group"
      aria-label={row.title}
      style={{ top: row.top, height: row.height }}
    >
      <div className="calendar-name" title={row.title}>
        <span>{row.title}</span>
      </div>
      <div className={row.openingHours ? 'calendar-lanes closed' : 'calendar-lanes'}>
        {openBands.map(({ offset, width }) => (
          <i
            key={offset}
            className="calendar-open"
            style={{ insetInlineStart: `${offset}%`, width: `${width}%` }}
          />
        ))}
        {todayIndex >= 0 && (
          <i
            className="calendar-current-day"
            style={{
              insetInlineStart: `${(todayIndex / days.length) * 100}%`,
              width: `${100 / days.length}%`,
            }}
          />
        )}
        {row.segments
          .filter((segment) => isSegmentVisible(segment, row, visibleRange))
          .map((segment) => (
            <GridSegment
              key={`${segment.entry.index} ${segment.column}`}
              segment={segment}
              row={row}
              isTabStop={segment === tabStop}
              onActiveChange={onActiveChange}
            />
          ))}
      </div>
    </div>
  );
});

/** Returns the opening hours of a row, in percent of the visible hours. */
function getOpenBands(
  { openingHours }: CalendarRow,
  { visibleHours, days, zone }: CalendarContextValue,
): { offset: number; width: number }[] {
  if (!openingHours) return [];
  const columnWidth = 100 / days.length;
  if (!visibleHours)
    return days.flatMap(({ date }, index) =>
      openingHours.weekdays.has(getWeekday(date))
        ? [{ offset: index * columnWidth, width: columnWidth }]
        : [],
    );
  const day = days[0]?.date ?? '';
  if (!openingHours.weekdays.has(getWeekday(day))) return [];
  const { toTimestamp } = createDayCache(zone);
  return openingHours.intervals.map((interval) => {
    const from = toAxisPercent(visibleHours, toTimestamp(day, interval.from));
    return {
      offset: from,
      width: toAxisPercent(visibleHours, toTimestamp(day, getIntervalEnd(interval))) - from,
    };
  });
}
