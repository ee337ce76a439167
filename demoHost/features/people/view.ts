import type { UserRow } from '../../../fixtures/rows/users';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import type { Store } from '../../store/store';
import { clientRef } from '../companies/view';

/** Formats a user for lists and the detail. `client` is the first company, null without one. */
export async function userView(row: UserRow, store: Store): Promise<ContractSchemas['User']> {
  const client = await store.client(row.client_ids[0] ?? '');
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
  const client = await store.client(row.client_ids[0] ?? '');
  return {
    ...(await userView(row, store)),
    assets: row.asset_ids,
    client: client
      ? {
          client_id: client.id,
          assets_manager: { logo: client.logo, header_background_color: client.header_background_color },
        }
      : null,
  };
}
