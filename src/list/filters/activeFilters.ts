import type { ListFilter } from '../../config/types';
import { getFilterKind, getFilterKey, type FilterValues } from './filterValues';

/** One thing that is asked for: a value, one of several, or a range with the ends that it has. */
export interface ActiveFilter {
  /** Is no other's. */
  id: string;
  filter: ListFilter;
  /** Texts of the address; of a range both ends, '' for one that is open. */
  values: readonly string[];
  /** What is left without it. */
  otherFilters: FilterValues;
}

/** What is asked for, in the order of the declaration. */
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
