import { conflictError, unprocessableError } from '../../server/responses/hostError';
import type { Store } from '../../store/store';
import type { AssetRow } from '../../../fixtures/rows/assets';
import type { CallContext } from '../../server/call';

/** Moves gateways and devices with their asset when it changes company or project. */
export async function syncLinkedRows(
  store: Store,
  { id, gateways, client_id, project_id }: AssetRow,
): Promise<void> {
  const isOutOfSync = (row: { client_id: string; project_id: string | null }) =>
    row.client_id !== client_id || row.project_id !== project_id;
  for (const { gateway_id } of gateways) {
    const row = await store.find('gateways', { id: gateway_id });
    if (row && isOutOfSync(row)) await store.update('gateways', row, { client_id, project_id });
  }
  for (const row of await store.list('devices', { asset_id: id }))
    if (isOutOfSync(row)) await store.update('devices', row, { client_id, project_id });
}

/** Deletes the contents of a deleted asset. Its tickets stay as history. */
export async function removeAssetContents(store: Store, id: string): Promise<void> {
  for (const name of ['devices', 'contacts', 'cameras', 'device_permissions', 'documents'] as const)
    await store.remove(name, { asset_id: id });
  for (const row of await store.list('asset_invitations', { 'assets.asset_id': id })) {
    const assets = row.assets.filter((assetLink) => assetLink.asset_id !== id);
    if (assets.length === 0) await store.remove('asset_invitations', { uid: row.uid });
    else await store.update('asset_invitations', row, { assets });
  }
  for (const row of await store.list('check_ins', { asset_ids: id })) {
    const asset_ids = row.asset_ids.filter((assetId) => assetId !== id);
    if (asset_ids.length === 0) await store.remove('check_ins', { id: row.id });
    else await store.update('check_ins', row, { asset_ids });
  }
  for (const row of await store.list('qr_accesses', { asset_ids: id })) {
    const asset_ids = row.asset_ids.filter((assetId) => assetId !== id);
    if (asset_ids.length === 0) await store.remove('qr_accesses', { uid: row.uid });
    else await store.update('qr_accesses', row, { asset_ids });
  }
  await store.remove('assets', { id });
}

/** Throws 422 unless company and project are in scope and belong together. */
export async function checkAssetOwner(
  call: CallContext,
  clientId: string,
  projectId: string | null,
): Promise<void> {
  if (!(await call.store.find('clients', { id: clientId })) || !call.actor.canSee(clientId))
    throw unprocessableError('/data/attributes/client_id', 'La empresa no existe.');
  if (projectId !== null && (await call.store.find('projects', { id: projectId }))?.client_id !== clientId) {
    throw unprocessableError('/data/attributes/community_id', 'El edificio no existe en esta empresa.');
  }
}

/** Throws 409 while users or gateways are linked. The console asks first; the host enforces it. */
export async function refuseLinked({ store }: CallContext, row: AssetRow): Promise<void> {
  if ((await store.count('users', { asset_ids: row.id })) > 0)
    throw conflictError('asset_has_users', 'El activo tiene usuarios vinculados.');
  if (row.gateways.length > 0)
    throw conflictError('asset_has_gateways', 'El activo tiene gateways vinculados.');
}
