import { useLayoutEffect, useRef, type ComponentPropsWithRef, type Ref } from 'react';
import { rememberSecret } from '../../lib/text/maskSecrets';

interface SecretTextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'defaultValue' | 'value'> {
  value?: unknown;
  /** What is typed is a key that no message may repeat. Default true. */
  isRedacted?: boolean;
}

/**
 * An input for what opens doors, whose value stands in no attribute: React would write that of a controlled one into the
 * document, where extensions and copies of the page find it. What is typed is a key that no message may repeat.
 */
export function SecretTextInput({ value, ref, isRedacted = true, ...input }: SecretTextInputProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  useLayoutEffect(() => {
    if (inputRef.current && inputRef.current.value !== text) inputRef.current.value = text;
    if (isRedacted) rememberSecret(text);
  });
  const setRefs = (element: HTMLInputElement | null): void => {
    inputRef.current = element;
    assignRef(ref, element);
  };
  return <input {...input} ref={setRefs} data-secret="" />;
}

function assignRef<T>(ref: Ref<T> | undefined, element: T | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
