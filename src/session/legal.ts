import { ApiError, OTHER } from '../../dataProvider/apiError';
import type { Request } from '../../dataProvider/request';
import { isPlainObject } from '../lib/json';
import { safeNext } from '../lib/safeNext';
import { getEnding, withNext } from './failures';
import { dataOf } from './profile';
import { getToken } from './session';
import { theWay } from './way';

/** Where a signed-in user starts (SHELL-10, SHELL-13). */
export const START = '/admin/start';
const LEGAL = '/legal-documentation';

/** The legal documents of the user's company (LOGIN-35). */
export interface LegalStatus {
  isAccepted: boolean;
  isEnabled: boolean;
  /** As the host sends them: use them through `safeHref`. */
  termsOfService: unknown;
  privacyPolicy: unknown;
  /** Some hosts name the company here. */
  clientName: string | undefined;
}

/**
 * Reads whether there are legal documents and whether the user accepted them (LOGIN-35). Rejects with `ApiError`, too where
 * the answer tells neither.
 *
 * @param quiet A failure ends no session.
 */
export async function readLegalStatus(request: Request, quiet = false): Promise<LegalStatus> {
  const { body } = await request({ path: '/clients/legal-documentations/status', quiet });
  const answer = dataOf(body);
  const status = isPlainObject(answer) ? answer : {};
  if (typeof status.is_accepted !== 'boolean' && typeof status.is_enabled !== 'boolean')
    throw new ApiError(OTHER, { message: 'La respuesta no contiene el estado de los documentos.' });
  return {
    isAccepted: status.is_accepted === true,
    isEnabled: status.is_enabled === true,
    termsOfService: status.link_terms_of_service,
    privacyPolicy: status.link_privacy_policy,
    clientName: typeof status.client_name === 'string' && status.client_name ? status.client_name : undefined,
  };
}

/** Whether the user has to accept before anything else. */
export const mustAccept = (status: LegalStatus): boolean => status.isEnabled && !status.isAccepted;

/**
 * Where to go after a login: to the legal documents if they wait for acceptance (LOGIN-07), else to `next` when that is
 * a page of the console, else to the start (LOGIN-08). A status that cannot be read does not lock anybody out. Rejects with
 * the `ApiError` of a host that refuses the session which it has just given (401, LOGIN-13) or is in maintenance (503).
 */
export async function nextAfterLogin(request: Request, next?: unknown): Promise<string> {
  return (await acceptancePending(request, [401, 503])) ? LEGAL : safeNext(next, START);
}

/**
 * Where a page must go instead of being shown, undefined to show it. `location` is path and query.
 * Signed in: `/`, `/admin` and `/admin/` lead to the legal documents or to the start (LOGIN-36, SHELL-10), `/login` to
 * the start (LOGIN-03), any other address is left alone (LOGIN-37). Signed out: everything but the public pages leads to
 * the login (SHELL-49).
 */
export async function startupRedirect(location: string, request: Request): Promise<string | undefined> {
  const [address = '', query = ''] = location.split('?', 2);
  const path = address.replace(/(?<=.)\/+$/, '');
  const root = isRoot(location);
  const inside = path === '/admin' || path.startsWith('/admin/') || path === LEGAL;
  if (getToken() === undefined) {
    if (root) return '/login';
    return inside ? withNext('/login', location) : undefined;
  }
  if (root) return (await acceptancePending(request)) ? LEGAL : (afterFailure() ?? START);
  return path === '/login' ? safeNext(new URLSearchParams(query).get('next'), START) : undefined;
}

/** The addresses that ask for acceptance first (LOGIN-36): query and slashes at the end count for nothing. */
export const isRoot = (location: string): boolean => /^\/(?:admin)?\/*(?:[?#]|$)/.test(location);

/** Nothing is on screen yet, so nothing has to be read before the login. */
function afterFailure(): string | undefined {
  const ending = getEnding();
  return ending && (ending === 'maintenance' ? '/maintenance' : '/login');
}

/** `told`: statuses that are the caller's. */
async function acceptancePending(request: Request, told: readonly number[] = []): Promise<boolean> {
  if (theWay().hasNoDocuments) return false;
  try {
    return mustAccept(await readLegalStatus(request, told.length > 0));
  } catch (error) {
    if (error instanceof ApiError && told.includes(error.status)) throw error;
    console.warn('The status of the legal documents could not be read', error);
    return false;
  }
}
