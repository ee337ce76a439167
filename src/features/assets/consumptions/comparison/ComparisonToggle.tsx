import { useId, type ReactNode } from 'react';

interface ComparisonToggleProps {
  isOn: boolean;
  toggle: (isOn: boolean) => void;
  /** Sample of the line. */
  swatch: ReactNode;
  label: string;
  /** Reason why it cannot be turned on. */
  disabledReason?: string | undefined;
}

/** Checkbox in the legend that adds a comparison to a chart. Disabled, it keeps the focus and says why. */
export function ComparisonToggle({ isOn, toggle, swatch, label, disabledReason }: ComparisonToggleProps) {
  const reasonId = useId();
  const isDisabled = disabledReason !== undefined;
  return (
    <span className="comparison-toggle">
      <label>
        <input
          type="checkbox"
          checked={isOn}
          aria-disabled={isDisabled}
          aria-describedby={isDisabled ? reasonId : undefined}
          onChange={({ target }) => isDisabled || toggle(target.checked)}
        />
        {swatch}
        <span>{label}</span>
      </label>
      {isDisabled && <small id={reasonId}>{`(${disabledReason})`}</small>}
    </span>
  );
}
