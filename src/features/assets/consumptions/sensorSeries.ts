import { mapRows } from '../../../../dataProvider';
import { measureColours } from '../../../charts/chartColours';
import type { TimeKind } from '../../../charts/time/timeSeries';
import { getGapLimit, type TimeSpan, type TimePoint } from '../../../charts/time/timePoints';
import { isPlainObject } from '../../../lib/json';
import type { Sensor } from './sensors';

/** Response of a time series call. */
export interface SensorSeries {
  /** Points in time order, inside the requested span. */
  points: readonly TimePoint[];
  /** Unit; empty if there is none. */
  unit: string;
  /** Sum; null if a sum is meaningless. */
  total: number | null;
}

/** Parses a time series. Invalid points are dropped; a response that is no list of points is an error, not "no data". */
export function parseSensorSeries(body: unknown, { from, until }: TimeSpan): SensorSeries {
  const points = mapRows(body, ({ ts, v }) => {
    const isPoint = typeof ts === 'number' && (v === null || (typeof v === 'number' && Number.isFinite(v)));
    return isPoint ? { ts, v } : undefined;
  }).filter((point): point is TimePoint => point.v !== null && point.ts >= from && point.ts <= until);
  if (points.some(({ ts }, index) => ts < (points[index - 1]?.ts ?? 0))) points.sort((a, b) => a.ts - b.ts);
  const meta = isPlainObject(body) && isPlainObject(body.meta) ? body.meta : {};
  return {
    points,
    unit: typeof meta.unit === 'string' ? meta.unit : '',
    total: typeof meta.total === 'number' && Number.isFinite(meta.total) ? meta.total : null,
  };
}

/** Sensor types with hourly amounts, and those whose value holds until the next one. */
const hourlyTypes = new Set([
  'LITERS_HOUR',
  'CUBICMETERS_HOUR',
  'KILOWATTSHOUR_HOUR_CH1',
  'KILOWATTSHOUR_HOUR_CH2',
]);
const steppedTypes = new Set(['WATTS_INSTANTANEOUS_CH1', 'WATTS_INSTANTANEOUS_CH2']);

/** Returns the chart type of a sensor. */
export function getChartKind({ type, accumulated }: Sensor): TimeKind {
  if (accumulated || hourlyTypes.has(type)) return 'bars';
  return steppedTypes.has(type) ? 'step' : 'line';
}

/** Returns the chart colour: light blue for litres, orange for cubic metres, else purple. */
export function getChartColour({ type }: Sensor, unit: string): string {
  const unitName = unit.trim().toLowerCase();
  if (/^(?:l|lit(?:er|re|ro)s?)(?:\/h)?$/.test(unitName) || (unitName === '' && type.startsWith('LITERS')))
    return measureColours.litres;
  if (/^(?:m3|m³)(?:\/h)?$/.test(unitName) || (unitName === '' && type.startsWith('CUBICMETERS')))
    return measureColours.cubicMetres;
  return measureColours.other;
}

const HOUR = 3600;

/**
 * Computes the amount of each hour, at the hour's start. Hourly sensors send it; for a meter it is the increase of the
 * reading, spread evenly between two readings. A decreasing meter was replaced, and for missing readings the hour is
 * unknown: such spans have no bars.
 */
export function toHourlyAmounts(
  points: readonly TimePoint[],
  accumulated: boolean,
  maxGap = Math.max(HOUR, getGapLimit(points)),
): TimePoint[] {
  const hours = new Map<number, number>();
  const add = (hour: number, amount: number) => hours.set(hour, (hours.get(hour) ?? 0) + amount);
  if (!accumulated) for (const { ts, v } of points) add(Math.floor(ts / HOUR), v);
  else
    points.forEach((point, index) => {
      const previous = points[index - 1];
      if (!previous || point.v < previous.v || point.ts - previous.ts > maxGap) return;
      const perSecond = (point.v - previous.v) / Math.max(1, point.ts - previous.ts);
      for (let hour = Math.floor(previous.ts / HOUR); hour * HOUR < point.ts; hour += 1) {
        const seconds = Math.min(point.ts, (hour + 1) * HOUR) - Math.max(previous.ts, hour * HOUR);
        add(hour, perSecond * seconds);
      }
    });
  return [...hours].sort(([a], [b]) => a - b).map(([hour, v]) => ({ ts: hour * HOUR, v: roundAmount(v) }));
}

/** Adds up amounts in slots of `seconds`, counted from `start` (both in seconds); each is at the start of its slot. */
export function sumInSlots(points: readonly TimePoint[], seconds: number, start: number): TimePoint[] {
  const sums = new Map<number, number>();
  for (const { ts, v } of points) {
    const slot = start + Math.floor((ts - start) / seconds) * seconds;
    sums.set(slot, (sums.get(slot) ?? 0) + v);
  }
  return [...sums].map(([ts, v]) => ({ ts, v: roundAmount(v) }));
}

/** Removes floating-point errors of sums. */
const roundAmount = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Returns the average; undefined without points. */
export const calculateAverage = (points: readonly TimePoint[]): number | undefined =>
  points.length === 0 ? undefined : points.reduce((sum, { v }) => sum + v, 0) / points.length;

/** Returns a function that looks up the last value before a point in time; undefined if that is older than usual. */
export function createValueLookup(
  points: readonly TimePoint[],
  maxGap = getGapLimit(points),
): (ts: number) => number | undefined {
  return (ts) => {
    let low = 0;
    let high = points.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((points[middle]?.ts ?? 0) <= ts) low = middle + 1;
      else high = middle;
    }
    const point = points[low - 1];
    return point && ts - point.ts <= maxGap ? point.v : undefined;
  };
}
