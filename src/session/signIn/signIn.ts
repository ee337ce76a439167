import { ApiError, UNKNOWN_ERROR } from '../../../dataProvider/http/apiError';
import type { RequestFunction } from '../../../dataProvider/http/request';
import { isPlainObject } from '../../lib/json';
import { hardNavigate } from '../navigation/hardNavigate';
import { clearSession, getToken, saveSession } from '../session';
import { getSignInMethod, type Credentials } from './signInMethod';

/** Milliseconds for the sign-in and the sign-out (LOGIN-06). */
export const SIGN_IN_TIMEOUT = 10_000;

/**
 * Signs in and stores the session (LOGIN-06, SHELL-45). Rejects with `ApiError`; the session's failure rules stay out of
 * it, since a 401 here is a wrong password and not the end of a session (LOGIN-13).
 */
export async function signIn(request: RequestFunction, { email, password }: Credentials): Promise<void> {
  const { signIn: declaredSignIn } = getSignInMethod();
  if (declaredSignIn) return declaredSignIn(request, { email, password });
  const { body } = await request({
    method: 'POST',
    path: '/users/login',
    body: { email, password },
    timeout: SIGN_IN_TIMEOUT,
    skipSessionRules: true,
  });
  saveSession(findSession(body));
}

/** The session of an answer, also where a host puts it into `data` as it does with records. */
function findSession(body: unknown): unknown {
  const session = [body, isPlainObject(body) ? body.data : undefined].find(hasToken);
  if (!session) throw new ApiError(UNKNOWN_ERROR, { message: 'La respuesta no contiene el token.' });
  return session;
}

const hasToken = (value: unknown): boolean =>
  isPlainObject(value) && typeof value.token === 'string' && value.token !== '';

/**
 * Signs out at the host and here, here even when the call fails (SHELL-41, SHELL-42), and leaves for the login, or for where
 * the way to sign in says out.
 */
export async function signOut(request: RequestFunction): Promise<void> {
  const { signOut: signOutAtHost = defaultSignOut } = getSignInMethod();
  let next: string | undefined;
  try {
    if (getToken() !== undefined) next = await signOutAtHost(request);
  } catch (error) {
    console.warn('The host did not confirm the sign-out', error);
  }
  clearSession();
  hardNavigate(next ?? '/login');
}

async function defaultSignOut(request: RequestFunction): Promise<undefined> {
  // The documents ask for the header although nothing is sent (CALL-006).
  await request({
    path: '/users/logout',
    timeout: SIGN_IN_TIMEOUT,
    skipSessionRules: true,
    forceJsonContentType: true,
  });
}
