import { useId } from 'react';
import '../../../ui/switch.css';
import { texts } from './texts';

interface LegalSwitchProps {
  on: boolean;
  /** What that means, in a few words. */
  says: string;
  /** Why it cannot be toggled (CLIENT-54). */
  why: string | undefined;
  onToggle: () => void;
}

/** A native checkbox as a switch: it shows what the host has, and changes only once the host said so (CLIENT-53). */
export function LegalSwitch({ on, says, why, onToggle }: LegalSwitchProps) {
  const id = useId();
  return (
    <span className="legal-switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="switch"
        checked={on}
        aria-checked={on}
        disabled={why !== undefined}
        aria-describedby={`${id}-why`}
        onChange={onToggle}
      />
      <label htmlFor={id}>{texts.enabled}</label>
      <span id={`${id}-why`} className="muted">
        {why ?? says}
      </span>
    </span>
  );
}
