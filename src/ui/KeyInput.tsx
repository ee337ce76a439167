import { useLayoutEffect, useRef, type ComponentPropsWithRef, type Ref } from 'react';
import { holdKey } from '../lib/heldKeys';

interface KeyInputProps extends Omit<ComponentPropsWithRef<'input'>, 'defaultValue' | 'value'> {
  value?: unknown;
  /** What is typed is a key that no message may repeat. Default true. */
  isHeld?: boolean;
}

/**
 * An input for what opens doors, whose value stands in no attribute: React would write that of a controlled one into the
 * document, where extensions and copies of the page find it. What is typed is a key that no message may repeat.
 */
export function KeyInput({ value, ref, isHeld = true, ...input }: KeyInputProps) {
  const own = useRef<HTMLInputElement>(null);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  useLayoutEffect(() => {
    if (own.current && own.current.value !== text) own.current.value = text;
    if (isHeld) holdKey(text);
  });
  const both = (element: HTMLInputElement | null): void => {
    own.current = element;
    give(ref, element);
  };
  return <input {...input} ref={both} data-secret="" />;
}

function give<T>(ref: Ref<T> | undefined, element: T | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
