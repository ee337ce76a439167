import type { Field } from '../config/types';
import { formSideOf } from '../fields/formSides';
import { isKept } from '../fields/kept';
import { plainValue as plain, sameValue as same } from '../fields/sameValue';
import { isPlainObject } from '../lib/json';
import type { Draft } from './drafts';

type Values = Readonly<Record<string, unknown>>;

export { same };

/** What a draft keeps of a value. */
export const draftOf = (field: Field, value: unknown): unknown => {
  const { toDraft } = formSideOf(field);
  return plain(toDraft ? toDraft(value, field) : value);
};

/** Whether a draft would keep the same of both. */
export const sameDraft = (field: Field, one: unknown, other: unknown): boolean =>
  same(draftOf(field, one), draftOf(field, other));

/**
 * Whether a host holds of a field what was typed into it, as it is sent: blanks that are taken off, the order in which values
 * were chosen, and whatever the form noted beside the values count for nothing.
 */
export const isHeld = (field: Field, held: unknown, typed: unknown): boolean =>
  same(withoutNotes(draftOf(field, meant(field, held))), withoutNotes(draftOf(field, meant(field, typed))));

const meant = (field: Field, value: unknown): unknown => {
  const { tidy } = formSideOf(field);
  return tidy ? tidy(value, field) : value;
};

/** A value without where its items and rows come from, which a draft notes beside what was typed. Chosen values are a set. */
function withoutNotes(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isSet = !value.some(isPlainObject);
    return isSet ? value.toSorted((a, b) => (String(a) < String(b) ? -1 : 1)) : value.map(withoutNotes);
  }
  if (!isPlainObject(value)) return value;
  const own = Object.entries(value).filter(([name]) => !/^\$(of|for)$/.test(name));
  return Object.fromEntries(own.map(([name, inner]) => [name, withoutNotes(inner)]));
}

/** What a form holds now where it differs from what was loaded, of the fields that may be kept. */
export function changesOf(fields: readonly Field[], loaded: Values, now: Values): Record<string, unknown> {
  const changed = fields.filter(
    (field) => isKept(field) && !sameDraft(field, now[field.name], loaded[field.name]),
  );
  return Object.fromEntries(changed.map((field) => [field.name, draftOf(field, now[field.name])]));
}

/** The fields that hold something else than what was loaded, of those that may not be kept. */
export const unkept = (fields: readonly Field[], loaded: Values, now: Values): Field[] =>
  fields.filter((field) => !isKept(field) && !same(now[field.name], loaded[field.name]));

/** What a draft would put into a form that was loaded like this; what no longer fits the form is left out. */
export function restorable(draft: Draft, fields: readonly Field[], loaded: Values): Record<string, unknown> {
  const usable = fields.filter(
    (field) =>
      isKept(field) &&
      Object.hasOwn(draft.values, field.name) &&
      fits(draft.values[field.name], loaded[field.name], draft.loaded[field.name]) &&
      !same(draft.values[field.name], draftOf(field, loaded[field.name])),
  );
  return Object.fromEntries(
    usable.map((field) => {
      const [kept, { fromDraft }] = [draft.values[field.name], formSideOf(field)];
      return [field.name, fromDraft ? fromDraft(kept, field, loaded[field.name]) : kept];
    }),
  );
}

/** The fields whose value was typed since the form was opened and that a draft would replace by another one. */
export function replaced(draft: Draft, fields: readonly Field[], loaded: Values, now: Values): Field[] {
  const comes = restorable(draft, fields, loaded);
  const typed = changesOf(fields, loaded, now);
  return fields.filter(
    (field) =>
      Object.hasOwn(comes, field.name) &&
      Object.hasOwn(typed, field.name) &&
      !same(draftOf(field, comes[field.name]), typed[field.name]),
  );
}

/** A value of another kind than the form's own is garbage; where the form holds nothing, the draft's own start tells. */
function fits(value: unknown, loaded: unknown, before: unknown): boolean {
  const sample = plain(loaded) ?? plain(before);
  if (plain(value) === null || sample === null) return true;
  return typeof value === typeof sample && Array.isArray(value) === Array.isArray(sample);
}

/** Whether the record is another than the one that the draft started from, and in which of the drafted fields. */
export function changedMeanwhile(
  draft: Draft,
  fields: readonly Field[],
  loaded: Values,
  stamp: Draft['stamp'],
): { changed: boolean; fields: readonly Field[] } {
  const other = fields.filter(
    (field) =>
      Object.hasOwn(draft.loaded, field.name) &&
      !same(draft.loaded[field.name], draftOf(field, loaded[field.name])),
  );
  return { changed: other.length > 0 || draft.stamp !== stamp, fields: other };
}

/** `updated_at` of a record, as the host writes it; null where it says none. */
export function stampOf(record: Values | undefined): Draft['stamp'] {
  const stamp = record?.updated_at;
  return typeof stamp === 'string' || typeof stamp === 'number' ? stamp : null;
}
