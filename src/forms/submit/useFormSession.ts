import { useCallback, useRef, useState } from 'react';
import type { DraftTarget } from '../../drafts/drafts';
import { forgetDraft } from '../../drafts/openForms';
import { useDraftTarget } from '../../drafts/useDraftTarget';
import { useUnsavedChanges, type IsLostBy } from '../../ui/dialog/unsavedChanges';

interface FormSessionOptions {
  /** Storage target of the draft; undefined: no draft. */
  draftTarget: DraftTarget | undefined;
  /** True if the form covers a page: closing asks first if the form is dirty. */
  confirmClose?: boolean | undefined;
  /**
   * True for a departure that removes the form from the screen. The form closes when the user discards its input for one.
   * Default: another page, with which the form unmounts.
   */
  isLostBy?: IsLostBy;
  /** Closes the form, or resets it to the loaded values. */
  onClose: () => void;
}

/** One form on screen, from the first keystroke until it is saved or closed. Every component that renders a form has one. */
export interface FormSession {
  draftTarget: DraftTarget | undefined;
  /** Called by the form whenever it becomes dirty or clean. */
  setDirty: (isDirty: boolean) => void;
  /** Called by the form when sending starts or ends. */
  setSending: (isSending: boolean) => void;
  isSending: boolean;
  /** Removes the draft, because the input is saved, until the user types again. */
  markSaved: () => void;
  /** Closes the form, after asking if necessary. */
  close: () => void;
  /** Discards the input and its draft, and closes the form. */
  discard: () => void;
  /** Handler of the cancel button: asks if the form covers a page, otherwise discards. */
  cancel: () => void;
  /** Closes without asking and keeps the draft; undefined if the form is the page itself. */
  closeKeepingDraft: (() => void) | undefined;
  /** True while the discard question is open. */
  isAskingDiscard: boolean;
  keepEditing: () => void;
}

/** Manages the state around a form's fields: its draft and whether it is dirty. */
export function useFormSession({
  draftTarget: requestedTarget,
  confirmClose = false,
  isLostBy,
  onClose,
}: FormSessionOptions): FormSession {
  const draftTarget = useDraftTarget(requestedTarget);
  const state = useRef({ dirty: false, sending: false });
  const [isAskingDiscard, setAskingDiscard] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const forget = useCallback(() => {
    if (draftTarget) forgetDraft(draftTarget);
  }, [draftTarget]);
  const leave = (): void => {
    forget();
    if (isLostBy) onClose();
  };
  const reportUnsaved = useUnsavedChanges(leave, isLostBy);
  const updateState = useCallback(
    (change: Partial<typeof state.current>) => {
      Object.assign(state.current, change);
      reportUnsaved(state.current.dirty, state.current.sending);
    },
    [reportUnsaved],
  );
  const setDirty = useCallback((value: boolean) => updateState({ dirty: value }), [updateState]);
  const setSending = useCallback(
    (value: boolean) => {
      updateState({ sending: value });
      setIsSending(value);
    },
    [updateState],
  );
  const markSaved = useCallback(() => {
    forget();
    setDirty(false);
  }, [forget, setDirty]);
  const discard = useCallback(() => {
    markSaved();
    onClose();
  }, [markSaved, onClose]);
  const close = useCallback(() => {
    if (confirmClose && (state.current.dirty || isSending)) setAskingDiscard(true);
    else onClose();
  }, [confirmClose, isSending, onClose]);
  const keepEditing = useCallback(() => setAskingDiscard(false), []);
  return {
    draftTarget,
    setDirty,
    setSending,
    isSending,
    markSaved,
    close,
    discard,
    cancel: confirmClose ? close : discard,
    closeKeepingDraft: confirmClose ? onClose : undefined,
    isAskingDiscard,
    keepEditing,
  };
}
