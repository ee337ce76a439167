import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDataProvider } from 'ra-core';
import {
  ApiError,
  fillText,
  OTHER,
  type CallResult,
  type ConsoleDataProvider,
  type Scope,
} from '../../dataProvider';
import { evaluate } from '../config/evaluate';
import type { ActionCheck } from '../config/types';
import { forgetDraft } from '../drafts/openForms';
import type { RunningAction } from '../writes/target';
import { actionPlace } from './draftPlace';
import { isLostAnswer } from '../writes/lostAnswer';
import { saveAnswer } from '../writes/saveAnswer';
import { stayedOf, type Stayed } from '../writes/stayed';
import { isRemembered } from './remembered';
import { useLock } from '../ui/useLock';
import { useSay } from '../writes/useSay';
import { useThen } from '../writes/useThen';

type Step =
  | { kind: 'idle' }
  | { kind: 'record'; opens: 'edit' | 'create' }
  | { kind: 'blocked'; block: ActionCheck['block'][number]; scope: Scope }
  | { kind: 'dialog' }
  | { kind: 'form' }
  | { kind: 'confirm' }
  | { kind: 'unknown'; error: ApiError };

export interface ActionFlowState {
  step: Step;
  busy: boolean;
  /** What the last answer said, where the form stays open over it. */
  stayed: Stayed | undefined;
  start: () => void;
  confirmed: () => void;
  /**
   * Sends what the action's form holds; answers with messages for its fields, null when all is done. Rejects with the
   * `ApiError` when the answer was lost, which the form itself says.
   */
  submit: (values: Record<string, unknown>) => Promise<Record<string, string> | null>;
}

/** The steps of one run; every failure is said and leaves the user where they were. */
export function useActionFlow({ action, target, list }: RunningAction, onDone: () => void): ActionFlowState {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const say = useSay();
  const follow = useThen();
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const { busy, run } = useLock();
  const [stayed, setStayed] = useState<Stayed>();

  const send = useCallback(
    async (form: Record<string, unknown>): Promise<Record<string, string> | null> => {
      const { call } = action;
      if (!call) return {};
      const scope: Scope = { ...target.scope, form };
      const refused = action.refuse.find(({ when }) => evaluate(when, scope));
      if (refused) {
        say({ answer: new ApiError(OTHER), outcomes: [{ on: 'error', error: refused.error }], scope });
        return {};
      }
      setStayed(undefined);
      try {
        const as = action.download === null ? 'json' : 'blob';
        const { data } = await dataProvider.call(target.resource.name, { call, scope, as });
        if (action.download !== null) saveAnswer(data.body, fillText(action.download, scope));
        const done = { ...scope, result: resultOf(data) };
        const left = stayedOf(action.outcomes, data, done, target);
        if (left) {
          setStayed(left);
          await follow({ then: ['reload'], resource: target.resource, scope: done, list });
          return {};
        }
        say({ answer: data, outcomes: action.outcomes, scope: { ...done, ...counts(data) } });
        // A form is gone before the page is left: what it holds is no longer unsaved.
        forgetDraft(actionPlace({ action, target }));
        flushSync(onDone);
        await follow({ then: action.then, resource: target.resource, scope: done, list });
        return null;
      } catch (error) {
        if (call.method !== 'GET' && isLostAnswer(error, action.outcomes, scope)) throw error;
        return say({ answer: asFailure(error), outcomes: action.outcomes, scope: { ...scope, ...form } });
      }
    },
    [action, target, list, dataProvider, say, follow, onDone],
  );
  const submit = useCallback<ActionFlowState['submit']>(
    async (values) => {
      const ended = await run(() => send(values));
      return ended === undefined ? {} : ended;
    },
    [run, send],
  );

  /** Without a form, a step of its own says that nobody knows whether it was done. */
  const act = useCallback(async (): Promise<'done' | 'failed' | 'unknown'> => {
    try {
      return (await submit({})) === null ? 'done' : 'failed';
    } catch (error) {
      setStep({ kind: 'unknown', error: asFailure(error) });
      return 'unknown';
    }
  }, [submit]);
  const confirmed = useCallback(() => void act(), [act]);

  const next = useCallback(() => {
    if (action.form) setStep({ kind: 'form' });
    else if (action.confirm && !isRemembered(action)) setStep({ kind: 'confirm' });
    else void act().then((ended) => ended === 'failed' && onDone());
  }, [action, act, onDone]);

  const start = useCallback(() => {
    if (action.dialog !== null) return setStep({ kind: 'dialog' });
    if (action.opens) return setStep({ kind: 'record', opens: action.opens });
    if (!action.check) return next();
    const { check } = action;
    void dataProvider
      .call(target.resource.name, { call: check.call, scope: target.scope })
      .then(({ data }) => {
        const scope: Scope = { ...target.scope, ...resultOf(data), answer: data.body };
        const block = check.block.find(({ when }) => evaluate(when, scope));
        if (block) setStep({ kind: 'blocked', block, scope });
        else next();
      })
      .catch((error: unknown) => {
        const outcomes = check.error === null ? [] : [{ on: 'error' as const, error: check.error }];
        say({ answer: asFailure(error), outcomes, scope: target.scope });
        onDone();
      });
  }, [action, target, dataProvider, next, say, onDone]);

  return { step, busy, stayed, start, confirmed, submit };
}

const asFailure = (error: unknown): ApiError => (error instanceof ApiError ? error : new ApiError(OTHER));

/** The data of an answer with `included` beside it, so that conditions can look at both. */
function resultOf({ body }: CallResult): Record<string, unknown> {
  if (typeof body !== 'object' || body === null) return {};
  const { data, included } = body as Record<string, unknown>;
  const record =
    typeof data === 'object' && data !== null && !Array.isArray(data) ? data : data === undefined ? body : {};
  return { ...record, included };
}

/** Lengths of the lists of an answer, for texts such as "%{added_count} activos". */
function counts({ body }: CallResult): Record<string, number> {
  if (typeof body !== 'object' || body === null) return {};
  const lists = Object.entries(body).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  return Object.fromEntries(lists.map(([name, list]) => [`${name}_count`, list.length]));
}
