import { useEffect } from 'react';
import { useDataProvider } from '../console/useDataProvider';
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { isRedirectingError, missingRecordError, type CallResult } from '../../../dataProvider';
import type { Endpoint, OperationInput, OperationId } from '../../../dataProvider/contract/endpoint';
import type { Scope } from '../../../dataProvider/templates/fillTemplate';
import type { Json } from '../../config/types';

/**
 * One reading: nothing yet, an error, or the data; both where what was read before could not be read again. A failure
 * that leads away from the page is said there and is none here: things are as while they are read.
 */
export interface QueryState<Data> {
  data: Data | undefined;
  error: Error | null;
  /** Nothing was read and nothing has failed yet. */
  isPending: boolean;
  /** A call is on its way, the first or a later one. */
  isFetching: boolean;
  /** When the data were read, in Unix seconds; 0 for never. */
  updatedAt: number;
  /** Asks again. */
  refetch: () => void;
}

/** How a call is read. */
export interface ApiQueryOptions<Data> {
  /**
   * Makes the data of the answer's body, an object or a list. What it throws is the error of the reading: what is not
   * understood is a failure, never "empty" (`rowsOf`, `readRows`, `recordOf`).
   */
  parse: (body: unknown) => Data;
  /** Beginning of the key under which the data are kept: what shares it can be read again together. */
  keyPrefix?: readonly unknown[];
  /** False: nothing is asked. Default true. */
  enabled?: boolean;
  /** A failure is written to the log. Default false. */
  logErrors?: boolean;
  /** What counts when the host does not tell it; the failure is written to the log and is none. */
  fallbackData?: Data;
  /** Asks again every so many ms, as long as the data say so. */
  polling?: { interval: number; keepPolling: (data: Data) => boolean };
  /** ms for which the data count as fresh. Default: that of the console. */
  staleTime?: number;
  /** The data are dropped when nobody shows them, and not compared with those before: they are large. */
  isLarge?: boolean;
}

type QueryFetcher = (signal: AbortSignal) => Promise<{ data: CallResult }>;

/** The key of a call of the contract, to read it again or to write its data. */
export const createApiQueryKey = <Id extends OperationId>(
  { id }: Endpoint<Id>,
  input: OperationInput<Id>,
  keyPrefix: readonly unknown[] = [],
): readonly unknown[] => [...keyPrefix, id, input];

/** Reads a call of the contract, aborted when nobody shows it any more. The one hook with which parts in code read. */
export function useApiQuery<Id extends OperationId, Data>(
  endpoint: Endpoint<Id>,
  input: OperationInput<Id>,
  options: ApiQueryOptions<Data>,
): QueryState<Data> {
  const { callOperation } = useDataProvider();
  const fetchData: QueryFetcher = (signal) => callOperation(endpoint, input, { signal });
  return useFetcherQuery(createApiQueryKey(endpoint, input, options.keyPrefix), fetchData, options);
}

/** A GET that a declaration says: `path` at the host of the resource and its query, `{name}` in either from the scope. */
export interface DeclaredQuery {
  /** Name of the resource; '' for the main host. */
  resource: string;
  path: string;
  query: Readonly<Record<string, Json>>;
  /** What sets the reading apart from others of the resource. */
  key: readonly unknown[];
}

/** Reads what a declaration says, its placeholders filled from `scope`. */
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

/** Reads by a function; `key` is what the data are kept under. */
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
        // No answer to a read is nothing, or a bare text.
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
