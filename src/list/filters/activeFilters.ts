import type { ListFilter } from '../../config/types';
import { getFilterKind, getFilterKey, type FilterValues } from './filterValues';

/** An active filter: a value, one of several values, or a range with one or two ends. */
export interface ActiveFilter {
  /** Unique among the active filters. */
  id: string;
  filter: ListFilter;
  /** URL texts; for a range both ends, '' for an open one. */
  values: readonly string[];
  /** The filters without this one. */
  otherFilters: FilterValues;
}

/** Returns the active filters, in the order of the declaration. */
export const getActiveFilters = (
  filters: readonly ListFilter[],
  filterValues: FilterValues,
): ActiveFilter[] =>
  filters.flatMap((filter) => {
    const kind = getFilterKind(filter);
    if (kind === 'range') return getActiveRange(filter, filterValues);
    const key = getFilterKey(filter, kind === 'presence' ? ' is ' : '=');
    const { [key]: rawValue = [], ...otherFilters } = filterValues;
    const values = [rawValue].flat();
    return values.map((value) => {
      const remainingValues = values.filter((candidate) => candidate !== value);
      return {
        id: `${key}=${value}`,
        filter,
        values: [value],
        otherFilters: remainingValues.length > 0 ? { ...filterValues, [key]: remainingValues } : otherFilters,
      };
    });
  });

function getActiveRange(filter: ListFilter, filterValues: FilterValues): ActiveFilter[] {
  const [from, until] = [getFilterKey(filter, '>='), getFilterKey(filter, '<=')];
  const { [from]: min = '', [until]: max = '', ...otherFilters } = filterValues;
  return min === '' && max === ''
    ? []
    : [{ id: from, filter, values: [String(min), String(max)], otherFilters }];
}
