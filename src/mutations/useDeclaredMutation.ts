import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RaRecord } from 'ra-core';
import { UNKNOWN_ERROR, type ApiError, type Scope } from '../../dataProvider';
import { createErrorMessage } from '../config/normalise/outcome';
import type { OutcomeRules, Field, Json, Resource, SendBehaviour } from '../config/types';
import { useTranslateText } from '../i18n/useTranslateText';
import { useWarnBeforeUnload } from '../session/navigation/useWarnBeforeUnload';
import { dismissNotifications } from '../ui/feedback/dismissNotifications';
import { getErrorCause } from '../ui/feedback/errorMessage';
import { useLock } from '../ui/hooks/useLock';
import { getMutationKey } from './mutationKey';
import type { ResolvedOutcome } from './outcome/resolveOutcome';
import { toFieldMessages } from './outcome/fieldMessages';
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
/** Members of a body. */
export type BodyOverrides = Readonly<Record<string, Json>>;

/** What is written, and what its declaration says of its end. */
export interface DeclaredMutationOptions<Form extends Values = Values> {
  resource: Resource;
  /** Record members, `parent`, `$me`; `form` and `result` are added. */
  scope: Scope;
  list: ListActions | undefined;
  /** Says this instead of sending, while the condition holds. */
  refuse?: SendBehaviour['refuse'] | undefined;
  outcomes: OutcomeRules['outcomes'];
  effects: OutcomeRules['effects'];
  /** Seconds between a success and what is made of it. Default none. */
  wait?: OutcomeRules['wait'] | undefined;
  /** Nothing is changed at the host, so a lost answer is a failure like any other. */
  isReadOnly?: boolean | undefined;
  /** Fields that get what the host said about parts of the body; undefined where there is no form to show it. */
  fields?: readonly Field[] | undefined;
  /**
   * What is tried, in words of the declaration: the log of messages names it where nothing is shown. Of what `write` is given,
   * where one write does several things.
   */
  label?: string | ((form: Form) => string) | undefined;
  /** Nothing shows `stayed`: what stays above a form is said as a message. Default false. */
  hasNoAlertArea?: boolean | undefined;
  /**
   * `form`: what `write` was given; `scope` holds it under that name. `over`: members of the body that take the place of the
   * declared ones, where the same is sent again.
   */
  send: (scope: Scope, form: Form, overrides: BodyOverrides | undefined) => Promise<MutationResponse>;
  /** Whom and what it was done to, by name, for the message of a success. Default nothing. */
  getRecordNames?: ((scope: Scope) => readonly string[]) | undefined;
  /** Takes back what was done, with the scope and names it was done with; offered while the page is there. */
  undo?: ((scope: Scope, recordNames: readonly string[]) => void) | undefined;
  /** Reads, of a lost answer, whether it was done. Default: nothing tells. */
  verify?: ((scope: Scope) => Promise<VerificationResult>) | undefined;
  /** Takes the form off the screen, before what follows. */
  onDone: (scope: Scope) => void;
}

/** How a write ended for the form or the button that began it; what there was to say was said. */
export type SubmitResult =
  /** Done. `leave` takes the form off the screen and does what follows. */
  | { kind: 'done'; finish: () => Promise<void> }
  /** Not done, or done and still open: what was typed stays, with messages by field; others stand above the form. */
  | {
      kind: 'open';
      messages: Readonly<Record<string, string>>;
      /** What was to follow this failure was done: there is nothing to ask again. */
      isFinished?: boolean;
    }
  /** Nobody knows; the form says so, since it can compare. */
  | ({ kind: 'lost' } & UnknownOutcome);

/** A write without an answer. */
export interface UnknownOutcome {
  error: ApiError;
  /** Reads what tells whether it was done; undefined: nothing is known of it that could be read. */
  verify: (() => Promise<VerificationResult>) | undefined;
  /** Of what proved to be done: takes the form off the screen and does what follows. */
  finish: (record?: RaRecord) => Promise<void>;
}

export interface DeclaredMutation<Form extends Values = Values> {
  busy: boolean;
  /** What the last answer said, where the form stays open over it. */
  formAlert: FormAlert | undefined;
  /** Whether to send it again with a flag, while that is asked. */
  question: ForceQuestion | undefined;
  /**
   * Sends what a form holds; a second call while one is under way sends nothing. Never rejects. `more`: members of the scope
   * that came while the form was open.
   */
  mutate: (form: Form, extraScope?: Scope) => Promise<SubmitResult>;
}

