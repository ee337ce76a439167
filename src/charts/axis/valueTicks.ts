/** Ticks of a value axis in ascending order, and the decimals that their labels need. */
export interface ValueTicks {
  ticks: readonly number[];
  decimals: number;
}

interface Extent {
  low: number;
  high: number;
  /** Approximate maximum number of ticks. */
  maxTicks: number;
  /** True if the values are counts or booleans: no ticks between two whole numbers. */
  isWhole: boolean;
}

/** First digits of a step: each label needs no rounding. */
const STEP_BASES = [1, 2, 5, 10];

/**
 * Computes ticks around all values, at steps of 1, 2 or 5 times a power of ten. The step is chosen first, so that no tick is
 * rounded.
 */
export function computeValueTicks({ low, high, maxTicks, isWhole }: Extent): ValueTicks {
  const [min, max] = low === high ? padSingleValue(low) : [low, high];
  // A step finer than the precision of the numbers would misplace the ticks.
  const finestStep = Math.max(Math.abs(min), Math.abs(max)) * PRECISION;
  const roughStep = Math.max((max - min) / Math.max(1, maxTicks), finestStep);
  const power = Math.floor(Math.log10(roughStep));
  const base = STEP_BASES.find((candidate) => candidate * 10 ** power >= roughStep * (1 - SLACK)) ?? 10;
  const isTooFine = isWhole && base * 10 ** power < 1;
  const exponent = isTooFine ? 0 : base === 10 ? power + 1 : power;
  const step = (isTooFine || base === 10 ? 1 : base) * 10 ** exponent;
  const decimals = Math.max(0, -exponent);
  const [from, until] = [min / step, max / step];
  const first = Math.floor(from + Math.abs(from) * ROUNDING);
  const count = Math.max(1, Math.ceil(until - Math.abs(until) * ROUNDING) - first);
  const ticks = Array.from({ length: count + 1 }, (_, index) =>
    Number(((first + index) * step).toFixed(decimals)),
  );
  return { ticks, decimals };
}

/** Tolerance for the extra space of a step: too small to be visible. */
const SLACK = 1e-9;

/** Relative rounding error of a quotient: a value minimally beside a tick is not on it. */
const ROUNDING = 1e-14;

/** Finest step relative to the greatest value: numbers hold some 16 digits. */
const PRECISION = 1e-12;

/** Returns a range around a single value. */
function padSingleValue(value: number): [number, number] {
  const padding = value === 0 ? 1 : Math.abs(value) / 10;
  return value === 0 ? [0, 1] : [value - padding, value + padding];
}
