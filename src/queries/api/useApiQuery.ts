import { useEffect } from 'react';
import { useDataProvider } from '../console/useDataProvider';
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { isRedirectingError, missingRecordError, type CallResult } from '../../../dataProvider';
import type { Endpoint, OperationInput, OperationId } from '../../../dataProvider/contract/endpoint';
import type { Scope } from '../../../dataProvider/templates/fillTemplate';
import type { Json } from '../../config/types';

/**
 * State of a query: pending, an error, or data; both if a refetch failed. An error that redirects away from the page is
 * shown there and is not reported here: the query then stays pending.
 */
export interface QueryState<Data> {
  data: Data | undefined;
  error: Error | null;
  /** True while there is neither data nor an error. */
  isPending: boolean;
  /** True while a call is running, the first or a later one. */
  isFetching: boolean;
  /** Time of the last successful read, in Unix seconds; 0 for never. */
  updatedAt: number;
  /** Refetches. */
  refetch: () => void;
}

/** Options of a query. */
export interface ApiQueryOptions<Data> {
  /**
   * Parses the response body, an object or a list. An error that it throws becomes the query's error: an invalid response is
   * a failure, never "empty" (`extractRows`, `mapRows`, `extractRecord`).
   */
  parse: (body: unknown) => Data;
  /** Prefix of the query key: queries that share it can be refetched together. */
  keyPrefix?: readonly unknown[];
  /** False: sends no request. Default true. */
  enabled?: boolean;
  /** Logs a failure to the console. Default false. */
  logErrors?: boolean;
  /** Data to use if the read fails; the failure is only logged. */
  fallbackData?: Data;
  /** Refetches every `interval` ms while `keepPolling` returns true. */
  polling?: { interval: number; keepPolling: (data: Data) => boolean };
  /** ms for which the data counts as fresh. Default: that of the console. */
  staleTime?: number;
  /** For large data: it is dropped on unmount and not structurally shared. */
  isLarge?: boolean;
}

type QueryFetcher = (signal: AbortSignal) => Promise<{ data: CallResult }>;

/** Returns the query key of a contract call, to refetch it or to set its data. */
export const createApiQueryKey = <Id extends OperationId>(
  { id }: Endpoint<Id>,
  input: OperationInput<Id>,
  keyPrefix: readonly unknown[] = [],
): readonly unknown[] => [...keyPrefix, id, input];

/** Reads a contract call; aborted when no component uses it any more. The only hook with which extensions read. */
export function useApiQuery<Id extends OperationId, Data>(
  endpoint: Endpoint<Id>,
  input: OperationInput<Id>,
  options: ApiQueryOptions<Data>,
): QueryState<Data> {
  const { callOperation } = useDataProvider();
  const fetchData: QueryFetcher = (signal) => callOperation(endpoint, input, { signal });
  return useFetcherQuery(createApiQueryKey(endpoint, input, options.keyPrefix), fetchData, options);
}

/** A declared GET: `path` at the resource's host and its query, with `{name}` placeholders from the scope. */
export interface DeclaredQuery {
  /** Name of the resource; '' for the main host. */
  resource: string;
  path: string;
  query: Readonly<Record<string, Json>>;
  /** Distinguishes the query from others of the resource. */
  key: readonly unknown[];
}

/** Reads a declared call, with its placeholders filled from `scope`. */
export function useDeclaredQuery<Data>(
  { resource, key, path, query }: DeclaredQuery,
  scope: Scope,
  options: ApiQueryOptions<Data>,
): QueryState<Data> {
  const dataProvider = useDataProvider();
  const call = { method: 'GET' as const, path, query: { ...query } };
  return useFetcherQuery(
    [resource, 'call', ...key],
    (signal) => dataProvider.call(resource, { call, scope, signal }),
    options,
  );
}

/** Reads with a function; `key` is the query key. */
export function useFetcherQuery<Data>(
  key: readonly unknown[],
  fetchData: QueryFetcher,
  options: ApiQueryOptions<Data>,
): QueryState<Data> {
  const queryState = toQueryState(useQuery(createQueryOptions(key, fetchData, options)));
  const { error } = queryState;
  const { logErrors = false } = options;
  useEffect(() => {
    if (error && logErrors) console.warn(error);
  }, [error, logErrors]);
  return queryState;
}

function createQueryOptions<Data>(
  queryKey: readonly unknown[],
  fetchData: QueryFetcher,
  { parse, fallbackData, enabled = true, polling, staleTime, isLarge = false }: ApiQueryOptions<Data>,
): UseQueryOptions<Data> {
  return {
    queryKey,
    queryFn: async ({ signal }) => {
      try {
        const { body } = (await fetchData(signal)).data;
        // A valid response to a read is never empty or a bare text.
        if (typeof body !== 'object' || body === null) throw missingRecordError();
        return parse(body);
      } catch (error) {
        if (fallbackData === undefined || signal.aborted) throw error;
        console.warn(error);
        return fallbackData;
      }
    },
    enabled,
    ...(staleTime === undefined ? {} : { staleTime }),
    ...(isLarge ? { gcTime: 0, structuralSharing: false } : {}),
    ...(polling
      ? {
          refetchInterval: ({ state: { data, status } }) =>
            data !== undefined && status !== 'error' && polling.keepPolling(data) ? polling.interval : false,
        }
      : {}),
  };
}

function toQueryState<Data>(result: UseQueryResult<Data>): QueryState<Data> {
  const endsSession = isRedirectingError(result.error);
  return {
    data: result.data,
    error: endsSession ? null : result.error,
    isPending: endsSession ? result.data === undefined : result.isPending,
    isFetching: endsSession || result.isFetching,
    updatedAt: result.dataUpdatedAt / 1000,
    refetch: () => void result.refetch(),
  };
}
