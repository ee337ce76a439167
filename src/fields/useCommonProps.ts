import type { InputProps } from './types';
import { useText } from '../i18n/useText';

/**
 * What react-admin's inputs have in common. `readOnly` stands for "disabled": react-admin draws both alike, but
 * react-hook-form drops the value of a disabled input, and a locked value must still be sent.
 */
export const useCommonProps = ({ field, disabled, why, required, validate }: InputProps) => {
  const t = useText();
  const helper = why ?? field.help;
  return {
    source: field.name,
    label: t(field.label),
    helperText: helper === null || helper === '' ? (false as const) : t(helper),
    readOnly: disabled,
    isRequired: required,
    validate,
    fullWidth: true,
    // One size for all: react-admin draws its date and number inputs small in any case.
    size: 'small' as const,
    margin: 'dense' as const,
    ...(field.placeholder === null ? {} : { placeholder: t(field.placeholder) }),
  };
};

/** Attributes of the native element: the asterisk of the label is hidden from screen readers. */
export const htmlInputProps = ({ required }: InputProps) => ({ 'aria-required': required });
