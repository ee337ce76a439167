import { useCallback, useEffect, useRef, useState } from 'react';
import type { RaRecord } from 'ra-core';
import { useLock } from '../../ui/hooks/useLock';
import type { ReadAllProgress, ListData } from './listData';

export interface ReadAllRows {
  busy: boolean;
  /** undefined until the first of several pages has loaded. */
  progress: ReadAllProgress | undefined;
  stop: () => void;
  /** Reads all rows and calls `onRows`; one read at a time, nothing after it was stopped. Calls `onError` on failure. */
  run: (onRows: (rows: readonly RaRecord[]) => void | Promise<void>, onError: () => void) => void;
}

/** Returns the function that reads all rows of a list, with its progress and a stop; unmounting the list stops it. */
export function useReadAllRows({ readAll }: ListData): ReadAllRows {
  const { busy, run: lock } = useLock();
  const [progress, setProgress] = useState<ReadAllProgress>();
  const abortController = useRef<AbortController>(undefined);
  const stop = useCallback(() => abortController.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const run = useCallback<ReadAllRows['run']>(
    (onRows, onError) =>
      void lock(async () => {
        const { signal } = (abortController.current = new AbortController());
        try {
          const rows = await readAll({ signal, onProgress: setProgress });
          if (!signal.aborted) await onRows(rows);
        } catch {
          if (!signal.aborted) onError();
        } finally {
          setProgress(undefined);
        }
      }),
    [lock, readAll],
  );
  return { busy, progress, stop, run };
}
