import type { GetListParams } from 'ra-core';
import type { Field, ListCall } from '../src/config/types';
import type { QueryValue } from './path';

type ListParams = Pick<GetListParams, 'pagination' | 'sort' | 'filter'>;
type Fields = Readonly<Record<string, Field>>;

type Query = Readonly<Record<string, QueryValue>>;
/** What a filter asks for: a value, or any of several. */
export type Asked = QueryValue | readonly QueryValue[];

/** A filter's key: a field, and behind it how it is compared unless for being equal: `battery>=`, `gateway is `. */
const KEY = /^(.*?)([<>!]=|[<>]| is )?$/;

/** A filter's key taken apart: the field, and how it is compared, '' for being equal. */
export function keyParts(key: string): [name: string, operator: string] {
  const [, name = '', operator = ''] = KEY.exec(key) ?? [];
  return [name, operator];
}

/**
 * react-admin's list parameters → the bracketed query of the services host (LIST-01, DEV-17, DEV-18). `fixed` is what the
 * declaration asks for in any case: a filter of the user narrows it and never takes its place.
 */
export function listQuery(
  call: ListCall,
  params: ListParams,
  fields: Fields,
  fixed: Query = {},
): Record<string, QueryValue> {
  const { search, ...filters } = (params.filter ?? {}) as Record<string, Asked>;
  const query: Record<string, QueryValue> = { ...fixed };
  if (call.paged && params.pagination) {
    query['page[number]'] = params.pagination.page;
    query['page[size]'] = params.pagination.perPage;
  }
  if (typeof search === 'string') query.search = search.trim();
  return { ...query, ...sortQuery(call, params.sort, fields), ...filterQuery(call, filters, fields, fixed) };
}

/** The sort of a list under the name of its parameter. */
export function sortQuery(
  call: Pick<ListCall, 'sort' | 'sortParam'>,
  sort: ListParams['sort'],
  fields: Fields,
): Query {
  const text = sort?.field ? writeSort(call.sort, sort.field, sort.order, fields) : '';
  return text ? { [call.sortParam]: text } : {};
}

/** Filters of a list: a parameter each, or one of conditions, then with those that are fixed. */
export function filterQuery(
  call: Pick<ListCall, 'filter'>,
  filters: Readonly<Record<string, Asked>>,
  fields: Fields,
  fixed: Query,
): Query {
  const named = Object.entries(filterNames(filters, fields));
  if (call.filter === 'conditions') {
    const conditions = named.flatMap(([key, value]) => conditionsOf(key, value, fixed.filter));
    return conditions.length > 0 ? { filter: joined(fixed.filter, ...conditions) } : {};
  }
  const sent = named.map(([name, value]) => [name, isSeveral(value) ? value.join(',') : value] as const);
  return Object.fromEntries(sent.filter(([name, value]) => isSaid(value) && !isSaid(fixed[name])));
}

/** Fixed parameters of two declarations, the nearer one last: their conditions all hold, of others the nearer counts. */
export function fixedQuery(call: ListCall, far: Query, near: Query): Query {
  const both = { ...far, ...near };
  if (call.filter !== 'conditions' || !isSaid(far.filter) || !isSaid(near.filter)) return both;
  return { ...both, filter: joined(far.filter, near.filter) };
}

const isSeveral = (asked: Asked): asked is readonly QueryValue[] => Array.isArray(asked);

/** Empty parameters are not sent, so they say nothing. */
export const isSaid = (value: QueryValue): boolean => value !== undefined && value !== null && value !== '';

/** Conditions all have to hold; the host joins them by commas (DEV-18). */
const joined = (...conditions: readonly QueryValue[]): string => conditions.filter(isSaid).join(',');

/** The name that the host sorts by. */
export const sortName = (name: string, fields: Fields): string =>
  Object.hasOwn(fields, name) ? (fields[name]?.sortBy ?? name) : name;

/** Filters under the names that the host filters by; what follows the name of the field stays. */
export const filterNames = <Value>(
  filters: Readonly<Record<string, Value>>,
  fields: Fields,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(filters).map(([key, value]) => {
      const [name, operator] = keyParts(key);
      return [(Object.hasOwn(fields, name) ? (fields[name]?.filterBy ?? name) : name) + operator, value];
    }),
  );

/** Several fields arrive as "a,-b" in one text; the first order applies to the first field. */
export function sortParts(field: string, order: 'ASC' | 'DESC', fields: Fields) {
  const [first = '', ...others] = field.split(',').filter(Boolean);
  return [
    { name: first, order },
    ...others.map((other) => ({
      name: other.replace(/^-/, ''),
      order: other.startsWith('-') ? 'DESC' : 'ASC',
    })),
  ].map((part) => ({ ...part, name: sortName(part.name, fields) }));
}

function writeSort(grammar: 'minus' | 'colon', field: string, order: 'ASC' | 'DESC', fields: Fields): string {
  return sortParts(field, order, fields)
    .map((part) =>
      grammar === 'minus'
        ? (part.order === 'DESC' ? '-' : '') + part.name
        : `${part.name}:${part.order.toLowerCase()}`,
    )
    .join(',');
}

/** What stands before the value: several of one field with `=` are alternatives. */
const comparison = (key: string): string => (keyParts(key)[1] === '' ? `${key}=` : key);

/**
 * The conditions of a filter. Where a fixed one says what a field has to be equal to, no other may: the host would take
 * them for alternatives, and the user's would widen what is fixed.
 */
function conditionsOf(key: string, asked: Asked, fixed: QueryValue): string[] {
  const start = comparison(key);
  if (start !== key && `,${String(fixed ?? '')}`.includes(`,${start}`)) return [];
  return [asked]
    .flat()
    .filter(isSaid)
    .map((value) => start + conditionText(value));
}

/** A value can hold neither a comma nor quotes that would start another condition; hosts count blanks once. */
export const conditionText = (value: unknown): string =>
  String(value)
    .replaceAll(/[,"\s]+/g, ' ')
    .trim();
