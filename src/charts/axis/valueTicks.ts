/** Marks of a value axis, lowest first, and the decimals that they all need. */
export interface ValueTicks {
  ticks: readonly number[];
  decimals: number;
}

interface Extent {
  low: number;
  high: number;
  /** Marks there is room for, about. */
  maxTicks: number;
  /** The values are counts, or yes and no: nothing lies between two whole numbers. */
  isWhole: boolean;
}

/** What steps may begin with: each is written without rounding. */
const STEP_BASES = [1, 2, 5, 10];

/** Marks around all values, at steps of 1, 2 or 5 times a power of ten: the step comes first, so that no mark is rounded. */
export function computeValueTicks({ low, high, maxTicks, isWhole }: Extent): ValueTicks {
  const [min, max] = low === high ? padSingleValue(low) : [low, high];
  // Steps finer than the numbers themselves would be marks beside their places.
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

/** How much more room a step may ask for: none that is seen. */
const SLACK = 1e-9;

/** What a quotient may be off by, against itself: a value beside a mark, however little, is not on it. */
const ROUNDING = 1e-14;

/** How fine a step may be against the greatest value: numbers hold some 16 digits. */
const PRECISION = 1e-12;

/** Room around the one value that there is. */
function padSingleValue(value: number): [number, number] {
  const padding = value === 0 ? 1 : Math.abs(value) / 10;
  return value === 0 ? [0, 1] : [value - padding, value + padding];
}
