import type { RaRecord } from 'ra-core';
import type { Field } from '../../config/types';
import { isEqualAsSent, isSameDraftValue } from '../../drafts/draftChanges';
import { toFormValues } from '../../fields/core/convert';
import { isDraftable } from '../../fields/core/formBehaviours';
import { getSessionEndReason } from '../../session/sessionEnd';
import type { DeclaredMutation, SubmittedForm, Values } from './declaredMutation';
import type { Ask, FieldConflict } from './submitQuestion';

/** Values of a form: as loaded, as edited, and as the current record would load them. */
interface FormVersions {
  loaded: Values;
  mine: Values;
  theirs: Values;
}

/**
 * Returns the fields whose record value differs both from the loaded value and from the value about to be saved. Files and
 * secrets are left out: hosts return new file URLs with each read, or no value at all.
 */
export function findConflicts(
  fields: readonly Field[],
  { loaded, mine, theirs }: FormVersions,
): FieldConflict[] {
  return fields
    .filter(isDraftable)
    .filter(
      (field) =>
        !isSameDraftValue(field, theirs[field.name], loaded[field.name]) &&
        !isEqualAsSent(field, theirs[field.name], mine[field.name]),
    )
    .map((field) => ({
      field,
      mine: mine[field.name],
      theirs: theirs[field.name],
      isTyped: !isSameDraftValue(field, mine[field.name], loaded[field.name]),
    }));
}

/** Values of the record that the user has last seen or saved in a form, by field; kept between its submits. */
export interface KnownValues {
  current: Values;
}

export interface ConflictOptions {
  fetchLatestRecord: DeclaredMutation['fetchLatestRecord'];
  knownValues: KnownValues;
  ask: Ask;
}

/** Marks a record that exists but could not be read. */
const UNREAD = Symbol('unread');

/**
 * Reads the edited record again and asks about each field that another user has changed. Returns the values to send, and the
 * record that they are merged into; undefined: the user returns to the form. A field that the user cannot change takes the
 * record's value without a question. Only the visible fields of a form are compared, so `form` has only these.
 */
export async function resolveConflicts(
  form: SubmittedForm,
  values: Values,
  { fetchLatestRecord, knownValues, ask }: ConflictOptions,
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
  const allConflicts = findConflicts(form.fields, {
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

/** Returns the record's values of conflicts, by field. */
const getTheirValues = (conflicts: readonly FieldConflict[]): Values =>
  Object.fromEntries(conflicts.map(({ field: { name }, theirs }) => [name, theirs]));
