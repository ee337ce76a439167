import { useCallback } from 'react';
import type { RaRecord } from 'ra-core';
import { useDataProvider } from '../console/useDataProvider';
import { ApiError, keepPromise, recordOf, type CallResult, type Scope } from '../../dataProvider';
import { useReading, type Reading } from '../console/useRead';
import type { AskForm } from '../config/types';

/** In the place of a body: the host said that there is none. */
const NONE = {};

interface LoadOf {
  /** Of the resource. */
  resource: string;
  load: NonNullable<AskForm['load']>;
  /** Sets one opening of the form apart from others: each reads anew. */
  run: string;
  scope: Scope;
  /** What the fields read of it: an answer without any of them is none. */
  members: readonly string[];
}

/** The record that the form of an action begins with, read when it opens; null where the host says that there is none. */
export function useLoadedRecord({ resource, load, run, scope, members }: LoadOf): Reading<RaRecord | null> & {
  /** Reads it once more, past what is kept; undefined where the host says that there is none. */
  readNow: () => Promise<RaRecord | undefined>;
} {
  const dataProvider = useDataProvider();
  const send = useCallback(
    async (signal: AbortSignal): Promise<{ data: CallResult }> => {
      try {
        return await dataProvider.call(resource, { call: load.call, scope, signal });
      } catch (error) {
        if (!(error instanceof ApiError) || !load.none.some((status) => status === error.code)) throw error;
        return { data: { status: Number(error.code), body: NONE } };
      }
    },
    [dataProvider, resource, load, scope],
  );
  const reading = useReading([resource, 'call', 'load', run, load.call.path], send, {
    parse: (body) => loadedOf(body, members),
  });
  const readNow = useCallback(async () => {
    const { data } = await send(new AbortController().signal);
    const now = loadedOf(data.body, members);
    // As the form begins with it: values that are derived look at it.
    return now ? { ...now, $loaded: now } : undefined;
  }, [send, members]);
  return { ...reading, readNow };
}

function loadedOf(body: unknown, members: readonly string[]): RaRecord | null {
  if (body === NONE) return null;
  keepPromise(body, { record: members });
  return { id: '', ...recordOf(body) };
}
