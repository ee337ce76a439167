import type { RaRecord } from 'ra-core';
import { readPath } from '../../config/values/readPath';
import type { TabContent } from '../../config/types';
import { formatNumber } from '../../lib/formatNumber';

/**
 * Returns the number beside a tab's label, formatted: `total` of its list if that has been read, else what the record holds.
 * undefined if the record holds neither a number nor a list there.
 */
export function countTabEntries({ count }: TabContent, record: RaRecord, total?: number): string | undefined {
  if (total !== undefined) return formatNumber(total);
  if (count === null) return undefined;
  const value = readPath(record, count);
  if (Array.isArray(value)) return formatNumber(value.length);
  return typeof value === 'number' && Number.isFinite(value) ? formatNumber(value) : undefined;
}
