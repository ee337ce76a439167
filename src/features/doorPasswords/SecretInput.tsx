import type { ComponentPropsWithoutRef } from 'react';
import { useKeyboardScanner } from '../../scanner/useKeyboardScanner';
import { SecretTextInput } from '../../ui/form/SecretTextInput';

type NativeInputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'onInput'
>;

interface SecretInputProps extends NativeInputProps {
  value: string;
  isRevealed: boolean;
  onValueChange: (value: string) => void;
}

/** Password input of a door, hidden until revealed. */
export const SecretInput = ({ value, isRevealed, onValueChange, ...input }: SecretInputProps) => {
  const scannerInput = useKeyboardScanner();
  return (
    <SecretTextInput
      {...input}
      {...scannerInput}
      value={value}
      className="input"
      type={isRevealed ? 'text' : 'password'}
      autoComplete="new-password"
      autoCapitalize="none"
      spellCheck={false}
      onInput={({ currentTarget }) => onValueChange(currentTarget.value)}
    />
  );
};
