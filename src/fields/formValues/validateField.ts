import { isEmpty, isBlank } from '../../config/values/isEmpty';
import { readPath } from '../../config/values/readPath';
import type { Field } from '../../config/types';
import { getFormBehaviour } from '../core/formBehaviours';

interface ValidationContext {
  required: boolean;
  /** What the form holds. */
  form: Readonly<Record<string, unknown>>;
  record: unknown;
  /** It is as the host sent it: whoever changes something else did not make it. */
  isUnchanged?: boolean;
  /** The record that is edited, where the form holds of the field what came with it. */
  original?: unknown;
  t: (text: string, args?: Record<string, string | number>) => string;
}

/** Blanks alone are no value either, or a name of three spaces would pass. */
export const isFilled = (value: unknown): boolean =>
  !isEmpty(typeof value === 'string' ? value.trim() : value);

/** What is wrong with the value of a field in a form, as a text; undefined when nothing is. */
export async function validateField(
  field: Field,
  value: unknown,
  { required, form, record, isUnchanged = false, original, t }: ValidationContext,
): Promise<string | undefined> {
  if (!isFilled(value)) return required ? t(field.requiredText) : undefined;
  const scope = { ...(record as object | undefined), ...form };
  const { validate } = getFormBehaviour(field);
  const problem = isUnchanged ? undefined : await validate?.(value, field, scope);
  // What was wrong when it came is not to be mended by whoever changes another field; what another field makes wrong is.
  const wasInvalid =
    problem && original !== undefined && (await validate?.(value, field, original)) !== undefined;
  if (problem && !wasInvalid) return t(problem.message, problem.args);
  return isEqualToTarget(field, value, form, record) ? undefined : t(field.equalText);
}

/** Whether a value is the one that the field has to be typed as (`equalTo`), to the last blank. */
function isEqualToTarget(
  { equalTo }: Field,
  value: unknown,
  form: Readonly<Record<string, unknown>>,
  record: unknown,
): boolean {
  if (equalTo === null) return true;
  // The id in the form is that of what is edited, which the form of an action does not do.
  const isInForm = equalTo !== 'id' && Object.hasOwn(form, equalTo);
  const expected = readPath(isInForm ? form : record, equalTo);
  return !isBlank(expected) && String(value) === String(expected);
}
