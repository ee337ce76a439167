import { useCallback, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

/** What is typed and touched is not thrown away: the field may come back. */
const KEPT = { keepValue: true, keepDefaultValue: true, keepDirty: true, keepTouched: true } as const;

/**
 * Takes a field out of the form whose input goes away before it was there: the form knows it from its first drawing, and
 * would check for ever what nobody sees. Stands outside what waits for the input; answers with what to tell once it is there.
 */
export function useForgetUnseen(name: string): () => void {
  const { unregister } = useFormContext();
  const isThere = useRef(false);
  useEffect(
    () => () => {
      if (!isThere.current) unregister(name, KEPT);
    },
    [name, unregister],
  );
  return useCallback(() => {
    isThere.current = true;
  }, []);
}

/** Beside an input: tells when it is there. */
export const InputThere = ({ onThere }: { onThere: () => void }) => {
  useEffect(onThere, [onThere]);
  return null;
};
