import type { SavedQuery } from 'ra-core';
import type { List } from '../../config/types';
import type { TextCondition } from '../filters/filterConditions';
import { parseFilterParam } from '../filters/filterParam';
import type { ListParams } from '../params/listParams';

/** Returns the params that a view stores. */
export const toSavedView = ({ search, filter, sort, perPage }: ListParams): SavedQuery['value'] => ({
  filter: { conditions: filter, ...(search ? { search } : {}) },
  displayedFilters: [],
  perPage,
  ...(sort ? { sort } : {}),
});

interface StoredFilter {
  search?: string;
  conditions?: readonly TextCondition[];
}

/** Returns the params of a stored view, on its first page. */
export function readSavedView(list: List, { filter, sort, perPage }: SavedQuery['value']): ListParams {
  const { search = '', conditions, ...values } = (filter ?? {}) as StoredFilter;
  return {
    search,
    filter: conditions ?? readFilterKeys(list, values),
    sort: sort ?? list.sort,
    perPage: perPage ?? list.pageSize,
    page: 1,
  };
}

/**
 * Reads the filter of a view of an older version: its members are `status` for equality, and `power>=` with the operator. Only one of
 * the two possible texts of a member is valid.
 */
const readFilterKeys = (
  list: List,
  values: Readonly<Record<string, string | readonly string[]>>,
): readonly TextCondition[] =>
  parseFilterParam(
    list.filters,
    Object.entries(values)
      .flatMap(([key, value]) => [value].flat().map((text) => [key, encodeURIComponent(text)]))
      .flatMap(([key, text]) => [`${key}${text}`, `${key}=${text}`])
      .join(','),
  );
