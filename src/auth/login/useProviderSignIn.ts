import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../dataProvider/http/apiError';
import type { RequestFunction } from '../../../dataProvider/http/request';
import { providerTexts as texts } from '../../i18n/messages/provider';
import { sessionTexts } from '../../i18n/messages/session';
import { handleSessionFailure } from '../../session/sessionEnd';
import { hardNavigate } from '../../session/navigation/hardNavigate';
import { getPathAfterLogin, LANDING_PATH } from '../../session/navigation/legal';
import { SignInError, type RedirectSignIn } from '../../session/signIn/redirectSignIn';
import { canResumeSession } from '../../session/renewal/renewableSession';
import { clearSession, getToken } from '../../session/session';
import { CALLBACK_PATH } from '../../session/signIn/signInMethod';
import { toErrorText } from '../errorText';
import { withoutBasePath, withBasePath } from '../../lib/url/basePath';

/** Step of the page: redirecting to the provider, finishing the callback, or waiting for the user. */
export type ProviderSignInState =
  | { kind: 'leaving'; next: string | null }
  | { kind: 'finishing' }
  | { kind: 'waiting'; next: string | null; failure?: string | undefined };

/** Marks the history entry from which a silent sign-in was tried. */
const RESUMED_STATE = 'resumed';

/**
 * Manages a sign-in at a provider: finishes its callback, tries one silent sign-in after a session has expired, and
 * redirects to it.
 * `next`: path that the user wanted to open, not yet validated.
 */
export function useProviderSignIn(
  redirectSignIn: RedirectSignIn,
  request: RequestFunction,
  next: string | null,
) {
  const [state, setState] = useState<ProviderSignInState>({ kind: 'waiting', next });
  const isInitialised = useRef(false);
  const showFailure = (error: unknown, target: string | null) =>
    setState({ kind: 'waiting', next: target, failure: toFailureText(error) });

  const redirectToProvider = (target: string | null, silent = false) => {
    setState({ kind: 'leaving', next: target });
    redirectSignIn.redirectToProvider(target, silent).catch((error: unknown) => showFailure(error, target));
  };
  const handleCallback = () => {
    setState({ kind: 'finishing' });
    completeSignIn(redirectSignIn, request).catch((error: unknown) =>
      showFailure(error, error instanceof SignInError ? error.next : null),
    );
  };
  const initialise = () => {
    if (withoutBasePath().startsWith(CALLBACK_PATH)) return handleCallback();
    if (!canResumeSession() || window.history.state === RESUMED_STATE) return;
    // Only once: a user who comes back is asked.
    window.history.replaceState(RESUMED_STATE, '');
    redirectToProvider(next, true);
  };
  useEffect(() => {
    if (isInitialised.current) return;
    isInitialised.current = true;
    initialise();
  });
  useEffect(() => {
    // Back from the provider: the page from the browser's cache is still in its redirecting state.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted)
        setState((current) => (current.kind === 'leaving' ? { ...current, kind: 'waiting' } : current));
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
  return { step: state, leave: redirectToProvider };
}

/** Finishes the callback, stores the session and navigates to the path that the user wanted. */
async function completeSignIn(redirectSignIn: RedirectSignIn, request: RequestFunction): Promise<void> {
  const url = new URL(window.location.href);
  // The code must not stay in the URL or in the history.
  window.history.replaceState(null, '', withBasePath('/login'));
  let target: string | null = null;
  try {
    target = await redirectSignIn.finishSignIn(url, request);
    hardNavigate(await getPathAfterLogin(request, target), 'replace');
  } catch (error) {
    // Another tab has signed in, or the user went back to an old page: a signed-in user does not need the callback.
    const isStale = error instanceof SignInError && error.kind === 'state';
    if (isStale && getToken() !== undefined) return hardNavigate(LANDING_PATH, 'replace');
    // The host rejects the session that the provider has just issued.
    if (error instanceof ApiError && error.code === 401) clearSession();
    throw error instanceof ApiError ? new SignInError('host', error, target) : error;
  }
}

/** Returns the text of a failure. The button lets the user retry. undefined if the user is only to be asked. */
function toFailureText(error: unknown): string | undefined {
  const kind = error instanceof SignInError ? error.kind : 'host';
  if (kind === 'asks') return undefined;
  if (kind !== 'host') return `${texts.refused[kind]} ${texts.retry}`;
  const cause = error instanceof SignInError ? error.cause : error;
  if (!(cause instanceof ApiError)) console.error(cause);
  else if (cause.code === 503) handleSessionFailure(cause); // a 503 leads to the maintenance page here too
  return `${sessionTexts.login.failed} ${toErrorText(cause)}`;
}
