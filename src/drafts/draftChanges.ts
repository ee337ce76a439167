import type { Field } from '../config/types';
import { getFormBehaviour, isDraftable } from '../fields/core/formBehaviours';
import { normaliseEmpty as toPlainValue, isSameValue } from '../fields/formValues/isSameValue';
import { isPlainObject } from '../lib/json';
import type { Draft } from './drafts';

type Values = Readonly<Record<string, unknown>>;

export { isSameValue };

/** What a draft keeps of a value. */
export const toDraftValue = (field: Field, value: unknown): unknown => {
  const { toDraft } = getFormBehaviour(field);
  return toPlainValue(toDraft ? toDraft(value, field) : value);
};

/** Whether a draft would keep the same of both. */
export const isSameDraftValue = (field: Field, first: unknown, second: unknown): boolean =>
  isSameValue(toDraftValue(field, first), toDraftValue(field, second));

/**
 * Whether a host holds of a field what was typed into it, as it is sent: blanks that are taken off, the order in which values
 * were chosen, and whatever the form noted beside the values count for nothing.
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

/** A value without where its items and rows come from, which a draft notes beside what was typed. Chosen values are a set. */
function stripNotes(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isSet = !value.some(isPlainObject);
    return isSet ? value.toSorted((a, b) => (String(a) < String(b) ? -1 : 1)) : value.map(stripNotes);
  }
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value).filter(([name]) => !/^\$(of|for)$/.test(name));
  return Object.fromEntries(entries.map(([name, inner]) => [name, stripNotes(inner)]));
}

/** What a form holds now where it differs from what was loaded, of the fields that may be kept. */
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

/** The fields that hold something else than what was loaded, of those that may not be kept. */
export const findUndraftableChanges = (fields: readonly Field[], loaded: Values, values: Values): Field[] =>
  fields.filter((field) => !isDraftable(field) && !isSameValue(values[field.name], loaded[field.name]));

/** What a draft would put into a form that was loaded like this; what no longer fits the form is left out. */
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

/** The fields whose value was typed since the form was opened and that a draft would replace by another one. */
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

/** A value of another kind than the form's own is garbage; where the form holds nothing, the draft's own start tells. */
function isSameKind(value: unknown, loaded: unknown, loadedByDraft: unknown): boolean {
  const sample = toPlainValue(loaded) ?? toPlainValue(loadedByDraft);
  if (toPlainValue(value) === null || sample === null) return true;
  return typeof value === typeof sample && Array.isArray(value) === Array.isArray(sample);
}

/** Whether the record is another than the one that the draft started from, and in which of the drafted fields. */
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

/** `updated_at` of a record, as the host writes it; null where it says none. */
export function getRecordStamp(record: Values | undefined): Draft['stamp'] {
  const stamp = record?.updated_at;
  return typeof stamp === 'string' || typeof stamp === 'number' ? stamp : null;
}
