import { useMemo } from 'react';
import { addDays, toSecondsRange, type DayRange } from '../../../../lib/date/dayRange';
import type { QueryState } from '../../../../queries/api/useApiQuery';
import type { SensorSeries } from '../sensorSeries';
import { useTimeSeries, type SeriesRequest } from '../useSeries';

/** Fetches the values of the weeks before a requested range. Nothing is requested without a request. */
export function useHistory(
  assetId: string,
  request: SeriesRequest | null,
  { from }: DayRange,
  weeks: number,
): QueryState<SensorSeries> {
  const historyRequest = useMemo(
    () =>
      request && {
        ...request,
        span: toSecondsRange({ from: addDays(from, -7 * weeks), until: addDays(from, -1) }),
      },
    [request, from, weeks],
  );
  return useTimeSeries(assetId, historyRequest, request?.sensor.type ?? '');
}
