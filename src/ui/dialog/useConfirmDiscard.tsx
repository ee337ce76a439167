import { useEffect, useState, type ReactNode } from 'react';
import { DiscardDialog } from './DiscardDialog';
import { useUnsavedChanges } from './unsavedChanges';

interface ConfirmDiscard {
  /** Closes, after a question where something was typed: for Escape, the cross, cancel and the back button. */
  close: () => void;
  /** Drawn inside the dialog. */
  discardDialog: ReactNode;
}

/** How a dialog that holds something typed is closed. `onClose` takes it off the screen. */
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

/** What such a dialog holds goes with it. */
const noop = (): void => undefined;
