import { useId, useMemo, useRef, type CSSProperties } from 'react';
import { interpolateText } from '../../../i18n/interpolateText';
import { useListContext } from '../../ListContext';
import { isActiveSegment, useCalendarContext, type ActiveSegment } from '../CalendarContext';
import { formatDateRange } from '../time/days';
import { GridHeader } from './GridHeader';
import { GridRow } from './GridRow';
import { NowLine } from './NowLine';
import {
  getTotalHeight,
  isSegmentVisible,
  findVisibleRows,
  type VerticalRange,
  type EntrySegment,
  type CalendarRow,
} from './layoutRows';
import { calendarTexts as texts } from '../texts';
import { useInitialScroll } from './useInitialScroll';
import { useRestoreLostFocus } from './useRestoreLostFocus';
import { useGridKeyboard } from './useGridKeyboard';
import { useVisibleRange } from './useVisibleRange';

interface CalendarGridProps {
  rows: readonly CalendarRow[];
  active: ActiveSegment | undefined;
  onActiveChange: (active: ActiveSegment) => void;
}

/** Rows below days or hours. Virtualised: row heights are computed, so only visible rows render. */
export function CalendarGrid({ rows, active, onActiveChange }: CalendarGridProps) {
  const { days, span, visibleHours } = useCalendarContext();
  const { caption } = useListContext();
  const scroller = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const visibleRange = useVisibleRange(scroller);
  const [firstIndex, endIndex] = findVisibleRows(rows, visibleRange.from, visibleRange.until);
  const visibleRows = useMemo(() => rows.slice(firstIndex, endIndex), [rows, firstIndex, endIndex]);
  useInitialScroll(scroller, rows);
  useRestoreLostFocus(scroller, rows, days, active);
  const tabStop = findTabStop(visibleRows, active, visibleRange);
  const onKeyDown = useGridKeyboard({ rows, active, tabStop, onActiveChange, scroller });
  return (
    <div
      ref={scroller}
      className={`calendar-scroll ${span}`}
      role="region"
      aria-label={interpolateText(texts.grid, {
        caption,
        days: formatDateRange(days.map(({ date }) => date)),
      })}
      aria-describedby={hintId}
      tabIndex={0}
      onScroll={visibleRange.onScroll}
      onKeyDown={onKeyDown}
    >
      <p id={hintId} className="visually-hidden">
        {texts.keys}
      </p>
      <div
        className="calendar-sheet"
        style={toColumnsStyle(visibleHours ? visibleHours.ticks.length : days.length)}
      >
        <GridHeader />
        <div className="calendar-body" style={{ height: getTotalHeight(rows) }}>
          {visibleRows.map((row) => (
            <GridRow
              key={row.key}
              row={row}
              // A row that renders completely does not depend on the scroll position, so it renders once.
              visibleRange={row.height > TALL_ROW_HEIGHT ? visibleRange : UNBOUNDED}
              tabStop={tabStop?.entry.rowKey === row.key ? tabStop : undefined}
              onActiveChange={onActiveChange}
            />
          ))}
          <NowLine />
        </div>
      </div>
    </div>
  );
}

/** Height in px above which a row is virtualised too. */
const TALL_ROW_HEIGHT = 1_200;
const UNBOUNDED: VerticalRange = { from: 0, until: Number.POSITIVE_INFINITY };

const toColumnsStyle = (columns: number): CSSProperties => ({ '--columns': columns }) as CSSProperties;

/** Returns the segment in the tab order: the active one if it is rendered, else the first rendered one. */
function findTabStop(
  visibleRows: readonly CalendarRow[],
  active: ActiveSegment | undefined,
  visibleRange: VerticalRange,
): EntrySegment | undefined {
  const segments = visibleRows.flatMap((row) =>
    row.segments.filter((segment) => isSegmentVisible(segment, row, visibleRange)),
  );
  return (active && segments.find((segment) => isActiveSegment(segment, active))) ?? segments[0];
}
