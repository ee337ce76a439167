import type { UserRow } from '../../../fixtures/rows/users';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import type { ClientRow } from '../../../fixtures/rows/clients';
import { rowsById } from '../../server/rowsById';
import type { Store } from '../../store/store';
import { clientRef } from '../companies/view';

/** Formats users for lists. */
export async function userViews(rows: readonly UserRow[], store: Store): Promise<ContractSchemas['User'][]> {
  const clients = await rowsById(
    store,
    'clients',
    rows.map((row) => row.client_ids[0]),
  );
  return rows.map((row) => formatUser(row, clients.get(row.client_ids[0] ?? '')));
}

/** Formats a user for the detail. */
export const userView = async (row: UserRow, store: Store): Promise<ContractSchemas['User']> =>
  formatUser(row, await store.find('clients', { id: row.client_ids[0] ?? '' }));

/** `client` is the first company; null without one. */
function formatUser(row: UserRow, client: ClientRow | undefined): ContractSchemas['User'] {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    roles: row.roles,
    type: row.type,
    lang: row.lang,
    status: row.status,
    created_at: row.created_at,
    confirmed_at: row.confirmed_at,
    client: client ? clientRef(client) : null,
  };
}

/** Formats the session's user, with the branding of the user's company. */
export async function currentUserView(row: UserRow, store: Store): Promise<ContractSchemas['CurrentUser']> {
  const client = await store.find('clients', { id: row.client_ids[0] ?? '' });
  return {
    ...formatUser(row, client),
    assets: row.asset_ids,
    client: client
      ? {
          client_id: client.id,
          assets_manager: { logo: client.logo, header_background_color: client.header_background_color },
        }
      : null,
  };
}
