import type { SensorValues } from '../../devicePort';
import { sensorKinds } from './kinds';
import type { SensorKind } from './kinds';
import { climateAt, dataGapOfDay, isSomebodyPresent, noise, usageInHour } from './signal';

const HOUR = 3600;
const DAY = 86_400;

/** Ranges longer than this (in seconds) return hourly values. */
const MAX_FINE_RANGE = 31 * DAY;

/** Source of a time series. */
export interface SeriesSource {
  sensorType: string;
  /** Derived from the device: sensors of one device have consistent values. */
  seed: number;
  /** Derived from the asset, so that consumption falls when its residents are away. */
  presence: number;
  /** Unix seconds; there are no values before. */
  since: number;
  /** Unix seconds; there are no values after. */
  until: number;
}

/** Reads the value at a time; call it in chronological order. */
type ValueReader = (timestamp: number) => number;

/** Computes a value once per hour for consecutive requests. */
function cacheByHour(value: (hour: number) => number): ValueReader {
  let cachedHour = -1;
  let cachedValue = 0;
  return (timestamp) => {
    const hour = Math.floor(timestamp / HOUR);
    if (hour !== cachedHour) {
      cachedHour = hour;
      cachedValue = value(hour);
    }
    return cachedValue;
  };
}

function createMeterReader(series: SeriesSource, kind: SensorKind): ValueReader {
  const { source } = kind;
  if (source.form !== 'meter') throw new Error('no meter');
  const usedInHour = (hour: number) =>
    usageInHour(source.commodity, series.seed, series.presence, hour) * source.scale;
  let hour = Math.floor(series.since / HOUR);
  let sum = 0;
  return (timestamp) => {
    for (; (hour + 1) * HOUR <= timestamp; hour += 1) sum += usedInHour(hour);
    return sum + usedInHour(hour) * ((timestamp % HOUR) / HOUR);
  };
}

function createReader(series: SeriesSource, kind: SensorKind): ValueReader {
  const { source } = kind;
  const { seed, presence } = series;
  switch (source.form) {
    case 'meter':
      return createMeterReader(series, kind);
    case 'flow':
      return cacheByHour((hour) => usageInHour(source.commodity, seed, presence, hour) * source.scale);
    case 'power': {
      const watts = cacheByHour((hour) => usageInHour(source.commodity, seed, presence, hour) * 1000);
      // Varies in steps of some minutes around the hourly usage.
      return (timestamp) => watts(timestamp) * (0.4 + 1.2 * noise(seed ^ 0x3d, Math.floor(timestamp / 420)));
    }
    case 'climate':
      return (timestamp) => climateAt(source.quantity, seed, timestamp);
    case 'presence':
      return cacheByHour((hour) => (isSomebodyPresent(presence, hour) ? 1 : 0));
    case 'battery':
      return (timestamp) => 100 - (((timestamp - series.since) / DAY) % 400) / 5;
    case 'alarm':
      return (timestamp) => (noise(seed, Math.floor(timestamp / 900)) < 0.0002 ? 1 : 0);
  }
}

function computeTotal({ source, decimals }: SensorKind, points: SensorValues['points']): number | null {
  const first = points[0]?.v ?? 0;
  const last = points.at(-1)?.v ?? 0;
  if (source.form === 'meter') return round(last - first, decimals);
  if (source.form === 'flow')
    return round(
      points.reduce((sum, { v }) => sum + v, 0),
      decimals,
    );
  return null;
}

function round(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}

/**
 * Returns the values of a sensor between two times, inclusive. They are derived from the calendar, not stored: the same
 * range always gives the same values, in any order of requests. Gaps stay empty. Ranges above 31 days return hourly
 * values.
 */
export function generateValues(series: SeriesSource, from: number, until: number): SensorValues {
  const kind = sensorKinds[series.sensorType];
  if (!kind) return { points: [], unit: '', total: null };
  const interval = until - from > MAX_FINE_RANGE ? Math.max(kind.interval, HOUR) : kind.interval;
  const readValue = createReader(series, kind);
  const points: SensorValues['points'] = [];
  const end = Math.min(until, series.until);
  let day = -1;
  let gaps: ({ from: number; until: number } | undefined)[] = [];
  for (let ts = Math.ceil(Math.max(from, series.since) / interval) * interval; ts <= end; ts += interval) {
    if (Math.floor(ts / DAY) !== day) {
      day = Math.floor(ts / DAY);
      // A gap of the day before may extend into this day.
      gaps = [dataGapOfDay(series.seed, day - 1), dataGapOfDay(series.seed, day)];
    }
    if (gaps.some((gap) => gap && ts >= gap.from && ts < gap.until)) continue;
    points.push({ ts, v: round(readValue(ts), kind.decimals) });
  }
  return { points, unit: kind.unit, total: computeTotal(kind, points) };
}
