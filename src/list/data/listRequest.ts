import type { GetListParams, RaRecord } from 'ra-core';
import type { ListMeta } from '../../../dataProvider/jsonApi/jsonApiProvider';
import type { List } from '../../config/types';
import { buildListMeta } from '../../queries/list/listMeta';
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
