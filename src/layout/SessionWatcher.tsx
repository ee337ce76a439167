import { useEffect } from 'react';
import { useNotify } from 'ra-core';
import { broadcast, onBroadcast } from '../lib/storage/crossTab';
import { onStorageFallback } from '../lib/storage/storage';
import {
  getSessionEndReason,
  onSessionEnd,
  resetSessionEnd,
  type SessionEndReason,
} from '../session/sessionEnd';
import { hardNavigate, cancelHardNavigation } from '../session/navigation/hardNavigate';
import { getToken, markInputLost, onSessionEndedElsewhere } from '../session/session';
import { useProfile } from '../session/profile/useProfile';
import { shellTexts } from '../i18n/es/shell';
import { hasUnsavedChanges } from '../ui/dialog/unsavedChanges';

/** Says what happens to the session, and leaves when it ended elsewhere. Draws nothing. */
export function SessionWatcher() {
  const notify = useNotify();
  const { error } = useProfile();

  useEffect(
    () =>
      onSessionEndedElsewhere(() => {
        // Whoever signed in elsewhere may be the same person, who finds the drafts; a sign-out leaves none (SHELL-42).
        if (getToken() === undefined && hasUnsavedChanges()) markInputLost();
        hardNavigate('/login');
      }),
    [],
  );

  // A tab that is about to sign out asks what would be lost.
  useEffect(
    () =>
      onBroadcast((event) => {
        if (event === 'leaving' && hasUnsavedChanges()) broadcast('unsaved');
      }),
    [],
  );

  useEffect(() => {
    const notifySessionEnd = (reason: SessionEndReason | undefined): void => {
      // Stays until the page is left (SHELL-47); a maintenance page speaks for itself.
      if (reason === 'unauthorized') notify('http.401', { type: 'error', autoHideDuration: null, code: 401 });
    };
    // What is read before anything is drawn may have been refused.
    notifySessionEnd(getSessionEndReason());
    return onSessionEnd(notifySessionEnd);
  }, [notify]);

  useEffect(
    () => onStorageFallback(() => notify(shellTexts.notifications.storage, { type: 'warning' })),
    [notify],
  );

  useEffect(() => {
    // Back from the maintenance page: the cached page lives on.
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      cancelHardNavigation();
      resetSessionEnd();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  useEffect(() => {
    // The end of the session has a message of its own (HTTP-08); any other failure is said (SHELL-51).
    if (error !== null && getSessionEndReason() === undefined)
      notify('current_user_error', { type: 'error' });
  }, [error, notify]);

  return null;
}
