import { ok, canSeeUser } from '../../server/call';
import type { Call, Handler } from '../../server/call';
import { normalizeSearch } from '../../../fixtures/generators/foldText';
import { readQueryParams } from '../../server/requests/readQuery';
import type { RowOf } from '../../store/store';
import { assetSummary } from '../assets/view';
import { userView } from '../people/view';

/** Maximum number of rows of each kind; users find more in the list. */
const MAX_PER_KIND = 20;

/** Creates the finder of one call: no results for kinds that the user may not list. */
const createFinder = ({ actor, store }: Call, text: string) => {
  return async <Name extends 'assets' | 'clients' | 'projects' | 'users'>(
    name: Name,
    canSee: (row: RowOf<Name>) => boolean,
  ): Promise<RowOf<Name>[]> =>
    actor.permissions.has(`list_${name}`) ? await store.search(name, text, canSee, MAX_PER_KIND) : [];
};

/** Finds each kind as its own list would. */
const search: Handler = async (call) => {
  const text = normalizeSearch(readQueryParams('search', call.query).q);
  const { actor, store } = call;
  const find = createFinder(call, text);
  return ok({
    data: {
      assets: (await find('assets', (row) => actor.canSee(row.client_id))).map(assetSummary),
      clients: (await find('clients', (row) => actor.canSee(row.id))).map(({ id, name, email }) => ({
        id,
        name,
        email,
      })),
      projects: (await find('projects', (row) => actor.canSee(row.client_id))).map(({ id, name, type }) => ({
        id,
        name,
        type,
      })),
      users: await Promise.all(
        (await find('users', (row) => canSeeUser(actor, row))).map((row) => userView(row, store)),
      ),
    },
  });
};

/** Handlers: global search. */
export const searchHandlers = { search };
