import type { SavedQuery } from 'ra-core';
import { getConditionPrefix } from '../../config/filterGrammar';
import type { List } from '../../config/types';
import { isPlainObject } from '../../lib/json';
import { getFilterOperators, type TextCondition } from '../filters/filterConditions';
import type { ListParams } from '../params/listParams';

/** Returns the params that a view stores. */
export const toSavedView = ({ search, filter, sort, perPage }: ListParams): SavedQuery['value'] => ({
  filter: { conditions: filter, ...(search ? { search } : {}) },
  displayedFilters: [],
  perPage,
  ...(sort ? { sort } : {}),
});

/** Returns the params of a stored view, on its first page. The conditions are not validated yet. */
export function readSavedView(list: List, { filter, sort, perPage }: SavedQuery['value']): ListParams {
  const { search = '', conditions, ...values } = (filter ?? {}) as Readonly<Record<string, unknown>>;
  return {
    search: String(search),
    filter: Array.isArray(conditions)
      ? conditions.filter(isTextCondition)
      : readFilterKeys(list, { conditions, ...values }),
    sort: sort ?? list.sort,
    perPage: perPage ?? list.pageSize,
    page: 1,
  };
}

/** Reads the filter of a view of an older version, which has a member for each condition: `status`, `power>=`. */
const readFilterKeys = (list: List, stored: Readonly<Record<string, unknown>>): TextCondition[] =>
  Object.entries(stored).flatMap(([key, value]) =>
    list.filters
      .flatMap((filter) =>
        getFilterOperators(filter).map((operator) => ({ field: filter.field.name, operator, value })),
      )
      .filter((condition) => [key, `${key}=`].includes(getConditionPrefix(condition)))
      .filter(isTextCondition),
  );

const isTextCondition = (condition: unknown): condition is TextCondition =>
  isPlainObject(condition) && [condition.value].flat().every((text) => typeof text === 'string');
