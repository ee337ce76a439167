import { useEffect } from 'react';
import { useDataProvider } from 'ra-core';
import { useQuery } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import type { DataRead } from '../../../charts/DataCard';
import { rangeSeconds, type DayRange } from '../../../lib/dayRange';
import { readEvents, type AccessEvent } from './events';

const call = {
  method: 'GET' as const,
  path: '/data/assets/time-series/{id}/access-control',
  query: { from: '{from}', until: '{until}' },
};

/** The access events of an asset (EVENT-08). A failure is only logged (EVENT-10): the tab says calmly that there is none. */
export function useEvents(assetId: string, range: DayRange): DataRead<readonly AccessEvent[]> {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { from, until } = rangeSeconds(range);
  const { data, error, refetch } = useQuery({
    queryKey: ['access-events', assetId, from, until],
    queryFn: async ({ signal }) => {
      const scope = { id: assetId, from, until };
      const answer = await dataProvider.call('access-events', { call, scope, signal });
      return readEvents(answer.data.body);
    },
  });
  useEffect(() => {
    if (error) console.warn(error);
  }, [error]);
  return { data, error, retry: () => void refetch() };
}
