import type { SavedQuery } from 'ra-core';
import type { DeclaredFilterValue, DeclaredView, List, ListLook } from '../../config/types';
import type { TextCondition } from '../filters/filterConditions';
import { parseFilterParam } from '../filters/filterParam';
import type { ListParams } from '../params/listParams';

/** What a view shows of a list: its params, and its look and columns if it has any of its own. */
export interface ListViewState extends ListParams {
  look?: ListLook | undefined;
  /** Keys of the visible columns. */
  columns?: readonly string[] | undefined;
}

/** Returns what is stored of a view. */
export const toSavedView = ({
  search,
  filter,
  sort,
  perPage,
  look,
  columns,
}: ListViewState): SavedQuery['value'] => ({
  filter: {
    conditions: filter,
    ...(search ? { search } : {}),
    ...(look ? { look } : {}),
    ...(columns ? { columns } : {}),
  },
  displayedFilters: [],
  perPage,
  ...(sort ? { sort } : {}),
});

interface StoredFilter {
  search?: string;
  conditions?: readonly TextCondition[];
  look?: ListLook;
  columns?: readonly string[];
}

/** Returns a stored view, on its first page. */
export function readSavedView(list: List, { filter, sort, perPage }: SavedQuery['value']): ListViewState {
  const { search = '', conditions, look, columns, ...values } = (filter ?? {}) as StoredFilter;
  return {
    search,
    filter: conditions ?? readFilterKeys(list, values),
    sort: sort ?? list.sort,
    perPage: perPage ?? list.pageSize,
    page: 1,
    look,
    columns,
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

/** Returns a declared view, on its first page. */
export const readDeclaredView = (list: List, view: DeclaredView): ListViewState => ({
  search: view.search ?? '',
  filter: Object.entries(view.filter ?? {}).flatMap(([field, value]) => toConditions(field, value)),
  sort: view.sort ?? list.sort,
  perPage: list.pageSize,
  page: 1,
  look: view.look,
  columns: view.columns,
});

function toConditions(field: string, value: DeclaredFilterValue): TextCondition[] {
  if (typeof value !== 'object') return [{ field, operator: '=', value: String(value) }];
  if ('present' in value) return [{ field, operator: 'is', value: value.present ? 'not null' : 'null' }];
  if ('from' in value || 'to' in value)
    return [
      ...(value.from === undefined ? [] : [{ field, operator: '>=', value: String(value.from) } as const]),
      ...(value.to === undefined ? [] : [{ field, operator: '<=', value: String(value.to) } as const]),
    ];
  return Array.isArray(value) ? [{ field, operator: 'in', value: value.map(String) }] : [];
}
