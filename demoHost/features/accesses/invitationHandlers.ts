import { listPage } from '../../lists/listPage';
import { readBody } from '../../server/requests/readBody';
import { assetInScope, noContent, ok } from '../../server/call';
import type { Call, Handler } from '../../server/call';
import { notFoundError, unprocessableError } from '../../server/responses/hostError';
import { readQueryParams } from '../../server/requests/readQuery';
import { newId } from '../../server/newId';
import { checkInState } from '../hotel/view';
import { visitorInScope } from '../office/handlers';
import { externalInvitationStatus } from '../office/view';
import type { AssetInvitationRow } from '../../../fixtures/rows/invitations';
import { checkValidity, refuseEnded } from './validity';
import { invitationUrl, invitationViews } from './view';
import { findInvitedLock, refuseHomes, revokeInvitation } from './rules';

/** Newest first. */
const listAssetInvitations: Handler = async (call) => {
  const queryParams = readQueryParams('listAssetInvitations', call.query);
  const asset = await assetInScope(call, call.params.assetId);
  refuseHomes(call, asset);
  const { rows, links, meta } = await listPage(
    call,
    queryParams,
    'asset_invitations',
    { 'assets.asset_id': asset.id },
    [{ by: 'created_at', descending: true }],
  );
  return ok({ data: await invitationViews(rows, call.store, call.now), links, meta });
};

/** Valid immediately, without acceptance. */
const createInvitation: Handler = async (call) => {
  const { store, actor, now } = call;
  const attributes = readBody('createInvitation', call.body).data.attributes;
  const validity = { valid_from: attributes.validFrom, valid_until: attributes.validUntil };
  checkValidity(validity, now, { from: '/data/attributes/validFrom', until: '/data/attributes/validUntil' });
  const row: AssetInvitationRow = {
    uid: newId('inv-'),
    assets: await Promise.all(
      attributes.assets.map(async ({ assetId, devices }, i) => {
        const asset = await assetInScope(call, assetId);
        refuseHomes(call, asset);
        const pointer = `/data/attributes/assets/${i}`;
        if (attributes.assets.findIndex((candidate) => candidate.assetId === assetId) < i)
          throw unprocessableError(`${pointer}/assetId`, 'Está repetido.', 'repeated');
        return {
          asset_id: asset.id,
          devices: await Promise.all(
            devices.map((device, n) => findInvitedLock(call, asset, device, `${pointer}/devices/${n}`)),
          ),
        };
      }),
    ),
    alias: attributes.alias,
    created_at: now,
    created_by: actor.user.email,
    revoked_at: null,
    ...validity,
    is_new_invitation: true,
  };
  await store.insert('asset_invitations', row);
  return { status: 201, body: { data: { alias: row.alias, url: invitationUrl(row) } } };
};

/** Returns the invitation of the path, with the given style, if the actor can access its asset. */
async function invitationInScope(
  { store, actor, params }: Call,
  isAnonymous: boolean,
): Promise<AssetInvitationRow | undefined> {
  const row = await store.find('asset_invitations', { uid: params.id ?? '' });
  if (!row || (row.is_new_invitation === false) !== isAnonymous) return undefined;
  const asset = await store.find('assets', { id: row.assets[0]?.asset_id ?? '' });
  return actor.canSee(asset?.client_id ?? '') ? row : undefined;
}

/** Revokes invitations, stays and visits: one path for all three. */
const revokeAccess: Handler = async (call) => {
  const { store, actor, now, params } = call;
  const invitation = await invitationInScope(call, false);
  if (invitation) {
    await revokeInvitation(call, invitation);
    return noContent;
  }

  const stay = params.id === undefined ? undefined : await store.find('check_ins', { id: params.id });
  if (stay) {
    const owner = (await store.find('assets', { id: stay.asset_ids[0] ?? '' }))?.client_id ?? '';
    if (!actor.canSee(owner) || !actor.permissions.has('list_check_in')) throw notFoundError();
    const status = checkInState(stay, now);
    // The hotel shows PENDING as revoked.
    refuseEnded(status === 'PENDING' ? 'REVOKED' : status);
    await store.update('check_ins', stay, { state: 'REVOKED' });
    return noContent;
  }

  const visitor = await visitorInScope(call);
  refuseEnded(externalInvitationStatus(visitor, now));
  await store.update('external_invitations', visitor, { state: 'REVOKED' });
  return noContent;
};

/** The revoked invitation stays in the list. */
const revokeAnonymousAccess: Handler = async (call) => {
  const row = await invitationInScope(call, true);
  if (!row) throw notFoundError();
  await revokeInvitation(call, row);
  return noContent;
};

/** Handlers: guest invitations, and revoking any kind of access. */
export const invitationHandlers = {
  listAssetInvitations,
  createInvitation,
  revokeAccess,
  revokeAnonymousAccess,
};
