import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Field } from '../config/types';
import { getSessionEndReason, onSessionEnd } from '../session/sessionEnd';
import { getToken } from '../session/session';
import { useProfile } from '../session/profile/useProfile';
import {
  findRecordChanges,
  collectChanges,
  toDraftValue,
  findReplacedFields,
  getRestorableValues,
  getRecordStamp,
  findUndraftableChanges,
} from './draftChanges';
import { getDraftKey, readDraft, removeDraft, saveDraft, type Draft, type DraftTarget } from './drafts';
import { registerOpenForm, consumeDraftRequest } from './openForms';

/** ms without input after which the draft is saved (debounce). */
const SAVE_DELAY = 500;

export interface DraftedForm {
  target: DraftTarget;
  fields: readonly Field[];
  /** Form values as loaded. */
  loaded: Readonly<Record<string, unknown>>;
  record: Readonly<Record<string, unknown>> | undefined;
}

export interface DraftControl {
  /** Draft of an earlier visit that waits for the user's decision. */
  offeredDraft: Draft | undefined;
  /** Draft that was restored. */
  restoredDraft: Draft | undefined;
  /** Restores the draft. Asks first if that would overwrite newer input. */
  restore: () => void;
  /** Fields whose input the draft would overwrite, while the user is asked; otherwise empty. */
  conflictingFields: readonly Field[];
  confirmRestore: () => void;
  cancelRestore: () => void;
  discard: () => void;
}

/**
 * Saves the input of the surrounding form as a draft: debounced, and immediately when the page is left or the session ends.
 * A draft of an earlier visit is offered, never restored automatically.
 */
export function useDraft(form: DraftedForm): DraftControl {
  const { target, fields, loaded, record } = form;
  const { profile } = useProfile();
  const { setValue, setFocus, getValues } = useFormContext();
  const key = getDraftKey(profile?.id, target);
  const [offeredDraft, setOfferedDraft] = useState<Draft>();
  const [restoredDraft, setRestoredDraft] = useState<Draft>();
  const [conflictingFields, setConflictingFields] = useState<readonly Field[]>([]);
  const [requestedDraft, setRequestedDraft] = useState<Draft>();

  const applyDraft = useCallback(
    (draft: Draft) => {
      const values = getRestorableValues(draft, fields, loaded);
      for (const [name, value] of Object.entries(values))
        setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
      setConflictingFields([]);
      setOfferedDraft(undefined);
      setRestoredDraft(draft);
      const [firstName] = Object.keys(values);
      if (firstName !== undefined) setFocus(firstName);
    },
    [fields, loaded, setValue, setFocus],
  );
  const hasRecordChanged = (draft: Draft): boolean =>
    record !== undefined && findRecordChanges(draft, fields, loaded, getRecordStamp(record)).hasChanged;

  const checkStoredDraft = useEffectEvent(() => {
    const draft = key === undefined ? undefined : readDraft(key);
    if (key === undefined || !draft) return;
    // The input was saved after all, so the draft is obsolete.
    if (Object.keys(getRestorableValues(draft, fields, loaded)).length === 0) removeDraft(key);
    // If the record has changed meanwhile, the user has to decide.
    else if (consumeDraftRequest(target) && !hasRecordChanged(draft)) setRequestedDraft(draft);
    else setOfferedDraft(draft);
  });
  // Runs once per key, even if the form's title changes: a draft that this form writes later is not one of an earlier visit.
  useEffect(() => checkStoredDraft(), [key]);
  // Deferred one tick: the form's own initialisation would overwrite the restored values.
  useEffect(() => {
    if (!requestedDraft) return;
    setRequestedDraft(undefined);
    applyDraft(requestedDraft);
  }, [requestedDraft, applyDraft]);

  const forget = useSaveDraft(form, key, offeredDraft);
  const discard = useCallback(() => {
    setOfferedDraft(undefined);
    forget();
  }, [forget]);
  const restore = useCallback(() => {
    if (!offeredDraft) return;
    const replacedFields = findReplacedFields(offeredDraft, fields, loaded, getValues());
    if (replacedFields.length > 0) setConflictingFields(replacedFields);
    else applyDraft(offeredDraft);
  }, [offeredDraft, fields, loaded, getValues, applyDraft]);
  const confirmRestore = useCallback(
    () => offeredDraft && applyDraft(offeredDraft),
    [offeredDraft, applyDraft],
  );
  const cancelRestore = useCallback(() => setConflictingFields([]), []);
  return { offeredDraft, restoredDraft, restore, conflictingFields, confirmRestore, cancelRestore, discard };
}

/** Saves the draft as the form changes. Returns a function that removes it until the user types again. */
function useSaveDraft(
  form: DraftedForm,
  key: string | undefined,
  offeredDraft: Draft | undefined,
): () => void {
  const { target, fields, loaded, record } = form;
  const { pathname } = useLocation();
  const values = useWatch() as Record<string, unknown>;
  const changes = collectChanges(fields, loaded, values);
  const omittedFields = findUndraftableChanges(fields, loaded, values).map(({ name }) => name);
  const text = [JSON.stringify(changes), ...omittedFields].join(' ');
  const isSavePending = useRef(false);
  const lastText = useRef('{}');

  const save = useEffectEvent(() => {
    if (!isSavePending.current || key === undefined) return;
    isSavePending.current = false;
    // Nothing may be stored after a sign-out. After a 401 the same user comes back, so the draft is saved.
    if (getToken() === undefined && getSessionEndReason() === undefined) return;
    const changedFields = fields.filter(({ name }) => Object.hasOwn(changes, name));
    if (changedFields.length === 0 && !offeredDraft) return removeDraft(key);
    saveDraft(key, {
      ...target,
      at: Date.now(),
      path: pathname,
      // Until the user has decided about the earlier draft, keep both: neither may overwrite the other.
      values: { ...offeredDraft?.values, ...changes },
      loaded: {
        ...offeredDraft?.loaded,
        ...Object.fromEntries(
          changedFields.map((field) => [field.name, toDraftValue(field, loaded[field.name])]),
        ),
      },
      left: [...new Set([...(offeredDraft?.left ?? []), ...omittedFields])],
      stamp: getRecordStamp(record),
    });
  });

  useEffect(() => {
    if (text === '{}' && lastText.current === '{}') return undefined;
    lastText.current = text;
    isSavePending.current = true;
    const timer = setTimeout(() => save(), SAVE_DELAY);
    return () => clearTimeout(timer);
  }, [text, offeredDraft]);

  const forget = useCallback(() => {
    isSavePending.current = false;
    if (key !== undefined) removeDraft(key);
  }, [key]);
  useEffect(() => {
    const saveNow = (): void => save();
    const cleanups = [onSessionEnd(saveNow), registerOpenForm(target, forget)];
    window.addEventListener('pagehide', saveNow);
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      saveNow();
      for (const cleanup of cleanups) cleanup();
      window.removeEventListener('pagehide', saveNow);
      document.removeEventListener('visibilitychange', saveNow);
    };
  }, [target, forget]);
  return forget;
}
