/** A value at a moment. */
export interface TimePoint {
  /** Unix seconds. */
  ts: number;
  v: number;
}

/** Unix seconds, both included. */
export interface Span {
  from: number;
  until: number;
}

/** A point to draw; without a value the line is interrupted. */
export interface DrawnPoint {
  ts: number;
  v: number | null;
}

/** Distances that are looked at: so many tell what is usual, and a year of minutes costs no more. */
const SAMPLE = 501;

/** How many times the usual distance two points are apart when something between them is missing. */
const MISSING = 2.5;

/** Seconds between two neighbours from which on something is missing between them: by what is usual in these points. */
export function gapLimit(points: readonly TimePoint[]): number {
  const count = points.length - 1;
  if (count < 2) return Infinity;
  const every = Math.max(1, Math.ceil(count / SAMPLE));
  const steps: number[] = [];
  for (let i = 0; i < count; i += every) steps.push((points[i + 1]?.ts ?? 0) - (points[i]?.ts ?? 0));
  steps.sort((a, b) => a - b);
  return (steps[Math.floor(steps.length / 2)] ?? Infinity) * MISSING;
}

interface Bucket {
  pixel: number;
  first: TimePoint;
  last: TimePoint;
  least: TimePoint;
  most: TimePoint;
}

/** The points of each pixel, of those that have any; points are in the order of time and inside the span. */
function bucketsOf(points: readonly TimePoint[], { from, until }: Span, pixels: number): Bucket[] {
  const buckets: Bucket[] = [];
  const size = (until - from) / pixels;
  let bucket: Bucket | undefined;
  for (const point of points) {
    const pixel = pixelOf(point.ts, from, size, pixels);
    if (bucket?.pixel === pixel) {
      bucket.last = point;
      if (point.v < bucket.least.v) bucket.least = point;
      if (point.v > bucket.most.v) bucket.most = point;
    } else {
      bucket = { pixel, first: point, last: point, least: point, most: point };
      buckets.push(bucket);
    }
  }
  return buckets;
}

/** The pixel, from 0, that a moment falls on. */
export const pixelOf = (ts: number, from: number, size: number, pixels: number): number =>
  size > 0 ? Math.min(pixels - 1, Math.max(0, Math.floor((ts - from) / size))) : 0;

/**
 * As many points as a line of so many pixels can show: of each pixel the lowest and the highest, so that no peak is lost,
 * whatever else is. Where more time than `limit` seconds passes between two pixels, the line is interrupted.
 */
export function reduceToPixels(
  points: readonly TimePoint[],
  span: Span,
  pixels: number,
  limit = gapLimit(points),
): DrawnPoint[] {
  const drawn: DrawnPoint[] = [];
  let before: TimePoint | undefined;
  for (const { first, last, least, most } of bucketsOf(points, span, Math.max(1, Math.floor(pixels)))) {
    if (before && first.ts - before.ts > limit) drawn.push({ ts: (before.ts + first.ts) / 2, v: null });
    if (least === most) drawn.push(least);
    else drawn.push(...(least.ts < most.ts ? [least, most] : [most, least]));
    before = last;
  }
  return drawn;
}

/** The highest point of each pixel: what bars that are thinner than a pixel can show. */
export const peaksOfPixels = (points: readonly TimePoint[], span: Span, pixels: number): TimePoint[] =>
  bucketsOf(points, span, Math.max(1, Math.floor(pixels))).map(({ most }) => most);

/** Points without neighbours, which a line alone would not show. */
export const isolated = (drawn: readonly DrawnPoint[]): DrawnPoint[] =>
  drawn.filter(
    ({ v }, at) => v !== null && (drawn[at - 1]?.v ?? null) === null && (drawn[at + 1]?.v ?? null) === null,
  );

/**
 * The spans in which a series of yes (above 0) and no says yes. Each point holds until the next, as long as `limit`
 * seconds at most; spans that are closer than `join` seconds are drawn as one.
 */
export function spansOf(points: readonly TimePoint[], join = 0, limit = gapLimit(points)): Span[] {
  const spans: Span[] = [];
  // What the last point holds is not known: as long as the usual distance.
  const usual = Number.isFinite(limit) ? limit / MISSING : 0;
  points.forEach(({ ts, v }, at) => {
    if (v <= 0) return;
    const next = points[at + 1]?.ts ?? ts + usual;
    const until = next - ts > limit ? ts + usual : next;
    const last = spans.at(-1);
    if (last && ts - last.until <= join) last.until = until;
    else spans.push({ from: ts, until });
  });
  return spans;
}
