import type { InputProps } from '../core/types';
import { useTranslateText } from '../../i18n/useTranslateText';

/**
 * Returns the common props of react-admin inputs. Uses `readOnly` for "disabled": react-admin renders both alike, but
 * react-hook-form drops the value of a disabled input, and a locked value must still be sent.
 */
export const useCommonProps = ({ field, disabled, disabledReason, required, validate }: InputProps) => {
  const t = useTranslateText();
  const helpText = disabledReason ?? field.help;
  return {
    source: field.name,
    label: t(field.label),
    helperText: helpText === null || helpText === '' ? (false as const) : t(helpText),
    readOnly: disabled,
    isRequired: required,
    validate,
    fullWidth: true,
    // One size for all inputs: react-admin always renders its date and number inputs small.
    size: 'small' as const,
    margin: 'dense' as const,
    ...(field.placeholder === null ? {} : { placeholder: t(field.placeholder) }),
  };
};

/** Attributes of the native element. Needed because the label's asterisk is hidden from screen readers. */
export const htmlInputProps = ({ required }: InputProps) => ({ 'aria-required': required });
