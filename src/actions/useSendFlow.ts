import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider } from '../console/useDataProvider';
import { ApiError, OTHER, type Scope } from '../../dataProvider';
import { sayError } from '../config/normalise/ending';
import type { ActionCheck, AskForm, Confirm, Send } from '../config/types';
import { actOf } from '../writes/actOf';
import type { End } from '../writes/endOf';
import type { Stayed } from '../writes/stayed';
import { useLeft } from '../writes/useLeft';
import type { RunningAction } from '../writes/target';
import { useSay } from '../writes/useSay';
import type { Lost, Write, WriteEnd } from '../writes/useWrite';
import { actionTexts } from './texts';
import { hindrancesOf, type Hindrances } from './hindrances';
import { isRemembered } from './remembered';
import { useActionWrite } from './useActionWrite';

type Values = Readonly<Record<string, unknown>>;

type Step =
  | { kind: 'idle' }
  | { kind: 'blocked'; found: Hindrances; check: ActionCheck }
  | { kind: 'form'; form: AskForm }
  | { kind: 'confirm'; confirm: Confirm }
  | { kind: 'unknown'; lost: Lost }
  /** One call for each selected record. */
  | { kind: 'rows'; form: Values };

interface SendFlowState {
  step: Step;
  busy: boolean;
  /** What the last answer said, where the form stays open over it. */
  stayed: Stayed | undefined;
  /** Whether to send it again, while that is asked. */
  question: Write['question'];
  /** Of a lost answer: something on the screen can tell. */
  canCheck: boolean;
  start: () => void;
  /** Goes on once nothing is in the way any more. */
  passed: () => void;
  confirmed: () => void;
  /** Sends what the action's form holds; `more` is what it loaded, for the scope. */
  submit: (values: Values, more?: Scope) => Promise<WriteEnd>;
}

/** The steps of one run; every failure is said and leaves the user where they were. */
export function useSendFlow(running: RunningAction, does: Send, onDone: () => void): SendFlowState {
  const { action, target, list } = running;
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const { write, busy, stayed, question, canCheck } = useActionWrite(
    { does, label: action.label, target, list },
    onDone,
  );

  /** Without a form, a step of its own says that nobody knows whether it was done. */
  const act = useCallback(async (): Promise<WriteEnd['kind']> => {
    const ended = await write({});
    if (ended.kind === 'lost') setStep({ kind: 'unknown', lost: ended });
    if (ended.kind === 'done') await ended.leave();
    if (ended.kind === 'open' && ended.isOver) onDone();
    return ended.kind;
  }, [write, onDone]);
  const { ask, check: asked } = does;
  const isForRows = does.perRow !== null && target.selection !== undefined;
  const confirmed = useCallback(
    () => (isForRows ? setStep({ kind: 'rows', form: {} }) : void act()),
    [isForRows, act],
  );
  const submit = useCallback(
    async (form: Values, more?: Scope): Promise<WriteEnd> =>
      isForRows ? { kind: 'done', leave: async () => setStep({ kind: 'rows', form }) } : write(form, more),
    [isForRows, write],
  );

  const next = useCallback(() => {
    if (ask?.kind === 'form') setStep({ kind: 'form', form: ask });
    else if (ask?.kind === 'confirm' && !isRemembered(action, ask))
      setStep({ kind: 'confirm', confirm: ask });
    else if (isForRows) setStep({ kind: 'rows', form: {} });
    else void act().then((ended) => ended === 'open' && onDone());
  }, [action, ask, isForRows, act, onDone]);
  const check = useCheck(running, {
    onPass: next,
    onBlock: useCallback((found, check) => setStep({ kind: 'blocked', found, check }), []),
    onFail: onDone,
  });
  const passed = useCallback(() => {
    setStep({ kind: 'idle' });
    next();
  }, [next]);
  const start = useCallback(() => (asked ? check(asked) : next()), [asked, check, next]);

  return { step, busy, stayed, question, canCheck, start, passed, confirmed, submit };
}

interface Checked {
  onPass: () => void;
  onBlock: (found: Hindrances, check: ActionCheck) => void;
  /** The question itself failed, which was said. */
  onFail: () => void;
}

/** Asks the host whether an action may be done; once its page is left, nothing follows of it. */
function useCheck({ action, target }: RunningAction, { onPass, onBlock, onFail }: Checked) {
  const dataProvider = useDataProvider();
  const say = useSay();
  const asking = useRef<AbortController>(undefined);
  const { isLeft } = useLeft();
  useEffect(
    () => () =>
      // Not at once: in development React leaves and comes back in one turn, and the action is not begun again.
      queueMicrotask(() => {
        if (isLeft()) asking.current?.abort();
      }),
    [isLeft],
  );
  return useCallback(
    (check: ActionCheck) => {
      const { scope: around, resource } = target;
      const { signal } = (asking.current = new AbortController());
      const ask = async (): Promise<void> => {
        const found = await hindrancesOf(dataProvider, check, target, signal);
        if (isLeft()) return;
        if (found.blocks.length > 0) onBlock(found, check);
        else onPass();
      };
      void ask().catch((failure: unknown) => {
        if (isLeft()) return;
        const error = failure instanceof ApiError ? failure : new ApiError(OTHER);
        const seconds = resource.messageFor;
        // What was answered is no failure that a code has words for.
        const isGeneral = check.error === null && error.code !== OTHER;
        const end: End = isGeneral
          ? { kind: 'general', error }
          : { ...sayError(check.error ?? actionTexts.not_checked, seconds), because: error };
        say(
          { end, scope: around, code: error.code, error },
          { seconds, about: actOf(resource, action.label, around) },
        );
        onFail();
      });
    },
    [action, target, dataProvider, say, isLeft, onPass, onBlock, onFail],
  );
}
