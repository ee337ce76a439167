import type { ApiError } from '../../dataProvider/http/apiError';
import { toSafeReturnPath } from '../lib/url/toSafeReturnPath';
import { getCurrentPath, hardNavigate } from './navigation/hardNavigate';
import { dropToken, markSessionEnded } from './session';
import { getSignInMethod } from './signIn/signInMethod';

/** Milliseconds between a 401 and the login (SHELL-47), in which the message is read and drafts are kept. */
export const LOGIN_REDIRECT_DELAY = 2000;

/** Why the page is about to be left: the session is over (401, or everybody has to sign in anew) or the host is (503). */
export type SessionEndReason = 'unauthorized' | 'renewal' | 'maintenance';

let endReason: SessionEndReason | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<(reason: SessionEndReason) => void>();

/** What is ending right now, if anything: polls stop, checks of the session wait. */
export const getSessionEndReason = (): SessionEndReason | undefined => endReason;

/** Calls back once, before the page is left because of a 401 or 503: the time to say so and to keep drafts. */
export function onSessionEnd(callback: (reason: SessionEndReason) => void): () => void {
  listeners.add(callback);
  return () => listeners.delete(callback);
}

/** The path with the way back to `from`, if that is a page of the console. */
export function withNextParam(path: string, from: string): string {
  const next = toSafeReturnPath(from, '');
  return next === '' ? path : `${path}?next=${encodeURIComponent(next)}`;
}

/**
 * What a failed call means for the session, whichever call it was: 401 removes the token and leads to the login after
 * 2 s (SHELL-47), 503 to the maintenance page at once (SHELL-48). Ten parallel failures count once.
 */
export function handleSessionFailure(error: Pick<ApiError, 'code'>): void {
  // Where nobody signs in nothing ends: it is a failure like others.
  if (error.code === 401 && endReason === undefined && !getSignInMethod().isAnonymous) {
    const target = withNextParam('/login', getCurrentPath());
    announceSessionEnd('unauthorized');
    dropToken();
    markSessionEnded();
    timer = setTimeout(() => hardNavigate(target), LOGIN_REDIRECT_DELAY);
  }
  if (error.code === 503 && endReason !== 'maintenance') {
    const from = getCurrentPath();
    clearTimeout(timer);
    announceSessionEnd('maintenance');
    // In the place of a page that would meet the 503 again by Back; before a form of the public pages, whose Back is harmless.
    hardNavigate(
      withNextParam('/maintenance', from),
      toSafeReturnPath(from, '') === '' ? undefined : 'replace',
    );
  }
}

/** Ends the session on purpose: removes the token and leads to the login after `delay` ms (CLIENT-56). */
export function endSession(delay: number): void {
  if (endReason !== undefined) return;
  announceSessionEnd('renewal');
  dropToken();
  timer = setTimeout(() => hardNavigate('/login'), delay);
}

function announceSessionEnd(reason: SessionEndReason): void {
  endReason = reason;
  for (const listener of Array.from(listeners)) listener(reason);
}

/** Forgets an ending: the page came back from the browser's page cache, or a test begins. */
export function resetSessionEnd(): void {
  clearTimeout(timer);
  endReason = undefined;
}
