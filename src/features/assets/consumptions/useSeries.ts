import { getTimeSeries } from '../../../../dataProvider/contract/endpoints';
import type { TimeSpan } from '../../../charts/time/timePoints';
import { useApiQuery, type QueryState } from '../../../queries/api/useApiQuery';
import { PRESENCE_TYPE, buildSeriesQuery, type Sensor } from './sensors';
import { parseSensorSeries, type SensorSeries } from './sensorSeries';

/** Request of a series; a new `run` repeats it. */
export interface SeriesRequest {
  sensor: Sensor;
  span: TimeSpan;
  attempt: number;
}

interface SeriesQueries {
  values: QueryState<SensorSeries>;
  presence: QueryState<SensorSeries>;
}

/**
 * Fetches the values of a sensor and the presence in the asset, one call each. An outdated request is aborted, and nothing
 * is cached: a month of minutes takes megabytes.
 */
export function useSeries(assetId: string, request: SeriesRequest | null): SeriesQueries {
  return {
    values: useTimeSeries(assetId, request, request?.sensor.type ?? ''),
    presence: useTimeSeries(assetId, request, PRESENCE_TYPE),
  };
}

/** Fetches the values of a sensor type over the span of the request; see `useSeries`. */
export function useTimeSeries(
  assetId: string,
  request: SeriesRequest | null,
  type: string,
): QueryState<SensorSeries> {
  const query = request ? buildSeriesQuery(request.sensor, type, request.span) : {};
  const span = request?.span ?? { from: 0, until: 0 };
  return useApiQuery(
    getTimeSeries,
    { path: { assetId }, query },
    {
      keyPrefix: ['time-series', request?.attempt],
      parse: (body) => parseSensorSeries(body, span),
      enabled: request !== null,
      staleTime: Infinity,
      isLarge: true,
    },
  );
}
