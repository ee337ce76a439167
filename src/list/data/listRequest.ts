import type { GetListParams, RaRecord } from 'ra-core';
import { fillPath, fillTextTemplate, type Scope } from '../../../dataProvider';
import type { ListMeta } from '../../../dataProvider/jsonApi/jsonApiProvider';
import { readPath } from '../../config/values/readPath';
import type { List } from '../../config/types';
import { toWireConditions } from '../filters/filterConditions';
import type { ListParams } from '../params/listParams';
import { NO_SORT } from './listData';

/** A call without pages has no page size, but `getList` requires one. */
const UNLIMITED = Number.MAX_SAFE_INTEGER;

type PageParams = Required<Pick<GetListParams, 'pagination' | 'sort' | 'filter'>> & { meta?: ListMeta };

/** Returns the `getList` params for a page of a list. */
export function buildPageParams(
  list: List,
  { page, perPage, sort, filter, search }: ListParams,
  parent: RaRecord | undefined,
): PageParams {
  const conditions = toWireConditions(list.filters, filter);
  return {
    pagination: { page, perPage },
    sort: sort ?? NO_SORT,
    filter: { ...(conditions.length > 0 ? { conditions } : {}), ...(search ? { search } : {}) },
    ...buildListMeta(list, parent),
  };
}

/** Returns the `getList` params of an unpaged list. */
export const buildUnpagedParams = (list: List, parent: RaRecord | undefined): PageParams => ({
  pagination: { page: 1, perPage: UNLIMITED },
  sort: NO_SORT,
  filter: {},
  ...buildListMeta(list, parent),
});

/**
 * Builds the data provider's meta besides page, sort and filter: the declared path and query, filled from the parent record.
 */
export function buildListMeta(list: List, parent: RaRecord | undefined): { meta?: ListMeta } {
  const scope: Scope = { ...parent, parent };
  const query = fillQuery(list.query as Query, scope);
  const queryMeta = Object.keys(query).length > 0 ? { query } : {};
  if (list.rows.kind === 'path') {
    const path = fillPath(list.rows.path, (name) => readPath(scope, name));
    return { meta: { path, paged: list.rows.paged, ...queryMeta } };
  }
  return 'query' in queryMeta ? { meta: queryMeta } : {};
}

type Query = NonNullable<ListMeta['query']>;

const fillQuery = (query: Query, scope: Scope): Query =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' ? fillTextTemplate(value, scope) : value,
    ]),
  );
