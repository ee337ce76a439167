import { useCallback, useRef, useState } from 'react';
import type { RecordForm } from '../config/types';
import type { DraftPlace } from '../drafts/drafts';
import { forgetDraft } from '../drafts/openForms';
import { useDraftPlace } from '../drafts/useDraftPlace';
import { useUnsaved } from '../ui/unsaved';
import { useWarning, type Warning } from './useWarning';

interface SessionOptions {
  /** Where what is typed is kept until it is saved; undefined: nowhere. */
  place: DraftPlace | undefined;
  /** What is looked at before the form is sent. */
  warn?: RecordForm['warn'] | undefined;
  /** Closing asks first when something was typed: the form lies over a page. */
  asks?: boolean | undefined;
  /** Takes the form off the screen, or puts the loaded values back. */
  onClose: () => void;
}

/** One form on the screen, from its first key to its save or its end: whoever draws a form has one. */
export interface FormSession {
  place: DraftPlace | undefined;
  warning: Warning;
  /** Told by the form whenever it begins or ceases to differ from what was loaded. */
  setDirty: (dirty: boolean) => void;
  /** Told by the form while it is being sent. */
  setSending: (sending: boolean) => void;
  sending: boolean;
  /** What was typed is saved: its draft goes, until something else is typed. */
  saved: () => void;
  /** Closes it, after a question where that is due. */
  close: () => void;
  /** Throws away what was typed, its draft too, and closes. */
  discard: () => void;
  /** What the cancel button does: asks over a page, else discards. */
  cancel: () => void;
  /** Closes without asking, so that the draft stays; undefined where the form is the page itself. */
  leave: (() => void) | undefined;
  /** The question whether to throw away is open. */
  asking: boolean;
  keepEditing: () => void;
}

/** Owns what surrounds the fields of a form: its draft, its warning, and whether something was typed. */
export function useFormSession({
  place: given,
  warn = null,
  asks = false,
  onClose,
}: SessionOptions): FormSession {
  const place = useDraftPlace(given);
  const warning = useWarning(warn);
  const now = useRef({ dirty: false, sending: false });
  const [asking, setAsking] = useState(false);
  const [sending, showSending] = useState(false);
  const forget = useCallback(() => {
    if (place) forgetDraft(place);
  }, [place]);
  const tell = useUnsaved(forget);
  const become = useCallback(
    (change: Partial<typeof now.current>) => {
      Object.assign(now.current, change);
      tell(now.current.dirty, now.current.sending);
    },
    [tell],
  );
  const setDirty = useCallback((value: boolean) => become({ dirty: value }), [become]);
  const setSending = useCallback(
    (value: boolean) => {
      become({ sending: value });
      showSending(value);
    },
    [become],
  );
  const saved = useCallback(() => {
    forget();
    setDirty(false);
  }, [forget, setDirty]);
  const discard = useCallback(() => {
    saved();
    onClose();
  }, [saved, onClose]);
  const close = useCallback(() => {
    if (asks && (now.current.dirty || sending)) setAsking(true);
    else onClose();
  }, [asks, sending, onClose]);
  const keepEditing = useCallback(() => setAsking(false), []);
  return {
    place,
    warning,
    setDirty,
    setSending,
    sending,
    saved,
    close,
    discard,
    cancel: asks ? close : discard,
    leave: asks ? onClose : undefined,
    asking,
    keepEditing,
  };
}
