import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RaRecord } from 'ra-core';
import { UNKNOWN_ERROR, type ApiError, type Scope } from '../../dataProvider';
import { createErrorMessage } from '../config/normalise/outcome';
import type { OutcomeRules, Field, Json, Resource, SendBehaviour } from '../config/types';
import { useTranslateText } from '../i18n/useTranslateText';
import { useWarnBeforeUnload } from '../session/navigation/useWarnBeforeUnload';
import { dismissNotifications } from '../ui/feedback/toastStore';
import { getErrorCause } from '../ui/feedback/errorMessage';
import { useLock } from '../ui/hooks/useLock';
import { getMutationKey } from './mutationKey';
import type { ResolvedOutcome } from './outcome/resolveOutcome';
import { toFieldErrors } from './outcome/fieldErrors';
import type { ListActions } from './list/ListActionsContext';
import type { VerificationResult } from './unknownOutcome/verifyOutcome';
import { executeMutation, type MutationResult, type MutationResponse } from './executeMutation';
import { findRefusal } from './findRefusal';
import { SILENT_ALERT, buildFormAlert, type FormAlert } from './outcome/formAlert';
import { useForceConfirm, type ForceQuestion } from './useForceConfirm';
import { useUnmounted, getEffectsAfterUnmount } from './useUnmounted';
import { useNotifyOutcome } from './outcome/useNotifyOutcome';
import { useSuccessEffects } from './useSuccessEffects';

type Values = Readonly<Record<string, unknown>>;
/** Members that override the body. */
export type BodyOverrides = Readonly<Record<string, Json>>;

/** Options of a declared write: the request and its outcomes. */
export interface DeclaredMutationOptions<Form extends Values = Values> {
  resource: Resource;
  /** Record members, `parent`, `$me`; `form` and `result` are added. */
  scope: Scope;
  list: ListActions | undefined;
  /** Shows this text instead of sending, while the condition holds. */
  preconditions?: SendBehaviour['preconditions'] | undefined;
  outcomes: OutcomeRules['outcomes'];
  effects: OutcomeRules['effects'];
  /** Seconds between a success and its effects. Default none. */
  settleSeconds?: OutcomeRules['settleSeconds'] | undefined;
  /** True if the call changes nothing on the host, so a missing response is an ordinary failure. */
  isReadOnly?: boolean | undefined;
  /** Fields that get the host's errors on parts of the body; undefined if no form can show them. */
  fields?: readonly Field[] | undefined;
  /**
   * Action that is tried, in the declaration's words. The message log uses it for failures that are not shown. A function of
   * `form`, if one write performs several actions.
   */
  label?: string | ((form: Form) => string) | undefined;
  /** True if the caller shows no `formAlert`: form alerts become messages. Default false. */
  hasNoAlertArea?: boolean | undefined;
  /**
   * Sends the request. `form`: the argument of `mutate`, also in `scope` under that name. `overrides`: body members that
   * replace the declared ones when the request is resent.
   */
  send: (scope: Scope, form: Form, overrides: BodyOverrides | undefined) => Promise<MutationResponse>;
  /** Returns the names of the affected records for the success message. Default none. */
  getRecordNames?: ((scope: Scope) => readonly string[]) | undefined;
  /** Undoes the write, given its scope and record names; offered while the page is mounted. */
  undo?: ((scope: Scope, recordNames: readonly string[]) => void) | undefined;
  /** Checks by a read whether a write with an unknown outcome was applied. Default: no check. */
  verify?: ((scope: Scope) => Promise<VerificationResult>) | undefined;
  /** Closes the form, before the effects run. */
  onDone: (scope: Scope) => void;
}

/** Result of a write for its form or button. All messages have been shown already. */
export type SubmitResult =
  /** Done. `finish` closes the form and runs the effects. */
  | { kind: 'done'; finish: () => Promise<void> }
  /** Not done, or done and still open. The input stays, with messages by field; others show above the form. */
  | {
      kind: 'open';
      messages: Readonly<Record<string, string>>;
      /** True if the effects of this failure have run, so there is nothing to retry. */
      isFinished?: boolean;
    }
  /** Unknown outcome; the form shows it, because it can compare. */
  | ({ kind: 'unknown' } & UnknownOutcome);

