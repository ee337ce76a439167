import { ownPath } from '../lib/base';
import { createStorage } from '../lib/storage';

const tab = createStorage('session', 'console.');
const KEY = 'leftInvitation';

let taken: string | undefined;

/**
 * The invitation's token from the page's query (LOGIN-16), or that of the invitation that a 503 took away. It is read once and
 * taken out of the address and the history at once, so it lives in this page's memory only. Call it as early as possible; later
 * calls give the same.
 */
export function takeInvitationToken(): string | undefined {
  const url = new URL(window.location.href);
  const token = url.searchParams.get('token');
  if (token !== null) {
    taken = token || undefined;
    url.searchParams.delete('token');
    window.history.replaceState(null, '', url.pathname + url.search + url.hash);
  }
  const [, path, kept] = left();
  if (path === ownPath()) {
    taken ??= kept;
    forgetInvitation();
  }
  return taken;
}

/** Keeps the invitation that a 503 takes away, for this tab alone, to be offered like other pages that were left (LOGIN-39). */
export function keepInvitation(token: string): void {
  tab.set(KEY, `${ownPath()} ${token}`);
}

/** It was used, or is of no use. */
export const forgetInvitation = (): void => tab.remove(KEY);

const left = (): readonly string[] => /^(\/invitation\/[^/ ]+) (.+)$/.exec(tab.get(KEY) ?? '') ?? [];

/** Path of the invitation that was left; undefined when there is none. */
export const leftInvitation = (): string | undefined => left()[1];
