import type { ApiError } from '../../dataProvider/apiError';
import { safeNext } from '../lib/safeNext';
import { currentPath, leaveTo } from './leaveTo';
import { dropToken, markEnded } from './session';
import { theWay } from './way';

/** Milliseconds between a 401 and the login (SHELL-47), in which the message is read and drafts are kept. */
export const LOGIN_DELAY = 2000;

/** Why the page is about to be left: the session is over (401, or everybody has to sign in anew) or the host is (503). */
export type Ending = 'unauthorized' | 'renewal' | 'maintenance';

let ending: Ending | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<(ending: Ending) => void>();

/** What is ending right now, if anything: polls stop, checks of the session wait. */
export const getEnding = (): Ending | undefined => ending;

/** Calls back once, before the page is left because of a 401 or 503: the time to say so and to keep drafts. */
export function onEnding(callback: (ending: Ending) => void): () => void {
  listeners.add(callback);
  return () => listeners.delete(callback);
}

/** The path with the way back to `from`, if that is a page of the console. */
export function withNext(path: string, from: string): string {
  const next = safeNext(from, '');
  return next === '' ? path : `${path}?next=${encodeURIComponent(next)}`;
}

/**
 * What a failed call means for the session, whichever call it was: 401 removes the token and leads to the login after
 * 2 s (SHELL-47), 503 to the maintenance page at once (SHELL-48). Ten parallel failures count once.
 */
export function onFailure(error: Pick<ApiError, 'code'>): void {
  // Where nobody signs in nothing ends: it is a failure like others.
  if (error.code === 401 && ending === undefined && !theWay().isOpen) {
    const target = withNext('/login', currentPath());
    begin('unauthorized');
    dropToken();
    markEnded();
    timer = setTimeout(() => leaveTo(target), LOGIN_DELAY);
  }
  if (error.code === 503 && ending !== 'maintenance') {
    const from = currentPath();
    clearTimeout(timer);
    begin('maintenance');
    // In the place of a page that would meet the 503 again by Back; before a form of the public pages, whose Back is harmless.
    leaveTo(withNext('/maintenance', from), safeNext(from, '') === '' ? undefined : 'replace');
  }
}

/** Ends the session on purpose: removes the token and leads to the login after `delay` ms (CLIENT-56). */
export function endSession(delay: number): void {
  if (ending !== undefined) return;
  begin('renewal');
  dropToken();
  timer = setTimeout(() => leaveTo('/login'), delay);
}

function begin(what: Ending): void {
  ending = what;
  for (const listener of Array.from(listeners)) listener(what);
}

/** Forgets an ending: the page came back from the browser's page cache, or a test begins. */
export function resetEnding(): void {
  clearTimeout(timer);
  ending = undefined;
}
