import { formatQuantity } from '../formatNumber';

const units = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const;

/**
 * Formats seconds in the two largest units: "12 d 3 h"; undefined for an invalid value. Whole units of `smallestUnit`: the
 * rest is cut off.
 */
export function formatDuration(seconds: number | null, smallestUnit: 'min' | 's' = 's'): string | undefined {
  if (seconds === null || seconds < 0) return undefined;
  let remaining = Math.floor(seconds);
  const parts: string[] = [];
  for (const [unit, length] of units) {
    const count = Math.floor(remaining / length);
    remaining -= count * length;
    const isLast = unit === smallestUnit;
    if (count > 0 || (isLast && parts.length === 0)) parts.push(formatQuantity(count, unit, 0) ?? '');
    else if (parts.length > 0) break;
    if (isLast || parts.length === 2) break;
  }
  return parts.join(' ');
}
