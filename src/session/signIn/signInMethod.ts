import { setSessionsEnabled } from '../../../dataProvider/http/apiError';
import type { AuthTransport, RequestFunction } from '../../../dataProvider/http/request';
import type { Profile } from '../profile/profile';
import type { RedirectSignIn } from './redirectSignIn';

export interface Credentials {
  /** Or the name, where the way to sign in asks for that. */
  email: string;
  password: string;
}

/**
 * A way to sign in, as the runtime config declares it: see `declared/` and `oidc/`, which load only then. What is left out is
 * as the product has it.
 */
export interface SignInMethod {
  /** Tells its sessions from those of other ways, so that no token of one goes to another. */
  id: string;
  /** Paths at the main host that begin, renew or end a session. */
  sessionPaths: readonly string[];
  /** Nobody signs in, see `open`: no login page, no sign-out, and a 401 ends nothing. */
  isAnonymous?: boolean;
  /** The host has no legal documents to accept. */
  hasNoLegalDocuments?: boolean;
  /** What the login page asks for: a name in place of the e-mail address, or a key alone. */
  loginKind?: 'name' | 'key';
  /** Statuses of a login that say that what was typed is wrong. Default 403. */
  wrongStatuses?: readonly number[];
  /** The login is a page of a provider. */
  redirectSignIn?: RedirectSignIn;
  /** Begins the session without anybody's doing, once it is known of which host and way it is. */
  openSession?: () => void;
  signIn?: (request: RequestFunction, credentials: Credentials) => Promise<void>;
  /** Tells the host; answers where to go, undefined for the login page. */
  signOut?: (request: RequestFunction) => Promise<string | undefined>;
  readUser?: (request: RequestFunction) => Promise<Profile>;
  authTransport?: (token: string) => AuthTransport;
  /** Renews the token where it is about to end; undefined where it is not. Rejects where the session is over. */
  renewToken?: (request: RequestFunction) => Promise<void> | undefined;
}

/** The path that a provider leads back to. */
export const CALLBACK_PATH = '/login/callback';

/** The product's own. */
const defaultMethod: SignInMethod = { id: '', sessionPaths: [] };
let currentMethod = defaultMethod;

/** Says at the start how one signs in; without an argument as the product has it. */
export const setSignInMethod = (method: SignInMethod = defaultMethod): void => {
  currentMethod = method;
  setSessionsEnabled(!method.isAnonymous);
};

/** How one signs in. */
export const getSignInMethod = (): SignInMethod => currentMethod;
