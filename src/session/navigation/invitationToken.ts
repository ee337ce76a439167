import { withoutBasePath } from '../../lib/url/basePath';
import { createStorage } from '../../lib/storage/storage';

const tabStorage = createStorage('session', 'console.');
const INVITATION_KEY = 'leftInvitation';

let invitationToken: string | undefined;

/**
 * The invitation's token from the page's query (LOGIN-16), or that of the invitation that a 503 took away. It is read once and
 * taken out of the address and the history at once, so it lives in this page's memory only. Call it as early as possible; later
 * calls give the same.
 */
export function takeInvitationToken(): string | undefined {
  const url = new URL(window.location.href);
  const token = url.searchParams.get('token');
  if (token !== null) {
    invitationToken = token || undefined;
    url.searchParams.delete('token');
    window.history.replaceState(null, '', url.pathname + url.search + url.hash);
  }
  const [, path, storedToken] = readSavedInvitation();
  if (path === withoutBasePath()) {
    invitationToken ??= storedToken;
    clearInvitation();
  }
  return invitationToken;
}

/** Keeps the invitation that a 503 takes away, for this tab alone, to be offered like other pages that were left (LOGIN-39). */
export function saveInvitation(token: string): void {
  tabStorage.set(INVITATION_KEY, `${withoutBasePath()} ${token}`);
}

/** It was used, or is of no use. */
export const clearInvitation = (): void => tabStorage.remove(INVITATION_KEY);

const readSavedInvitation = (): readonly string[] =>
  /^(\/invitation\/[^/ ]+) (.+)$/.exec(tabStorage.get(INVITATION_KEY) ?? '') ?? [];

/** Path of the invitation that was left; undefined when there is none. */
export const getSavedInvitationPath = (): string | undefined => readSavedInvitation()[1];
