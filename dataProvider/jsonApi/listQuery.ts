import type { GetListParams } from 'ra-core';
import type { Field, ListCall } from '../../src/config/types';
import type { QueryValue } from '../http/path';
import { buildFilterQuery, hasQueryValue, joinConditions, readFilter } from './filterQuery';

type ListParams = Pick<GetListParams, 'pagination' | 'sort' | 'filter'>;
type Fields = Readonly<Record<string, Field>>;

type Query = Readonly<Record<string, QueryValue>>;

/**
 * Builds the bracketed query of the services host from react-admin's list parameters. `fixedParams` are declared parameters:
 * a user's filter narrows them and never replaces them.
 */
export function buildListQuery(
  call: ListCall,
  params: ListParams,
  fields: Fields,
  fixedParams: Query = {},
): Record<string, QueryValue> {
  const { search, conditions } = readFilter(params.filter);
  const query: Record<string, QueryValue> = { ...fixedParams };
  if (call.paged && params.pagination) {
    query['page[number]'] = params.pagination.page;
    query['page[size]'] = params.pagination.perPage;
  }
  if (search !== undefined) query.search = search;
  return {
    ...query,
    ...buildSortQuery(call, params.sort, fields),
    ...buildFilterQuery(call, conditions, fields, fixedParams),
  };
}

/** Builds the sort parameter of a list. */
export function buildSortQuery(
  call: Pick<ListCall, 'sort' | 'sortParam'>,
  sort: ListParams['sort'],
  fields: Fields,
): Query {
  const text = sort?.field ? formatSort(call.sort, sort.field, sort.order, fields) : '';
  return text ? { [call.sortParam]: text } : {};
}

/** Merges the fixed parameters of two declarations; the second one overrides the first, but conditions of both apply. */
export function mergeFixedParams(call: ListCall, baseParams: Query, overridingParams: Query): Query {
  const merged = { ...baseParams, ...overridingParams };
  if (
    call.filter !== 'conditions' ||
    !hasQueryValue(baseParams.filter) ||
    !hasQueryValue(overridingParams.filter)
  )
    return merged;
  return { ...merged, filter: joinConditions(baseParams.filter, overridingParams.filter) };
}

/** Returns the host's name for a sort field. */
export const toHostSortField = (name: string, fields: Fields): string =>
  Object.hasOwn(fields, name) ? (fields[name]?.sortBy ?? name) : name;

/** Parses a sort. Several fields are one text "a,-b"; `order` applies to the first field. */
export function parseSort(field: string, order: 'ASC' | 'DESC', fields: Fields) {
  const [firstField = '', ...otherFields] = field.split(',').filter(Boolean);
  return [
    { name: firstField, order },
    ...otherFields.map((field) => ({
      name: field.replace(/^-/, ''),
      order: field.startsWith('-') ? 'DESC' : 'ASC',
    })),
  ].map((term) => ({ ...term, name: toHostSortField(term.name, fields) }));
}

function formatSort(
  grammar: 'minus' | 'colon',
  field: string,
  order: 'ASC' | 'DESC',
  fields: Fields,
): string {
  return parseSort(field, order, fields)
    .map((term) =>
      grammar === 'minus'
        ? (term.order === 'DESC' ? '-' : '') + term.name
        : `${term.name}:${term.order.toLowerCase()}`,
    )
    .join(',');
}
