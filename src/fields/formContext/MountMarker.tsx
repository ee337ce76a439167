import { useCallback, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

/** Keep the value and the touched state: the field may be mounted again. */
const KEEP_STATE = { keepValue: true, keepDefaultValue: true, keepDirty: true, keepTouched: true } as const;

/**
 * Unregisters a field whose input unmounts before it has loaded. The form registers a field at its first render and would
 * validate an invisible field forever. Call it outside the Suspense boundary of the input. Returns the callback for when the
 * input has mounted.
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

/** Rendered beside an input; calls `onMount` once the input has mounted. */
export const MountMarker = ({ onMount }: { onMount: () => void }) => {
  useEffect(onMount, [onMount]);
  return null;
};