const KEEP_OPEN: SubmitResult = { kind: 'open', messages: {} };

/** What was refused, in the words of its code. */
const toGeneralOutcome = ({ error }: MutationResult): ResolvedOutcome =>
  error ? { kind: 'general', error } : { kind: 'silent' };

/** Whether a message stands at a field or at a part of its value. */
const belongsToField = (name: string, fields: readonly Field[]): boolean =>
  fields.some((field) => name === field.name || name.startsWith(`${field.name}.`));

/** Seconds. */
const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** What would stay above a form, as a message. */
const toMessageOutcome = (outcome: ResolvedOutcome, seconds: number): ResolvedOutcome =>
  outcome.kind === 'stay' ? { ...outcome, kind: 'say', seconds } : outcome;

/** What happens between a press and a message, for all that writes: lock, refusal, send, end, what follows. */
export function useDeclaredMutation<Form extends Values = Values>(
  options: DeclaredMutationOptions<Form>,
): DeclaredMutation<Form> {
  const { resource, scope: baseScope, list, refuse, outcomes, effects, isReadOnly, fields, label } = options;
  const { hasNoAlertArea = false, wait = 0, send, getRecordNames, undo, verify, onDone } = options;
  const { question, confirmForce } = useForceConfirm(resource);
  const notifyOutcome = useNotifyOutcome();
  const t = useTranslateText();
  const runEffects = useSuccessEffects();
  const { busy, run } = useLock();
  // From the press on, also where nothing was typed: how it ends would be known to nobody.
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
      const refusal = findRefusal(refuse ?? [], scope);
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
      while (result.outcome.kind === 'insist') {
        // Where nobody is left to ask it was not done, which is said as any failure is.
        if (isUnmounted()) result = { ...result, outcome: toGeneralOutcome(result) };
        else if (await confirmForce(result.outcome, result.error, scope))
          result = await execute(result.outcome.with);
        else return KEEP_OPEN;
      }
      const { scope: doneScope, error } = result;
      if (!error && wait > 0) await pause(wait);
      const hasUnmounted = isUnmounted();
      const outcome =
        hasNoAlertArea || hasUnmounted ? toMessageOutcome(result.outcome, seconds) : result.outcome;
      const finishWith = async (effectsToRun: OutcomeRules['effects'], finalScope: Scope): Promise<void> => {
        const activeEffects = isUnmounted() ? getEffectsAfterUnmount(effectsToRun) : effectsToRun;
        // The form is gone before the page is left: what it holds is no longer unsaved.
        flushSync(() => onDone(finalScope));
        await runEffects({ effects: activeEffects, resource, scope: finalScope, list });
      };
      if (outcome.kind === 'lost') {
        if (hasUnmounted) notifyUnknownOutcome(outcome.error);
        return {
          ...outcome,
          verify: verify && (() => verify(doneScope)),
          finish: (record) => finishWith(effects, { ...doneScope, result: record ?? {} }),
        };
      }
      const messagesByField = error && fields ? toFieldMessages(error, fields) : {};
      const hasFieldMessages = Object.keys(messagesByField).length > 0;
      // The form says it until the next try: a message beside it would tell the same once more.
      const isShownInForm =
        !hasUnmounted && Object.keys(messagesByField).some((name) => !belongsToField(name, fields ?? []));
      if (outcome.kind === 'stay') {
        const cause = hasFieldMessages || !outcome.causeError ? '' : getErrorCause(outcome.causeError, t);
        setFormAlert(buildFormAlert(outcome, doneScope, { cause, error }));
      }
      if (outcome.kind === 'silent' && error) setFormAlert(SILENT_ALERT);
      const recordNames = error ? [] : (getRecordNames?.(doneScope) ?? []);
      const undoMutation = undo && !error && !hasUnmounted ? () => undo(doneScope, recordNames) : undefined;
      const messages = notifyOutcome(
        { ...result, outcome },
        {
          label: attemptLabel,
          hasFieldMessages,
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
          isFinished: ownEffects !== undefined && outcome.kind !== 'stay',
        };
      }
      if (outcome.kind === 'stay') {
        await runEffects({ effects: ['reload'], resource, scope: doneScope, list });
        return KEEP_OPEN;
      }
      return { kind: 'done', finish: () => finishWith(ownEffects ?? effects, doneScope) };
    },
    [
      baseScope,
      resource,
      list,
      refuse,
      outcomes,
      effects,
      isReadOnly,
      fields,
      label,
      hasNoAlertArea,
      wait,
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
