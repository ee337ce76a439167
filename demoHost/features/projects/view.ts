import type { ProjectRow } from '../../../fixtures/rows/projects';
import type { UserRow } from '../../../fixtures/rows/users';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import type { AssetRow } from '../../../fixtures/rows/assets';
import type { ClientRow } from '../../../fixtures/rows/clients';
import type { GatewayRow } from '../../../fixtures/rows/gateways';
import type { IntercomRow } from '../../../fixtures/rows/intercoms';
import { groupBy } from '../../server/groupBy';
import { rowsById } from '../../server/rowsById';
import type { Store } from '../../store/store';
import { clientRef } from '../companies/view';
import { intercomVendors } from '../intercoms/view';

/** Roles that may verify accounts. */
const verifierRoles = ['ROLE_ASSETS_MANAGER_PROPERTY_MANAGER', 'ROLE_ASSETS_MANAGER_ADMIN'];

/** Returns the users who may verify accounts of projects of these companies: their managers and administrators. */
export const possibleVerifiers = (clientIds: readonly string[], store: Store): Promise<readonly UserRow[]> =>
  store.list('users', {
    client_ids: { in: clientIds },
    roles: { in: verifierRoles },
    email: { not: null },
  });

const verifierRef = (user: UserRow): ContractSchemas['Verifier'] => ({
  id: user.id,
  email: user.email ?? '',
});

/** The rows that projects refer to, and that refer to them. */
interface ProjectRelations {
  clients: ReadonlyMap<string, ClientRow>;
  /** By company. */
  verifiers: ReadonlyMap<string, readonly UserRow[]>;
  /** By project. */
  sharedGateways: ReadonlyMap<string, readonly GatewayRow[]>;
  intercoms: ReadonlyMap<string, readonly IntercomRow[]>;
  /** By project; undefined to leave them out. */
  assets: ReadonlyMap<string, readonly AssetRow[]> | undefined;
}

/** Formats projects. They may have many asset ids, so lists include them only on request. */
export async function projectViews(
  rows: readonly ProjectRow[],
  store: Store,
  withAssets: boolean,
): Promise<ContractSchemas['Project'][]> {
  const ids = rows.map((row) => row.id);
  const clientIds = [...new Set(rows.map((row) => row.client_id))];
  const relations: ProjectRelations = {
    clients: await rowsById(store, 'clients', clientIds),
    verifiers: groupBy(await possibleVerifiers(clientIds, store), (user) => user.client_ids),
    sharedGateways: groupBy(
      await store.list('gateways', { project_id: { in: ids }, type: { not: 'private' } }),
      (gateway) => [gateway.project_id],
    ),
    intercoms: groupBy(await store.list('intercoms', { projectId: { in: ids } }), (intercom) => [
      intercom.projectId,
    ]),
    assets: withAssets
      ? groupBy(await store.list('assets', { project_id: { in: ids } }), (asset) => [asset.project_id])
      : undefined,
  };
  return rows.map((row) => formatProject(row, relations));
}

/** Formats a project with the ids of its assets. */
export async function projectView(row: ProjectRow, store: Store): Promise<ContractSchemas['Project']> {
  const [view] = await projectViews([row], store, true);
  // There is one view a row.
  return view as ContractSchemas['Project'];
}

function formatProject(row: ProjectRow, relations: ProjectRelations): ContractSchemas['Project'] {
  const client = relations.clients.get(row.client_id);
  const allowed = relations.verifiers.get(row.client_id) ?? [];
  const { assets } = relations;
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
    shared_gateways: (relations.sharedGateways.get(row.id) ?? []).map((gateway) => gateway.id),
    ...(assets && { assets: (assets.get(row.id) ?? []).map((asset) => asset.id) }),
    intercoms: (relations.intercoms.get(row.id) ?? []).map((item) => item.id),
    label: null,
    available_intercom_vendors: intercomVendors,
  };
}

/** Formats a reference to a project. */
export const projectRef = (row: ProjectRow): ContractSchemas['Ref'] => ({ id: row.id, name: row.name });
