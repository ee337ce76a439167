import { useEffect, useState } from 'react';
import { useAuthProvider } from 'ra-core';
import { useStore } from 'zustand';
import { shellTexts } from '../../i18n/messages/shell';
import { formTexts } from '../../i18n/messages/form';
import { broadcast, onBroadcast } from '../../lib/storage/crossTab';
import { jobActivityStore, rolloutStorage, selectHasRunningJobs, stopJobs } from '../../jobs/jobStorage';
import { useHasUnsavedChanges, useIsSending } from '../../ui/dialog/unsavedChanges';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { signOutTexts } from './signOutTexts';

const texts = shellTexts.signOut;

/**
 * Asks for confirmation, then signs out and leaves. It calls the auth provider directly: react-admin's own logout would also
 * clear the view preferences.
 */
export default function SignOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const authProvider = useAuthProvider();
  const [busy, setBusy] = useState(false);
  const hasUnsaved = useHasUnsavedChanges();
  const isSending = useIsSending();
  const hasUnsavedElsewhere = useUnsavedElsewhere(open);
  const isRunningJobs = useStore(jobActivityStore, selectHasRunningJobs);
  const confirm = () => {
    setBusy(true);
    stopJobs();
    void authProvider?.logout({});
  };
  return (
    <ConfirmDialog
      open={open}
      title={texts.title}
      confirmLabel={texts.confirm}
      busy={busy}
      busyLabel={texts.busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p role="status">{busy ? texts.busy : texts.text}</p>
      {hasUnsaved && !busy && <p>{isSending ? formTexts.discard_sending : texts.unsaved}</p>}
      {hasUnsavedElsewhere && !busy && <p>{texts.unsavedElsewhere}</p>}
      {isRunningJobs && !busy && <p>{texts.running}</p>}
      {rolloutStorage.keys().length > 0 && !busy && <p>{signOutTexts.rollouts}</p>}
    </ConfirmDialog>
  );
}

/** Returns true if another tab reports unsaved input while the dialog is open. */
function useUnsavedElsewhere(isEnabled: boolean): boolean {
  const [isUnsaved, setUnsaved] = useState(false);
  useEffect(() => {
    if (!isEnabled) return undefined;
    setUnsaved(false);
    const unsubscribe = onBroadcast((event) => {
      if (event === 'unsaved') setUnsaved(true);
    });
    broadcast('leaving');
    return unsubscribe;
  }, [isEnabled]);
  return isUnsaved;
}
