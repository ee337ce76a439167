import { formatNumber } from '../lib/formatNumber';
import type { Slice } from './slices';
import './charts.css';

/** Legend of a pie chart, with the number and share of each slice. */
export function ChartLegend({ slices }: { slices: readonly Slice[] }) {
  return (
    <ul className="chart-legend">
      {slices.map(({ label, value, share, colour }) => (
        <li key={label}>
          <span className="chart-swatch" style={{ background: colour }} aria-hidden />
          <span>{label}</span>
          <strong>{formatNumber(value)}</strong>
          <span className="muted">{share}</span>
        </li>
      ))}
    </ul>
  );
}
