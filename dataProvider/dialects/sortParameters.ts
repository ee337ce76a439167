import { findPlaceholdersInJson, fillTemplateWith } from '../../src/config/template';
import type { Dialect, Json } from '../../src/config/types';
import { buildSortQuery, parseSort } from '../jsonApi/sortQuery';
import type { ListRequest } from '../jsonApi/wireFormat';
import { fillJson, toText } from './fillJson';
import { fillQueryTemplate, toPairs, type QueryPair } from './queryTemplate';
import { unsupportedError } from './refusal';
import { refusalTexts } from './refusalTexts';

/** True if the sort order is part of a parameter in JSON. */
const isInJson = ({ getList: { json } }: Dialect): boolean =>
  findPlaceholdersInJson(json).some(({ name }) => name === 'sort');

const hasDeclaredSort = ({ resource }: ListRequest): boolean => {
  const { getList } = resource.api.declared;
  return getList?.sort !== undefined || getList?.sortParam !== undefined;
};

/** Builds the parameters of a sort order. Throws if the host has none. */
export function buildSort(dialect: Dialect, listRequest: ListRequest): QueryPair[] {
  const { call, params, resource } = listRequest;
  if (hasDeclaredSort(listRequest)) return toPairs(buildSortQuery(call, params.sort, resource.fields));
  const { sort } = dialect;
  if (!params.sort?.field || isInJson(dialect)) return [];
  if (sort === false) throw unsupportedError(refusalTexts.sorting);
  const pairs = parseSort(params.sort.field, params.sort.order, resource.fields).flatMap(({ name, order }) =>
    fillQueryTemplate(order === 'DESC' ? sort.desc : sort.asc, { field: name }),
  );
  return sort.join === false ? pairs : joinPairs(pairs, sort.join);
}

/** Builds the default sort, for a list without one. */
export function buildDefaultSort(
  dialect: Dialect,
  listRequest: ListRequest,
  fixed: readonly QueryPair[],
): QueryPair[] {
  const { sort } = dialect;
  if (sort === false || hasDeclaredSort(listRequest) || isInJson(dialect)) return [];
  const field = defaultSortField(dialect, listRequest);
  const pairs = field === undefined ? [] : fillQueryTemplate(sort.asc, { field });
  return pairs.filter(([name]) => !fixed.some(([fixedName]) => fixedName === name));
}

/** Returns the sort order for a parameter in JSON: a list, or a text if the dialect joins them; undefined for none. */
export function sortItems(dialect: Dialect, listRequest: ListRequest): Json | undefined {
  const { sort } = dialect;
  const { params, resource } = listRequest;
  if (!isInJson(dialect) || hasDeclaredSort(listRequest)) return undefined;
  if (sort === false) {
    if (params.sort?.field) throw unsupportedError(refusalTexts.sorting);
    return undefined;
  }
  const defaultField = defaultSortField(dialect, listRequest);
  const terms = params.sort?.field
    ? parseSort(params.sort.field, params.sort.order, resource.fields)
    : defaultField === undefined
      ? []
      : [{ name: defaultField, order: 'ASC' }];
  const items = terms.flatMap(
    ({ name, order }) => fillJson(order === 'DESC' ? sort.desc : sort.asc, { field: name }) ?? [],
  );
  if (items.length === 0) return undefined;
  return sort.join === false ? items : items.map(toText).join(sort.join);
}

function defaultSortField({ sort }: Dialect, { params, resource }: ListRequest): string | undefined {
  return params.sort?.field || sort === false || sort.default === null
    ? undefined
    : fillTemplateWith(sort.default, () => resource.api.id[0] ?? 'id');
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
