import { useEffect } from 'react';
import { useNotify } from 'ra-core';
import { announce, onAnnounced } from '../lib/crossTab';
import { onStorageFallback } from '../lib/storage';
import { getEnding, onEnding, resetEnding, type Ending } from '../session/failures';
import { leaveTo, stay } from '../session/leaveTo';
import { getToken, markTypedLost, onSessionEnded } from '../session/session';
import { useProfile } from '../session/useProfile';
import { shellTexts } from '../i18n/es/shell';
import { hasUnsaved } from '../ui/unsaved';

/** Says what happens to the session, and leaves when it ended elsewhere. Draws nothing. */
export function SessionGuards() {
  const notify = useNotify();
  const { error } = useProfile();

  useEffect(
    () =>
      onSessionEnded(() => {
        // Whoever signed in elsewhere may be the same person, who finds the drafts; a sign-out leaves none (SHELL-42).
        if (getToken() === undefined && hasUnsaved()) markTypedLost();
        leaveTo('/login');
      }),
    [],
  );

  // A tab that is about to sign out asks what would be lost.
  useEffect(
    () =>
      onAnnounced((event) => {
        if (event === 'leaving' && hasUnsaved()) announce('unsaved');
      }),
    [],
  );

  useEffect(() => {
    const say = (ending: Ending | undefined): void => {
      // Stays until the page is left (SHELL-47); a maintenance page speaks for itself.
      if (ending === 'unauthorized') notify('http.401', { type: 'error', autoHideDuration: null, code: 401 });
    };
    // What is read before anything is drawn may have been refused.
    say(getEnding());
    return onEnding(say);
  }, [notify]);

  useEffect(
    () => onStorageFallback(() => notify(shellTexts.notifications.storage, { type: 'warning' })),
    [notify],
  );

  useEffect(() => {
    // Back from the maintenance page: the cached page lives on.
    const shown = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      stay();
      resetEnding();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  useEffect(() => {
    // The end of the session has a message of its own (HTTP-08); any other failure is said (SHELL-51).
    if (error !== null && getEnding() === undefined) notify('current_user_error', { type: 'error' });
  }, [error, notify]);

  return null;
}
