import './charts.css';

interface SegmentedControlProps<Key extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  options: readonly { key: Key; text: string }[];
  /** undefined: none of them. */
  value: Key | undefined;
  onChange: (key: Key) => void;
}

/** A switch between a few choices that are all in view. */
export function SegmentedControl<Key extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Key>) {
  return (
    <div role="group" aria-label={label} className="segments">
      {options.map(({ key, text }) => (
        <button key={key} type="button" aria-pressed={key === value} onClick={() => onChange(key)}>
          {text}
        </button>
      ))}
    </div>
  );
}
