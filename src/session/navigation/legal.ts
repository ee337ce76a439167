import { ApiError, UNKNOWN_ERROR } from '../../../dataProvider/http/apiError';
import type { RequestFunction } from '../../../dataProvider/http/request';
import { isPlainObject } from '../../lib/json';
import { toSafeReturnPath } from '../../lib/url/toSafeReturnPath';
import { getSessionEndReason, withNextParam } from '../sessionEnd';
import { unwrapEnvelope } from '../profile/profile';
import { getToken } from '../session';
import { getSignInMethod } from '../signIn/signInMethod';

/** Where a signed-in user starts (SHELL-10, SHELL-13). */
export const LANDING_PATH = '/admin/start';
const LEGAL_PATH = '/legal-documentation';

/** The legal documents of the user's company (LOGIN-35). */
export interface LegalStatus {
  isAccepted: boolean;
  isEnabled: boolean;
  /** As the host sends them: use them through `toSafeHref`. */
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
export async function readLegalStatus(
  request: RequestFunction,
  skipSessionRules = false,
): Promise<LegalStatus> {
  const { body } = await request({ path: '/clients/legal-documentations/status', skipSessionRules });
  const data = unwrapEnvelope(body);
  const status = isPlainObject(data) ? data : {};
  if (typeof status.is_accepted !== 'boolean' && typeof status.is_enabled !== 'boolean')
    throw new ApiError(UNKNOWN_ERROR, { message: 'La respuesta no contiene el estado de los documentos.' });
  return {
    isAccepted: status.is_accepted === true,
    isEnabled: status.is_enabled === true,
    termsOfService: status.link_terms_of_service,
    privacyPolicy: status.link_privacy_policy,
    clientName: typeof status.client_name === 'string' && status.client_name ? status.client_name : undefined,
  };
}

/** Whether the user has to accept before anything else. */
export const mustAcceptLegalDocuments = (status: LegalStatus): boolean =>
  status.isEnabled && !status.isAccepted;

/**
 * Where to go after a login: to the legal documents if they wait for acceptance (LOGIN-07), else to `next` when that is
 * a page of the console, else to the start (LOGIN-08). A status that cannot be read does not lock anybody out. Rejects with
 * the `ApiError` of a host that refuses the session which it has just given (401, LOGIN-13) or is in maintenance (503).
 */
export async function getPathAfterLogin(request: RequestFunction, next?: unknown): Promise<string> {
  return (await isAcceptancePending(request, [401, 503])) ? LEGAL_PATH : toSafeReturnPath(next, LANDING_PATH);
}

/**
 * Where a page must go instead of being shown, undefined to show it. `location` is path and query.
 * Signed in: `/`, `/admin` and `/admin/` lead to the legal documents or to the start (LOGIN-36, SHELL-10), `/login` to
 * the start (LOGIN-03), any other address is left alone (LOGIN-37). Signed out: everything but the public pages leads to
 * the login (SHELL-49).
 */
export async function getBootRedirect(
  location: string,
  request: RequestFunction,
): Promise<string | undefined> {
  const [pathname = '', query = ''] = location.split('?', 2);
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const isRootPath = isRootLocation(location);
  const needsSession = path === '/admin' || path.startsWith('/admin/') || path === LEGAL_PATH;
  if (getToken() === undefined) {
    if (isRootPath) return '/login';
    return needsSession ? withNextParam('/login', location) : undefined;
  }
  if (isRootPath)
    return (await isAcceptancePending(request)) ? LEGAL_PATH : (getPathAfterFailure() ?? LANDING_PATH);
  return path === '/login'
    ? toSafeReturnPath(new URLSearchParams(query).get('next'), LANDING_PATH)
    : undefined;
}

/** The addresses that ask for acceptance first (LOGIN-36): query and slashes at the end count for nothing. */
export const isRootLocation = (location: string): boolean => /^\/(?:admin)?\/*(?:[?#]|$)/.test(location);

/** Nothing is on screen yet, so nothing has to be read before the login. */
function getPathAfterFailure(): string | undefined {
  const endReason = getSessionEndReason();
  return endReason && (endReason === 'maintenance' ? '/maintenance' : '/login');
}

/** `told`: statuses that are the caller's. */
async function isAcceptancePending(
  request: RequestFunction,
  rethrownStatuses: readonly number[] = [],
): Promise<boolean> {
  if (getSignInMethod().hasNoLegalDocuments) return false;
  try {
    return mustAcceptLegalDocuments(await readLegalStatus(request, rethrownStatuses.length > 0));
  } catch (error) {
    if (error instanceof ApiError && rethrownStatuses.includes(error.status)) throw error;
    console.warn('The status of the legal documents could not be read', error);
    return false;
  }
}
