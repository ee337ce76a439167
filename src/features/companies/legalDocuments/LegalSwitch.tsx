import { useId } from 'react';
import '../../../ui/theme/switch.css';
import { legalDocumentsTexts } from './texts';

interface LegalSwitchProps {
  checked: boolean;
  /** What that means, in a few words. */
  description: string;
  /** Why it cannot be toggled (CLIENT-54). */
  disabledReason: string | undefined;
  onToggle: () => void;
}

/** A native checkbox as a switch: it shows what the host has, and changes only once the host said so (CLIENT-53). */
export function LegalSwitch({ checked, description, disabledReason, onToggle }: LegalSwitchProps) {
  const id = useId();
  return (
    <span className="legal-switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabledReason !== undefined}
        aria-describedby={`${id}-why`}
        onChange={onToggle}
      />
      <label htmlFor={id}>{legalDocumentsTexts.enabled}</label>
      <span id={`${id}-why`} className="muted">
        {disabledReason ?? description}
      </span>
    </span>
  );
}
