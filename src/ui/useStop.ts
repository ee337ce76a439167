import { useEffect, useMemo, useRef } from 'react';

/** Stops what runs. */
export interface Stop {
  /** Stops what ran before; the signal of what runs now. */
  renew: () => AbortSignal;
  stop: () => void;
}

/** What is running for a part of the page: the next one stops it, a button may, and leaving does. Always the same object. */
export function useStop(): Stop {
  const running = useRef<AbortController>(undefined);
  const own = useMemo(
    () => ({
      renew: () => {
        running.current?.abort();
        running.current = new AbortController();
        return running.current.signal;
      },
      stop: () => running.current?.abort(),
    }),
    [],
  );
  useEffect(() => own.stop, [own]);
  return own;
}
