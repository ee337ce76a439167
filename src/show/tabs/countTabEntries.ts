import type { RaRecord } from 'ra-core';
import { readPath } from '../../config/values/readPath';
import { formatNumber } from '../../lib/formatNumber';

/** Returns what the record holds at `count`, formatted: a number, or how many entries a list has. undefined if it holds neither. */
export function countTabEntries(count: string | null, record: RaRecord): string | undefined {
  if (count === null) return undefined;
  const value = readPath(record, count);
  if (Array.isArray(value)) return formatNumber(value.length);
  return typeof value === 'number' && Number.isFinite(value) ? formatNumber(value) : undefined;
}
