import { ApiError, UNKNOWN_ERROR } from '../../../dataProvider/http/apiError';
import type { RequestFunction } from '../../../dataProvider/http/request';
import { isPlainObject } from '../../lib/json';
import { hardNavigate } from '../navigation/hardNavigate';
import { clearSession, getToken, saveSession } from '../session';
import { getSignInMethod, type Credentials } from './signInMethod';
import { errorTexts } from '../../../dataProvider/http/errorTexts';

/** Timeout of sign-in and sign-out in ms. */
export const SIGN_IN_TIMEOUT = 10_000;

/**
 * Signs in and stores the session. Rejects with `ApiError`. Session rules do not apply, because a 401 here means a wrong
 * password and not the end of a session.
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

/** Returns the session of a response, also if the host wraps it in `data` like records. */
function findSession(body: unknown): unknown {
  const session = [body, isPlainObject(body) ? body.data : undefined].find(hasToken);
  if (!session) throw new ApiError(UNKNOWN_ERROR, { message: errorTexts.noToken });
  return session;
}

const hasToken = (value: unknown): boolean =>
  isPlainObject(value) && typeof value.token === 'string' && value.token !== '';

/**
 * Signs out at the host and locally, locally even if the call fails. Then navigates to the login, or to the URL that the
 * sign-in method returns.
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
  // The specification requires the header although no body is sent.
  await request({
    path: '/users/logout',
    timeout: SIGN_IN_TIMEOUT,
    skipSessionRules: true,
    forceJsonContentType: true,
  });
}
