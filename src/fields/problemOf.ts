import { isEmpty, isNothing } from '../config/isEmpty';
import { readPath } from '../config/readPath';
import type { Field } from '../config/types';
import { formSideOf } from './formSides';

interface Checked {
  required: boolean;
  /** What the form holds. */
  form: Readonly<Record<string, unknown>>;
  record: unknown;
  /** It is as the host sent it: whoever changes something else did not make it. */
  isOfHost?: boolean;
  /** The record that is edited, where the form holds of the field what came with it. */
  came?: unknown;
  t: (text: string, args?: Record<string, string | number>) => string;
}

/** Blanks alone are no value either, or a name of three spaces would pass. */
export const hasValue = (value: unknown): boolean =>
  !isEmpty(typeof value === 'string' ? value.trim() : value);

/** What is wrong with the value of a field in a form, as a text; undefined when nothing is. */
export async function problemOf(
  field: Field,
  value: unknown,
  { required, form, record, isOfHost = false, came, t }: Checked,
): Promise<string | undefined> {
  if (!hasValue(value)) return required ? t(field.requiredText) : undefined;
  const scope = { ...(record as object | undefined), ...form };
  const { validate } = formSideOf(field);
  const problem = isOfHost ? undefined : await validate?.(value, field, scope);
  // What was wrong when it came is not to be mended by whoever changes another field; what another field makes wrong is.
  const wasWrong = problem && came !== undefined && (await validate?.(value, field, came)) !== undefined;
  if (problem && !wasWrong) return t(problem.message, problem.args);
  return isEqual(field, value, form, record) ? undefined : t(field.equalText);
}

/** Whether a value is the one that the field has to be typed as (`equalTo`), to the last blank. */
function isEqual(
  { equalTo }: Field,
  value: unknown,
  form: Readonly<Record<string, unknown>>,
  record: unknown,
): boolean {
  if (equalTo === null) return true;
  // The id in the form is that of what is edited, which the form of an action does not do.
  const isOwn = equalTo !== 'id' && Object.hasOwn(form, equalTo);
  const expected = readPath(isOwn ? form : record, equalTo);
  return !isNothing(expected) && String(value) === String(expected);
}
