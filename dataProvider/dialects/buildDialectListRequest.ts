import { fillTemplateWith } from '../../src/config/template';
import type { Dialect, DialectOperator, Field } from '../../src/config/types';
import { ApiError, UNKNOWN_ERROR } from '../http/apiError';
import {
  buildFilterQuery,
  hasQueryValue,
  readFilter,
  withHostNames,
  type QueryCondition,
} from '../jsonApi/filterQuery';
import { buildSortQuery, parseSort } from '../jsonApi/sortQuery';
import type { QueryValue } from '../http/path';
import type { RequestInput } from '../http/request';
import type { ListRequest } from '../jsonApi/wireFormat';
import { withWireDates } from './wireDates';
import {
  encodeQuery,
  fillQueryTemplate,
  fillMultiValueTemplate,
  type QueryPair,
  type PlaceholderValues,
} from './queryTemplate';

type Fields = Readonly<Record<string, Field>>;

/** Builds the request of a list in a dialect. `cursor` is the start of the page, for hosts with cursors. */
export function buildDialectListRequest(
  dialect: Dialect,
  { resource, call, params, fixedParams, target }: ListRequest,
  cursor?: string,
): Pick<RequestInput, 'query' | 'headers'> {
  const filter = readFilter(params.filter);
  const conditions = withWireDates(filter.conditions, resource, dialect.dates);
  const { fields, api } = resource;
  const { getList } = api.declared;
  const hasDeclaredSort = getList?.sort !== undefined || getList?.sortParam !== undefined;
  // One text holds all conditions, including the fixed ones.
  const conditionQuery =
    getList?.filter === 'conditions' ? buildFilterQuery(call, conditions, fields, fixedParams) : {};
  const searchAndSort = [
    ...searchPairs(dialect, filter.search),
    ...(hasDeclaredSort
      ? toPairs(buildSortQuery(call, params.sort, fields))
      : sortPairs(dialect, params.sort, fields)),
  ];
  const givenPairs = withoutNames(toPairs({ ...fixedParams, ...conditionQuery }), searchAndSort);
  const refinements = [
    ...(hasDeclaredSort ? [] : defaultSort(dialect, params.sort, api.id[0])),
    ...(getList?.filter === 'conditions'
      ? []
      : getList?.filter
        ? toPairs(buildFilterQuery(call, conditions, fields, fixedParams))
        : withHostNames(conditions, fields).flatMap((condition) => conditionPairs(dialect, condition))),
  ];
  const page = call.paged && params.pagination ? pagePlaceholders(params.pagination, cursor) : undefined;
  const pairs = [
    ...givenPairs,
    ...(page && dialect.page ? fillQueryTemplate(dialect.page.query, page) : []),
    ...searchAndSort,
    // A user's filter narrows the fixed parameters and never replaces them.
    ...withoutNames(refinements, givenPairs),
    ...(target ? conditionPairs(dialect, { field: target[0], operator: '=', value: target[1] }) : []),
  ];
  return {
    query: encodeQuery(pairs),
    headers: page && dialect.page ? fillHeaders(dialect.page.headers, page) : {},
  };
}

/** Returns the pairs whose names are not in `excluded`. */
const withoutNames = (pairs: readonly QueryPair[], excluded: readonly QueryPair[]): QueryPair[] =>
  pairs.filter(([name]) => !excluded.some(([excludedName]) => excludedName === name));

/** Returns the placeholder values of a page. */
export const pagePlaceholders = (
  { page, perPage }: { page: number; perPage: number },
  cursor?: string,
): PlaceholderValues => {
  const offset = (page - 1) * perPage;
  const end = offset + perPage;
  return { page, index: page - 1, size: perPage, offset, end, last: end - 1, cursor };
};

const fillHeaders = (
  headers: Readonly<Record<string, string>>,
  values: PlaceholderValues,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, text]) => [
      name,
      fillTemplateWith(text, (placeholder) => String(values[placeholder.name] ?? '')),
    ]),
  );

const toPairs = (query: Readonly<Record<string, QueryValue>>): QueryPair[] =>
  Object.entries(query).flatMap(([name, value]): QueryPair[] =>
    hasQueryValue(value) ? [[name, String(value)]] : [],
  );

/** Error for a feature that the host does not support: showing all rows instead of the matches would mislead. */
const unsupportedError = (feature: string): ApiError =>
  new ApiError(UNKNOWN_ERROR, { message: `Este servidor no admite ${feature}.` });

function searchPairs({ search: template }: Dialect, search = ''): QueryPair[] {
  if (search === '') return [];
  if (template === false) throw unsupportedError('búsquedas');
  return fillQueryTemplate(template, { value: search });
}

type Sort = ListRequest['params']['sort'];

function sortPairs({ sort }: Dialect, listSort: Sort, fields: Fields): QueryPair[] {
  if (!listSort?.field) return [];
  if (sort === false) throw unsupportedError('ordenar las listas');
  const pairs = parseSort(listSort.field, listSort.order, fields).flatMap(({ name, order }) =>
    fillQueryTemplate(order === 'DESC' ? sort.desc : sort.asc, { field: name }),
  );
  return sort.join === false ? pairs : joinPairs(pairs, sort.join);
}

/** Returns the default sort, for a list without one. */
function defaultSort({ sort }: Dialect, listSort: Sort, id = 'id'): QueryPair[] {
  if (listSort?.field || sort === false || sort.default === null) return [];
  return fillQueryTemplate(sort.asc, { field: fillTemplateWith(sort.default, () => id) });
}

/** Joins parameters of the same name into one, with the values separated by `separator`. */
function joinPairs(pairs: readonly QueryPair[], separator: string): QueryPair[] {
  const names = [...new Set(pairs.map(([name]) => name))];
  return names.map((name) => [
    name,
    pairs
      .filter(([pairName]) => pairName === name)
      .map(([, value]) => value)
      .join(separator),
  ]);
}

/** Builds the parameters of a condition, by the template of its operator. */
function conditionPairs({ filter }: Dialect, { field, operator, value }: QueryCondition): QueryPair[] {
  const values = [value].flat().filter(hasQueryValue).map(String);
  const [firstValue] = values;
  if (firstValue === undefined) return [];
  const key =
    values.length > 1 ? 'several' : operator === 'is' ? firstValue : operator === 'in' ? '=' : operator;
  const template = filter[key as DialectOperator];
  if (!template) throw unsupportedError(`este filtro («${field}», ${key})`);
  return key === 'several'
    ? fillMultiValueTemplate(template, values, { field })
    : fillQueryTemplate(template, { field, value: firstValue });
}
