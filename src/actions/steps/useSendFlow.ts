import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider } from '../../queries/console/useDataProvider';
import { asApiError, UNKNOWN_ERROR } from '../../../dataProvider';
import { createErrorMessage } from '../../config/normalise/outcome';
import type { ActionCheck, PromptForm, ActionConfirmation, SendBehaviour } from '../../config/types';
import { getMutationKey } from '../../mutations/mutationKey';
import type { ResolvedOutcome } from '../../mutations/executeMutation';
import type { DeclaredMutation, Values } from '../../mutations/submit/declaredMutation';
import type { SubmitResult } from '../../mutations/submit/submitRecord';
import { useSubmit, type Submit } from '../../mutations/submit/useSubmit';
import { useUnmounted } from '../../mutations/useUnmounted';
import type { RunningAction } from '../actionTarget';
import { useNotifyOutcome } from '../../mutations/outcome/useNotifyOutcome';
import { isPlainObject } from '../../lib/json';
import { actionTexts } from '../texts';
import { findBlockers, type Blockers } from '../blockers/blockers';
import { isConfirmationSkipped } from './skippedConfirmations';
import { useActionMutation } from '../mutation/useActionMutation';

type Step =
  | { kind: 'idle' }
  | { kind: 'blocked'; blockers: Blockers; check: ActionCheck }
  | { kind: 'form'; form: PromptForm }
  | { kind: 'confirm'; confirm: ActionConfirmation }
  /** One call per selected record. */
  | { kind: 'rows'; form: Values };

interface SendFlowState {
  step: Step;
  /** Write of the action; with one call per record, the form hands over its values and sends nothing. */
  mutation: DeclaredMutation;
  /** Submit of the action without a form. */
  submit: Submit;
  begin: () => void;
  /** Continues when no blocker is left. */
  continueUnblocked: () => void;
  handleConfirm: () => void;
}

const NO_VALUES: Values = {};

/** Manages the steps of one run. Every failure is reported and leaves the user on the same screen. */
export function useSendFlow(
  running: RunningAction,
  behaviour: SendBehaviour,
  onDone: () => void,
): SendFlowState {
  const { action, target, list } = running;
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const { prompt, check: checkRule } = behaviour;
  const isBulk = behaviour.perRecord !== null && target.selection !== undefined;
  const mutation = useActionMutation({ behaviour, label: action.label, target, list, onDone });
  const submission = useSubmit(mutation);
  const { submit } = submission;
  const send = useCallback(async (): Promise<SubmitResult['kind']> => {
    const result = await submit(NO_VALUES);
    if (result.kind === 'refused' && result.isFinished) onDone();
    return result.kind;
  }, [submit, onDone]);
  const handleConfirm = useCallback(
    () => (isBulk ? setStep({ kind: 'rows', form: NO_VALUES }) : void send()),
    [isBulk, send],
  );
  const rowsMutation: DeclaredMutation = {
    ...mutation,
    buildForm: undefined,
    send: null,
    onDone: ({ form }) => setStep({ kind: 'rows', form: isPlainObject(form) ? form : NO_VALUES }),
  };

  const nextStep = useCallback(() => {
    if (prompt?.kind === 'form') setStep({ kind: 'form', form: prompt });
    else if (prompt?.kind === 'confirm' && !isConfirmationSkipped(action, prompt))
      setStep({ kind: 'confirm', confirm: prompt });
    else if (isBulk) setStep({ kind: 'rows', form: NO_VALUES });
    else void send().then((kind) => kind === 'refused' && onDone());
  }, [action, prompt, isBulk, send, onDone]);
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

  return {
    step,
    mutation: isBulk ? rowsMutation : mutation,
    submit: submission,
    begin,
    continueUnblocked,
    handleConfirm,
  };
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
        const error = asApiError(failure);
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
