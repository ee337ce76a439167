import type { ComponentPropsWithoutRef } from 'react';
import { useScanned } from '../../../scanner/useScanned';
import { KeyInput } from '../../../ui/KeyInput';

type Native = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'onInput'
>;

interface SecretInputProps extends Native {
  value: string;
  isShown: boolean;
  onType: (value: string) => void;
}

/** A password of a door: hidden until somebody asks to see it. */
export const SecretInput = ({ value, isShown, onType, ...input }: SecretInputProps) => {
  const scanned = useScanned();
  return (
    <KeyInput
      {...input}
      {...scanned}
      value={value}
      className="input"
      type={isShown ? 'text' : 'password'}
      autoComplete="new-password"
      autoCapitalize="none"
      spellCheck={false}
      onInput={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
};
