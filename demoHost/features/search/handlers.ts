import { clientScope, companyScope, ok, userScope } from '../../server/call';
import type { Handler } from '../../server/call';
import { normalizeSearch } from '../../../fixtures/generators/foldText';
import { readQueryParams } from '../../server/requests/readQuery';
import type { Criteria } from '../../store/criteria';
import { assetSummary } from '../assets/view';
import { userViews } from '../people/view';

/** Maximum number of rows of each kind; users find more in the list. */
const MAX_PER_KIND = 20;

/** Kinds of records that the search finds. */
type SearchedKind = 'assets' | 'clients' | 'projects' | 'users';

/** Finds each kind as its own list would: nothing of kinds that the user may not list. */
const search: Handler = async (call) => {
  const { actor, store } = call;
  const where = { search_text: { contains: normalizeSearch(readQueryParams('search', call.query).q) } };
  const find = async <Name extends SearchedKind>(name: Name, scope: Criteria<Name>) =>
    actor.permissions.has(`list_${name}`)
      ? await store.list(name, { ...where, ...scope }, { limit: MAX_PER_KIND })
      : [];
  const [assets, clients, projects, users] = [
    await find('assets', companyScope(actor)),
    await find('clients', clientScope(actor)),
    await find('projects', companyScope(actor)),
    await find('users', userScope(actor)),
  ];
  return ok({
    data: {
      assets: assets.map(assetSummary),
      clients: clients.map(({ id, name, email }) => ({ id, name, email })),
      projects: projects.map(({ id, name, type }) => ({ id, name, type })),
      users: await userViews(users, store),
    },
  });
};

/** Handlers: global search. */
export const searchHandlers = { search };