/** Write with an unknown outcome. */
export interface UnknownOutcome {
  error: ApiError;
  /** Checks by a read whether the write was applied; undefined if no read can tell. */
  verify: (() => Promise<VerificationResult>) | undefined;
  /** Closes the form and runs the effects, for a write that proved to be done. */
  finish: (record?: RaRecord) => Promise<void>;
}

export interface DeclaredMutation<Form extends Values = Values> {
  busy: boolean;
  /** Alert of the last response, if it keeps the form open. */
  formAlert: FormAlert | undefined;
  /** Open question whether to force the write. */
  question: ForceQuestion | undefined;
  /**
   * Sends the form's values. Ignores further calls while one is pending. Never rejects. `extraScope`: scope members added
   * while the form was open.
   */
  mutate: (form: Form, extraScope?: Scope) => Promise<SubmitResult>;
}

const KEEP_OPEN: SubmitResult = { kind: 'open', messages: {} };

/** Returns the general outcome of an error. */
const toGeneralOutcome = ({ error }: MutationResult): ResolvedOutcome =>
  error ? { kind: 'general', error } : { kind: 'silent' };

/** True if a message belongs to a field or to a part of its value. */
const belongsToField = (name: string, fields: readonly Field[]): boolean =>
  fields.some((field) => name === field.name || name.startsWith(`${field.name}.`));

/** Resolves after `seconds`. */
const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Converts a form alert to a message. */
const toMessageOutcome = (outcome: ResolvedOutcome, seconds: number): ResolvedOutcome =>
  outcome.kind === 'formAlert' ? { ...outcome, kind: 'notification', seconds } : outcome;

