import { useMemo } from 'react';
import { addDays, toSecondsRange, type DayRange } from '../../../lib/date/dayRange';
import type { QueryState } from '../../../queries/api/useApiQuery';
import type { SensorSeries } from './sensorSeries';
import { useTimeSeries, type SeriesRequest } from './useSeries';

const DAY = 86_400;

/** Returns the range of as many days that ends before a range begins. */
export function getEarlierRange({ from, until }: DayRange): DayRange {
  const dayCount = Math.round((Date.parse(until) - Date.parse(from)) / (DAY * 1000)) + 1;
  return { from: addDays(from, -dayCount), until: addDays(from, -1) };
}

/**
 * Fetches the values of the period before a requested one, moved to its time, so that both begin at the same point. Nothing
 * is requested without a request.
 */
export function useEarlierSeries(
  assetId: string,
  request: SeriesRequest | null,
  range: DayRange,
): QueryState<SensorSeries> {
  const { from, until } = range;
  const earlierRequest = useMemo(
    () => request && { ...request, span: toSecondsRange(getEarlierRange({ from, until })) },
    [request, from, until],
  );
  const query = useTimeSeries(assetId, earlierRequest, request?.sensor.type ?? '');
  const shift = request && earlierRequest ? request.span.from - earlierRequest.span.from : 0;
  const data = useMemo(
    () =>
      query.data && { ...query.data, points: query.data.points.map(({ ts, v }) => ({ ts: ts + shift, v })) },
    [query.data, shift],
  );
  return { ...query, data };
}
