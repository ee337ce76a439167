import type { ProjectRow } from '../../../fixtures/rows/projects';
import type { UserRow } from '../../../fixtures/rows/users';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import type { Store } from '../../store/store';
import { clientRef } from '../companies/view';
import { intercomVendors } from '../intercoms/view';

/** Returns the users who may verify accounts of a project: managers and administrators of its company. */
export async function possibleVerifiers(row: ProjectRow, store: Store): Promise<UserRow[]> {
  return (await store.list('users')).filter(
    (user) =>
      user.email !== null &&
      user.client_ids.includes(row.client_id) &&
      user.roles.some(
        (role) => role === 'ROLE_ASSETS_MANAGER_PROPERTY_MANAGER' || role === 'ROLE_ASSETS_MANAGER_ADMIN',
      ),
  );
}

const verifierRef = (user: UserRow): ContractSchemas['Verifier'] => ({
  id: user.id,
  email: user.email ?? '',
});

/** Formats a project. It may have many asset ids, so lists include them only on request. */
export async function projectView(
  row: ProjectRow,
  store: Store,
  withAssets: boolean,
): Promise<ContractSchemas['Project']> {
  const client = await store.client(row.client_id);
  const allowed = await possibleVerifiers(row, store);
  return {
    id: row.id,
    name: row.name,
    logo: row.logo,
    background_image: row.background_image,
    is_background_image_default: row.background_image === null,
    support_email: row.support_email,
    latitude: row.latitude,
    longitude: row.longitude,
    block_number: row.block_number,
    city: row.city,
    country: row.country,
    google_address: `${row.street_name ?? ''} ${row.block_number ?? ''}, ${row.city ?? ''}`.trim(),
    postal_code: row.postal_code,
    province: row.province,
    street_name: row.street_name,
    street_type: row.street_type,
    client: client ? clientRef(client) : null,
    users_require_verification: row.users_require_verification,
    users_verifiers: allowed.filter((user) => row.verifier_ids.includes(user.id)).map(verifierRef),
    allowed_users_to_verify_accounts: allowed.map(verifierRef),
    type: row.type,
    status: row.status,
    shared_gateways: (await store.sharedGatewaysOf(row.id)).map((gateway) => gateway.id),
    ...(withAssets && { assets: (await store.assetsOfProject(row.id)).map((asset) => asset.id) }),
    intercoms: (await store.list('intercoms', { projectId: row.id })).map((item) => item.id),
    label: null,
    available_intercom_vendors: intercomVendors,
  };
}

/** Formats a reference to a project. */
export const projectRef = (row: ProjectRow): ContractSchemas['Ref'] => ({ id: row.id, name: row.name });
