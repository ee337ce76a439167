/** A value at a moment. */
export interface TimePoint {
  /** Unix seconds. */
  ts: number;
  v: number;
}

/** Unix seconds, both included. */
export interface TimeSpan {
  from: number;
  until: number;
}

/** A point to draw; without a value the line is interrupted. */
export interface PlotPoint {
  ts: number;
  v: number | null;
}

/** Distances that are looked at: so many tell what is usual, and a year of minutes costs no more. */
const MAX_SAMPLES = 501;

/** How many times the usual distance two points are apart when something between them is missing. */
const GAP_FACTOR = 2.5;

/** Seconds between two neighbours from which on something is missing between them: by what is usual in these points. */
export function getGapLimit(points: readonly TimePoint[]): number {
  const count = points.length - 1;
  if (count < 2) return Infinity;
  const stride = Math.max(1, Math.ceil(count / MAX_SAMPLES));
  const intervals: number[] = [];
  for (let i = 0; i < count; i += stride) intervals.push((points[i + 1]?.ts ?? 0) - (points[i]?.ts ?? 0));
  intervals.sort((a, b) => a - b);
  return (intervals[Math.floor(intervals.length / 2)] ?? Infinity) * GAP_FACTOR;
}

interface Bucket {
  pixel: number;
  first: TimePoint;
  last: TimePoint;
  min: TimePoint;
  max: TimePoint;
}

/** The points of each pixel, of those that have any; points are in the order of time and inside the span. */
function groupByPixel(points: readonly TimePoint[], { from, until }: TimeSpan, pixels: number): Bucket[] {
  const buckets: Bucket[] = [];
  const secondsPerPixel = (until - from) / pixels;
  let bucket: Bucket | undefined;
  for (const point of points) {
    const pixel = toPixel(point.ts, from, secondsPerPixel, pixels);
    if (bucket?.pixel === pixel) {
      bucket.last = point;
      if (point.v < bucket.min.v) bucket.min = point;
      if (point.v > bucket.max.v) bucket.max = point;
    } else {
      bucket = { pixel, first: point, last: point, min: point, max: point };
      buckets.push(bucket);
    }
  }
  return buckets;
}

/** The pixel, from 0, that a moment falls on. */
export const toPixel = (ts: number, from: number, secondsPerPixel: number, pixels: number): number =>
  secondsPerPixel > 0 ? Math.min(pixels - 1, Math.max(0, Math.floor((ts - from) / secondsPerPixel))) : 0;

/**
 * As many points as a line of so many pixels can show: of each pixel the lowest and the highest, so that no peak is lost,
 * whatever else is. Where more time than `limit` seconds passes between two pixels, the line is interrupted.
 */
export function downsampleToPixels(
  points: readonly TimePoint[],
  span: TimeSpan,
  pixels: number,
  limit = getGapLimit(points),
): PlotPoint[] {
  const plotPoints: PlotPoint[] = [];
  let previous: TimePoint | undefined;
  for (const { first, last, min, max } of groupByPixel(points, span, Math.max(1, Math.floor(pixels)))) {
    if (previous && first.ts - previous.ts > limit)
      plotPoints.push({ ts: (previous.ts + first.ts) / 2, v: null });
    if (min === max) plotPoints.push(min);
    else plotPoints.push(...(min.ts < max.ts ? [min, max] : [max, min]));
    previous = last;
  }
  return plotPoints;
}

/** The highest point of each pixel: what bars that are thinner than a pixel can show. */
export const getPixelPeaks = (points: readonly TimePoint[], span: TimeSpan, pixels: number): TimePoint[] =>
  groupByPixel(points, span, Math.max(1, Math.floor(pixels))).map(({ max }) => max);

/** Points without neighbours, which a line alone would not show. */
export const findIsolatedPoints = (plotPoints: readonly PlotPoint[]): PlotPoint[] =>
  plotPoints.filter(
    ({ v }, index) =>
      v !== null &&
      (plotPoints[index - 1]?.v ?? null) === null &&
      (plotPoints[index + 1]?.v ?? null) === null,
  );

/**
 * The spans in which a series of yes (above 0) and no says yes. Each point holds until the next, as long as `limit`
 * seconds at most; spans that are closer than `join` seconds are drawn as one.
 */
export function findTrueSpans(
  points: readonly TimePoint[],
  mergeWithin = 0,
  limit = getGapLimit(points),
): TimeSpan[] {
  const spans: TimeSpan[] = [];
  // What the last point holds is not known: as long as the usual distance.
  const typicalInterval = Number.isFinite(limit) ? limit / GAP_FACTOR : 0;
  points.forEach(({ ts, v }, index) => {
    if (v <= 0) return;
    const next = points[index + 1]?.ts ?? ts + typicalInterval;
    const until = next - ts > limit ? ts + typicalInterval : next;
    const last = spans.at(-1);
    if (last && ts - last.until <= mergeWithin) last.until = until;
    else spans.push({ from: ts, until });
  });
  return spans;
}
