import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAuthProvider } from 'ra-core';
import { shellTexts } from '../../i18n/es/shell';
import { formTexts } from '../../i18n/es/form';
import { broadcast, onBroadcast } from '../../lib/storage/crossTab';
import { hasRunningJobs, stopJobs, subscribeToJobs } from '../../jobs/jobStorage';
import { useHasUnsavedChanges, useIsSending } from '../../ui/dialog/unsavedChanges';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';

const texts = shellTexts.signOut;

/**
 * Asks before signing out (SHELL-40), says that it is under way and leaves (SHELL-41). The auth provider is called itself:
 * react-admin's own sign-out would also throw away the view preferences.
 */
export default function SignOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const authProvider = useAuthProvider();
  const [busy, setBusy] = useState(false);
  const hasUnsaved = useHasUnsavedChanges();
  const isSending = useIsSending();
  const hasUnsavedElsewhere = useUnsavedElsewhere(open);
  const isRunningJobs = useSyncExternalStore(subscribeToJobs, hasRunningJobs);
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
    </ConfirmDialog>
  );
}

/** Whether another tab says, while the question is asked, that something there is not saved. */
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
