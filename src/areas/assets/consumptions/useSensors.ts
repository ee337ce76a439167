import { useDataProvider } from 'ra-core';
import { useQuery } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import type { DataRead } from '../../../charts/DataCard';
import { readSensors, type Sensor } from './sensors';

/** The sensors of an asset whose values can be read (CONS-20). */
export function useSensors(assetId: string): DataRead<readonly Sensor[]> {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['asset-sensors', assetId],
    queryFn: async ({ signal }) => {
      const call = { method: 'GET' as const, path: '/assets/{id}/sensors' };
      const answer = await dataProvider.call('sensors', { call, scope: { id: assetId }, signal });
      return readSensors(answer.data.body);
    },
    // Renamed in the list beside it, a sensor has its new name here.
    staleTime: 0,
  });
  return { data, error, retry: () => void refetch() };
}
