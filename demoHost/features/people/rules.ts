import type { RequestBodyOf } from '../../server/requests/readBody';
import { unprocessableError } from '../../server/responses/hostError';
import type { Permission } from '../../server/roles';
import { hashToken } from '../../../fixtures/secrets';
import { messageTexts } from '../../outbox/messageTexts';
import { queueMessages } from '../../outbox/outbox';
import { newId } from '../../server/newId';
import { newToken } from '../../server/security/tokens';
import type { Call, CallContext } from '../../server/call';
import type { UserRow } from '../../../fixtures/rows/users';
import type { Store } from '../../store/store';

/** Roles for invitations, with the permission that each needs. */
export const invitePermissions = {
  ROLE_ALFRED_EXPERT: 'invite_users_role_expert',
  ROLE_ASSETS_MANAGER_PROPERTY_MANAGER: 'invite_users_role_property_manager',
  ROLE_USER: 'invite_users_role_user',
} as const satisfies Record<string, Permission>;

/** Checks the members of each role: 422 for a missing one, and for one that does not belong to the role. */
export function checkRoleMembers(input: RequestBodyOf<'inviteUser'>): void {
  const requiredMembers = {
    ROLE_ALFRED_EXPERT: [],
    ROLE_ASSETS_MANAGER_PROPERTY_MANAGER: ['client_id'],
    ROLE_USER: ['asset_id'],
  } as const;
  const foreignMember = input.role === 'ROLE_USER' ? 'client_id' : 'asset_id';
  for (const member of requiredMembers[input.role])
    if (input[member] === undefined) throw unprocessableError(`/${member}`, 'Valor no válido.');
  if (input[foreignMember] !== undefined)
    throw unprocessableError(`/${foreignMember}`, 'Campo desconocido.', 'unknown_field');
}

/** An invited user. The role decides the user type. */
interface Invitee {
  email: string;
  /** Null until the user enters it at registration. */
  name: string | null;
  role: string;
  clientIds: string[];
  assetIds: string[];
}

/** Creates an unconfirmed user. The caller has checked that the email is free. */
export async function createPendingUser(
  { store, now }: Pick<CallContext, 'store' | 'now'>,
  invitee: Invitee,
): Promise<UserRow> {
  const user: UserRow = {
    id: newId('u'),
    username: invitee.name,
    email: invitee.email,
    roles: [invitee.role],
    type: invitee.role === 'ROLE_USER' ? 'normal' : 'contractor',
    lang: 'es',
    status: 'pending',
    created_at: now,
    confirmed_at: null,
    client_ids: invitee.clientIds,
    asset_ids: invitee.assetIds,
  };
  await store.insert('users', user);
  return user;
}

/** Creates an unconfirmed user, the invitation to register with, and the message with its link. */
export async function createInvitedUser(call: Call, invitee: Invitee): Promise<UserRow> {
  const user = await createPendingUser(call, invitee);
  const token = newToken();
  await call.store.insert('invitations', {
    token_hash: hashToken(token),
    role: invitee.role,
    client_id: invitee.clientIds[0] ?? null,
    user_id: user.id,
  });
  const { subject, text } = messageTexts.invitation;
  const url = `${call.consoleUrl}/invitation/user?token=${token}`;
  await queueMessages(call, [
    { kind: 'invitation', user_id: user.id, recipient: invitee.email, subject, text: text(url) },
  ]);
  return user;
}

/** Updates the occupancy: an asset is occupied while a user is linked. Call it after changing links. */
export async function refreshOccupancy(store: Store, assetIds: Iterable<string>): Promise<void> {
  for (const id of assetIds) {
    const asset = await store.find('assets', { id });
    if (asset)
      await store.update('assets', asset, {
        is_occupied: (await store.count('users', { asset_ids: id })) > 0,
      });
  }
}

/** Deletes a user with the rows that belong to the user alone. */
export async function removeUser(store: Store, user: UserRow): Promise<void> {
  await store.remove('users', { id: user.id });
  await store.setPasswordHash(user.id, undefined);
  await store.remove('sessions', { user_id: user.id });
  await store.remove('invitations', { user_id: user.id });
  await store.remove('outbox', { user_id: user.id });
  for (const project of await store.list('projects', { verifier_ids: user.id })) {
    const verifier_ids = project.verifier_ids.filter((id) => id !== user.id);
    await store.update('projects', project, { verifier_ids });
  }
  await refreshOccupancy(store, user.asset_ids);
}

/** Sorts assets into those to link to a user, those already linked, and those that cannot be linked. */
export async function sortLinkableAssets(
  { store, actor }: CallContext,
  user: UserRow,
  ids: readonly string[],
) {
  const linkResult = {
    added: [] as string[],
    existing: [] as string[],
    failed: [] as { deployment_id: string; error: string }[],
  };
  const linkedIds = new Set(user.asset_ids);
  for (const id of new Set(ids)) {
    const asset = await store.find('assets', { id });
    if (!asset || !actor.canSee(asset.client_id))
      linkResult.failed.push({ deployment_id: id, error: 'not_found' });
    else if (asset.is_blocked) linkResult.failed.push({ deployment_id: id, error: 'blocked' });
    else if (linkedIds.has(id)) linkResult.existing.push(id);
    else linkResult.added.push(id);
  }
  return linkResult;
}
