import { readBody } from '../../server/requests/readBody';
import { assetInScope, clientInScope, ok, userInScope } from '../../server/call';
import type { Handler } from '../../server/call';
import { conflictError, HostError } from '../../server/responses/hostError';
import { createInvitedUser, refreshOccupancy, invitePermissions, checkRoleMembers } from './rules';
import { userView } from './view';

/** Creates the user at once, as pending; the user registers with a token. */
const inviteUser: Handler = async (call) => {
  const { actor, store } = call;
  const body = readBody('inviteUser', call.body);
  checkRoleMembers(body);
  if (!actor.permissions.has(invitePermissions[body.role])) {
    throw new HostError(403, {
      code: 'role_not_allowed',
      detail: 'No puedes invitar con este rol.',
      pointer: '/role',
    });
  }
  const asset = body.asset_id !== undefined ? await assetInScope(call, body.asset_id) : undefined;
  const client = body.client_id !== undefined ? await clientInScope(call, body.client_id) : undefined;
  if (await store.find('users', { email_key: body.email.trim().toLowerCase() }))
    throw conflictError('email_in_use', 'Ya hay una cuenta con este correo.');
  const clientId = asset?.client_id ?? client?.id;
  const user = await createInvitedUser(call, {
    email: body.email,
    name: null,
    role: body.role,
    clientIds: clientId === undefined ? [] : [clientId],
    assetIds: asset ? [asset.id] : [],
  });
  await refreshOccupancy(store, user.asset_ids);
  return { status: 201, body: { data: await userView(user, store) } };
};

/** Adds companies to an expert's; assigning twice succeeds. If one is unknown, adds none. */
const assignClientsToUser: Handler = async (call) => {
  const user = await userInScope(call, call.params.id);
  const ids = await Promise.all(
    readBody('assignClientsToUser', call.body).data.map(async (id) => (await clientInScope(call, id)).id),
  );
  if (user.type !== 'contractor')
    throw conflictError('not_an_expert', 'Solo se puede asignar una empresa a un usuario experto.');
  const client_ids = [...new Set([...user.client_ids, ...ids])];
  const updated = await call.store.update('users', user, { client_ids });
  return ok({ data: await userView(updated, call.store) });
};

/** Handlers: invitations of users, and experts of companies. */
export const inviteHandlers = { inviteUser, assignClientsToUser };
