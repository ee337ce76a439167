import type { RaRecord } from 'ra-core';
import type { Scope } from '../../../dataProvider';
import type { Field, FormConfirmation, RecordForm } from '../../config/types';
import { isSameValue } from '../../drafts/draftChanges';
import { toFormValues } from '../../fields/core/convert';
import type { RestoredValues } from '../../fields/formValues/restoreUntouched';
import { getSessionEndReason } from '../../session/sessionEnd';
import type { DeclaredMutation, Values } from './declaredMutation';
import { findConflicts, getTheirValues, type FieldConflict } from './editConflict';
import { findWarnings } from './findWarnings';
import { isVisibleIn, serializeForm } from './serializeForm';
import type { Ask } from './submitQuestion';

/** Form whose values a mutation sends: everything that the steps before the request read. */
export interface SubmittedForm {
  fields: readonly Field[];
  /** Record as the form loaded it; undefined for a new one. */
  record: RaRecord | undefined;
  /** Scope of the fields' conditions, without the values of the form. */
  scope: Scope;
  /** Initial values as the record gives them. */
  recordValues: Values;
  /** Initial values including those added while the form was open. */
  initialValues: Values;
  warn: RecordForm['warn'];
  /** Question before the form is sent. */
  confirm: FormConfirmation | null;
  canAccess: (access: Field['access']) => boolean;
}

/** Values of the record that the user has last seen or saved in a form, by field; kept between its submits. */
export interface KnownValues {
  current: Values;
}

/** Result of the steps before the request. */
export type PreparedForm =
  /** `values`: what the form saves; `body`: the same in wire format. */
  | { kind: 'ready'; values: Values; body: RestoredValues }
  /** A value cannot be read, for example a file that is gone. */
  | { kind: 'unreadable' }
  /** The rules of the form warn about the values. */
  | { kind: 'warned'; warnings: readonly string[] }
  /** The user has returned to the form, or the session has ended. */
  | { kind: 'cancelled' };

interface PrepareOptions {
  fetchLatestRecord: DeclaredMutation['fetchLatestRecord'];
  knownValues: KnownValues;
  ask: Ask;
  t: (text: string, args?: Record<string, string | number>) => string;
}

const CANCELLED: PreparedForm = { kind: 'cancelled' };
const UNREADABLE: PreparedForm = { kind: 'unreadable' };

/** Runs the steps of a form before its request, in order: serialise, warn, confirm, resolve edit conflicts. */
export async function prepareForm(
  form: SubmittedForm,
  values: Values,
  options: PrepareOptions,
): Promise<PreparedForm> {
  const body = await serialize(form, values, form.record);
  if (!body) return UNREADABLE;
  const warnings = await findWarnings(form.warn, body.wire, options.t);
  if (warnings.length > 0) return { kind: 'warned', warnings };
  if (needsConfirmation(form, values)) {
    const isConfirmed = await options.ask<boolean>((answer) => ({ kind: 'confirm', answer }));
    if (!isConfirmed) return CANCELLED;
  }
  const resolution = await resolveConflicts(form, values, options);
  if (!resolution) return CANCELLED;
  if (!resolution.record) return { kind: 'ready', values, body };
  const resolvedBody = await serialize(form, resolution.values, resolution.record);
  return resolvedBody ? { kind: 'ready', values: resolution.values, body: resolvedBody } : UNREADABLE;
}

/** True if a form shows a field with these values. */
export const isVisibleInForm = ({ scope }: SubmittedForm, values: Values): ((field: Field) => boolean) =>
  isVisibleIn({ ...scope, ...values });

/** Returns the values in wire format, untouched ones as `record` has them; undefined if a value cannot be read. */
const serialize = ({ fields, scope }: SubmittedForm, values: Values, record: RaRecord | undefined) =>
  serializeForm(fields, { ...scope, ...values }, { values, record }).catch(logUnreadable);

function logUnreadable(error: unknown): undefined {
  console.error(error);
}

/** True if the form has a question, and a field that it names differs from its initial value. */
const needsConfirmation = ({ confirm, initialValues }: SubmittedForm, values: Values): boolean =>
  confirm !== null &&
  (confirm.whenChanged === null ||
    confirm.whenChanged.some((name) => !isSameValue(values[name], initialValues[name])));

/** Marks a record that exists but could not be read. */
const UNREAD = Symbol('unread');

/**
 * Reads the edited record again and asks about each field that another user has changed. Returns the values to send, and the
 * record that they are merged into; undefined: the user returns to the form. A field that the user cannot change takes the
 * record's value without a question.
 */
async function resolveConflicts(
  form: SubmittedForm,
  values: Values,
  { fetchLatestRecord, knownValues, ask }: PrepareOptions,
): Promise<{ values: Values; record?: RaRecord } | undefined> {
  if (!fetchLatestRecord) return { values };
  const record = await fetchLatestRecord().catch((): typeof UNREAD => UNREAD);
  // The session or the service has ended, so the page is about to be left.
  if (record === UNREAD && getSessionEndReason() !== undefined) return undefined;
  const askAbout = (conflicts: readonly FieldConflict[], current: RaRecord | undefined) =>
    ask<ReadonlySet<string> | undefined>((answer) => ({
      kind: 'conflict',
      conflicts,
      record: current,
      answer,
    }));
  if (record === UNREAD) return (await askAbout([], undefined)) ? { values } : undefined;
  if (record === undefined) return { values };
  const allConflicts = findConflicts(form.fields.filter(isVisibleInForm(form, values)), {
    loaded: { ...form.recordValues, ...knownValues.current },
    mine: values,
    theirs: toFormValues(form.fields, record, false),
  });
  if (allConflicts.length === 0) return { values, record };
  const conflicts = allConflicts.filter(({ field }) => form.canAccess(field.access));
  const acceptedNames = conflicts.length === 0 ? new Set<string>() : await askAbout(conflicts, record);
  if (!acceptedNames) return undefined;
  knownValues.current = { ...knownValues.current, ...getTheirValues(allConflicts) };
  const acceptedConflicts = allConflicts.filter(
    ({ field }) => acceptedNames.has(field.name) || !form.canAccess(field.access),
  );
  return { values: { ...values, ...getTheirValues(acceptedConflicts) }, record };
}
