import type { Request } from '../../dataProvider/request';
import { leaveTo } from './leaveTo';
import { clearSession, getToken, saveSession } from './session';

/** Milliseconds for the sign-in and the sign-out (LOGIN-06). */
const TIMEOUT = 10_000;

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Signs in and stores the session (LOGIN-06, SHELL-45). Rejects with `ApiError`; the session's failure rules stay out of
 * it, since a 401 here is a wrong password and not the end of a session (LOGIN-13).
 */
export async function signIn(request: Request, { email, password }: Credentials): Promise<void> {
  const { body } = await request({
    method: 'POST',
    path: '/users/login',
    body: { email, password },
    timeout: TIMEOUT,
    quiet: true,
  });
  saveSession(body);
}

/** Signs out at the host and here, here even when the call fails (SHELL-41, SHELL-42), and leaves for the login. */
export async function signOut(request: Request): Promise<void> {
  try {
    // The documents ask for the header although nothing is sent (CALL-006).
    if (getToken() !== undefined)
      await request({ path: '/users/logout', timeout: TIMEOUT, quiet: true, sayJson: true });
  } catch (error) {
    console.warn('The host did not confirm the sign-out', error);
  }
  clearSession();
  leaveTo('/login');
}
