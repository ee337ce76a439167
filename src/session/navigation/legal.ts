import { ApiError, missingRecordError } from '../../../dataProvider/http/apiError';
import type { RequestFunction } from '../../../dataProvider/http/request';
import { isPlainObject } from '../../lib/json';
import { toSafeReturnPath } from '../../lib/url/toSafeReturnPath';
import { getSessionEndReason, withNextParam } from '../sessionEnd';
import { unwrapEnvelope } from '../profile/profile';
import { getToken } from '../session';
import { getSignInMethod } from '../signIn/signInMethod';

/** Default landing page of a signed-in user. */
export const LANDING_PATH = '/admin/start';
const LEGAL_PATH = '/legal-documentation';

/** Legal documents of the user's company. */
export interface LegalStatus {
  isAccepted: boolean;
  isEnabled: boolean;
  /** As the host sends them: use them through `toSafeHref`. */
  termsOfService: unknown;
  privacyPolicy: unknown;
  /** Name of the company, which some hosts return here. */
  clientName: string | undefined;
}

/**
 * Reads whether there are legal documents and whether the user has accepted them. Rejects with `ApiError`, also if the
 * response contains neither.
 * @param quiet True: a failure does not end the session.
 */
export async function readLegalStatus(
  request: RequestFunction,
  skipSessionRules = false,
): Promise<LegalStatus> {
  const { body } = await request({ path: '/clients/legal-documentations/status', skipSessionRules });
  const data = unwrapEnvelope(body);
  const status = isPlainObject(data) ? data : {};
  if (typeof status.is_accepted !== 'boolean' && typeof status.is_enabled !== 'boolean')
    throw missingRecordError();
  return {
    isAccepted: status.is_accepted === true,
    isEnabled: status.is_enabled === true,
    termsOfService: status.link_terms_of_service,
    privacyPolicy: status.link_privacy_policy,
    clientName: typeof status.client_name === 'string' && status.client_name ? status.client_name : undefined,
  };
}

/** True if the user must accept the documents before anything else. */
export const mustAcceptLegalDocuments = (status: LegalStatus): boolean =>
  status.isEnabled && !status.isAccepted;

/**
 * Returns the path after a login: the legal documents if they are not accepted, otherwise `next` if it is a page of the
 * console, otherwise the landing page. An unreadable status locks no user out. Rejects with the `ApiError` of a host that
 * rejects the session it has just created (401) or is in maintenance (503).
 */
export async function getPathAfterLogin(request: RequestFunction, next?: unknown): Promise<string> {
  return (await isAcceptancePending(request, [401, 503])) ? LEGAL_PATH : toSafeReturnPath(next, LANDING_PATH);
}

/**
 * Returns the path to redirect to; undefined to show the page. `location`: path and query.
 * Signed in: `/`, `/admin` and `/admin/` redirect to the legal documents or to the landing page, `/login` to the landing
 * page; other paths are left alone. Signed out: every path except the public pages redirects to the login.
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

/** True for the paths that require acceptance first. Ignores query and trailing slashes. */
export const isRootLocation = (location: string): boolean => /^\/(?:admin)?\/*(?:[?#]|$)/.test(location);

/** Returns the path if the session or host has ended. Nothing is on screen yet, so the redirect needs no delay. */
function getPathAfterFailure(): string | undefined {
  const endReason = getSessionEndReason();
  return endReason && (endReason === 'maintenance' ? '/maintenance' : '/login');
}

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
