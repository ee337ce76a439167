import { useEffect, useRef, type RefObject } from 'react';

/**
 * Sets `aria-required` on the control inside the returned ref's element. For inputs whose native element is created by
 * react-admin and MUI without a prop for attributes.
 */
export const useAriaRequired = (required: boolean): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null);
  // After every render, since any render may replace the control.
  useEffect(() => {
    ref.current?.querySelector('[role="combobox"]')?.setAttribute('aria-required', String(required));
  });
  return ref;
};
