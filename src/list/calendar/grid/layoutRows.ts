import type { CalendarEntry } from '../entries';
import type { CalendarDay, Span } from '../time/days';
import type { RowOpeningHours } from '../time/openingHours';

/** The part of an entry on one day. */
export interface EntrySegment {
  entry: CalendarEntry;
  /** Index of the day among the visible days. */
  column: number;
  /** ms since 1970, within the day. */
  from: number;
  until: number;
  /** True if the entry began before this day, or continues after it. */
  startsEarlier: boolean;
  endsLater: boolean;
  /** Index of the lane, from the top. */
  lane: number;
}

/** Title and opening hours of a calendar row. */
export interface CalendarRowHeader {
  key: string;
  title: string;
  /** undefined if the opening hours are unknown. */
  openingHours: RowOpeningHours | undefined;
}

/** A row with its segments. */
export interface CalendarRow extends CalendarRowHeader {
  /** Sorted by start. */
  segments: readonly EntrySegment[];
  /** px */
  top: number;
  height: number;
  laneHeight: number;
}

/** Heights in px of a lane: a day of a week is so narrow that a name takes two lines. */
export const LANE_HEIGHTS: Readonly<Record<Span, number>> = { day: 42, week: 62 };
/** Height in px that few rows share, so that they do not leave most of the window empty; no row takes more than two lanes of it. */
const SHARED_HEIGHT = 480;
/** Space around a row's lanes in px. */
export const ROW_PADDING = 8;

/** Returns the rows with their segments on the visible days, stacked. */
export function layoutRows(
  headers: readonly CalendarRowHeader[],
  entries: readonly CalendarEntry[],
  days: readonly CalendarDay[],
  span: Span,
): CalendarRow[] {
  const byRow = new Map<string, EntrySegment[]>();
  for (const entry of entries) {
    for (const segment of splitByDay(entry, days)) {
      const rowSegments = byRow.get(entry.rowKey);
      if (rowSegments) rowSegments.push(segment);
      else byRow.set(entry.rowKey, [segment]);
    }
  }
  const laneHeight = LANE_HEIGHTS[span];
  const minHeight = Math.min(2 * laneHeight, Math.floor(SHARED_HEIGHT / headers.length));
  let top = 0;
  return headers.map((header) => {
    const sortedSegments = (byRow.get(header.key) ?? []).toSorted(
      (a, b) => a.column - b.column || a.from - b.from || a.until - b.until,
    );
    const lanes = span === 'day' ? assignTimeLanes(sortedSegments) : stackByColumn(sortedSegments);
    const height = Math.max(minHeight, Math.max(1, lanes) * laneHeight + ROW_PADDING);
    const row = { ...header, segments: sortedSegments, top, height, laneHeight };
    top += height;
    return row;
  });
}

/** Splits an entry into one segment per day. An entry without length has one segment where it begins. */
function splitByDay(entry: CalendarEntry, days: readonly CalendarDay[]): EntrySegment[] {
  const { from } = entry;
  const until = Math.max(entry.until, from + 1);
  return days.flatMap((day, column) =>
    from < day.until && until > day.from
      ? [
          {
            entry,
            column,
            from: Math.max(from, day.from),
            until: Math.min(entry.until, day.until),
            startsEarlier: from < day.from,
            endsLater: until > day.until,
            lane: 0,
          },
        ]
      : [],
  );
}

/** Assigns each segment the first lane that is free when it begins. Returns the number of lanes. */
function assignTimeLanes(segments: readonly EntrySegment[]): number {
  const ends: number[] = [];
  for (const segment of segments) {
    const freeLane = ends.findIndex((end) => end <= segment.from);
    segment.lane = freeLane === -1 ? ends.length : freeLane;
    ends[segment.lane] = Math.max(segment.until, segment.from + 1);
  }
  return ends.length;
}

/** Stacks the segments of each day of a week. */
function stackByColumn(segments: readonly EntrySegment[]): number {
  const counts: number[] = [];
  for (const segment of segments) {
    segment.lane = counts[segment.column] ?? 0;
    counts[segment.column] = segment.lane + 1;
  }
  return Math.max(0, ...counts.filter((count) => count !== undefined));
}

/** px from the top of the rows. */
export interface VerticalRange {
  from: number;
  until: number;
}

/** True if part of the segment is within the vertical range. */
export function isSegmentVisible(
  { lane }: EntrySegment,
  { top, laneHeight }: CalendarRow,
  { from, until }: VerticalRange,
): boolean {
  const segmentTop = top + lane * laneHeight;
  return segmentTop < until && segmentTop + laneHeight + ROW_PADDING > from;
}

/** Returns the height of all rows in px. */
export const getTotalHeight = (rows: readonly CalendarRow[]): number => {
  const last = rows.at(-1);
  return last ? last.top + last.height : 0;
};

/** Returns the rows within the vertical range: index of the first, and index after the last. */
export function findVisibleRows(
  rows: readonly CalendarRow[],
  from: number,
  until: number,
): [first: number, end: number] {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row && row.top + row.height <= from) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < rows.length && (rows[end]?.top ?? 0) < until) end += 1;
  return [low, end];
}
