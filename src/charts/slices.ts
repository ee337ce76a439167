import { formatPercent } from '../lib/formatNumber';
import { chartColours } from './chartColours';

/** Slice of a whole. */
export interface Slice {
  label: string;
  value: number;
  /** Percentage of the sum, formatted: `41,3 %`. */
  share: string;
  colour: string;
}

/** Computes slices with their shares and fixed colours, in the given order. */
export function toSlices(values: readonly { label: string; value: number }[]): readonly Slice[] {
  const sum = values.reduce((total, { value }) => total + value, 0);
  return values.map(({ label, value }, index) => ({
    label,
    value,
    share: formatPercent(sum === 0 ? 0 : (value * 100) / sum, 1) ?? '',
    colour: chartColours[index % chartColours.length] ?? chartColours[0],
  }));
}
