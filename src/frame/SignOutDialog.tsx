import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAuthProvider } from 'ra-core';
import { shellTexts } from '../i18n/es/shell';
import { formTexts } from '../i18n/es/form';
import { announce, onAnnounced } from '../lib/crossTab';
import { runsOperations, stopOperations, subscribeToOperations } from '../operations/operationStorage';
import { useHasUnsaved, useIsSending } from '../ui/unsaved';
import { ConfirmDialog } from '../ui/ConfirmDialog';

const texts = shellTexts.signOut;

/**
 * Asks before signing out (SHELL-40), says that it is under way and leaves (SHELL-41). The auth provider is called itself:
 * react-admin's own sign-out would also throw away the view preferences.
 */
export default function SignOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const authProvider = useAuthProvider();
  const [busy, setBusy] = useState(false);
  const isUnsaved = useHasUnsaved();
  const isSending = useIsSending();
  const isUnsavedElsewhere = useUnsavedElsewhere(open);
  const isRunning = useSyncExternalStore(subscribeToOperations, runsOperations);
  const confirm = () => {
    setBusy(true);
    stopOperations();
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
      {isUnsaved && !busy && <p>{isSending ? formTexts.discard_sending : texts.unsaved}</p>}
      {isUnsavedElsewhere && !busy && <p>{texts.unsavedElsewhere}</p>}
      {isRunning && !busy && <p>{texts.running}</p>}
    </ConfirmDialog>
  );
}

/** Whether another tab says, while the question is asked, that something there is not saved. */
function useUnsavedElsewhere(isAsked: boolean): boolean {
  const [isUnsaved, setUnsaved] = useState(false);
  useEffect(() => {
    if (!isAsked) return undefined;
    setUnsaved(false);
    const stop = onAnnounced((event) => {
      if (event === 'unsaved') setUnsaved(true);
    });
    announce('leaving');
    return stop;
  }, [isAsked]);
  return isUnsaved;
}
