import { scannerTexts as texts } from '../../scanner/texts';
import { Button } from '../../ui/Button';
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
    <Button
      variant="bare"
      className="field-scan"
      aria-label={label}
      title={texts.scan}
      why={reason}
      locked={disabled}
      onClick={onClick}
      icon={<Icon name="scan" size={18} />}
    />
  );
};
