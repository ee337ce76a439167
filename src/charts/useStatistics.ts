import { useDataProvider } from 'ra-core';
import { useQuery } from '@tanstack/react-query';
import { ApiError, OTHER, unwrap, type ConsoleDataProvider } from '../../dataProvider';
import type { DataRead } from './DataCard';

/**
 * The data of a card: one GET, aborted when the page is left. What `parse` does not understand is a failure; figures that
 * nobody sent would be a lie.
 */
export function useStatistics<Data>(
  path: string,
  parse: (data: Readonly<Record<string, unknown>>) => Data | undefined,
): DataRead<Data> {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['statistics', path],
    queryFn: async ({ signal }) => {
      const call = { method: 'GET' as const, path };
      const body = unwrap((await dataProvider.call('', { call, scope: {}, signal })).data.body);
      const parsed = parse((body ?? {}) as Record<string, unknown>);
      if (parsed === undefined) throw new ApiError(OTHER);
      return parsed;
    },
  });
  return { data, error, retry: () => void refetch() };
}
