import type { Field } from '../../config/types';
import { isEqualAsSent, isSameDraftValue } from '../../drafts/draftChanges';
import { isDraftable } from '../../fields/core/formBehaviours';
import type { Values } from './declaredMutation';

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

/** Returns the record's values of conflicts, by field. */
export const getTheirValues = (conflicts: readonly FieldConflict[]): Values =>
  Object.fromEntries(conflicts.map(({ field: { name }, theirs }) => [name, theirs]));
