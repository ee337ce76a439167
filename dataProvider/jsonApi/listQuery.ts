import type { GetListParams } from 'ra-core';
import type { Field, ListCall } from '../../src/config/types';
import type { QueryValue } from '../http/path';

type ListParams = Pick<GetListParams, 'pagination' | 'sort' | 'filter'>;
type Fields = Readonly<Record<string, Field>>;

type Query = Readonly<Record<string, QueryValue>>;
/** What a filter asks for: a value, or any of several. */
export type FilterCriterion = QueryValue | readonly QueryValue[];

/** A filter's key: a field, and behind it how it is compared unless for being equal: `battery>=`, `gateway is `. */
const FILTER_KEY = /^(.*?)([<>!]=|[<>]| is )?$/;

/** A filter's key taken apart: the field, and how it is compared, '' for being equal. */
export function splitFilterKey(key: string): [name: string, operator: string] {
  const [, name = '', operator = ''] = FILTER_KEY.exec(key) ?? [];
  return [name, operator];
}

/**
 * react-admin's list parameters → the bracketed query of the services host (LIST-01, DEV-17, DEV-18). `fixed` is what the
 * declaration asks for in any case: a filter of the user narrows it and never takes its place.
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

/** The sort of a list under the name of its parameter. */
export function buildSortQuery(
  call: Pick<ListCall, 'sort' | 'sortParam'>,
  sort: ListParams['sort'],
  fields: Fields,
): Query {
  const text = sort?.field ? formatSort(call.sort, sort.field, sort.order, fields) : '';
  return text ? { [call.sortParam]: text } : {};
}

/** Filters of a list: a parameter each, or one of conditions, then with those that are fixed. */
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

/** Fixed parameters of two declarations, the nearer one last: their conditions all hold, of others the nearer counts. */
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

/** Empty parameters are not sent, so they say nothing. */
export const hasQueryValue = (value: QueryValue): boolean =>
  value !== undefined && value !== null && value !== '';

/** Conditions all have to hold; the host joins them by commas (DEV-18). */
const joinConditions = (...conditions: readonly QueryValue[]): string =>
  conditions.filter(hasQueryValue).join(',');

/** The name that the host sorts by. */
export const toHostSortField = (name: string, fields: Fields): string =>
  Object.hasOwn(fields, name) ? (fields[name]?.sortBy ?? name) : name;

/** Filters under the names that the host filters by; what follows the name of the field stays. */
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

/** Several fields arrive as "a,-b" in one text; the first order applies to the first field. */
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

/** What stands before the value: several of one field with `=` are alternatives. */
const conditionPrefix = (key: string): string => (splitFilterKey(key)[1] === '' ? `${key}=` : key);

/**
 * The conditions of a filter. Where a fixed one says what a field has to be equal to, no other may: the host would take
 * them for alternatives, and the user's would widen what is fixed.
 */
function buildConditions(key: string, criterion: FilterCriterion, fixedFilter: QueryValue): string[] {
  const prefix = conditionPrefix(key);
  if (prefix !== key && `,${String(fixedFilter ?? '')}`.includes(`,${prefix}`)) return [];
  return [criterion]
    .flat()
    .filter(hasQueryValue)
    .map((value) => prefix + sanitizeCondition(value));
}

/** A value can hold neither a comma nor quotes that would start another condition; hosts count blanks once. */
export const sanitizeCondition = (value: unknown): string =>
  String(value)
    .replaceAll(/[,"\s]+/g, ' ')
    .trim();
