import { useLayoutEffect, useRef, type ComponentPropsWithRef, type Ref } from 'react';
import { rememberSecret } from '../../lib/text/maskSecrets';

interface SecretTextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'defaultValue' | 'value'> {
  value?: unknown;
  /** True if the typed value is a secret that messages must not repeat. Default true. */
  isRedacted?: boolean;
}

/**
 * Input for access codes, without a `value` attribute: React would write the value of a controlled input into the document,
 * where extensions and page copies find it. By default messages mask the typed value.
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
