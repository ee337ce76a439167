import type { Field } from '../../config/types';
import { getErrorCause } from '../../ui/feedback/errorMessage';
import type { MutationResult } from '../executeMutation';
import { toFieldErrors } from './fieldErrors';
import { buildFormAlert, SILENT_ALERT, type FormAlert } from './formAlert';
import type { ResolvedOutcome } from './resolveOutcome';

interface DescribeOptions {
  /** Fields that get errors of the host; undefined if no form can show them. */
  fields: readonly Field[] | undefined;
  /** True if nothing on screen can show a form alert. */
  hasNoAlertArea: boolean;
  /** True if the form or button of the write has unmounted, so only messages show. */
  hasUnmounted: boolean;
  /** Seconds that a form alert stays as a message. */
  seconds: number;
  t: (text: string) => string;
}

/** Description of a response on screen: its outcome and the places that show it. */
export interface OutcomeDescription {
  /** Outcome that becomes a message. */
  outcome: ResolvedOutcome;
  /** Errors of the host by field; those of no field are under their pointer. */
  fieldErrors: Readonly<Record<string, string>>;
  hasFieldErrors: boolean;
  /** True if the form shows an error above its fields until the next try, so a message would only repeat it. */
  isShownInForm: boolean;
  /** Alert above the form; undefined for none. */
  formAlert: FormAlert | undefined;
}

/** Describes where a response shows. */
export function describeOutcome(
  result: MutationResult,
  { fields, hasNoAlertArea, hasUnmounted, seconds, t }: DescribeOptions,
): OutcomeDescription {
  const { error, scope } = result;
  const outcome = hasNoAlertArea || hasUnmounted ? toMessageOutcome(result.outcome, seconds) : result.outcome;
  const fieldErrors = error && fields ? toFieldErrors(error, fields) : {};
  const names = Object.keys(fieldErrors);
  const hasFieldErrors = names.length > 0;
  const getFormAlert = (): FormAlert | undefined => {
    if (outcome.kind === 'silent' && error) return SILENT_ALERT;
    if (outcome.kind !== 'formAlert') return undefined;
    const cause = hasFieldErrors || !outcome.causeError ? '' : getErrorCause(outcome.causeError, t);
    return buildFormAlert(outcome, scope, { cause, error });
  };
  return {
    outcome,
    fieldErrors,
    hasFieldErrors,
    isShownInForm: !hasUnmounted && names.some((name) => !belongsToField(name, fields ?? [])),
    formAlert: getFormAlert(),
  };
}

/** Converts a form alert to a message. */
const toMessageOutcome = (outcome: ResolvedOutcome, seconds: number): ResolvedOutcome =>
  outcome.kind === 'formAlert' ? { ...outcome, kind: 'notification', seconds } : outcome;

/** True if a message belongs to a field or to a part of its value. */
const belongsToField = (name: string, fields: readonly Field[]): boolean =>
  fields.some((field) => name === field.name || name.startsWith(`${field.name}.`));
