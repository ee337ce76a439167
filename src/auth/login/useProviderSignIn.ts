import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../dataProvider/http/apiError';
import type { RequestFunction } from '../../../dataProvider/http/request';
import { providerTexts as texts } from '../../i18n/es/provider';
import { sessionTexts } from '../../i18n/es/session';
import { handleSessionFailure } from '../../session/sessionEnd';
import { hardNavigate } from '../../session/navigation/hardNavigate';
import { getPathAfterLogin, LANDING_PATH } from '../../session/navigation/legal';
import { SignInError, type RedirectSignIn } from '../../session/signIn/redirectSignIn';
import { canResumeSession } from '../../session/renewableSession';
import { clearSession, getToken } from '../../session/session';
import { CALLBACK_PATH } from '../../session/signIn/signInMethod';
import { toErrorText } from '../errorText';
import { withoutBasePath, withBasePath } from '../../lib/url/basePath';

/** What the page is at: on the way to the provider or back, or waiting for the person. */
export type ProviderSignInState =
  | { kind: 'leaving'; next: string | null }
  | { kind: 'finishing' }
  | { kind: 'waiting'; next: string | null; failure?: string | undefined };

/** Marks the entry of the history from which the provider was asked without the person. */
const RESUMED_STATE = 'resumed';

/**
 * A sign-in at a provider: ends what it led back with, asks it once unasked where a session ran out, and leaves for it.
 * `next`: where the user wanted to go, still unchecked.
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
    // Once: who comes back from there is asked.
    window.history.replaceState(RESUMED_STATE, '');
    redirectToProvider(next, true);
  };
  useEffect(() => {
    if (isInitialised.current) return;
    isInitialised.current = true;
    initialise();
  });
  useEffect(() => {
    // Back from the provider: the page that the browser kept is still leaving.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted)
        setState((current) => (current.kind === 'leaving' ? { ...current, kind: 'waiting' } : current));
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
  return { step: state, leave: redirectToProvider };
}

/** Stores the session of what the provider led back with, and goes where the person wanted to. */
async function completeSignIn(redirectSignIn: RedirectSignIn, request: RequestFunction): Promise<void> {
  const url = new URL(window.location.href);
  // The code must not stay in the address or in the history.
  window.history.replaceState(null, '', withBasePath('/login'));
  let target: string | null = null;
  try {
    target = await redirectSignIn.finishSignIn(url, request);
    hardNavigate(await getPathAfterLogin(request, target), 'replace');
  } catch (error) {
    // Another tab, or a page that was gone back to: who is signed in needs none of it.
    const isStale = error instanceof SignInError && error.kind === 'state';
    if (isStale && getToken() !== undefined) return hardNavigate(LANDING_PATH, 'replace');
    // The host refuses what the provider has just given.
    if (error instanceof ApiError && error.code === 401) clearSession();
    throw error instanceof ApiError ? new SignInError('host', error, target) : error;
  }
}

/** What went wrong, and that there is a way: the button. Nothing where the person is only to be asked. */
function toFailureText(error: unknown): string | undefined {
  const kind = error instanceof SignInError ? error.kind : 'host';
  if (kind === 'asks') return undefined;
  if (kind !== 'host') return `${texts.refused[kind]} ${texts.retry}`;
  const cause = error instanceof SignInError ? error.cause : error;
  if (!(cause instanceof ApiError)) console.error(cause);
  else if (cause.code === 503) handleSessionFailure(cause); // SHELL-48 holds here too
  return `${sessionTexts.login.failed} ${toErrorText(cause)}`;
}
