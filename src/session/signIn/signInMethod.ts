import { setSessionsEnabled } from '../../../dataProvider/http/apiError';
import type { AuthTransport, RequestFunction } from '../../../dataProvider/http/request';
import type { Profile } from '../profile/profile';
import type { RedirectSignIn } from './redirectSignIn';

export interface Credentials {
  /** E-mail address, or the user name if the sign-in method asks for that. */
  email: string;
  password: string;
}

/**
 * Sign-in method as the runtime config declares it; only the code of the declared method loads. Omitted members default to
 * the product's behaviour.
 */
export interface SignInMethod {
  /** Identifies its sessions, so no token of one method is sent to another. */
  id: string;
  /** Paths at the main host that start, renew or end a session. */
  sessionPaths: readonly string[];
  /** True if the console has no sign-in, see `openSession`: no login page, no sign-out, and a 401 ends no session. */
  isAnonymous?: boolean;
  /** True if the host has no legal documents to accept. */
  hasNoLegalDocuments?: boolean;
  /** Input of the login page: a user name instead of the e-mail address, or a key alone. */
  loginKind?: 'name' | 'key';
  /** Statuses of a login response that mean wrong input. Default 403. */
  wrongStatuses?: readonly number[];
  /** Set if the provider has its own login page. */
  redirectSignIn?: RedirectSignIn;
  /** Starts the session without user input, after host and method are set. */
  openSession?: () => void;
  signIn?: (request: RequestFunction, credentials: Credentials) => Promise<void>;
  /** Signs out at the host. Resolves to the URL to navigate to; undefined for the login page. */
  signOut?: (request: RequestFunction) => Promise<string | undefined>;
  readUser?: (request: RequestFunction) => Promise<Profile>;
  authTransport?: (token: string) => AuthTransport;
  /** Renews a token that is about to expire; returns undefined if none is. Rejects if the session is over. */
  renewToken?: (request: RequestFunction) => Promise<void> | undefined;
}

/** Path of the provider's redirect URI. */
export const CALLBACK_PATH = '/login/callback';

/** The product's own sign-in. */
const defaultMethod: SignInMethod = { id: '', sessionPaths: [] };
let currentMethod = defaultMethod;

/** Sets the sign-in method on startup. Default: the product's own. */
export const setSignInMethod = (method: SignInMethod = defaultMethod): void => {
  currentMethod = method;
  setSessionsEnabled(!method.isAnonymous);
};

/** Returns the current sign-in method. */
export const getSignInMethod = (): SignInMethod => currentMethod;
