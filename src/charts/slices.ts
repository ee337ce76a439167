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

/** Computes slices with their shares, in the given order; the colours are fixed, too. */
export function toSlices(
  values: readonly { label: string; value: number }[],
  colours: readonly string[] = chartColours,
): readonly Slice[] {
  const sum = values.reduce((total, { value }) => total + value, 0);
  return values.map(({ label, value }, index) => ({
    label,
    value,
    share: formatPercent(sum === 0 ? 0 : (value * 100) / sum, 1) ?? '',
    colour: colours[index % colours.length] ?? chartColours[0],
  }));
}
