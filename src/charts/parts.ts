import { formatPercent } from '../lib/numbers';
import { chartColours } from './colours';

/** A part of a whole. */
export interface Part {
  label: string;
  value: number;
  /** As a percentage of the sum, written: `41,3 %`. */
  share: string;
  colour: string;
}

/** Parts with their shares and their fixed colours (DASH-12), in the order given. */
export function partsOf(values: readonly { label: string; value: number }[]): readonly Part[] {
  const sum = values.reduce((total, { value }) => total + value, 0);
  return values.map(({ label, value }, at) => ({
    label,
    value,
    share: formatPercent(sum === 0 ? 0 : (value * 100) / sum, 1) ?? '',
    colour: chartColours[at % chartColours.length] ?? chartColours[0],
  }));
}
