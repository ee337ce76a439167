import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider } from '../../queries/console/useDataProvider';
import { ApiError, UNKNOWN_ERROR, type Scope } from '../../../dataProvider';
import { createErrorMessage } from '../../config/normalise/outcome';
import type { ActionCheck, PromptForm, ActionConfirmation, SendBehaviour } from '../../config/types';
import { getMutationKey } from '../../mutations/mutationKey';
import type { ResolvedOutcome } from '../../mutations/outcome/resolveOutcome';
import type { FormAlert } from '../../mutations/outcome/formAlert';
import { useUnmounted } from '../../mutations/useUnmounted';
import type { RunningAction } from '../actionTarget';
import { useNotifyOutcome } from '../../mutations/outcome/useNotifyOutcome';
import type { UnknownOutcome, DeclaredMutation, SubmitResult } from '../../mutations/useDeclaredMutation';
import { actionTexts } from '../texts';
import { findBlockers, type Blockers } from '../blockers/blockers';
import { isConfirmationSkipped } from './skippedConfirmations';
import { useActionMutation } from '../mutation/useActionMutation';

type Values = Readonly<Record<string, unknown>>;

type Step =
  | { kind: 'idle' }
  | { kind: 'blocked'; blockers: Blockers; check: ActionCheck }
  | { kind: 'form'; form: PromptForm }
  | { kind: 'confirm'; confirm: ActionConfirmation }
  | { kind: 'unknown'; outcome: UnknownOutcome }
  /** One call per selected record. */
  | { kind: 'rows'; form: Values };

interface SendFlowState {
  step: Step;
  busy: boolean;
  /** Alert of the last response, if the form stays open. */
  formAlert: FormAlert | undefined;
  /** Open question whether to force the write. */
  question: DeclaredMutation['question'];
  /** True if the user can check an unknown outcome on screen. */
  canVerify: boolean;
  begin: () => void;
  /** Continues when no blocker is left. */
  continueUnblocked: () => void;
  handleConfirm: () => void;
  /** Sends the values of the action's form. `extraScope`: data that the form loaded. */
  submit: (values: Values, extraScope?: Scope) => Promise<SubmitResult>;
}

/** Manages the steps of one run. Every failure is reported and leaves the user on the same screen. */
export function useSendFlow(
  running: RunningAction,
  behaviour: SendBehaviour,
  onDone: () => void,
): SendFlowState {
  const { action, target, list } = running;
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const { mutate, busy, formAlert, question, canVerify } = useActionMutation(
    { behaviour, label: action.label, target, list },
    onDone,
  );

  /** Without a form, a separate step shows the unknown outcome. */
  const execute = useCallback(async (): Promise<SubmitResult['kind']> => {
    const result = await mutate({});
    if (result.kind === 'unknown') setStep({ kind: 'unknown', outcome: result });
    if (result.kind === 'done') await result.finish();
    if (result.kind === 'open' && result.isFinished) onDone();
    return result.kind;
  }, [mutate, onDone]);
  const { prompt, check: checkRule } = behaviour;
  const isBulk = behaviour.perRecord !== null && target.selection !== undefined;
  const handleConfirm = useCallback(
    () => (isBulk ? setStep({ kind: 'rows', form: {} }) : void execute()),
    [isBulk, execute],
  );
  const submit = useCallback(
    async (form: Values, extraScope?: Scope): Promise<SubmitResult> =>
      isBulk
        ? { kind: 'done', finish: async () => setStep({ kind: 'rows', form }) }
        : mutate(form, extraScope),
    [isBulk, mutate],
  );

  const nextStep = useCallback(() => {
    if (prompt?.kind === 'form') setStep({ kind: 'form', form: prompt });
    else if (prompt?.kind === 'confirm' && !isConfirmationSkipped(action, prompt))
      setStep({ kind: 'confirm', confirm: prompt });
    else if (isBulk) setStep({ kind: 'rows', form: {} });
    else void execute().then((resultKind) => resultKind === 'open' && onDone());
  }, [action, prompt, isBulk, execute, onDone]);
  const runCheck = useActionCheck(running, {
    onUnblocked: nextStep,
    onBlocked: useCallback((blockers, check) => setStep({ kind: 'blocked', blockers, check }), []),
    onFailed: onDone,
  });
  const continueUnblocked = useCallback(() => {
    setStep({ kind: 'idle' });
    nextStep();
  }, [nextStep]);
  const begin = useCallback(
    () => (checkRule ? runCheck(checkRule) : nextStep()),
    [checkRule, runCheck, nextStep],
  );

  return { step, busy, formAlert, question, canVerify, begin, continueUnblocked, handleConfirm, submit };
}

interface CheckHandlers {
  onUnblocked: () => void;
  onBlocked: (blockers: Blockers, check: ActionCheck) => void;
  /** Called if the check itself failed; the failure has been reported. */
  onFailed: () => void;
}

/** Asks the host whether an action is blocked. Unmounting aborts the check. */
function useActionCheck(
  { action, target }: RunningAction,
  { onUnblocked, onBlocked, onFailed }: CheckHandlers,
) {
  const dataProvider = useDataProvider();
  const notifyOutcome = useNotifyOutcome();
  const abortController = useRef<AbortController>(undefined);
  const { isUnmounted } = useUnmounted();
  useEffect(
    () => () =>
      // Deferred: in development, StrictMode unmounts and remounts in one tick, and the action does not start again.
      queueMicrotask(() => {
        if (isUnmounted()) abortController.current?.abort();
      }),
    [isUnmounted],
  );
  return useCallback(
    (check: ActionCheck) => {
      const { scope: targetScope, resource } = target;
      const { signal } = (abortController.current = new AbortController());
      const checkBlockers = async (): Promise<void> => {
        const blockers = await findBlockers(dataProvider, check, target, signal);
        if (isUnmounted()) return;
        if (blockers.blocks.length > 0) onBlocked(blockers, check);
        else onUnblocked();
      };
      void checkBlockers().catch((failure: unknown) => {
        if (isUnmounted()) return;
        const error = failure instanceof ApiError ? failure : new ApiError(UNKNOWN_ERROR);
        const seconds = resource.messageFor;
        // A refusal by the response has no general text by code.
        const isGeneral = check.error === null && error.code !== UNKNOWN_ERROR;
        const outcome: ResolvedOutcome = isGeneral
          ? { kind: 'general', error }
          : { ...createErrorMessage(check.error ?? actionTexts.not_checked, seconds), causeError: error };
        notifyOutcome(
          { outcome, scope: targetScope, code: error.code, error },
          { seconds, mutationKey: getMutationKey(resource, action.label, targetScope) },
        );
        onFailed();
      });
    },
    [action, target, dataProvider, notifyOutcome, isUnmounted, onUnblocked, onBlocked, onFailed],
  );
}
