import { ApiError, OTHER } from '../../dataProvider/apiError';
import type { Request } from '../../dataProvider/request';
import { isPlainObject } from '../lib/json';
import { leaveTo } from './leaveTo';
import { clearSession, getToken, saveSession } from './session';
import { theWay, type Credentials } from './way';

/** Milliseconds for the sign-in and the sign-out (LOGIN-06). */
export const TIMEOUT = 10_000;

/**
 * Signs in and stores the session (LOGIN-06, SHELL-45). Rejects with `ApiError`; the session's failure rules stay out of
 * it, since a 401 here is a wrong password and not the end of a session (LOGIN-13).
 */
export async function signIn(request: Request, { email, password }: Credentials): Promise<void> {
  const { signIn: declared } = theWay();
  if (declared) return declared(request, { email, password });
  const { body } = await request({
    method: 'POST',
    path: '/users/login',
    body: { email, password },
    timeout: TIMEOUT,
    quiet: true,
  });
  saveSession(sessionIn(body));
}

/** The session of an answer, also where a host puts it into `data` as it does with records. */
function sessionIn(body: unknown): unknown {
  const session = [body, isPlainObject(body) ? body.data : undefined].find(hasToken);
  if (!session) throw new ApiError(OTHER, { message: 'La respuesta no contiene el token.' });
  return session;
}

const hasToken = (value: unknown): boolean =>
  isPlainObject(value) && typeof value.token === 'string' && value.token !== '';

/**
 * Signs out at the host and here, here even when the call fails (SHELL-41, SHELL-42), and leaves for the login, or for where
 * the way to sign in says out.
 */
export async function signOut(request: Request): Promise<void> {
  const { signOut: tell = tellHost } = theWay();
  let next: string | undefined;
  try {
    if (getToken() !== undefined) next = await tell(request);
  } catch (error) {
    console.warn('The host did not confirm the sign-out', error);
  }
  clearSession();
  leaveTo(next ?? '/login');
}

async function tellHost(request: Request): Promise<undefined> {
  // The documents ask for the header although nothing is sent (CALL-006).
  await request({ path: '/users/logout', timeout: TIMEOUT, quiet: true, sayJson: true });
}
