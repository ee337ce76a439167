import { evaluate } from '../config/evaluate';
import type { Field } from '../config/types';

/** How a field stands in a form that holds certain values. */
interface FieldState {
  isShown: boolean;
  required: boolean;
  disabled: boolean;
  /** Why it is disabled; undefined where it is not, or always is. */
  why: string | undefined;
}

/** What the conditions of a field make of it over the values of its form. Pure. */
export function fieldState(field: Field, scope: unknown): FieldState {
  const { visibleWhen, requiredWhen, disabledWhen, readOnly } = field;
  const why = disabledWhen.find(({ when }) => evaluate(when, scope))?.why;
  return {
    isShown: visibleWhen === null || evaluate(visibleWhen, scope),
    required: field.required || (requiredWhen !== null && evaluate(requiredWhen, scope)),
    disabled: readOnly || why !== undefined,
    why,
  };
}
