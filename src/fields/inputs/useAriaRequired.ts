import { useEffect, useRef, type RefObject } from 'react';

/**
 * Says `aria-required` on the control inside the returned ref's element. For inputs whose native element react-admin
 * and MUI build themselves, without a way to hand attributes through.
 */
export const useAriaRequired = (required: boolean): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null);
  // After every render, since the control may have been replaced by one of them.
  useEffect(() => {
    ref.current?.querySelector('[role="combobox"]')?.setAttribute('aria-required', String(required));
  });
  return ref;
};
