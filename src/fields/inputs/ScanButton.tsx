import { scannerTexts as texts } from '../../scanner/scannerTexts';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import type { InputProps } from '../core/types';
import { useTranslateText } from '../../i18n/useTranslateText';

interface ScanButtonProps extends Pick<InputProps, 'disabled' | 'disabledReason'> {
  label: string;
  onClick: () => void;
}

/** Opens the scanner of a field. Disabled with the reason while the field is locked. */
export const ScanButton = ({ label, disabled, disabledReason, onClick }: ScanButtonProps) => {
  const t = useTranslateText();
  const reason = disabledReason === undefined ? undefined : t(disabledReason);
  return (
    <Button
      variant="bare"
      className="field-scan"
      aria-label={label}
      title={texts.scan}
      disabledReason={reason}
      disabled={disabled}
      onClick={onClick}
      icon={<Icon name="scan" size={18} />}
    />
  );
};
