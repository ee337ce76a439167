import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Field } from '../config/types';
import { getEnding, onEnding } from '../session/failures';
import { getToken } from '../session/session';
import { useProfile } from '../session/useProfile';
import { changedMeanwhile, changesOf, draftOf, replaced, restorable, stampOf, unkept } from './changes';
import { draftKey, readDraft, removeDraft, writeDraft, type Draft, type DraftPlace } from './drafts';
import { openForm, takeWanted } from './openForms';

/** ms without typing after which a draft is kept. */
const DELAY = 500;

export interface DraftedForm {
  place: DraftPlace;
  fields: readonly Field[];
  /** Form values that were loaded. */
  loaded: Readonly<Record<string, unknown>>;
  record: Readonly<Record<string, unknown>> | undefined;
}

export interface DraftControl {
  /** A draft of an earlier visit that waits for a decision. */
  offer: Draft | undefined;
  /** The draft that was filled in. */
  restored: Draft | undefined;
  /** Fills the draft in; where that would replace something typed since, asks first. */
  restore: () => void;
  /** Fields whose typed value the draft would replace, while that is asked; else empty. */
  asking: readonly Field[];
  restoreAnyway: () => void;
  keepTyped: () => void;
  discard: () => void;
}

/**
 * Keeps what is typed into the form around it: after a pause, and at once when the page is left or the session ends
 *. What an earlier visit left is offered, never filled in by itself.
 */
export function useDraft(form: DraftedForm): DraftControl {
  const { place, fields, loaded, record } = form;
  const { profile } = useProfile();
  const { setValue, setFocus, getValues } = useFormContext();
  const key = draftKey(profile?.id, place);
  const [offer, setOffer] = useState<Draft>();
  const [restored, setRestored] = useState<Draft>();
  const [asking, setAsking] = useState<readonly Field[]>([]);
  const [wanted, setWanted] = useState<Draft>();

  const fill = useCallback(
    (draft: Draft) => {
      const values = restorable(draft, fields, loaded);
      for (const [name, value] of Object.entries(values))
        setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
      setAsking([]);
      setOffer(undefined);
      setRestored(draft);
      const [first] = Object.keys(values);
      if (first !== undefined) setFocus(first);
    },
    [fields, loaded, setValue, setFocus],
  );
  const isOther = (draft: Draft): boolean =>
    record !== undefined && changedMeanwhile(draft, fields, loaded, stampOf(record)).changed;

  const look = useEffectEvent(() => {
    const found = key === undefined ? undefined : readDraft(key);
    if (key === undefined || !found) return;
    // What was saved after all is no draft any more.
    if (Object.keys(restorable(found, fields, loaded)).length === 0) removeDraft(key);
    // Over a record that is another one by now, somebody has to decide.
    else if (takeWanted(place) && !isOther(found)) setWanted(found);
    else setOffer(found);
  });
  // Once, also where the title of the place changes: what this form writes later is no draft of an earlier visit.
  useEffect(() => look(), [key]);
  // One turn later: what the form does as it starts would take it out again.
  useEffect(() => {
    if (!wanted) return;
    setWanted(undefined);
    fill(wanted);
  }, [wanted, fill]);

  const forget = useKeeping(form, key, offer);
  const discard = useCallback(() => {
    setOffer(undefined);
    forget();
  }, [forget]);
  const restore = useCallback(() => {
    if (!offer) return;
    const lost = replaced(offer, fields, loaded, getValues());
    if (lost.length > 0) setAsking(lost);
    else fill(offer);
  }, [offer, fields, loaded, getValues, fill]);
  const restoreAnyway = useCallback(() => offer && fill(offer), [offer, fill]);
  const keepTyped = useCallback(() => setAsking([]), []);
  return { offer, restored, restore, asking, restoreAnyway, keepTyped, discard };
}

/** Writes the draft of the form as it changes. Answers with the way to drop it until something else is typed. */
function useKeeping(form: DraftedForm, key: string | undefined, offer: Draft | undefined): () => void {
  const { place, fields, loaded, record } = form;
  const { pathname } = useLocation();
  const now = useWatch() as Record<string, unknown>;
  const changes = changesOf(fields, loaded, now);
  const left = unkept(fields, loaded, now).map(({ name }) => name);
  const text = [JSON.stringify(changes), ...left].join(' ');
  const waiting = useRef(false);
  const seen = useRef('{}');

  const write = useEffectEvent(() => {
    if (!waiting.current || key === undefined) return;
    waiting.current = false;
    // After a sign-out nothing may be kept any more; after a 401 the same person comes back (SHELL-42).
    if (getToken() === undefined && getEnding() === undefined) return;
    const changed = fields.filter(({ name }) => Object.hasOwn(changes, name));
    if (changed.length === 0 && !offer) return removeDraft(key);
    writeDraft(key, {
      ...place,
      at: Date.now(),
      path: pathname,
      // Until somebody decided about the earlier draft, neither may replace the other.
      values: { ...offer?.values, ...changes },
      loaded: {
        ...offer?.loaded,
        ...Object.fromEntries(changed.map((field) => [field.name, draftOf(field, loaded[field.name])])),
      },
      left: [...new Set([...(offer?.left ?? []), ...left])],
      stamp: stampOf(record),
    });
  });

  useEffect(() => {
    if (text === '{}' && seen.current === '{}') return undefined;
    seen.current = text;
    waiting.current = true;
    const timer = setTimeout(() => write(), DELAY);
    return () => clearTimeout(timer);
  }, [text, offer]);

  const forget = useCallback(() => {
    waiting.current = false;
    if (key !== undefined) removeDraft(key);
  }, [key]);
  useEffect(() => {
    const writeNow = (): void => write();
    const stops = [onEnding(writeNow), openForm(place, forget)];
    window.addEventListener('pagehide', writeNow);
    document.addEventListener('visibilitychange', writeNow);
    return () => {
      writeNow();
      for (const stop of stops) stop();
      window.removeEventListener('pagehide', writeNow);
      document.removeEventListener('visibilitychange', writeNow);
    };
  }, [place, forget]);
  return forget;
}
