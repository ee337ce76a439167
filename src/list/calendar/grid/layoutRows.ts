import type { CalendarEntry } from '../entries';
import type { CalendarDay, Span } from '../time/days';
import type { RowOpeningHours } from '../time/openingHours';

/** What of an entry stands on one day. */
export interface EntrySegment {
  entry: CalendarEntry;
  /** Place of its day among those shown. */
  column: number;
  /** ms since 1970, within the day. */
  from: number;
  until: number;
  /** It began before this day, goes on after it. */
  startsEarlier: boolean;
  endsLater: boolean;
  /** Which of the places one below the other. */
  lane: number;
}

/** What a row of a calendar is. */
export interface CalendarRowHeader {
  key: string;
  title: string;
  /** undefined where nobody says when it can be used. */
  openingHours: RowOpeningHours | undefined;
}

/** A row with what stands in it. */
export interface CalendarRow extends CalendarRowHeader {
  /** By their beginnings. */
  segments: readonly EntrySegment[];
  /** px */
  top: number;
  height: number;
}

/** Heights in px: of a place, and what a row has around its places. */
export const LANE_HEIGHT = 42;
export const ROW_PADDING = 8;

/** The rows with what stands in them on the days shown, one below the other. */
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
  let top = 0;
  return headers.map((header) => {
    const sortedSegments = (byRow.get(header.key) ?? []).toSorted(
      (a, b) => a.column - b.column || a.from - b.from || a.until - b.until,
    );
    const lanes = span === 'day' ? assignTimeLanes(sortedSegments) : stackByColumn(sortedSegments);
    const height = Math.max(1, lanes) * LANE_HEIGHT + ROW_PADDING;
    const row = { ...header, segments: sortedSegments, top, height };
    top += height;
    return row;
  });
}

/** An entry has a piece on each of the days that it touches; one of no length has one where it begins. */
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

/** On a scale of time each takes the first place that is free when it begins; how many places there are. */
function assignTimeLanes(segments: readonly EntrySegment[]): number {
  const ends: number[] = [];
  for (const segment of segments) {
    const freeLane = ends.findIndex((end) => end <= segment.from);
    segment.lane = freeLane === -1 ? ends.length : freeLane;
    ends[segment.lane] = Math.max(segment.until, segment.from + 1);
  }
  return ends.length;
}

/** In a day of a week they stand one below the other. */
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

/** Whether some of a piece stands between two heights. */
export function isSegmentVisible(
  { lane }: EntrySegment,
  { top }: CalendarRow,
  { from, until }: VerticalRange,
): boolean {
  const segmentTop = top + lane * LANE_HEIGHT;
  return segmentTop < until && segmentTop + LANE_HEIGHT + ROW_PADDING > from;
}

/** px of all rows. */
export const getTotalHeight = (rows: readonly CalendarRow[]): number => {
  const last = rows.at(-1);
  return last ? last.top + last.height : 0;
};

/** The rows that stand between two heights: places of the first and behind the last. */
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
