import type { RaRecord } from 'ra-core';
import type { Field } from '../../../config/types';
import { readValue } from '../../../fields/core/readValue';
import { interpolateText } from '../../../i18n/interpolateText';
import { formatNumber } from '../../../lib/formatNumber';
import { isPlainObject } from '../../../lib/json';
import { lowercaseFirst } from '../../../lib/text/lowercaseFirst';
import { mapTexts } from './mapTexts';
import type { LegendEntry, MarkerState } from './markerState';

/** Number of related records of one record, and how many of them count. */
export interface RelatedCount {
  count: number;
  total: number;
}

/** Counts records by the id in their reference. */
export function countByReference(
  records: readonly RaRecord[],
  reference: Field,
  field: Field,
  values: readonly string[],
): ReadonlyMap<string, RelatedCount> {
  const counts = new Map<string, RelatedCount>();
  for (const record of records) {
    const value = readValue(reference, record);
    const id = String(isPlainObject(value) ? value.id : value);
    const { count, total } = counts.get(id) ?? { count: 0, total: 0 };
    const isCounted = values.includes(String(readValue(field, record)));
    counts.set(id, { count: count + (isCounted ? 1 : 0), total: total + 1 });
  }
  return counts;
}

/**
 * Returns the state of a record by its count; `what` is the text of what is counted, and `after` the text after the numbers in its
 * place.
 */
export function getCountState({ count, total }: RelatedCount, what: string, after?: string): MarkerState {
  if (total === 0) return { tone: 'neutral', label: interpolateText(mapTexts.count_of_none, { what }) };
  const label = interpolateText(after === undefined ? mapTexts.count : mapTexts.count_before, {
    what: after ?? what,
    count: formatNumber(count) ?? '',
    total: formatNumber(total) ?? '',
  });
  if (count === 0) return { tone: 'success', label };
  return { tone: count === total ? 'danger' : 'warning', label };
}

/** Returns the meaning of the tones; `records` is the plural of what is counted. */
export const listCountLegend = (records: string): readonly LegendEntry[] => [
  { tone: 'success', label: mapTexts.count_none },
  { tone: 'warning', label: mapTexts.count_some },
  { tone: 'danger', label: mapTexts.count_all },
  {
    tone: 'neutral',
    label: interpolateText(mapTexts.count_no_records, { records: lowercaseFirst(records) }),
  },
];
