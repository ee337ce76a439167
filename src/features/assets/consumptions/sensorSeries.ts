import { mapRows } from '../../../../dataProvider';
import { measureColours } from '../../../charts/chartColours';
import type { TimeKind } from '../../../charts/time/timeSeries';
import { getGapLimit, type TimeSpan, type TimePoint } from '../../../charts/time/timePoints';
import { isPlainObject } from '../../../lib/json';
import type { Sensor } from './sensors';

/** What a call for a time series answers (CONS-14). */
export interface SensorSeries {
  /** In the order of time, inside the span that was asked for. */
  points: readonly TimePoint[];
  /** Empty where there is none. */
  unit: string;
  /** null where adding up says nothing. */
  total: number | null;
}

/** Reads a time series. Points that are none are left out; what is no list of points is a failure, not "no data". */
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

/** Sensors that tell the amount of an hour (CONS-15), and those whose value holds until the next (CONS-16). */
const hourlyTypes = new Set([
  'LITERS_HOUR',
  'CUBICMETERS_HOUR',
  'KILOWATTSHOUR_HOUR_CH1',
  'KILOWATTSHOUR_HOUR_CH2',
]);
const steppedTypes = new Set(['WATTS_INSTANTANEOUS_CH1', 'WATTS_INSTANTANEOUS_CH2']);

/** How the values of a sensor are drawn (CONS-15..CONS-17). */
export function getChartKind({ type, accumulated }: Sensor): TimeKind {
  if (accumulated || hourlyTypes.has(type)) return 'bars';
  return steppedTypes.has(type) ? 'step' : 'line';
}

/** The colour of a chart: light blue for litres, orange for cubic metres, purple otherwise (CONS-18). */
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
 * The amount of each hour, at the hour's start (CONS-15). Hourly sensors tell it; of a meter it is what the reading rose,
 * spread evenly between two readings. A meter that falls was changed, and where readings are missing nobody knows which
 * hour it was: such stretches have no bars.
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

/** Without the traces that adding up leaves. */
const roundAmount = (value: number): number => Math.round(value * 1e6) / 1e6;

/** undefined without points. */
export const calculateAverage = (points: readonly TimePoint[]): number | undefined =>
  points.length === 0 ? undefined : points.reduce((sum, { v }) => sum + v, 0) / points.length;

/** Tells of a moment what the last of some points before it said; undefined where that is longer ago than usual. */
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
