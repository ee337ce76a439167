import { useLayoutEffect, useRef, type ComponentPropsWithoutRef } from 'react';

type Native = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'onInput'
>;

interface SecretInputProps extends Native {
  value: string;
  isShown: boolean;
  onType: (value: string) => void;
}

/**
 * An input whose value stands in no attribute: React would write that of a controlled one into the document, where
 * extensions and copies of the page find it.
 */
export function SecretInput({ value, isShown, onType, ...input }: SecretInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (ref.current && ref.current.value !== value) ref.current.value = value;
  }, [value]);
  return (
    <input
      {...input}
      ref={ref}
      className="input"
      type={isShown ? 'text' : 'password'}
      data-secret=""
      autoComplete="new-password"
      autoCapitalize="none"
      spellCheck={false}
      onInput={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
}
