import type { RaRecord } from 'ra-core';
import { fillPath, fillTextTemplate, type Scope } from '../../../dataProvider';
import type { ListMeta } from '../../../dataProvider/jsonApi/jsonApiProvider';
import { readPath } from '../../config/values/readPath';
import type { List } from '../../config/types';

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
