/** Value at a point in time. */
export interface TimePoint {
  /** Unix seconds. */
  ts: number;
  v: number;
}

/** Time span in unix seconds, both ends included. */
export interface TimeSpan {
  from: number;
  until: number;
}

/** Point to plot; without a value the line has a gap. */
export interface PlotPoint {
  ts: number;
  v: number | null;
}

/** Maximum number of sampled distances: enough to find the typical one, and a year of minutes costs no more. */
const MAX_SAMPLES = 501;

/** Factor of the typical distance above which a point between two others is missing. */
const GAP_FACTOR = 2.5;

/**
 * Returns the distance in seconds from which two neighbours have a gap between them, based on the typical distance of these
 * points.
 */
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

/** Groups points by pixel, without empty pixels; points are in time order and inside the span. */
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

/** Returns the pixel, from 0, of a point in time. */
export const toPixel = (ts: number, from: number, secondsPerPixel: number, pixels: number): number =>
  secondsPerPixel > 0 ? Math.min(pixels - 1, Math.max(0, Math.floor((ts - from) / secondsPerPixel))) : 0;

/**
 * Downsamples points to the pixels of a line: keeps the lowest and the highest of each pixel, so that no peak is lost. The
 * line has a gap where more than `limit` seconds pass between two pixels.
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

/** Returns the highest point of each pixel, for bars thinner than a pixel. */
export const getPixelPeaks = (points: readonly TimePoint[], span: TimeSpan, pixels: number): TimePoint[] =>
  groupByPixel(points, span, Math.max(1, Math.floor(pixels))).map(({ max }) => max);

/** Returns points without neighbours, which a line alone would not show. */
export const findIsolatedPoints = (plotPoints: readonly PlotPoint[]): PlotPoint[] =>
  plotPoints.filter(
    ({ v }, index) =>
      v !== null &&
      (plotPoints[index - 1]?.v ?? null) === null &&
      (plotPoints[index + 1]?.v ?? null) === null,
  );

/**
 * Returns the spans in which a boolean series is true (above 0). Each point holds until the next one, for at most `limit`
 * seconds. Spans closer than `mergeWithin` seconds are merged.
 */
export function findTrueSpans(
  points: readonly TimePoint[],
  mergeWithin = 0,
  limit = getGapLimit(points),
): TimeSpan[] {
  const spans: TimeSpan[] = [];
  // The duration of the last point is unknown, so use the typical distance.
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

/**
 * Returns the parts of a span without bars; `barSeconds`: duration of a bar, which starts at the time of its point. The last second
 * of the span is part of it.
 */
export function findBarGaps(points: readonly TimePoint[], span: TimeSpan, barSeconds: number): TimeSpan[] {
  const gaps: TimeSpan[] = [];
  let from = span.from;
  for (const { ts } of [...points, { ts: span.until + 1 }]) {
    if (ts - from >= barSeconds) gaps.push({ from, until: ts });
    from = Math.max(from, ts + barSeconds);
  }
  return gaps;
}
