import type { GetListParams } from 'ra-core';
import type { Field, ListCall } from '../../src/config/types';
import type { QueryValue } from '../http/path';

type ListParams = Pick<GetListParams, 'pagination' | 'sort' | 'filter'>;
type Fields = Readonly<Record<string, Field>>;

type Query = Readonly<Record<string, QueryValue>>;
/** Criterion of a filter: a value, or any of several. */
export type FilterCriterion = QueryValue | readonly QueryValue[];

/** Key of a filter: a field, and its operator unless it is equality: `battery>=`, `gateway is `. */
const FILTER_KEY = /^(.*?)([<>!]=|[<>]| is )?$/;

/** Splits a filter's key into field and operator, '' for equality. */
export function splitFilterKey(key: string): [name: string, operator: string] {
  const [, name = '', operator = ''] = FILTER_KEY.exec(key) ?? [];
  return [name, operator];
}

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
  const { search, ...filters } = (params.filter ?? {}) as Record<string, FilterCriterion>;
  const query: Record<string, QueryValue> = { ...fixedParams };
  if (call.paged && params.pagination) {
    query['page[number]'] = params.pagination.page;
    query['page[size]'] = params.pagination.perPage;
  }
  if (typeof search === 'string') query.search = search.trim();
  return {
    ...query,
    ...buildSortQuery(call, params.sort, fields),
    ...buildFilterQuery(call, filters, fields, fixedParams),
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

/** Builds the filters of a list: a parameter each, or one text of conditions together with the fixed ones. */
export function buildFilterQuery(
  call: Pick<ListCall, 'filter'>,
  filters: Readonly<Record<string, FilterCriterion>>,
  fields: Fields,
  fixedParams: Query,
): Query {
  const entries = Object.entries(toHostFilterNames(filters, fields));
  if (call.filter === 'conditions') {
    const conditions = entries.flatMap(([key, value]) => buildConditions(key, value, fixedParams.filter));
    return conditions.length > 0 ? { filter: joinConditions(fixedParams.filter, ...conditions) } : {};
  }
  const params = entries.map(([name, value]) => [name, isMultiple(value) ? value.join(',') : value] as const);
  return Object.fromEntries(
    params.filter(([name, value]) => hasQueryValue(value) && !hasQueryValue(fixedParams[name])),
  );
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

const isMultiple = (criterion: FilterCriterion): criterion is readonly QueryValue[] =>
  Array.isArray(criterion);

/** True if a parameter has a value; empty ones are not sent. */
export const hasQueryValue = (value: QueryValue): boolean =>
  value !== undefined && value !== null && value !== '';

/** Joins conditions with commas; the host requires all of them. */
const joinConditions = (...conditions: readonly QueryValue[]): string =>
  conditions.filter(hasQueryValue).join(',');

/** Returns the host's name for a sort field. */
export const toHostSortField = (name: string, fields: Fields): string =>
  Object.hasOwn(fields, name) ? (fields[name]?.sortBy ?? name) : name;

/** Renames filters to the host's names; operators stay. */
export const toHostFilterNames = <Value>(
  filters: Readonly<Record<string, Value>>,
  fields: Fields,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(filters).map(([key, value]) => {
      const [name, operator] = splitFilterKey(key);
      return [(Object.hasOwn(fields, name) ? (fields[name]?.filterBy ?? name) : name) + operator, value];
    }),
  );

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

/** Returns the text before the value; several `=` conditions on one field are alternatives. */
const conditionPrefix = (key: string): string => (splitFilterKey(key)[1] === '' ? `${key}=` : key);

/**
 * Builds the conditions of a filter. If a fixed `=` condition exists for a field, no other is added: the host would treat
 * them as alternatives, so the user's would widen the fixed one.
 */
function buildConditions(key: string, criterion: FilterCriterion, fixedFilter: QueryValue): string[] {
  const prefix = conditionPrefix(key);
  if (prefix !== key && `,${String(fixedFilter ?? '')}`.includes(`,${prefix}`)) return [];
  return [criterion]
    .flat()
    .filter(hasQueryValue)
    .map((value) => prefix + sanitizeCondition(value));
}

/** Removes commas and quotes, which would start another condition; hosts collapse blanks. */
export const sanitizeCondition = (value: unknown): string =>
  String(value)
    .replaceAll(/[,"\s]+/g, ' ')
    .trim();
