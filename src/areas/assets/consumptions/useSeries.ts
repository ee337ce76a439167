import { getTimeSeries } from '../../../../dataProvider/contract/endpoints';
import type { Span } from '../../../charts/timeSeries';
import { useRead, type Reading } from '../../../console/useRead';
import { PRESENCE, seriesQuery, type Sensor } from './sensors';
import { readValues, type Values } from './values';

/** What was asked for; another `run` asks for the same again. */
export interface Asked {
  sensor: Sensor;
  span: Span;
  run: number;
}

interface Series {
  values: Reading<Values>;
  presence: Reading<Values>;
}

/**
 * The values of a sensor and the presence in the asset, a call each (CONS-11, CONS-12). What is no longer asked for is
 * aborted, and nothing is kept: a month of minutes takes megabytes.
 */
export function useSeries(assetId: string, asked: Asked | null): Series {
  return {
    values: useTimeSeries(assetId, asked, asked?.sensor.type ?? ''),
    presence: useTimeSeries(assetId, asked, PRESENCE),
  };
}

function useTimeSeries(assetId: string, asked: Asked | null, type: string): Reading<Values> {
  const query = asked ? seriesQuery(asked.sensor, type, asked.span) : {};
  const span = asked?.span ?? { from: 0, until: 0 };
  return useRead(
    getTimeSeries,
    { path: { assetId }, query },
    {
      group: ['time-series', asked?.run],
      parse: (body) => readValues(body, span),
      enabled: asked !== null,
      staleTime: Infinity,
      large: true,
    },
  );
}
