import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../dataProvider/apiError';
import type { Request } from '../../dataProvider/request';
import { providerTexts as texts } from '../i18n/es/provider';
import { sessionTexts } from '../i18n/es/session';
import { onFailure } from '../session/failures';
import { leaveTo } from '../session/leaveTo';
import { nextAfterLogin, START } from '../session/legal';
import { Refusal, type Redirects } from '../session/redirects';
import { mayResume } from '../session/renewable';
import { clearSession, getToken } from '../session/session';
import { CALLBACK } from '../session/way';
import { errorText } from './errorText';
import { ownPath, served } from '../lib/base';

/** What the page is at: on the way to the provider or back, or waiting for the person. */
export type Step =
  | { kind: 'leaving'; next: string | null }
  | { kind: 'finishing' }
  | { kind: 'waiting'; next: string | null; failure?: string | undefined };

/** Marks the entry of the history from which the provider was asked without the person. */
const RESUMED = 'resumed';

/**
 * A sign-in at a provider: ends what it led back with, asks it once unasked where a session ran out, and leaves for it.
 * `next`: where the user wanted to go, still unchecked.
 */
export function useProvider(redirects: Redirects, request: Request, next: string | null) {
  const [step, setStep] = useState<Step>({ kind: 'waiting', next });
  const hasBegun = useRef(false);
  const failed = (error: unknown, to: string | null) =>
    setStep({ kind: 'waiting', next: to, failure: failureText(error) });

  const leave = (to: string | null, silent = false) => {
    setStep({ kind: 'leaving', next: to });
    redirects.begin(to, silent).catch((error: unknown) => failed(error, to));
  };
  const arrive = () => {
    setStep({ kind: 'finishing' });
    finish(redirects, request).catch((error: unknown) =>
      failed(error, error instanceof Refusal ? error.next : null),
    );
  };
  const begin = () => {
    if (ownPath().startsWith(CALLBACK)) return arrive();
    if (!mayResume() || window.history.state === RESUMED) return;
    // Once: who comes back from there is asked.
    window.history.replaceState(RESUMED, '');
    leave(next, true);
  };
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    begin();
  });
  useEffect(() => {
    // Back from the provider: the page that the browser kept is still leaving.
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) setStep((at) => (at.kind === 'leaving' ? { ...at, kind: 'waiting' } : at));
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
  return { step, leave };
}

/** Stores the session of what the provider led back with, and goes where the person wanted to. */
async function finish(redirects: Redirects, request: Request): Promise<void> {
  const address = new URL(window.location.href);
  // The code must not stay in the address or in the history.
  window.history.replaceState(null, '', served('/login'));
  let to: string | null = null;
  try {
    to = await redirects.finish(address, request);
    leaveTo(await nextAfterLogin(request, to), 'replace');
  } catch (error) {
    // Another tab, or a page that was gone back to: who is signed in needs none of it.
    const isOld = error instanceof Refusal && error.kind === 'state';
    if (isOld && getToken() !== undefined) return leaveTo(START, 'replace');
    // The host refuses what the provider has just given.
    if (error instanceof ApiError && error.code === 401) clearSession();
    throw error instanceof ApiError ? new Refusal('host', error, to) : error;
  }
}

/** What went wrong, and that there is a way: the button. Nothing where the person is only to be asked. */
function failureText(error: unknown): string | undefined {
  const kind = error instanceof Refusal ? error.kind : 'host';
  if (kind === 'asks') return undefined;
  if (kind !== 'host') return `${texts.refused[kind]} ${texts.retry}`;
  const cause = error instanceof Refusal ? error.cause : error;
  if (!(cause instanceof ApiError)) console.error(cause);
  else if (cause.code === 503) onFailure(cause); // SHELL-48 holds here too
  return `${sessionTexts.login.failed} ${errorText(cause)}`;
}
