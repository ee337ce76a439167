import type { Scope } from '../../../dataProvider';
import { getActionState } from '../../actions/actionState';
import type { AccessRule, Field, Resource } from '../../config/types';
import { evaluateFieldState } from '../../fields/formValues/evaluateFieldState';

/** State of a cell for a user. */
export interface CellState {
  /** False if nothing is offered, not even a reason. */
  isOffered: boolean;
  /** Reason why the value is locked; null if it can be changed. */
  disabledReason: string | null;
}

interface CellStateOptions {
  resource: Resource;
  /** Record, `$me` and `$ids`. */
  scope: Scope;
  canAccess: (access: AccessRule) => boolean;
}

const NOT_OFFERED: CellState = { isOffered: false, disabledReason: null };

/** Returns the field of the edit form that changes a column; undefined if the form has none. */
export const findEditField = ({ edit }: Resource, { name }: Field): Field | undefined =>
  edit?.fields.find((field) => field.name === name);

/** Returns whether a user can change a field of a record: the rules of the edit action, then those of the field. */
export function getCellState(field: Field, { resource, scope, canAccess }: CellStateOptions): CellState {
  const action = resource.actions.edit;
  const opensForm =
    action?.behaviour.kind === 'open' && action.behaviour.form === 'edit' && !action.behaviour.target;
  const { visible, disabledReason } =
    action && opensForm
      ? getActionState(action, { scope, canAccess, resource })
      : { visible: canAccess(resource.access.edit), disabledReason: null };
  const state = evaluateFieldState(field, scope);
  const isReadOnly = state.disabled && state.disabledReason === undefined;
  if (!visible || !canAccess(field.access) || !state.isVisible || isReadOnly) return NOT_OFFERED;
  return { isOffered: true, disabledReason: disabledReason ?? state.disabledReason ?? null };
}
