import type { SavedQuery } from 'ra-core';
import type { DeclaredFilterValue, DeclaredView, List, ListLayout } from '../../config/types';
import type { TextCondition } from '../filters/filterConditions';
import { parseFilterParam } from '../filters/filterParam';
import type { ListParams } from '../params/listParams';

/** Params of a list in a view, with its layout and columns if the view has its own. */
export interface ListViewState extends ListParams {
  layout?: ListLayout | undefined;
  /** Keys of the visible columns. */
  columns?: readonly string[] | undefined;
}

/** Returns what is stored of a view. */
export const toSavedView = ({
  search,
  filter,
  sort,
  perPage,
  layout,
  columns,
}: ListViewState): SavedQuery['value'] => ({
  filter: {
    conditions: filter,
    ...(search ? { search } : {}),
    ...(layout ? { layout } : {}),
    ...(columns ? { columns } : {}),
  },
  displayedFilters: [],
  perPage,
  ...(sort ? { sort } : {}),
});

interface StoredFilter {
  search?: string;
  conditions?: readonly TextCondition[];
  layout?: ListLayout;
  columns?: readonly string[];
}

/** Returns a stored view, on its first page. */
export function readSavedView(list: List, { filter, sort, perPage }: SavedQuery['value']): ListViewState {
  const { search = '', conditions, layout, columns, ...values } = (filter ?? {}) as StoredFilter;
  return {
    search,
    filter: conditions ?? readFilterKeys(list, values),
    sort: sort ?? list.sort,
    perPage: perPage ?? list.pageSize,
    page: 1,
    layout,
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
  layout: view.layout,
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
