import type { RowOf } from '../store/collections';
import type { Store } from '../store/store';

/** Collections whose rows have an id that other rows refer to. */
type ReferencedName = 'assets' | 'clients' | 'device_commands' | 'projects' | 'users';

/** Reads the rows with these ids in one query, by id. Unknown ids and null have no row. */
export async function rowsById<Name extends ReferencedName>(
  store: Store,
  name: Name,
  ids: Iterable<string | null | undefined>,
): Promise<ReadonlyMap<string, RowOf<Name>>> {
  const wantedIds = [...new Set(ids)].filter((id) => id !== null && id !== undefined);
  if (wantedIds.length === 0) return new Map();
  const rows = await listByIds[name](store, wantedIds);
  return new Map(rows.map((row) => [row.id, row]));
}

/** One query a collection: a type parameter does not tell that each has the member `id`. */
const listByIds: {
  readonly [Name in ReferencedName]: (
    store: Store,
    ids: readonly string[],
  ) => Promise<readonly RowOf<Name>[]>;
} = {
  assets: (store, ids) => store.list('assets', { id: { in: ids } }),
  clients: (store, ids) => store.list('clients', { id: { in: ids } }),
  device_commands: (store, ids) => store.list('device_commands', { id: { in: ids } }),
  projects: (store, ids) => store.list('projects', { id: { in: ids } }),
  users: (store, ids) => store.list('users', { id: { in: ids } }),
};
