import { UNKNOWN_ERROR, type ApiError, type Scope } from '../../../dataProvider';
import { createErrorMessage } from '../../config/normalise/outcome';
import type { OutcomeRules } from '../../config/types';
import { fillConsolePath } from '../../queries/record/fillConsolePath';
import { formTexts } from '../../i18n/messages/form';
import { closeUndoableToast, dismissNotifications } from '../../ui/feedback/toastStore';
import { executeMutation, type MutationResult } from '../executeMutation';
import { findRefusal } from '../findRefusal';
import { getMutationKey } from '../mutationKey';
import { describeOutcome } from '../outcome/describeOutcome';
import { assignToInputs, type FormErrors } from '../outcome/fieldErrors';
import type { FormAlert } from '../outcome/describeOutcome';
import type { NotifyOutcome } from '../outcome/useNotifyOutcome';
import { getEffectsAfterUnmount } from '../useUnmounted';
import type { DeclaredMutation, RequestOptions, SubmittedForm, Values } from './declaredMutation';
import type { KnownValues } from './editConflict';
import { isVisibleIn, prepareForm } from './prepareForm';
import type { Ask } from './submitQuestion';

/** One submit: the values, the form that they come from, and the write that they are for. */
export interface Submission {
  mutation: DeclaredMutation;
  /** undefined for an action without a form: its submit starts with the request. */
  form: SubmittedForm | undefined;
  values: Values;
}

/** Everything that a submit changes outside itself. The hook supplies it; tests supply a fake. */
export interface SubmitHost {
  ask: Ask;
  t: (text: string, args?: Record<string, string | number>) => string;
  knownValues: KnownValues;
  /** True if the form or button that started the submit has unmounted. */
  isUnmounted: () => boolean;
  setSending: (isSending: boolean) => void;
  setFormAlert: (formAlert: FormAlert | undefined) => void;
  notifyOutcome: NotifyOutcome;
  /** Shows the messages that an unmounted form would have shown. */
  notifyMessages: (messages: Readonly<Record<string, string>>) => void;
  notifyUnknownOutcome: (error: ApiError) => void;
  /** Removes the draft of saved input. */
  markSaved: () => void;
  /** Calls `onDone` and renders at once, so the form is closed before the effects navigate. */
  close: (mutation: DeclaredMutation, scope: Scope) => void;
  runEffects: (mutation: DeclaredMutation, effects: OutcomeRules['effects'], scope: Scope) => Promise<void>;
}

/** End of a submit. All messages have been shown already. */
export type SubmitResult =
  | { kind: 'done' }
  /** Nothing was sent: the rules of the form warn about the values. */
  | { kind: 'warned'; warnings: readonly string[] }
  /** Nothing was sent: the user has returned to the form, or another submit is running. */
  | { kind: 'cancelled' }
  /** Not done, or done and still open. The input stays. */
  | ({
      kind: 'refused';
      /** True if the effects of this failure have run, so there is nothing to retry. */
      isFinished: boolean;
    } & FormErrors)
  /** Unknown outcome; the form shows it, because it can compare. */
  | { kind: 'unknown'; error: ApiError; scope: Scope };

/** End of a request, before the form has closed or shown its errors. */
type RequestEnd =
  | { kind: 'done'; scope: Scope; effects: OutcomeRules['effects']; message?: Parameters<NotifyOutcome> }
  | { kind: 'refused'; messages: Readonly<Record<string, string>>; isFinished: boolean }
  | Extract<SubmitResult, { kind: 'unknown' }>;

const KEEP_OPEN: RequestEnd = { kind: 'refused', messages: {}, isFinished: false };

/**
 * Submits a record, in this order: serialise, warn, confirm, resolve edit conflicts (`prepareForm`); check, send, ask whether
 * to force, resolve the outcome (`sendRequest`); close, show the message, run the effects (`finishSubmit`).
 */
