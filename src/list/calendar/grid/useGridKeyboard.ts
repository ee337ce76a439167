import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { isActiveSegment, isSameRecord, type ActiveSegment } from '../CalendarContext';
import { ROW_PADDING, type EntrySegment, type CalendarRow } from './layoutRows';

interface GridKeyboardOptions {
  rows: readonly CalendarRow[];
  active: ActiveSegment | undefined;
  /** The segment in the tab order. */
  tabStop: EntrySegment | undefined;
  onActiveChange: (active: ActiveSegment) => void;
  scroller: RefObject<HTMLElement | null>;
}

const MOVES: Readonly<Record<string, readonly [rows: number, pieces: number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
};

/** Arrow keys move between entries, including ones that are not rendered yet; Home and End go to the ends of a row. */
export function useGridKeyboard({ rows, active, tabStop, onActiveChange, scroller }: GridKeyboardOptions) {
  const shouldFocus = useRef(false);
  useEffect(() => {
    // A distant row renders only after scrolling.
    const isRendered = tabStop && active && isActiveSegment(tabStop, active);
    if (!shouldFocus.current || !isRendered) return;
    shouldFocus.current = false;
    scroller.current?.querySelector<HTMLElement>('.calendar-piece[tabindex="0"]')?.focus();
  }, [active, tabStop, scroller]);
  return (event: KeyboardEvent<HTMLElement>): void => {
    const move = MOVES[event.key];
    const isSegment = (event.target as HTMLElement).closest('.calendar-piece') !== null;
    if (!move || !isSegment || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const nextSegment = active && findNextSegment(rows, active, move);
    if (!nextSegment) return;
    const [row, segment] = nextSegment;
    scrollSegmentIntoView(scroller.current, row, segment);
    shouldFocus.current = true;
    onActiveChange({ entry: segment.entry, column: segment.column });
  };
}

function findNextSegment(
  rows: readonly CalendarRow[],
  { entry, column }: ActiveSegment,
  [rowDelta, segmentDelta]: readonly [number, number],
): [CalendarRow, EntrySegment] | undefined {
  const rowIndex = rows.findIndex(({ key }) => key === entry.rowKey);
  const currentRow = rows[rowIndex];
  const segmentIndex =
    currentRow?.segments.findIndex(
      (candidate) => isSameRecord(candidate.entry.record, entry.record) && candidate.column === column,
    ) ?? -1;
  const currentSegment = currentRow?.segments[segmentIndex];
  if (!currentRow || !currentSegment) return undefined;
  if (rowDelta === 0) {
    const next =
      currentRow.segments[Math.min(currentRow.segments.length - 1, Math.max(0, segmentIndex + segmentDelta))];
    return next && [currentRow, next];
  }
  for (let index = rowIndex + rowDelta; index >= 0 && index < rows.length; index += rowDelta) {
    const row = rows[index];
    if (row && row.segments.length > 0) return [row, findNearestSegment(row.segments, currentSegment.from)];
  }
  return undefined;
}

/** Returns the segment whose start is nearest to a moment. */
const findNearestSegment = (segments: readonly EntrySegment[], timestamp: number): EntrySegment =>
  segments.reduce((best, segment) =>
    Math.abs(segment.from - timestamp) < Math.abs(best.from - timestamp) ? segment : best,
  );

/** Scrolls a segment outside the viewport into range, so that it renders; focusing it scrolls the rest. */
function scrollSegmentIntoView(
  scroller: HTMLElement | null,
  { top, laneHeight }: CalendarRow,
  { lane }: EntrySegment,
): void {
  if (!scroller) return;
  const { scrollTop, clientHeight } = scroller;
  const segmentTop = top + lane * laneHeight;
  if (segmentTop < scrollTop || segmentTop + laneHeight + ROW_PADDING > scrollTop + clientHeight)
    scroller.scrollTop = Math.max(0, segmentTop - clientHeight / 3);
}
