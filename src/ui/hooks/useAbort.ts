import { useEffect, useMemo, useRef } from 'react';

/** Aborts the running task. */
export interface AbortHandle {
  /** Aborts the previous task and returns the signal of the new one. */
  restart: () => AbortSignal;
  abort: () => void;
}

/** Abort signal of one task at a time: a new task, a button or unmounting aborts it. The returned object is stable. */
export function useAbort(): AbortHandle {
  const controller = useRef<AbortController>(undefined);
  const handle = useMemo(
    () => ({
      restart: () => {
        controller.current?.abort();
        controller.current = new AbortController();
        return controller.current.signal;
      },
      abort: () => controller.current?.abort(),
    }),
    [],
  );
  useEffect(() => handle.abort, [handle]);
  return handle;
}