export async function submitRecord(submission: Submission, host: SubmitHost): Promise<SubmitResult> {
  const { mutation, form, values } = submission;
  const { fetchLatestRecord } = mutation;
  const input = form
    ? await prepareForm(form, values, { ...host, fetchLatestRecord })
    : { kind: 'ready' as const, values, body: { wire: values, absent: [] } };
  if (input.kind === 'warned' || input.kind === 'cancelled') return input;
  if (input.kind === 'unreadable')
    return { kind: 'refused', fieldErrors: {}, problems: [formTexts.unreadable], isFinished: false };
  const { wire, absent: omittedFields } = input.body;
  const formValues = mutation.buildForm?.(wire) ?? wire;
  host.setSending(true);
  const request = sendRequest(mutation, formValues, { omittedFields }, host);
  const end = await request.finally(() => host.setSending(false));
  if (end.kind === 'unknown') return end;
  if (end.kind === 'refused') {
    mutation.onRefused?.(formValues);
    const { messages, isFinished } = end;
    return { kind: 'refused', isFinished, ...findErrorPlaces(messages, form, input.values) };
  }
  host.markSaved();
  host.knownValues.current = input.values;
  await finishSubmit(mutation, end, host);
  return { kind: 'done' };
}

/**
 * Closes the form, shows the message and runs the effects, after a success or a read that proved one. A message that came
 * before would show in the dialog of the form and again on the page.
 */
export async function finishSubmit(
  mutation: DeclaredMutation,
  { effects, scope, message }: Omit<Extract<RequestEnd, { kind: 'done' }>, 'kind'>,
  host: Pick<SubmitHost, 'isUnmounted' | 'close' | 'notifyOutcome' | 'runEffects'>,
): Promise<void> {
  const activeEffects = host.isUnmounted() ? getEffectsAfterUnmount(effects) : effects;
  // Close the form before navigating: its input is no longer unsaved.
  host.close(mutation, scope);
  if (message) host.notifyOutcome(...message);
  await host.runEffects(mutation, activeEffects, scope);
}

/** Sends the request unless a check refuses it, and resolves its outcome. */
async function sendRequest(
  mutation: DeclaredMutation,
  form: Values,
  options: RequestOptions,
  host: SubmitHost,
): Promise<RequestEnd> {
  const { resource, send } = mutation;
  const scope: Scope = { ...mutation.scope, form };
  if (!send) return { kind: 'done', scope, effects: [] };
  const problem = mutation.check && (await mutation.check(form));
  if (problem !== undefined) return { kind: 'refused', messages: { '': problem }, isFinished: false };
  const label = typeof mutation.label === 'function' ? mutation.label(form) : mutation.label;
  const mutationKey = getMutationKey(resource, label, scope);
  dismissNotifications(mutationKey);
  const refusal = findRefusal(mutation.preconditions ?? [], scope);
  if (refusal !== undefined) {
    const outcome = createErrorMessage(refusal, resource.messageFor);
    host.notifyOutcome({ outcome, scope, code: UNKNOWN_ERROR }, { mutationKey });
    return KEEP_OPEN;
  }
  host.setFormAlert(undefined);
  if (mutation.undo) closeUndoableToast();
  const execute = (bodyOverrides?: RequestOptions['bodyOverrides']): Promise<MutationResult> =>
    executeMutation({
      send: () => send(scope, form, { ...options, bodyOverrides }),
      scope,
      outcomes: mutation.outcomes,
      isReadOnly: mutation.isReadOnly,
    });
  let result = await execute();
  while (result.outcome.kind === 'forceConfirm') {
    const { outcome: message, error } = result;
    // If the component has unmounted, no dialog can ask, so treat it as a normal failure.
    if (host.isUnmounted())
      result = { ...result, outcome: error ? { kind: 'general', error } : { kind: 'silent' } };
    else if (
      await host.ask<boolean>((answer) => ({
        kind: 'force',
        message,
        reasons: error?.reasons ?? [],
        resource,
        scope,
        answer,
      }))
    )
      result = await execute(message.body);
    else return KEEP_OPEN;
  }
  const { settleSeconds = 0 } = mutation;
  if (!result.error && settleSeconds > 0) await pause(settleSeconds);
  return showOutcome(mutation, result, { label, mutationKey }, host);
}

