import type { Field } from '../config/types';
import { getFormBehaviour, isDraftable } from '../fields/core/formBehaviours';
import { normaliseEmpty as toPlainValue, isSameValue } from '../fields/formValues/isSameValue';
import { isPlainObject } from '../lib/json';
import type { Draft } from './drafts';

type Values = Readonly<Record<string, unknown>>;

export { isSameValue };

/** Returns a value as a draft stores it. */
export const toDraftValue = (field: Field, value: unknown): unknown => {
  const { toDraft } = getFormBehaviour(field);
  return toPlainValue(toDraft ? toDraft(value, field) : value);
};

/** True if a draft would store both values the same way. */
export const isSameDraftValue = (field: Field, first: unknown, second: unknown): boolean =>
  isSameValue(toDraftValue(field, first), toDraftValue(field, second));

/**
 * True if the host's value equals the typed value as it would be sent. Trimmed whitespace, the order of selected values and
 * the form's own notes beside the values are ignored.
 */
export const isEqualAsSent = (field: Field, hostValue: unknown, typedValue: unknown): boolean =>
  isSameValue(
    stripNotes(toDraftValue(field, normalizeValue(field, hostValue))),
    stripNotes(toDraftValue(field, normalizeValue(field, typedValue))),
  );

const normalizeValue = (field: Field, value: unknown): unknown => {
  const { normalise } = getFormBehaviour(field);
  return normalise ? normalise(value, field) : value;
};

/**
 * Removes the notes on the source of items and rows that a draft stores beside the typed values. Selected values are
 * compared as a set.
 */
function stripNotes(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isSet = !value.some(isPlainObject);
    return isSet ? value.toSorted((a, b) => (String(a) < String(b) ? -1 : 1)) : value.map(stripNotes);
  }
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value).filter(([name]) => !/^\$(of|for)$/.test(name));
  return Object.fromEntries(entries.map(([name, inner]) => [name, stripNotes(inner)]));
}

/** Returns the current values that differ from the loaded ones, of the fields that a draft may store. */
export function collectChanges(
  fields: readonly Field[],
  loaded: Values,
  values: Values,
): Record<string, unknown> {
  const changedFields = fields.filter(
    (field) => isDraftable(field) && !isSameDraftValue(field, values[field.name], loaded[field.name]),
  );
  return Object.fromEntries(
    changedFields.map((field) => [field.name, toDraftValue(field, values[field.name])]),
  );
}

/** Returns the changed fields that a draft may not store. */
export const findUndraftableChanges = (fields: readonly Field[], loaded: Values, values: Values): Field[] =>
  fields.filter((field) => !isDraftable(field) && !isSameValue(values[field.name], loaded[field.name]));

/**
 * Returns the values that a draft would restore into a form with these loaded values. Values that no longer fit the form are
 * left out.
 */
export function getRestorableValues(
  draft: Draft,
  fields: readonly Field[],
  loaded: Values,
): Record<string, unknown> {
  const restorableFields = fields.filter(
    (field) =>
      isDraftable(field) &&
      Object.hasOwn(draft.values, field.name) &&
      isSameKind(draft.values[field.name], loaded[field.name], draft.loaded[field.name]) &&
      !isSameValue(draft.values[field.name], toDraftValue(field, loaded[field.name])),
  );
  return Object.fromEntries(
    restorableFields.map((field) => {
      const [draftValue, { fromDraft }] = [draft.values[field.name], getFormBehaviour(field)];
      return [field.name, fromDraft ? fromDraft(draftValue, field, loaded[field.name]) : draftValue];
    }),
  );
}

/** Returns the fields that the user changed since the form was opened and that the draft would overwrite. */
export function findReplacedFields(
  draft: Draft,
  fields: readonly Field[],
  loaded: Values,
  values: Values,
): Field[] {
  const restorableValues = getRestorableValues(draft, fields, loaded);
  const typedValues = collectChanges(fields, loaded, values);
  return fields.filter(
    (field) =>
      Object.hasOwn(restorableValues, field.name) &&
      Object.hasOwn(typedValues, field.name) &&
      !isSameValue(toDraftValue(field, restorableValues[field.name]), typedValues[field.name]),
  );
}

/**
 * Rejects a draft value whose kind differs from the form's value. If the form's value is empty, the draft's loaded value
 * decides.
 */
function isSameKind(value: unknown, loaded: unknown, loadedByDraft: unknown): boolean {
  const sample = toPlainValue(loaded) ?? toPlainValue(loadedByDraft);
  if (toPlainValue(value) === null || sample === null) return true;
  return typeof value === typeof sample && Array.isArray(value) === Array.isArray(sample);
}

/** Returns whether the record has changed since the draft was started, and in which drafted fields. */
export function findRecordChanges(
  draft: Draft,
  fields: readonly Field[],
  loaded: Values,
  stamp: Draft['stamp'],
): { hasChanged: boolean; fields: readonly Field[] } {
  const changedFields = fields.filter(
    (field) =>
      Object.hasOwn(draft.loaded, field.name) &&
      !isSameValue(draft.loaded[field.name], toDraftValue(field, loaded[field.name])),
  );
  return { hasChanged: changedFields.length > 0 || draft.stamp !== stamp, fields: changedFields };
}

/** Returns `updated_at` of a record as the host writes it; null if absent. */
export function getRecordStamp(record: Values | undefined): Draft['stamp'] {
  const stamp = record?.updated_at;
  return typeof stamp === 'string' || typeof stamp === 'number' ? stamp : null;
}
