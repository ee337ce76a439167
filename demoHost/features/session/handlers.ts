import { hashToken } from '../../../fixtures/secrets';
import { readBody } from '../../server/requests/readBody';
import { ok, refuse } from '../../server/call';
import type { Call, Handler, PreparedHandler } from '../../server/call';
import type { InvitationRow } from '../../../fixtures/rows/users';
import type { Store } from '../../store/store';
import type { LoginAttempt } from './loginLimit';
import { conflictError, HostError } from '../../server/responses/hostError';
import { createPendingUser } from '../people/rules';
import { hashPassword, isPasswordValid } from '../../server/security/passwordHash';
import { permissionsOfRoles } from '../../server/roles';
import { currentUserView, userView } from '../people/view';
import { findLegalRow } from '../companies/rules';
import { closeSession, openSession } from './sessions';

/** Throws 429 while the attempt must wait. */
async function refuseTooManyLogins(
  { loginLimit, now }: Pick<Call, 'loginLimit' | 'now'>,
  store: Store,
  attempt: LoginAttempt,
): Promise<void> {
  const waitSeconds = await loginLimit.secondsToWait(store, attempt, now);
  if (waitSeconds > 0)
    throw new HostError(
      429,
      { code: 'too_many_logins', detail: 'Demasiados intentos fallidos. Espera unos minutos.' },
      waitSeconds,
    );
}

/** Returns the user of an e-mail address with the hash of the password. */
async function findAccount(store: Store, email: string) {
  const user = await store.find('users', { email_key: email.trim().toLowerCase() });
  return { user, hash: user && (await store.passwordHash(user.id)) };
}

/**
 * A wrong user and a wrong password give the same 403 and count the same for the rate limit, which also blocks the right
 * password. The password is checked before the transaction, since that takes long.
 */
const login: PreparedHandler = {
  async prepare(call) {
    const { loginLimit, clientAddress, now } = call;
    const { email, password } = readBody('login', call.body);
    const attempt = { account: email, clientAddress };
    const checkedHash = await call.database.transaction('read', async (store) => {
      await refuseTooManyLogins(call, store, attempt);
      return (await findAccount(store, email)).hash;
    });
    const isPasswordRight = await isPasswordValid(checkedHash, password);
    return async ({ store }) => {
      await refuseTooManyLogins(call, store, attempt);
      const { user, hash } = await findAccount(store, email);
      if (!user || !isPasswordRight || hash !== checkedHash || user.status === 'withdrawn') {
        await loginLimit.recordFailure(store, attempt, now);
        return refuse(
          new HostError(403, { code: 'wrong_credentials', detail: 'Usuario o contraseña no válidos.' }),
        );
      }
      await loginLimit.recordSuccess(store, attempt);
      const { token, expiresAt } = await openSession(store, user.id, now);
      return ok({
        expires_at: expiresAt,
        permissions: permissionsOfRoles(user.roles),
        token,
        token_type: 'Bearer',
        user_type: user.type,
      });
    };
  },
};

const logout: Handler = async ({ actor, store }) => {
  await closeSession(store, actor.token);
  return ok({ data: {} });
};

const getCurrentUser: Handler = async ({ actor, store }) =>
  ok({ data: await currentUserView(actor.user, store) });

/** The body has no envelope. */
const getLegalStatus: Handler = async ({ actor, store }) => {
  const client = await store.find('clients', { id: actor.user.client_ids[0] ?? '' });
  return ok({
    is_accepted: await store.hasAcceptedLegal(actor.user.id),
    is_enabled: (client && (await findLegalRow(store, client.id))?.enabled) ?? false,
    link_privacy_policy: 'https://legal.example/privacidad',
    link_terms_of_service: 'https://legal.example/condiciones',
  });
};

const acceptLegalDocuments: Handler = async ({ actor, store }) => {
  await store.setLegalAccepted([actor.user.id], true);
  return ok({ data: {} });
};

/** Returns the invitation of a token, or 404. */
async function findInvitation(store: Store, token: string): Promise<InvitationRow> {
  const invitation = await store.find('invitations', { token_hash: hashToken(token) });
  if (invitation) return invitation;
  throw new HostError(404, {
    code: 'invitation_not_found',
    detail: 'La invitación no existe o ya se ha usado.',
    pointer: '/data/token',
  });
}

/** The token of an invitation registers one user. */
const registerByToken: PreparedHandler = {
  async prepare(call) {
    const { data } = readBody('registerByToken', call.body);
    await call.database.transaction('read', (store) => findInvitation(store, data.token));
    const passwordHash = await hashPassword(data.password);
    return async ({ store, now }) => {
      const invitation = await findInvitation(store, data.token);
      const invitedUser = await store.find('users', { id: invitation.user_id ?? '' });
      const emailOwner = await store.find('users', { email_key: data.email.trim().toLowerCase() });
      if (emailOwner && emailOwner.id !== invitedUser?.id)
        throw conflictError('email_in_use', 'Ya hay una cuenta con este correo.');
      const user =
        invitedUser ??
        (await createPendingUser(
          { store, now },
          {
            email: data.email,
            name: data.name,
            role: invitation.role,
            clientIds: invitation.client_id === null ? [] : [invitation.client_id],
            assetIds: [],
          },
        ));
      const updated = await store.update('users', user, {
        username: data.name,
        email: data.email,
        status: 'confirmation',
        confirmed_at: now,
      });
      await store.setPasswordHash(user.id, passwordHash);
      await store.remove('invitations', { token_hash: invitation.token_hash });
      await store.remove('invitations', { user_id: user.id });
      return { status: 201, body: { data: await userView(updated, store) } };
    };
  },
};

/** Login, logout, profile, legal documents, registration. */
export const sessionHandlers = {
  login,
  logout,
  getCurrentUser,
  getLegalStatus,
  acceptLegalDocuments,
  registerByToken,
};
