import { useCallback, useEffect, useRef } from 'react';
import { useIdle } from '../../lib/useIdle';

/** While its page is open, keeps what a list shows for the next visit of its address (`keepLook.ts`, which loads when idle). */
export function useKeptLook(): void {
  const stop = useRef<() => void>(undefined);
  const isOpen = useRef(true);
  useIdle(
    useCallback(() => {
      void import('./keepLook')
        .then(({ keepLookOfList }) => {
          if (isOpen.current) stop.current ??= keepLookOfList();
        })
        // Without it the next visit begins with the shape of a table.
        .catch(() => undefined);
    }, []),
  );
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      stop.current?.();
      stop.current = undefined;
    };
  }, []);
}
