import { scannerTexts as texts } from '../../i18n/es/scanner';
import { Icon } from '../../ui/Icon';
import type { InputProps } from '../types';
import { useText } from '../../i18n/useText';

interface ScanButtonProps extends Pick<InputProps, 'disabled' | 'why'> {
  label: string;
  onClick: () => void;
}

/** Opens the scanner of a field; waits, with the reason, while the field is locked. */
export const ScanButton = ({ label, disabled, why, onClick }: ScanButtonProps) => {
  const t = useText();
  const reason = why === undefined ? undefined : t(why);
  return (
    <button
      type="button"
      className="field-scan"
      aria-label={label}
      title={reason ?? texts.scan}
      aria-disabled={disabled}
      {...(reason === undefined ? {} : { 'aria-description': reason })}
      onClick={() => disabled || onClick()}
    >
      <Icon name="scan" size={18} />
    </button>
  );
};
