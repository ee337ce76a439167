import { useCallback, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

/** What is typed and touched is not thrown away: the field may come back. */
const KEEP_STATE = { keepValue: true, keepDefaultValue: true, keepDirty: true, keepTouched: true } as const;

/**
 * Takes a field out of the form whose input goes away before it was there: the form knows it from its first drawing, and
 * would check for ever what nobody sees. Stands outside what waits for the input; answers with what to tell once it is there.
 */
export function useUnregisterUnmounted(name: string): () => void {
  const { unregister } = useFormContext();
  const hasMounted = useRef(false);
  useEffect(
    () => () => {
      if (!hasMounted.current) unregister(name, KEEP_STATE);
    },
    [name, unregister],
  );
  return useCallback(() => {
    hasMounted.current = true;
  }, []);
}

/** Beside an input: tells when it is there. */
export const MountMarker = ({ onMount }: { onMount: () => void }) => {
  useEffect(onMount, [onMount]);
  return null;
};
