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

/** Marks a body for which the host answered that there is no record. */
const NO_RECORD = {};

interface LoadedRecordOptions {
  /** Name of the resource. */
  resource: string;
  load: NonNullable<PromptForm['load']>;
  /** Id of one opening of the form: each opening fetches again. */
  runId: string;
  scope: Scope;
  /** Members that the fields read; a response without any of them counts as no record. */
  members: readonly string[];
}

/** Loads the record that an action's form starts with, when the form opens. null if the host answers that there is none. */
export function useLoadedRecord({
  resource,
  load,
  runId,
  scope,
  members,
}: LoadedRecordOptions): QueryState<RaRecord | null> & {
  /** Fetches the record again, bypassing the cache; undefined if the host answers that there is none. */
  fetchLatestRecord: () => Promise<RaRecord | undefined>;
} {
  const dataProvider = useDataProvider();
  const send = useCallback(
    async (signal: AbortSignal): Promise<{ data: CallResult }> => {
      try {
        return await dataProvider.call(resource, { call: load.call, scope, signal });
      } catch (error) {
        if (!(error instanceof ApiError) || !load.notFoundStatuses.some((status) => status === error.code))
          throw error;
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
    // In the shape that the form starts with: derived values read `$loaded`.
    return record ? { ...record, $loaded: record } : undefined;
  }, [send, members]);
  return { ...query, fetchLatestRecord };
}

function toRecord(body: unknown, members: readonly string[]): RaRecord | null {
  if (body === NO_RECORD) return null;
  assertResponseShape(body, { record: members });
  return { id: '', ...extractRecord(body) };
}