/**
 * Shows a failure as a message, above the form or at its fields, and runs its effects. The message of a success is part of the
 * result.
 */
async function showOutcome(
  mutation: DeclaredMutation,
  result: MutationResult,
  notifyOptions: { label: string | undefined; mutationKey: string },
  host: SubmitHost,
): Promise<RequestEnd> {
  const { scope, error } = result;
  const { resource, fields, hasNoAlertArea = false, undo } = mutation;
  const hasUnmounted = host.isUnmounted();
  const seconds = resource.messageFor;
  if (result.outcome.kind === 'unknown') {
    if (hasUnmounted) host.notifyUnknownOutcome(result.outcome.error);
    return { kind: 'unknown', error: result.outcome.error, scope };
  }
  const description = describeOutcome(result, { fields, hasNoAlertArea, hasUnmounted, seconds, t: host.t });
  const { outcome, fieldErrors, hasFieldErrors, isShownInForm, formAlert } = description;
  if (formAlert) host.setFormAlert(formAlert);
  const isPending = 'isPending' in outcome && outcome.isPending;
  const recordNames = error ? [] : (mutation.getRecordNames?.(scope) ?? []);
  const message: Parameters<NotifyOutcome> = [
    { ...result, outcome },
    {
      ...notifyOptions,
      hasFieldErrors,
      isShownInForm,
      seconds,
      recordNames,
      undo: undo && !error && !isPending && !hasUnmounted ? () => undo(scope, recordNames) : undefined,
    },
  ];
  const ownEffects = 'effects' in outcome ? outcome.effects : undefined;
  if (error) {
    const messages = { ...fieldErrors, ...host.notifyOutcome(...message) };
    if (hasUnmounted) host.notifyMessages(messages);
    const effects = hasUnmounted && ownEffects ? getEffectsAfterUnmount(ownEffects) : ownEffects;
    if (effects) await host.runEffects(mutation, effects, scope);
    return { kind: 'refused', messages, isFinished: effects !== undefined && outcome.kind !== 'formAlert' };
  }
  if (outcome.kind === 'formAlert') {
    host.notifyOutcome(...message);
    await host.runEffects(mutation, ownEffects ?? ['refetch'], scope);
    return KEEP_OPEN;
  }
  const effects = ownEffects ?? mutation.effects;
  return {
    kind: 'done',
    scope,
    effects: isPending ? avoidMissing(effects, resource, scope) : effects,
    message,
  };
}

/** Replaces effects that lead to a record that the host has not created yet. */
const avoidMissing = (
  effects: OutcomeRules['effects'],
  { list }: DeclaredMutation['resource'],
  scope: Scope,
): OutcomeRules['effects'] =>
  effects.map((effect) =>
    typeof effect !== 'object' || fillConsolePath(effect.goTo, scope) !== undefined
      ? effect
      : list
        ? 'goToList'
        : 'refetch',
  );

/** Assigns messages to the inputs that show them; messages of a field that is not visible show above the form. */
function findErrorPlaces(
  messages: Readonly<Record<string, string>>,
  form: SubmittedForm | undefined,
  values: Values,
): FormErrors {
  if (!form) return { fieldErrors: messages, problems: [] };
  const isVisible = isVisibleIn({ ...form.scope, ...values });
  const visibleFields = form.fields.filter((field) => isVisible(field) && form.canAccess(field.access));
  return assignToInputs(messages, visibleFields, values);
}

/** Resolves after `seconds`. */
const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000));
