import { useDataProvider } from 'ra-core';
import { useQuery } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import type { DataRead } from '../../../charts/DataCard';
import type { Span } from '../../../charts/timeSeries';
import { PRESENCE, seriesQuery, seriesScope, type Sensor } from './sensors';
import { readValues, type Values } from './values';

/** What was asked for; another `run` asks for the same again. */
export interface Asked {
  sensor: Sensor;
  span: Span;
  run: number;
}

interface Series {
  values: DataRead<Values>;
  presence: DataRead<Values>;
  isFetching: boolean;
}

/**
 * The values of a sensor and the presence in the asset, a call each (CONS-11, CONS-12). What is no longer asked for is
 * aborted, and nothing is kept: a month of minutes takes megabytes.
 */
export function useSeries(assetId: string, asked: Asked | null): Series {
  const values = useTimeSeries(assetId, asked, asked?.sensor.type ?? '');
  const presence = useTimeSeries(assetId, asked, PRESENCE);
  return {
    values: { data: values.data, error: values.error, retry: () => void values.refetch() },
    presence: { data: presence.data, error: presence.error, retry: () => void presence.refetch() },
    isFetching: values.isFetching,
  };
}

function useTimeSeries(assetId: string, asked: Asked | null, type: string) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const says = asked && seriesScope(asked.sensor, type, asked.span);
  return useQuery({
    queryKey: ['time-series', assetId, says, asked?.run],
    queryFn: async ({ signal }) => {
      if (!asked) throw new Error('nothing asked');
      const call = { method: 'GET' as const, path: '/data/assets/time-series/{id}', query: seriesQuery };
      const answer = await dataProvider.call('sensors', { call, scope: { ...says, id: assetId }, signal });
      return readValues(answer.data.body, asked.span);
    },
    enabled: asked !== null,
    staleTime: Infinity,
    gcTime: 0,
    // Comparing a month of minutes with the one before, value by value, would serve nobody.
    structuralSharing: false,
  });
}
