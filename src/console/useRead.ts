import { useEffect } from 'react';
import { useDataProvider } from './useDataProvider';
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { endsTheVisit, noRecord, type CallResult } from '../../dataProvider';
import type { Endpoint, InputOf, OperationId } from '../../dataProvider/contract/endpoint';
import type { Scope } from '../../dataProvider/template';
import type { Json } from '../config/types';

/**
 * One reading: nothing yet, an error, or the data; both where what was read before could not be read again. A failure
 * that leads away from the page is said there and is none here: things are as while they are read.
 */
export interface Reading<Data> {
  data: Data | undefined;
  error: Error | null;
  /** Nothing was read and nothing has failed yet. */
  isPending: boolean;
  /** A call is on its way, the first or a later one. */
  isFetching: boolean;
  /** When the data were read, in Unix seconds; 0 for never. */
  readAt: number;
  /** Asks again. */
  retry: () => void;
}

/** How a call is read. */
export interface ReadOptions<Data> {
  /**
   * Makes the data of the answer's body, an object or a list. What it throws is the error of the reading: what is not
   * understood is a failure, never "empty" (`rowsOf`, `readRows`, `recordOf`).
   */
  parse: (body: unknown) => Data;
  /** Beginning of the key under which the data are kept: what shares it can be read again together. */
  group?: readonly unknown[];
  /** False: nothing is asked. Default true. */
  enabled?: boolean;
  /** A failure is written to the log. Default false. */
  logged?: boolean;
  /** What counts when the host does not tell it; the failure is written to the log and is none. */
  instead?: Data;
  /** Asks again every so many ms, as long as the data say so. */
  poll?: { every: number; while: (data: Data) => boolean };
  /** ms for which the data count as fresh. Default: that of the console. */
  staleTime?: number;
  /** The data are dropped when nobody shows them, and not compared with those before: they are large. */
  large?: boolean;
}

type Send = (signal: AbortSignal) => Promise<{ data: CallResult }>;

/** The key of a call of the contract, to read it again or to write its data. */
export const readKey = <Id extends OperationId>(
  { id }: Endpoint<Id>,
  input: InputOf<Id>,
  group: readonly unknown[] = [],
): readonly unknown[] => [...group, id, input];

/** Reads a call of the contract, aborted when nobody shows it any more. The one hook with which parts in code read. */
export function useRead<Id extends OperationId, Data>(
  endpoint: Endpoint<Id>,
  input: InputOf<Id>,
  options: ReadOptions<Data>,
): Reading<Data> {
  const { ask } = useDataProvider();
  const send: Send = (signal) => ask(endpoint, input, { signal });
  return useReading(readKey(endpoint, input, options.group), send, options);
}

/** A GET that a declaration says: `path` at the host of the resource and its query, `{name}` in either from the scope. */
export interface DeclaredRead {
  /** Name of the resource; '' for the main host. */
  resource: string;
  path: string;
  query: Readonly<Record<string, Json>>;
  /** What sets the reading apart from others of the resource. */
  key: readonly unknown[];
}

/** Reads what a declaration says, its placeholders filled from `scope`. */
export function useDeclaredRead<Data>(
  { resource, key, path, query }: DeclaredRead,
  scope: Scope,
  options: ReadOptions<Data>,
): Reading<Data> {
  const dataProvider = useDataProvider();
  const call = { method: 'GET' as const, path, query: { ...query } };
  return useReading(
    [resource, 'call', ...key],
    (signal) => dataProvider.call(resource, { call, scope, signal }),
    options,
  );
}

/** Reads by a function; `key` is what the data are kept under. */
export function useReading<Data>(
  key: readonly unknown[],
  send: Send,
  options: ReadOptions<Data>,
): Reading<Data> {
  const reading = readingOf(useQuery(queryOf(key, send, options)));
  const { error } = reading;
  const { logged = false } = options;
  useEffect(() => {
    if (error && logged) console.warn(error);
  }, [error, logged]);
  return reading;
}

function queryOf<Data>(
  queryKey: readonly unknown[],
  send: Send,
  { parse, instead, enabled = true, poll, staleTime, large = false }: ReadOptions<Data>,
): UseQueryOptions<Data> {
  return {
    queryKey,
    queryFn: async ({ signal }) => {
      try {
        const { body } = (await send(signal)).data;
        // No answer to a read is nothing, or a bare text.
        if (typeof body !== 'object' || body === null) throw noRecord();
        return parse(body);
      } catch (error) {
        if (instead === undefined || signal.aborted) throw error;
        console.warn(error);
        return instead;
      }
    },
    enabled,
    ...(staleTime === undefined ? {} : { staleTime }),
    ...(large ? { gcTime: 0, structuralSharing: false } : {}),
    ...(poll
      ? {
          refetchInterval: ({ state: { data, status } }) =>
            data !== undefined && status !== 'error' && poll.while(data) ? poll.every : false,
        }
      : {}),
  };
}

function readingOf<Data>(result: UseQueryResult<Data>): Reading<Data> {
  const isLeaving = endsTheVisit(result.error);
  return {
    data: result.data,
    error: isLeaving ? null : result.error,
    isPending: isLeaving ? result.data === undefined : result.isPending,
    isFetching: isLeaving || result.isFetching,
    readAt: result.dataUpdatedAt / 1000,
    retry: () => void result.refetch(),
  };
}
