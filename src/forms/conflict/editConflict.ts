import { isPlainObject } from '../../lib/json';
import type { Field } from '../../config/types';
import { isEqualAsSent, isSameDraftValue } from '../../drafts/draftChanges';
import { isDraftable } from '../../fields/core/formBehaviours';

export type FormValues = Readonly<Record<string, unknown>>;

/** Field that another user changed since the form was opened and that a save would overwrite. */
export interface FieldConflict {
  field: Field;
  /** Form values: `mine` from the form, `theirs` from the current record. */
  mine: unknown;
  theirs: unknown;
  /** True if the user also changed this field (a conflict); false if only the record's value changed. */
  isTyped: boolean;
}

/** Values of a form: as loaded, as edited, and as the current record would load them. */
interface FormVersions {
  loaded: FormValues;
  mine: FormValues;
  theirs: FormValues;
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

/** Returns a record with a value at a path such as `location.city`. */
export function withValueAtPath(record: FormValues, path: string, value: unknown): Record<string, unknown> {
  const [head = '', ...rest] = path.split('.');
  const child = record[head];
  const inner =
    rest.length === 0 ? value : withValueAtPath(isPlainObject(child) ? child : {}, rest.join('.'), value);
  return { ...record, [head]: inner };
}
