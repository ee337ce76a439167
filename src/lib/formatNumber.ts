import { getLocale } from './language/language';
import { getLocaleFormat, groupDigits } from './language/localeFormat';

const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(minDecimals: number, maxDecimals: number): Intl.NumberFormat {
  const locale = getLocale();
  const key = `${locale} ${minDecimals}-${maxDecimals}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const formatter = new Intl.NumberFormat(locale, {
    minimumFractionDigits: minDecimals,
    maximumFractionDigits: maxDecimals,
  });
  formatters.set(key, formatter);
  return formatter;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** Clamps decimals from a declaration to the range that Intl accepts. */
function clampDecimals(decimals: number): number {
  return Number.isNaN(decimals) ? 0 : Math.min(20, Math.max(0, Math.trunc(decimals)));
}

/**
 * Formats an integer like `Intl`, in groups of three. Own code, since the first use of Intl takes 15
 * ms (four times as much on a slow machine), and the first list has no other use for it.
 */
const formatInteger = (value: number): string =>
  Math.abs(value) < 10 ** (getLocaleFormat().numbers.groupedFrom - 1)
    ? String(value)
    : groupDigits(String(value));

/**
 * Formats a number in the language that is shown (`12.345,6`, `12,345.6`); `undefined` for anything that is not a finite number. `decimals` is the exact
 * number of decimals; default: as many as needed, up to 3.
 */
export function formatNumber(value: unknown, decimals?: number): string | undefined {
  if (!isNumber(value)) return undefined;
  if (Number.isSafeInteger(value) && !decimals) return formatInteger(value);
  const [minDigits, maxDigits] =
    decimals === undefined ? [0, 3] : [clampDecimals(decimals), clampDecimals(decimals)];
  return formatterFor(minDigits, maxDigits).format(value === 0 ? 0 : value); // no "-0"
}

/** Formats a number with its unit after a non-breaking space (`23,5 °C`). */
export function formatQuantity(value: unknown, unit: string, decimals?: number): string | undefined {
  const text = formatNumber(value, decimals);
  return text === undefined || unit === '' ? text : `${text}\u00a0${unit}`;
}

/** Formats a percentage given as 0 to 100 (`45 %`), not as a fraction. */
export function formatPercent(value: unknown, decimals = 0): string | undefined {
  return formatQuantity(value, '%', decimals);
}

const SIZE_UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Formats bytes in units of 1024 (`1,5 MB`), as the limits in the requirements count them. */
export function formatBytes(bytes: unknown): string | undefined {
  if (!isNumber(bytes) || bytes < 0) return undefined;
  let unitIndex = 0;
  let size = bytes;
  // From 1023.95 on, rounding to one decimal would show "1024".
  while (size >= 1023.95 && unitIndex < SIZE_UNITS.length - 1) {
    size /= 1024;
    unitIndex += 1;
  }
  const rounded = unitIndex === 0 ? Math.round(size) : Math.round(size * 10) / 10;
  return formatQuantity(rounded, SIZE_UNITS[unitIndex] ?? 'B');
}
