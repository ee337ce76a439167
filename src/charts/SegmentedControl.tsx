import './charts.css';

interface SegmentedControlProps<Key extends string> {
  /** Label for screen readers. */
  label: string;
  /** `name`: full name of a segment with a short text. */
  options: readonly { key: Key; text: string; name?: string }[];
  /** undefined: no segment is selected. */
  value: Key | undefined;
  onChange: (key: Key) => void;
}

/** Switch between a few choices, all visible. */
export function SegmentedControl<Key extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Key>) {
  return (
    <div role="group" aria-label={label} className="segments">
      {options.map(({ key, text, name }) => (
        <button
          key={key}
          type="button"
          aria-label={name}
          title={name}
          aria-pressed={key === value}
          onClick={() => onChange(key)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
