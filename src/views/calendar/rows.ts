import type { Entry } from './entries';
import type { Day, Span } from './days';
import type { RowHours } from './open';

/** What of an entry stands on one day. */
export interface Piece {
  entry: Entry;
  /** Place of its day among those shown. */
  column: number;
  /** ms since 1970, within the day. */
  from: number;
  until: number;
  /** It began before this day, goes on after it. */
  before: boolean;
  after: boolean;
  /** Which of the places one below the other. */
  lane: number;
}

/** What a row of a calendar is. */
export interface RowHead {
  key: string;
  title: string;
  /** undefined where nobody says when it can be used. */
  hours: RowHours | undefined;
}

/** A row with what stands in it. */
export interface Row extends RowHead {
  /** By their beginnings. */
  pieces: readonly Piece[];
  /** px */
  top: number;
  height: number;
}

/** Heights in px: of a place, and what a row has around its places. */
export const LANE = 42;
export const ROW_PADDING = 8;

/** The rows with what stands in them on the days shown, one below the other. */
export function layRows(
  heads: readonly RowHead[],
  entries: readonly Entry[],
  days: readonly Day[],
  span: Span,
): Row[] {
  const byRow = new Map<string, Piece[]>();
  for (const entry of entries) {
    for (const piece of piecesOf(entry, days)) {
      const known = byRow.get(entry.rowKey);
      if (known) known.push(piece);
      else byRow.set(entry.rowKey, [piece]);
    }
  }
  let top = 0;
  return heads.map((head) => {
    const own = (byRow.get(head.key) ?? []).toSorted(
      (a, b) => a.column - b.column || a.from - b.from || a.until - b.until,
    );
    const lanes = span === 'day' ? besideEachOther(own) : oneBelowTheOther(own);
    const height = Math.max(1, lanes) * LANE + ROW_PADDING;
    const row = { ...head, pieces: own, top, height };
    top += height;
    return row;
  });
}

/** An entry has a piece on each of the days that it touches; one of no length has one where it begins. */
function piecesOf(entry: Entry, days: readonly Day[]): Piece[] {
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
            before: from < day.from,
            after: until > day.until,
            lane: 0,
          },
        ]
      : [],
  );
}

/** On a scale of time each takes the first place that is free when it begins; how many places there are. */
function besideEachOther(pieces: readonly Piece[]): number {
  const ends: number[] = [];
  for (const piece of pieces) {
    const free = ends.findIndex((end) => end <= piece.from);
    piece.lane = free === -1 ? ends.length : free;
    ends[piece.lane] = Math.max(piece.until, piece.from + 1);
  }
  return ends.length;
}

/** In a day of a week they stand one below the other. */
function oneBelowTheOther(pieces: readonly Piece[]): number {
  const counts: number[] = [];
  for (const piece of pieces) {
    piece.lane = counts[piece.column] ?? 0;
    counts[piece.column] = piece.lane + 1;
  }
  return Math.max(0, ...counts.filter((count) => count !== undefined));
}

/** px from the top of the rows. */
export interface Heights {
  from: number;
  until: number;
}

/** Whether some of a piece stands between two heights. */
export function isBetween({ lane }: Piece, { top }: Row, { from, until }: Heights): boolean {
  const at = top + lane * LANE;
  return at < until && at + LANE + ROW_PADDING > from;
}

/** px of all rows. */
export const heightOf = (rows: readonly Row[]): number => {
  const last = rows.at(-1);
  return last ? last.top + last.height : 0;
};

/** The rows that stand between two heights: places of the first and behind the last. */
export function rowsBetween(rows: readonly Row[], from: number, until: number): [first: number, end: number] {
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
