import { isEmpty, isBlank } from '../../config/values/isEmpty';
import { readPath } from '../../config/values/readPath';
import type { Field } from '../../config/types';
import { getFormBehaviour } from '../core/formBehaviours';

interface ValidationContext {
  required: boolean;
  /** The form values. */
  form: Readonly<Record<string, unknown>>;
  record: unknown;
  /** True if the value is unchanged from the host: the user did not enter it. */
  isUnchanged?: boolean;
  /** The edited record, if the field's form value includes data that came with the record. */
  original?: unknown;
  t: (text: string, args?: Record<string, string | number>) => string;
}

/** True if the value is not blank: whitespace alone does not count, so a name of three spaces fails. */
export const isFilled = (value: unknown): boolean =>
  !isEmpty(typeof value === 'string' ? value.trim() : value);

/** Returns the problem of a field's value in a form as text; undefined if valid. */
export async function validateField(
  field: Field,
  value: unknown,
  { required, form, record, isUnchanged = false, original, t }: ValidationContext,
): Promise<string | undefined> {
  if (!isFilled(value)) return required ? t(field.requiredText) : undefined;
  const scope = { ...(record as object | undefined), ...form };
  const { validate } = getFormBehaviour(field);
  const problem = isUnchanged ? undefined : await validate?.(value, field, scope);
  // A value that was invalid when loaded is not an error, since a user who changes another field cannot fix it. A value that
  // another field made invalid is an error.
  const wasInvalid =
    problem && original !== undefined && (await validate?.(value, field, original)) !== undefined;
  if (problem && !wasInvalid) return t(problem.message, problem.args);
  return isEqualToTarget(field, value, form, record) ? undefined : t(field.equalText);
}

/** True if the value equals the field to repeat (`equalTo`) exactly, including whitespace. */
function isEqualToTarget(
  { equalTo }: Field,
  value: unknown,
  form: Readonly<Record<string, unknown>>,
  record: unknown,
): boolean {
  if (equalTo === null) return true;
  // Read `id` from the record: an edit form holds it too, an action form does not.
  const isInForm = equalTo !== 'id' && Object.hasOwn(form, equalTo);
  const expected = readPath(isInForm ? form : record, equalTo);
  return !isBlank(expected) && String(value) === String(expected);
}
