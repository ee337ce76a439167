import { useCallback, useState } from 'react';
import { useDataProvider } from 'ra-core';
import { ApiError, OTHER, type ConsoleDataProvider, type Scope } from '../../dataProvider';
import { evaluate } from '../config/evaluate';
import type { ActionCheck } from '../config/types';
import { resultOf } from '../writes/result';
import type { Stayed } from '../writes/stayed';
import type { RunningAction } from '../writes/target';
import { useSay } from '../writes/useSay';
import type { WriteEnd } from '../writes/useWrite';
import { isRemembered } from './remembered';
import { useActionWrite } from './useActionWrite';

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
  /** Sends what the action's form holds. */
  submit: (values: Readonly<Record<string, unknown>>) => Promise<WriteEnd>;
}

/** The steps of one run; every failure is said and leaves the user where they were. */
export function useActionFlow(running: RunningAction, onDone: () => void): ActionFlowState {
  const { action } = running;
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const { write, busy, stayed } = useActionWrite(running, onDone);

  /** Without a form, a step of its own says that nobody knows whether it was done. */
  const act = useCallback(async (): Promise<WriteEnd['kind']> => {
    const ended = await write({});
    if (ended.kind === 'lost') setStep({ kind: 'unknown', error: ended.error });
    if (ended.kind === 'done') await ended.leave();
    return ended.kind;
  }, [write]);
  const confirmed = useCallback(() => void act(), [act]);

  const next = useCallback(() => {
    if (action.form) setStep({ kind: 'form' });
    else if (action.confirm && !isRemembered(action)) setStep({ kind: 'confirm' });
    else void act().then((ended) => ended === 'open' && onDone());
  }, [action, act, onDone]);
  const check = useCheck(running, {
    onPass: next,
    onBlock: useCallback((block, scope) => setStep({ kind: 'blocked', block, scope }), []),
    onFail: onDone,
  });

  const start = useCallback(() => {
    if (action.dialog !== null) setStep({ kind: 'dialog' });
    else if (action.opens) setStep({ kind: 'record', opens: action.opens });
    else if (action.check) check(action.check);
    else next();
  }, [action, check, next]);

  return { step, busy, stayed, start, confirmed, submit: write };
}

interface Checked {
  onPass: () => void;
  onBlock: (block: ActionCheck['block'][number], scope: Scope) => void;
  /** The question itself failed, which was said. */
  onFail: () => void;
}

/** Asks the host whether an action may be done. */
function useCheck({ target }: RunningAction, { onPass, onBlock, onFail }: Checked) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const say = useSay();
  return useCallback(
    (check: ActionCheck) => {
      const { scope: around, resource } = target;
      const ask = async (): Promise<void> => {
        const { data } = await dataProvider.call(resource.name, { call: check.call, scope: around });
        const scope: Scope = { ...around, result: resultOf(data.body) };
        const block = check.block.find(({ when }) => evaluate(when, scope));
        if (block) onBlock(block, scope);
        else onPass();
      };
      void ask().catch((failure: unknown) => {
        const error = failure instanceof ApiError ? failure : new ApiError(OTHER);
        say({
          end:
            check.error === null
              ? { kind: 'general', error }
              : { kind: 'say', tone: 'error', text: check.error, seconds: undefined },
          scope: around,
          code: error.code,
        });
        onFail();
      });
    },
    [target, dataProvider, say, onPass, onBlock, onFail],
  );
}
