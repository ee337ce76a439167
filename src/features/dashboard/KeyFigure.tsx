import { formatNumber } from '../../lib/formatNumber';

/** The number of a card that matters most, and its name. */
export function KeyFigure({ label, value }: { label: string; value: number }) {
  return (
    <p className="key-figure">
      <span>{label}</span> <strong>{formatNumber(Math.round(value * 10) / 10)}</strong>
    </p>
  );
}
