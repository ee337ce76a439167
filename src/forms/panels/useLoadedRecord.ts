import { useCallback } from 'react';
import type { RaRecord } from 'ra-core';
import { useDataProvider } from '../../queries/console/useDataProvider';
import {
  ApiError,
  assertResponseShape,
  extractRecord,
  type CallResult,
  type Scope,
} from '../../../dataProvider';
import { useFetcherQuery, type QueryState } from '../../queries/api/useApiQuery';
import type { PromptForm } from '../../config/types';

/** In the place of a body: the host said that there is none. */
const NO_RECORD = {};

interface LoadedRecordOptions {
  /** Of the resource. */
  resource: string;
  load: NonNullable<PromptForm['load']>;
  /** Sets one opening of the form apart from others: each reads anew. */
  runId: string;
  scope: Scope;
  /** What the fields read of it: an answer without any of them is none. */
  members: readonly string[];
}

/** The record that the form of an action begins with, read when it opens; null where the host says that there is none. */
export function useLoadedRecord({
  resource,
  load,
  runId,
  scope,
  members,
}: LoadedRecordOptions): QueryState<RaRecord | null> & {
  /** Reads it once more, past what is kept; undefined where the host says that there is none. */
  fetchLatestRecord: () => Promise<RaRecord | undefined>;
} {
  const dataProvider = useDataProvider();
  const send = useCallback(
    async (signal: AbortSignal): Promise<{ data: CallResult }> => {
      try {
        return await dataProvider.call(resource, { call: load.call, scope, signal });
      } catch (error) {
        if (!(error instanceof ApiError) || !load.none.some((status) => status === error.code)) throw error;
        return { data: { status: Number(error.code), body: NO_RECORD } };
      }
    },
    [dataProvider, resource, load, scope],
  );
  const query = useFetcherQuery([resource, 'call', 'load', runId, load.call.path], send, {
    parse: (body) => toRecord(body, members),
  });
  const fetchLatestRecord = useCallback(async () => {
    const { data } = await send(new AbortController().signal);
    const record = toRecord(data.body, members);
    // As the form begins with it: values that are derived look at it.
    return record ? { ...record, $loaded: record } : undefined;
  }, [send, members]);
  return { ...query, fetchLatestRecord };
}

function toRecord(body: unknown, members: readonly string[]): RaRecord | null {
  if (body === NO_RECORD) return null;
  assertResponseShape(body, { record: members });
  return { id: '', ...extractRecord(body) };
}
