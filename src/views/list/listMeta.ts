import type { RaRecord } from 'ra-core';
import { fillPath, fillText, type Scope } from '../../../dataProvider';
import type { ListMeta } from '../../../dataProvider/jsonApiProvider';
import { readPath } from '../../config/readPath';
import type { List } from '../../config/types';

/** What the data provider is told besides page, sort and filter: the declared path and query, filled from the parent record. */
export function listMeta(list: List, parent: RaRecord | undefined): { meta?: ListMeta } {
  const scope: Scope = { ...parent, parent };
  const query = filledQuery(list.query as Query, scope);
  const asked = Object.keys(query).length > 0 ? { query } : {};
  if (list.rows.kind === 'path') {
    const path = fillPath(list.rows.path, (name) => readPath(scope, name));
    return { meta: { path, paged: list.rows.paged, ...asked } };
  }
  return 'query' in asked ? { meta: asked } : {};
}

type Query = NonNullable<ListMeta['query']>;

const filledQuery = (query: Query, scope: Scope): Query =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' ? fillText(value, scope) : value,
    ]),
  );
