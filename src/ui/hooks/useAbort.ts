import { useEffect, useMemo, useRef } from 'react';

/** Stops what runs. */
export interface AbortHandle {
  /** Stops what ran before; the signal of what runs now. */
  restart: () => AbortSignal;
  abort: () => void;
}

/** What is running for a part of the page: the next one stops it, a button may, and leaving does. Always the same object. */
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
