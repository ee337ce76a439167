import { withoutBasePath } from '../../lib/url/basePath';
import { createStorage } from '../../lib/storage/storage';

const tabStorage = createStorage('session', 'console.');
const INVITATION_KEY = 'leftInvitation';

let invitationToken: string | undefined;

/**
 * Returns the invitation token from the page's query, or that of the invitation that a 503 interrupted. The first call
 * removes it from the URL and the history, so it stays in this page's memory only. Call it as early as possible; later calls
 * return the same token.
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

/** Saves an invitation that a 503 interrupted, in this tab only, so it can be offered like other interrupted pages. */
export function saveInvitation(token: string): void {
  tabStorage.set(INVITATION_KEY, `${withoutBasePath()} ${token}`);
}

/** Removes the saved invitation after it was used or became useless. */
export const clearInvitation = (): void => tabStorage.remove(INVITATION_KEY);

const readSavedInvitation = (): readonly string[] =>
  /^(\/invitation\/[^/ ]+) (.+)$/.exec(tabStorage.get(INVITATION_KEY) ?? '') ?? [];

/** Returns the path of the interrupted invitation; undefined if there is none. */
export const getSavedInvitationPath = (): string | undefined => readSavedInvitation()[1];
