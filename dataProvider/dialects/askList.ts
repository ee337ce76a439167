import { fillWith } from '../../src/config/template';
import type { Dialect, DialectOperator, Field } from '../../src/config/types';
import { ApiError, OTHER } from '../apiError';
import { filterNames, filterQuery, isSaid, keyParts, sortParts, sortQuery, type Asked } from '../listQuery';
import type { QueryValue } from '../path';
import type { RequestInput } from '../request';
import type { ListAsk } from '../speech';
import { datedFilters } from './dates';
import { encoded, pairsOf, severalOf, type Pair, type Values } from './query';

type Fields = Readonly<Record<string, Field>>;

/** How a list is asked for in a dialect. `cursor` is where the page begins, for hosts that say so. */
export function askList(
  dialect: Dialect,
  { resource, call, params, fixed, target }: ListAsk,
  cursor?: string,
): Pick<RequestInput, 'query' | 'headers'> {
  const { search, ...asked } = (params.filter ?? {}) as Record<string, Asked>;
  const filters = datedFilters(asked, resource, dialect.dates);
  const { fields, api } = resource;
  const { list } = api.declared;
  const isOwnSort = list?.sort !== undefined || list?.sortParam !== undefined;
  // One text of conditions holds those that are fixed, too.
  const conditions = list?.filter === 'conditions' ? filterQuery(call, filters, fields, fixed) : {};
  const wanted = [
    ...searchPairs(dialect, search),
    ...(isOwnSort ? pairsIn(sortQuery(call, params.sort, fields)) : sortPairs(dialect, params.sort, fields)),
  ];
  const said = without(pairsIn({ ...fixed, ...conditions }), wanted);
  const narrowing = [
    ...(isOwnSort ? [] : usualSort(dialect, params.sort, api.id[0])),
    ...(list?.filter === 'conditions'
      ? []
      : list?.filter
        ? pairsIn(filterQuery(call, filters, fields, fixed))
        : filterPairs(dialect, filters, fields)),
  ];
  const page = call.paged && params.pagination ? pageValues(params.pagination, cursor) : undefined;
  const sent = [
    ...said,
    ...(page && dialect.page ? pairsOf(dialect.page.query, page) : []),
    ...wanted,
    // A filter of the user narrows what is fixed and never takes its place.
    ...without(narrowing, said),
    ...(target ? comparison(dialect, '=', ...target) : []),
  ];
  return { query: encoded(sent), headers: page && dialect.page ? filled(dialect.page.headers, page) : {} };
}

/** Those of other names. */
const without = (pairs: readonly Pair[], others: readonly Pair[]): Pair[] =>
  pairs.filter(([name]) => !others.some(([other]) => other === name));

/** What a page is asked for by. */
export const pageValues = ({ page, perPage }: { page: number; perPage: number }, cursor?: string): Values => {
  const offset = (page - 1) * perPage;
  const end = offset + perPage;
  return { page, index: page - 1, size: perPage, offset, end, last: end - 1, cursor };
};

const filled = (headers: Readonly<Record<string, string>>, values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, text]) => [
      name,
      fillWith(text, (at) => String(values[at.name] ?? '')),
    ]),
  );

const pairsIn = (query: Readonly<Record<string, QueryValue>>): Pair[] =>
  Object.entries(query).flatMap(([name, value]): Pair[] => (isSaid(value) ? [[name, String(value)]] : []));

/** What a host cannot be asked for is said: all rows in place of those that were looked for would be a lie. */
const unsaid = (what: string): ApiError =>
  new ApiError(OTHER, { message: `Este servidor no admite ${what}.` });

function searchPairs({ search }: Dialect, asked: Asked): Pair[] {
  const value = typeof asked === 'string' ? asked.trim() : '';
  if (value === '') return [];
  if (search === false) throw unsaid('búsquedas');
  return pairsOf(search, { value });
}

type Sort = ListAsk['params']['sort'];

function sortPairs({ sort }: Dialect, asked: Sort, fields: Fields): Pair[] {
  if (!asked?.field) return [];
  if (sort === false) throw unsaid('ordenar las listas');
  const pairs = sortParts(asked.field, asked.order, fields).flatMap(({ name, order }) =>
    pairsOf(order === 'DESC' ? sort.desc : sort.asc, { field: name }),
  );
  return sort.join === false ? pairs : joined(pairs, sort.join);
}

/** The order of a list that asks for none. */
function usualSort({ sort }: Dialect, asked: Sort, id = 'id'): Pair[] {
  if (asked?.field || sort === false || sort.default === null) return [];
  return pairsOf(sort.asc, { field: fillWith(sort.default, () => id) });
}

/** Parameters of one name as one, their values apart by `by`. */
function joined(pairs: readonly Pair[], by: string): Pair[] {
  const names = [...new Set(pairs.map(([name]) => name))];
  return names.map((name) => [
    name,
    pairs
      .filter(([other]) => other === name)
      .map(([, value]) => value)
      .join(by),
  ]);
}

const filterPairs = (dialect: Dialect, filters: Readonly<Record<string, Asked>>, fields: Fields): Pair[] =>
  Object.entries(filterNames(filters, fields)).flatMap(([key, asked]) => {
    const [field, operator] = keyParts(key);
    return comparison(dialect, operator || '=', field, asked);
  });

function comparison({ filter }: Dialect, operator: string, field: string, asked: Asked): Pair[] {
  const values = [asked].flat().filter(isSaid).map(String);
  const kind = operator === ' is ' ? values[0] : values.length > 1 ? 'several' : operator;
  if (kind === undefined || values.length === 0) return [];
  const template = filter[kind as DialectOperator];
  if (!template) throw unsaid(`este filtro («${field}», ${kind})`);
  return kind === 'several'
    ? severalOf(template, values, { field })
    : pairsOf(template, { field, value: values[0] });
}
