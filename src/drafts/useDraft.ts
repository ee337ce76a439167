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

/** ms without typing after which a draft is kept. */
const SAVE_DELAY = 500;

export interface DraftedForm {
  target: DraftTarget;
  fields: readonly Field[];
  /** Form values that were loaded. */
  loaded: Readonly<Record<string, unknown>>;
  record: Readonly<Record<string, unknown>> | undefined;
}

export interface DraftControl {
  /** A draft of an earlier visit that waits for a decision. */
  offeredDraft: Draft | undefined;
  /** The draft that was filled in. */
  restoredDraft: Draft | undefined;
  /** Fills the draft in; where that would replace something typed since, asks first. */
  restore: () => void;
  /** Fields whose typed value the draft would replace, while that is asked; else empty. */
  conflictingFields: readonly Field[];
  confirmRestore: () => void;
  cancelRestore: () => void;
  discard: () => void;
}

/**
 * Keeps what is typed into the form around it: after a pause, and at once when the page is left or the session ends
 *. What an earlier visit left is offered, never filled in by itself.
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
    // What was saved after all is no draft any more.
    if (Object.keys(getRestorableValues(draft, fields, loaded)).length === 0) removeDraft(key);
    // Over a record that is another one by now, somebody has to decide.
    else if (consumeDraftRequest(target) && !hasRecordChanged(draft)) setRequestedDraft(draft);
    else setOfferedDraft(draft);
  });
  // Once, also where the title of the place changes: what this form writes later is no draft of an earlier visit.
  useEffect(() => checkStoredDraft(), [key]);
  // One turn later: what the form does as it starts would take it out again.
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

/** Writes the draft of the form as it changes. Answers with the way to drop it until something else is typed. */
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
    // After a sign-out nothing may be kept any more; after a 401 the same person comes back (SHELL-42).
    if (getToken() === undefined && getSessionEndReason() === undefined) return;
    const changedFields = fields.filter(({ name }) => Object.hasOwn(changes, name));
    if (changedFields.length === 0 && !offeredDraft) return removeDraft(key);
    saveDraft(key, {
      ...target,
      at: Date.now(),
      path: pathname,
      // Until somebody decided about the earlier draft, neither may replace the other.
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
