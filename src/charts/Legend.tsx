import { formatNumber } from '../lib/numbers';
import type { Part } from './parts';
import './charts.css';

/** What the colours of a circle mean, with each part's number and share. */
export function Legend({ parts }: { parts: readonly Part[] }) {
  return (
    <ul className="chart-legend">
      {parts.map(({ label, value, share, colour }) => (
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
