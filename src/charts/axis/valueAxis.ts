import { formatNumber } from '../../lib/formatNumber';
import { measureWidestText } from './measureText';
import { computeValueTicks } from './valueTicks';

/** Font size of ticks in px. */
export const TICK_FONT_SIZE = 12;
/** px between the ticks of a value axis and the chart. */
const GAP = 12;
/** Maximum number of ticks on a value axis. */
const MAX_TICKS = 5;

/** Value axis: its domain, its ticks with their labels, and the width in px of the widest label and the unit. */
export interface ValueAxis {
  domain: [number, number];
  ticks: number[];
  formatTick: (value: number) => string;
  width: number;
}

/**
 * Computes the axis of some values. `fromZero`: for bars, which start at 0. Each tick is at the exact position of its label.
 */
export function createValueAxis(values: Iterable<number>, fromZero: boolean, unit = ''): ValueAxis {
  let [low, high, isWhole] = [fromZero ? 0 : Infinity, fromZero ? 0 : -Infinity, true];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
    isWhole &&= Number.isInteger(value);
  }
  const isEmpty = low > high;
  const { ticks, decimals } = computeValueTicks({
    low: isEmpty ? 0 : low,
    high: isEmpty ? 1 : high,
    maxTicks: MAX_TICKS,
    isWhole,
  });
  const formatTick = (value: number): string => formatNumber(value, decimals) ?? '';
  return {
    domain: [ticks[0] ?? 0, ticks.at(-1) ?? 1],
    ticks: [...ticks],
    formatTick,
    width: measureWidestText([...ticks.map(formatTick), unit], TICK_FONT_SIZE) + GAP,
  };
}
