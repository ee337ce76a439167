import { formatNumber } from '../../lib/formatNumber';

/** Main number of a card with its label. */
export function KeyFigure({ label, value }: { label: string; value: number }) {
  return (
    <p className="key-figure">
      <span>{label}</span> <strong>{formatNumber(Math.round(value * 10) / 10)}</strong>
    </p>
  );
}
