import { isPlainObject } from '../../lib/json';
import type { Field } from '../../config/types';
import { isEqualAsSent, isSameDraftValue } from '../../drafts/draftChanges';
import { isDraftable } from '../../fields/core/formBehaviours';

export type FormValues = Readonly<Record<string, unknown>>;

/** A field that somebody else has changed since the form was opened, and that a save would change back. */
export interface FieldConflict {
  field: Field;
  /** Form values: what the form holds, what the record holds by now. */
  mine: unknown;
  theirs: unknown;
  /** The user typed something else here, so that there are two wills; else theirs is the only one. */
  isTyped: boolean;
}

/** Values of a form: what it began with, what it holds, and what it would begin with now. */
interface FormVersions {
  loaded: FormValues;
  mine: FormValues;
  theirs: FormValues;
}

/**
 * What changed under a form: fields whose value is no longer the loaded one, and not what is about to be saved either.
 * Files and secrets are left out: hosts give their addresses anew with each read, or nothing at all.
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

/** A record that holds a value at a path: `location.city`. */
export function withValueAtPath(record: FormValues, path: string, value: unknown): Record<string, unknown> {
  const [head = '', ...rest] = path.split('.');
  const child = record[head];
  const inner =
    rest.length === 0 ? value : withValueAtPath(isPlainObject(child) ? child : {}, rest.join('.'), value);
  return { ...record, [head]: inner };
}
