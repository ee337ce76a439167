/** Marks of a value axis, lowest first, and the decimals that they all need. */
export interface ValueTicks {
  ticks: readonly number[];
  decimals: number;
}

interface Extent {
  low: number;
  high: number;
  /** Marks there is room for, about. */
  most: number;
  /** The values are counts, or yes and no: nothing lies between two whole numbers. */
  isWhole: boolean;
}

/** What steps may begin with: each is written without rounding. */
const STARTS = [1, 2, 5, 10];

/** Marks around all values, at steps of 1, 2 or 5 times a power of ten: the step comes first, so that no mark is rounded. */
export function valueTicks({ low, high, most, isWhole }: Extent): ValueTicks {
  const [least, greatest] = low === high ? around(low) : [low, high];
  // Steps finer than the numbers themselves would be marks beside their places.
  const finest = Math.max(Math.abs(least), Math.abs(greatest)) * PRECISION;
  const rough = Math.max((greatest - least) / Math.max(1, most), finest);
  const power = Math.floor(Math.log10(rough));
  const start = STARTS.find((one) => one * 10 ** power >= rough * (1 - SLACK)) ?? 10;
  const isTooFine = isWhole && start * 10 ** power < 1;
  const exponent = isTooFine ? 0 : start === 10 ? power + 1 : power;
  const step = (isTooFine || start === 10 ? 1 : start) * 10 ** exponent;
  const decimals = Math.max(0, -exponent);
  const [from, until] = [least / step, greatest / step];
  const first = Math.floor(from + Math.abs(from) * ROUNDING);
  const count = Math.max(1, Math.ceil(until - Math.abs(until) * ROUNDING) - first);
  const ticks = Array.from({ length: count + 1 }, (_, at) => Number(((first + at) * step).toFixed(decimals)));
  return { ticks, decimals };
}

/** How much more room a step may ask for: none that is seen. */
const SLACK = 1e-9;

/** What a quotient may be off by, against itself: a value beside a mark, however little, is not on it. */
const ROUNDING = 1e-14;

/** How fine a step may be against the greatest value: numbers hold some 16 digits. */
const PRECISION = 1e-12;

/** Room around the one value that there is. */
function around(value: number): [number, number] {
  const room = value === 0 ? 1 : Math.abs(value) / 10;
  return value === 0 ? [0, 1] : [value - room, value + room];
}
