import { evaluate } from '../../config/conditions/evaluate';
import type { Field } from '../../config/types';

/** How a field stands in a form that holds certain values. */
interface FieldState {
  isVisible: boolean;
  required: boolean;
  disabled: boolean;
  /** Why it is disabled; undefined where it is not, or always is. */
  disabledReason: string | undefined;
}

/** What the conditions of a field make of it over the values of its form. Pure. */
export function evaluateFieldState(field: Field, scope: unknown): FieldState {
  const { visibleWhen, requiredWhen, disabledWhen, readOnly } = field;
  const disabledReason = disabledWhen.find(({ when }) => evaluate(when, scope))?.why;
  return {
    isVisible: visibleWhen === null || evaluate(visibleWhen, scope),
    required: field.required || (requiredWhen !== null && evaluate(requiredWhen, scope)),
    disabled: readOnly || disabledReason !== undefined,
    disabledReason,
  };
}
