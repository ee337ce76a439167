import { formatNumber } from '../../lib/formatNumber';
import { measureWidestText } from './measureText';
import { computeValueTicks } from './valueTicks';

/** px of the letters of marks. */
export const TICK_FONT_SIZE = 12;
/** px between the marks of a value axis and the chart. */
const GAP = 12;
/** Marks of a value axis that its height has room for. */
const MAX_TICKS = 5;

/** A value axis: its ends, its marks and what they read, and the px that the widest of them and the unit take. */
export interface ValueAxis {
  domain: [number, number];
  ticks: number[];
  formatTick: (value: number) => string;
  width: number;
}

/** The axis of some values; `fromZero`: of bars, which begin at 0. What is read at a mark is its very place. */
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
