import { sayIfSessions } from '../../dataProvider/apiError';
import type { Carried, Request } from '../../dataProvider/request';
import type { Profile } from './profile';
import type { Redirects } from './redirects';

export interface Credentials {
  /** Or the name, where the way to sign in asks for that. */
  email: string;
  password: string;
}

/**
 * A way to sign in, as the runtime config declares it: see `declared/` and `oidc/`, which load only then. What is left out is
 * as the product has it.
 */
export interface Way {
  /** Tells its sessions from those of other ways, so that no token of one goes to another. */
  via: string;
  /** Paths at the main host that begin, renew or end a session. */
  sessionPaths: readonly string[];
  /** Nobody signs in, see `open`: no login page, no sign-out, and a 401 ends nothing. */
  isOpen?: boolean;
  /** The host has no legal documents to accept. */
  hasNoDocuments?: boolean;
  /** What the login page asks for: a name in place of the e-mail address, or a key alone. */
  asks?: 'name' | 'key';
  /** Statuses of a login that say that what was typed is wrong. Default 403. */
  wrong?: readonly number[];
  /** The login is a page of a provider. */
  redirects?: Redirects;
  /** Begins the session without anybody's doing, once it is known of which host and way it is. */
  open?: () => void;
  signIn?: (request: Request, credentials: Credentials) => Promise<void>;
  /** Tells the host; answers where to go, undefined for the login page. */
  signOut?: (request: Request) => Promise<string | undefined>;
  readUser?: (request: Request) => Promise<Profile>;
  carry?: (token: string) => Carried;
  /** Renews the token where it is about to end; undefined where it is not. Rejects where the session is over. */
  renew?: (request: Request) => Promise<void> | undefined;
}

/** The path that a provider leads back to. */
export const CALLBACK = '/login/callback';

/** The product's own. */
const own: Way = { via: '', sessionPaths: [] };
let way = own;

/** Says at the start how one signs in; without an argument as the product has it. */
export const setWay = (declared: Way = own): void => {
  way = declared;
  sayIfSessions(!declared.isOpen);
};

/** How one signs in. */
export const theWay = (): Way => way;
