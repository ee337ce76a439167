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
import { shellTexts } from '../i18n/messages/shell';
import { hasUnsavedChanges } from '../ui/dialog/unsavedChanges';

/** Reports session changes, and leaves the page when the session ended in another tab. Renders nothing. */
export function SessionWatcher() {
  const notify = useNotify();
  const { error } = useProfile();

  useEffect(
    () =>
      onSessionEndedElsewhere(() => {
        // The user who signed in elsewhere may be the same person, who then finds the drafts; a sign-out deletes them.
        if (getToken() === undefined && hasUnsavedChanges()) markInputLost();
        hardNavigate('/login');
      }),
    [],
  );

  // Before another tab signs out, it asks this one for unsaved input.
  useEffect(
    () =>
      onBroadcast((event) => {
        if (event === 'leaving' && hasUnsavedChanges()) broadcast('unsaved');
      }),
    [],
  );

  useEffect(() => {
    const notifySessionEnd = (reason: SessionEndReason | undefined): void => {
      // Shown until the user leaves the page; the maintenance page has its own text.
      if (reason === 'unauthorized') notify('http.401', { type: 'error', autoHideDuration: null, code: 401 });
    };
    // A request before the first render may already have ended the session.
    notifySessionEnd(getSessionEndReason());
    return onSessionEnd(notifySessionEnd);
  }, [notify]);

  useEffect(
    () => onStorageFallback(() => notify(shellTexts.notifications.storage, { type: 'warning' })),
    [notify],
  );

  useEffect(() => {
    // On return from the maintenance page the browser restores this page from its cache.
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      cancelHardNavigation();
      resetSessionEnd();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  useEffect(() => {
    // The end of the session has its own message; report any other failure.
    if (error !== null && getSessionEndReason() === undefined)
      notify('current_user_error', { type: 'error' });
  }, [error, notify]);

  return null;
}
