import { createStore } from 'zustand/vanilla';
import type { ApiError } from '../../dataProvider/http/apiError';
import { toSafeReturnPath } from '../lib/url/toSafeReturnPath';
import { getCurrentPath, hardNavigate } from './navigation/hardNavigate';
import { dropToken, markSessionEnded } from './session';
import { getSignInMethod } from './signIn/signInMethod';

/** Milliseconds between a 401 and the login, in which the user reads the message and drafts are saved. */
export const LOGIN_REDIRECT_DELAY = 2000;

/**
 * Reason why the page is about to be left: the session is over (401, or everybody must sign in again) or the host is
 * unavailable (503).
 */
export type SessionEndReason = 'unauthorized' | 'renewal' | 'maintenance';

const sessionEndStore = createStore<{ reason: SessionEndReason | undefined }>(() => ({ reason: undefined }));
let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns the pending end, if any: polling stops and session checks wait. */
export const getSessionEndReason = (): SessionEndReason | undefined => sessionEndStore.getState().reason;

/** Calls back once, before the page is left because of a 401 or 503, so listeners can notify the user and save drafts. */
export function onSessionEnd(callback: (reason: SessionEndReason) => void): () => void {
  return sessionEndStore.subscribe(({ reason }) => {
    if (reason !== undefined) callback(reason);
  });
}

/** Returns the path with `from` as its `next` parameter, if `from` is a page of the console. */
export function withNextParam(path: string, from: string): string {
  const next = toSafeReturnPath(from, '');
  return next === '' ? path : `${path}?next=${encodeURIComponent(next)}`;
}

/**
 * Handles what a failed call means for the session, for every call. A 401 removes the token and navigates to the login after
 * 2 s; a 503 navigates to the maintenance page immediately. Parallel failures count once.
 */
export function handleSessionFailure(error: Pick<ApiError, 'code'>): void {
  // Without sign-in no session can end, so the error is an ordinary failure.
  if (error.code === 401 && getSessionEndReason() === undefined && !getSignInMethod().isAnonymous) {
    const target = withNextParam('/login', getCurrentPath());
    announceSessionEnd('unauthorized');
    dropToken();
    markSessionEnded();
    timer = setTimeout(() => hardNavigate(target), LOGIN_REDIRECT_DELAY);
  }
  if (error.code === 503 && getSessionEndReason() !== 'maintenance') {
    const from = getCurrentPath();
    clearTimeout(timer);
    announceSessionEnd('maintenance');
    // Replaces a console page, because Back would cause the 503 again. A form of the public pages stays in the history,
    // because going back to it is harmless.
    hardNavigate(
      withNextParam('/maintenance', from),
      toSafeReturnPath(from, '') === '' ? undefined : 'replace',
    );
  }
}

/** Ends the session on purpose: removes the token and navigates to the login after `delay` ms. */
export function endSession(delay: number): void {
  if (getSessionEndReason() !== undefined) return;
  announceSessionEnd('renewal');
  dropToken();
  timer = setTimeout(() => hardNavigate('/login'), delay);
}

const announceSessionEnd = (reason: SessionEndReason): void => sessionEndStore.setState({ reason });

/** Resets the pending end: the page was restored from the back/forward cache, or a test starts. */
export function resetSessionEnd(): void {
  clearTimeout(timer);
  sessionEndStore.setState({ reason: undefined });
}
