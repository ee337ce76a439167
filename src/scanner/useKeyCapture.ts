import { useEffect, type RefObject } from 'react';
import { isTextControl } from '../lib/input/textControl';
import { typeIntoField } from '../lib/input/typeIntoField';
import { topDialog } from '../ui/dialog/dialogStack';

/**
 * Types keys that are pressed outside text fields into an input, while no other dialog is above it: the first key moves the
 * focus there and replaces the existing text. Mark the input with `data-captures-keys`, so that the page leaves it these keys.
 */
export function useKeyCapture(inputRef: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const captureKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target, timeStamp } = event;
      const { current: input } = inputRef;
      const isElsewhere = isTextControl(target) || target instanceof HTMLSelectElement;
      if (!input || key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey || isElsewhere) return;
      if (topDialog() !== (input.closest<HTMLElement>('dialog, [role="dialog"]') ?? undefined)) return;
      event.preventDefault();
      input.focus();
      input.select();
      typeIntoField(input, { text: key, isFromScanner: true, hasEnter: false, startedAt: timeStamp });
    };
    document.addEventListener('keydown', captureKey);
    return () => document.removeEventListener('keydown', captureKey);
  }, [inputRef]);
}
