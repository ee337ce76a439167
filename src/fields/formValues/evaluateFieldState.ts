import { evaluate } from '../../config/conditions/evaluate';
import type { Field } from '../../config/types';

/** The state of a field for given form values. */
interface FieldState {
  isVisible: boolean;
  required: boolean;
  disabled: boolean;
  /** Reason why the field is disabled; undefined if it is enabled or always disabled. */
  disabledReason: string | undefined;
}

/** Evaluates the conditions of a field against the form values. Pure. */
export function evaluateFieldState(field: Field, scope: unknown): FieldState {
  const { visibleWhen, requiredWhen, disabledWhen, readOnly } = field;
  const disabledReason = disabledWhen.find(({ when }) => evaluate(when, scope))?.reason;
  return {
    isVisible: visibleWhen === null || evaluate(visibleWhen, scope),
    required: field.required || (requiredWhen !== null && evaluate(requiredWhen, scope)),
    disabled: readOnly || disabledReason !== undefined,
    disabledReason,
  };
}
