import type { RaRecord } from 'ra-core';
import { evaluate } from '../../config/conditions/evaluate';
import type { Field, RecordForm } from '../../config/types';
import { isSameValue } from '../../drafts/draftChanges';
import { emptyWireMembers, toFormValue, toWireMembers } from '../../fields/core/convert';
import { restoreUntouched, type RestoredValues } from '../../fields/formValues/restoreUntouched';
import { checkText } from '../../fields/text/checkText';
import type { SubmittedForm, Values } from './declaredMutation';
import { resolveConflicts, type ConflictOptions } from './editConflict';

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

type Translate = (text: string, args?: Record<string, string | number>) => string;

const CANCELLED: PreparedForm = { kind: 'cancelled' };
const UNREADABLE: PreparedForm = { kind: 'unreadable' };

/** Runs the steps of a form before its request, in order: serialise, warn, confirm, resolve edit conflicts. */
export async function prepareForm(
  form: SubmittedForm,
  values: Values,
  { t, ...options }: ConflictOptions & { t: Translate },
): Promise<PreparedForm> {
  const body = await serialize(form, values, form.record);
  if (!body) return UNREADABLE;
  const warnings = await findWarnings(form.warn, body.wire, t);
  if (warnings.length > 0) return { kind: 'warned', warnings };
  if (needsConfirmation(form, values)) {
    const isConfirmed = await options.ask<boolean>((answer) => ({ kind: 'confirm', answer }));
    if (!isConfirmed) return CANCELLED;
  }
  const visibleFields = form.fields.filter(isVisibleIn({ ...form.scope, ...values }));
  const resolution = await resolveConflicts({ ...form, fields: visibleFields }, values, options);
  if (!resolution) return CANCELLED;
  if (!resolution.record) return { kind: 'ready', values, body };
  const resolvedBody = await serialize(form, resolution.values, resolution.record);
  return resolvedBody ? { kind: 'ready', values: resolution.values, body: resolvedBody } : UNREADABLE;
}

/** Returns the values in wire format, untouched ones as `record` has them; undefined if a value cannot be read. */
const serialize = ({ fields, scope }: SubmittedForm, values: Values, record: RaRecord | undefined) =>
  serializeForm(fields, { ...scope, ...values }, { values, record }).catch(logUnreadable);

function logUnreadable(error: unknown): undefined {
  console.error(error);
}

/** True if the form shows a field with these values. */
export const isVisibleIn =
  (scope: unknown) =>
  ({ visibleWhen }: Field): boolean =>
    visibleWhen === null || evaluate(visibleWhen, scope);

/** Returns the form's values in wire format. A hidden field counts as empty; an untouched one is sent as it was received. */
export async function serializeForm(
  fields: readonly Field[],
  scope: unknown,
  { values, record }: { values: Record<string, unknown>; record: unknown },
): Promise<RestoredValues> {
  const isVisible = isVisibleIn(scope);
  const members = fields.map((field) =>
    isVisible(field)
      ? toWireMembers(field, values[field.name], toFormValue(field, record, false), scope)
      : emptyWireMembers(field),
  );
  const wire = Object.assign({}, ...(await Promise.all(members))) as Record<string, unknown>;
  return record === undefined
    ? { wire, absent: [] }
    : restoreUntouched(fields.filter(isVisible), values, wire, record);
}

/** True if the form has a question, and a field that it names differs from its initial value. */
const needsConfirmation = ({ confirm, initialValues }: SubmittedForm, values: Values): boolean =>
  confirm !== null &&
  (confirm.whenChanged === null ||
    confirm.whenChanged.some((name) => !isSameValue(values[name], initialValues[name])));

/** Returns the warnings of a form's rules (`warn`) for the values that would be sent, as Spanish sentences. */
export const findWarnings = async (
  warn: RecordForm['warn'],
  values: Readonly<Record<string, unknown>>,
  t: Translate,
): Promise<string[]> => {
  const matches = (warn?.rules ?? []).map(async ({ field, pattern, text }) => {
    const value = values[field];
    if (typeof value !== 'string' || value === '' || !(await checkText(value, { pattern }))) return [];
    return t(text, { value });
  });
  return (await Promise.all(matches)).flat();
};
