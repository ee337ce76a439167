import { useId } from 'react';
import '../../../ui/form/switch.css';
import { legalDocumentsTexts } from './texts';

interface LegalSwitchProps {
  checked: boolean;
  /** Short description of the state. */
  description: string;
  /** Reason why the switch is disabled. */
  disabledReason: string | undefined;
  onToggle: () => void;
}

/** Native checkbox as a switch: it shows the state at the host and changes only after the host has confirmed. */
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