/** Runs a write from the click to the message: lock, refusal, send, outcome, effects. */
export function useDeclaredMutation<Form extends Values = Values>(
  options: DeclaredMutationOptions<Form>,
): DeclaredMutation<Form> {
  const {
    resource,
    scope: baseScope,
    list,
    preconditions,
    outcomes,
    effects,
    isReadOnly,
    fields,
    label,
  } = options;
  const { hasNoAlertArea = false, settleSeconds = 0, send, getRecordNames, undo, verify, onDone } = options;
  const { question, confirmForce } = useForceConfirm(resource);
  const notifyOutcome = useNotifyOutcome();
  const t = useTranslateText();
  const runEffects = useSuccessEffects();
  const { busy, run } = useLock();
  // Also if nothing was typed: leaving the page would lose the outcome.
  useWarnBeforeUnload(busy && isReadOnly !== true);
  const { isUnmounted, notifyMessages, notifyUnknownOutcome } = useUnmounted();
  const [formAlert, setFormAlert] = useState<FormAlert>();

  const mutate = useCallback(
    async (form: Form, extraScope?: Scope): Promise<SubmitResult> => {
      const scope: Scope = { ...baseScope, ...extraScope, form };
      const seconds = resource.messageFor;
      const attemptLabel = typeof label === 'function' ? label(form) : label;
      const mutationKey = getMutationKey(resource, attemptLabel, scope);
      dismissNotifications(mutationKey);
      const refusal = findRefusal(preconditions ?? [], scope);
      if (refusal !== undefined) {
        notifyOutcome(
          { outcome: createErrorMessage(refusal, seconds), scope, code: UNKNOWN_ERROR },
          { mutationKey },
        );
        return KEEP_OPEN;
      }
      setFormAlert(undefined);
      const execute = (overrides?: BodyOverrides): Promise<MutationResult> =>
        executeMutation({ send: () => send(scope, form, overrides), scope, outcomes, isReadOnly });
      let result = await execute();
      while (result.outcome.kind === 'forceConfirm') {
        // If the component has unmounted, no dialog can ask, so treat it as a normal failure.
        if (isUnmounted()) result = { ...result, outcome: toGeneralOutcome(result) };
        else if (await confirmForce(result.outcome, result.error, scope))
          result = await execute(result.outcome.body);
        else return KEEP_OPEN;
      }
      const { scope: doneScope, error } = result;
      if (!error && settleSeconds > 0) await pause(settleSeconds);
      const hasUnmounted = isUnmounted();
      const outcome =
        hasNoAlertArea || hasUnmounted ? toMessageOutcome(result.outcome, seconds) : result.outcome;
      const finishWith = async (effectsToRun: OutcomeRules['effects'], finalScope: Scope): Promise<void> => {
        const activeEffects = isUnmounted() ? getEffectsAfterUnmount(effectsToRun) : effectsToRun;
        // Close the form before navigating: its input is no longer unsaved.
        flushSync(() => onDone(finalScope));
        await runEffects({ effects: activeEffects, resource, scope: finalScope, list });
      };
      if (outcome.kind === 'unknown') {
        if (hasUnmounted) notifyUnknownOutcome(outcome.error);
        return {
          ...outcome,
          verify: verify && (() => verify(doneScope)),
          finish: (record) => finishWith(effects, { ...doneScope, result: record ?? {} }),
        };
      }
      const messagesByField = error && fields ? toFieldErrors(error, fields) : {};
      const hasFieldErrors = Object.keys(messagesByField).length > 0;
      // The form shows the text until the next try, so a message would only repeat it.
      const isShownInForm =
        !hasUnmounted && Object.keys(messagesByField).some((name) => !belongsToField(name, fields ?? []));
      if (outcome.kind === 'formAlert') {
        const cause = hasFieldErrors || !outcome.causeError ? '' : getErrorCause(outcome.causeError, t);
        setFormAlert(buildFormAlert(outcome, doneScope, { cause, error }));
      }
      if (outcome.kind === 'silent' && error) setFormAlert(SILENT_ALERT);
      const recordNames = error ? [] : (getRecordNames?.(doneScope) ?? []);
      const undoMutation = undo && !error && !hasUnmounted ? () => undo(doneScope, recordNames) : undefined;
      const messages = notifyOutcome(
        { ...result, outcome },
        {
          label: attemptLabel,
          hasFieldErrors,
          isShownInForm,
          seconds,
          recordNames,
          mutationKey,
          undo: undoMutation,
        },
      );
      if (error && hasUnmounted) notifyMessages({ ...messagesByField, ...messages });
      const ownEffects = 'effects' in outcome ? outcome.effects : undefined;
      if (error) {
        if (ownEffects)
          await runEffects({
            effects: hasUnmounted ? getEffectsAfterUnmount(ownEffects) : ownEffects,
            resource,
            scope: doneScope,
            list,
          });
        return {
          kind: 'open',
          messages: { ...messagesByField, ...messages },
          isFinished: ownEffects !== undefined && outcome.kind !== 'formAlert',
        };
      }
      if (outcome.kind === 'formAlert') {
        await runEffects({ effects: ['refetch'], resource, scope: doneScope, list });
        return KEEP_OPEN;
      }
      return { kind: 'done', finish: () => finishWith(ownEffects ?? effects, doneScope) };
    },
    [
      baseScope,
      resource,
      list,
      preconditions,
      outcomes,
      effects,
      isReadOnly,
      fields,
      label,
      hasNoAlertArea,
      settleSeconds,
      confirmForce,
      send,
      getRecordNames,
      undo,
      verify,
      onDone,
      notifyOutcome,
      runEffects,
      t,
      isUnmounted,
      notifyMessages,
      notifyUnknownOutcome,
    ],
  );
  const lockedMutate = useCallback<DeclaredMutation<Form>['mutate']>(
    async (form, extraScope) => (await run(() => mutate(form, extraScope))) ?? KEEP_OPEN,
    [run, mutate],
  );
  return { busy, formAlert, question, mutate: lockedMutate };
}
