import { useEffect, useState, type ReactNode } from 'react';
import { DiscardDialog } from './DiscardDialog';
import { useUnsavedChanges } from './unsavedChanges';

interface ConfirmDiscard {
  /**
   * Closes the dialog, after a confirmation if there is unsaved input: for Escape, the close button, cancel and the back
   * button.
   */
  close: () => void;
  /** Confirmation dialog, rendered inside the dialog. */
  discardDialog: ReactNode;
}

/** Handles closing a dialog with unsaved input. `onClose` removes the dialog from the screen. */
export function useConfirmDiscard(isDirty: boolean, onClose: () => void): ConfirmDiscard {
  const [isConfirming, setConfirming] = useState(false);
  const setUnsaved = useUnsavedChanges(noop);
  useEffect(() => setUnsaved(isDirty), [setUnsaved, isDirty]);
  return {
    close: () => (isDirty ? setConfirming(true) : onClose()),
    discardDialog: (
      <DiscardDialog open={isConfirming} onDiscard={onClose} onKeep={() => setConfirming(false)} />
    ),
  };
}

/** Nothing to discard: the input unmounts with the dialog. */
const noop = (): void => undefined;
