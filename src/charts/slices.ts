import { formatPercent } from '../lib/formatNumber';
import { chartColours } from './chartColours';

/** A part of a whole. */
export interface Slice {
  label: string;
  value: number;
  /** As a percentage of the sum, written: `41,3 %`. */
  share: string;
  colour: string;
}

/** Parts with their shares and their fixed colours (DASH-12), in the order given. */
export function toSlices(values: readonly { label: string; value: number }[]): readonly Slice[] {
  const sum = values.reduce((total, { value }) => total + value, 0);
  return values.map(({ label, value }, index) => ({
    label,
    value,
    share: formatPercent(sum === 0 ? 0 : (value * 100) / sum, 1) ?? '',
    colour: chartColours[index % chartColours.length] ?? chartColours[0],
  }));
}
