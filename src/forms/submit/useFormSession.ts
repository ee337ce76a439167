import { useCallback, useRef, useState } from 'react';
import type { RecordForm } from '../../config/types';
import type { DraftTarget } from '../../drafts/drafts';
import { forgetDraft } from '../../drafts/openForms';
import { useDraftTarget } from '../../drafts/useDraftTarget';
import { useUnsavedChanges } from '../../ui/dialog/unsavedChanges';
import { useFormWarning, type FormWarning } from './useFormWarning';

interface FormSessionOptions {
  /** Where what is typed is kept until it is saved; undefined: nowhere. */
  draftTarget: DraftTarget | undefined;
  /** What is looked at before the form is sent. */
  warn?: RecordForm['warn'] | undefined;
  /** Closing asks first when something was typed: the form lies over a page. */
  confirmClose?: boolean | undefined;
  /** Takes the form off the screen, or puts the loaded values back. */
  onClose: () => void;
}

/** One form on the screen, from its first key to its save or its end: whoever draws a form has one. */
export interface FormSession {
  draftTarget: DraftTarget | undefined;
  warning: FormWarning;
  /** Told by the form whenever it begins or ceases to differ from what was loaded. */
  setDirty: (isDirty: boolean) => void;
  /** Told by the form while it is being sent. */
  setSending: (isSending: boolean) => void;
  isSending: boolean;
  /** What was typed is saved: its draft goes, until something else is typed. */
  markSaved: () => void;
  /** Closes it, after a question where that is due. */
  close: () => void;
  /** Throws away what was typed, its draft too, and closes. */
  discard: () => void;
  /** What the cancel button does: asks over a page, else discards. */
  cancel: () => void;
  /** Closes without asking, so that the draft stays; undefined where the form is the page itself. */
  closeKeepingDraft: (() => void) | undefined;
  /** The question whether to throw away is open. */
  isAskingDiscard: boolean;
  keepEditing: () => void;
}

/** Owns what surrounds the fields of a form: its draft, its warning, and whether something was typed. */
export function useFormSession({
  draftTarget: requestedTarget,
  warn = null,
  confirmClose = false,
  onClose,
}: FormSessionOptions): FormSession {
  const draftTarget = useDraftTarget(requestedTarget);
  const warning = useFormWarning(warn);
  const state = useRef({ dirty: false, sending: false });
  const [isAskingDiscard, setAskingDiscard] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const forget = useCallback(() => {
    if (draftTarget) forgetDraft(draftTarget);
  }, [draftTarget]);
  const reportUnsaved = useUnsavedChanges(forget);
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
    warning,
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
