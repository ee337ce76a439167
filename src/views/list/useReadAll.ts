import { useCallback, useEffect, useRef, useState } from 'react';
import type { RaRecord } from 'ra-core';
import { useLock } from '../../ui/useLock';
import type { Progress, Rows } from './rows';

export interface ReadAll {
  busy: boolean;
  /** undefined until the first of several pages is there. */
  progress: Progress | undefined;
  stop: () => void;
  /** Reads all rows and does something with them; one at a time, nothing once it is stopped. Failures are `onError`'s. */
  run: (use: (rows: readonly RaRecord[]) => void | Promise<void>, onError: () => void) => void;
}

/** Reads all rows of a list for something, with its progress and a stop; it stops when the list is left. */
export function useReadAll({ readAll }: Rows): ReadAll {
  const { busy, run: lock } = useLock();
  const [progress, setProgress] = useState<Progress>();
  const caller = useRef<AbortController>(undefined);
  const stop = useCallback(() => caller.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const run = useCallback<ReadAll['run']>(
    (use, onError) =>
      void lock(async () => {
        const { signal } = (caller.current = new AbortController());
        try {
          const rows = await readAll({ signal, onProgress: setProgress });
          if (!signal.aborted) await use(rows);
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
