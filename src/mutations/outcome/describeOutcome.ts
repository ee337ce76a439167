import type { RaRecord } from 'ra-core';
import type { ApiError, Scope } from '../../../dataProvider';
import type { Field, OutcomeMessage, Tone } from '../../config/types';
import { readPath } from '../../config/values/readPath';
import { getErrorCause } from '../../ui/feedback/errorMessage';
import type { MutationResult, ResolvedOutcome } from '../executeMutation';
import { toFieldErrors } from './fieldErrors';
import { mutationTexts } from '../texts';
import { toMessageArgs } from './useNotifyOutcome';

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
    if (outcome.kind === 'silent' && error) return createSilentAlert();
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

/** Outcome that keeps the form open: a text and the entries it concerns. */
export interface FormAlert {
  tone: Tone;
  text: string;
  /** Arguments of the text. */
  args: Readonly<Record<string, string | number>>;
  /** Reason, if the text does not give it; otherwise ''. */
  cause: string;
  /** Error of the call; undefined if the alert comes from a response. */
  error: ApiError | undefined;
  /** True if the failure is only marked: it is in the message log and not reported here. */
  isSilent: boolean;
  entries: readonly FormAlertEntry[];
  /** Template for the display of an entry; null: its record title. */
  display: string | null;
}

interface FormAlertEntry {
  key: string;
  /** Selected record of the entry; the entry itself if there is none. */
  record: Readonly<Record<string, unknown>>;
  /** Reason in the host's words. */
  reason: string;
}

/** Builds the alert above the form's fields. Entries come from `result`, their records from the selection. */
function buildFormAlert(
  { tone, text, items }: Extract<OutcomeMessage, { kind: 'formAlert' }>,
  scope: Scope,
  { cause, error }: { cause: string; error: ApiError | undefined },
): FormAlert {
  const list: unknown = items === null ? [] : readPath(scope.result, items.responsePath);
  const selection = Array.isArray(scope.selection) ? (scope.selection as RaRecord[]) : [];
  const entries = (Array.isArray(list) ? (list as unknown[]) : []).map((entry, index) =>
    toAlertEntry(entry, index, items?.id ?? null, selection),
  );
  return {
    tone,
    text,
    args: toMessageArgs(scope),
    cause,
    error,
    isSilent: false,
    entries,
    display: items?.display ?? null,
  };
}

/** Marker for a failure that is only logged. */
const createSilentAlert = (): FormAlert => ({
  tone: 'warning',
  text: mutationTexts.not_done,
  args: {},
  cause: '',
  error: undefined,
  isSilent: true,
  entries: [],
  display: null,
});

function toAlertEntry(
  entry: unknown,
  index: number,
  id: string | null,
  selection: readonly RaRecord[],
): FormAlertEntry {
  const members = typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>) : {};
  const idValue = id === null ? undefined : readPath(members, id);
  const entryId = typeof idValue === 'string' || typeof idValue === 'number' ? String(idValue) : undefined;
  const selected =
    entryId === undefined ? undefined : selection.find((record) => String(record.id) === entryId);
  const reason: unknown = members.error;
  return {
    key: entryId ?? String(index),
    record: selected ?? { id: entryId, ...members },
    reason: typeof reason === 'string' ? reason : '',
  };
}
