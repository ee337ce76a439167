import type { RaRecord } from 'ra-core';
import { fillPath, fillTextTemplate, type Scope } from '../../../dataProvider';
import type { ListMeta } from '../../../dataProvider/jsonApi/jsonApiProvider';
import { readPath } from '../../config/values/readPath';
import type { List } from '../../config/types';

/** Source of the rows of a list: its path and its fixed parameters. */
type ListSource = Pick<List, 'rows' | 'query'>;

/**
 * Builds the data provider's meta besides page, sort and filter: the declared path and query, filled from the parent record.
 */
export const buildListMeta = (list: ListSource, parent: RaRecord | undefined): { meta?: ListMeta } =>
  fillListMeta(list, { ...parent, parent });

/** Like `buildListMeta`, filled from a scope. */
export function fillListMeta({ rows, query: declaredQuery }: ListSource, scope: Scope): { meta?: ListMeta } {
  const query = fillQuery(declaredQuery as Query, scope);
  const queryMeta = Object.keys(query).length > 0 ? { query } : {};
  if (rows.kind === 'path') {
    const path = fillPath(rows.path, (name) => readPath(scope, name));
    return { meta: { path, paged: rows.paged, ...queryMeta } };
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
