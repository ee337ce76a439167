import type { RaRecord } from 'ra-core';
import type { AccessRule, Action, Resource } from '../config/types';
import { evaluate } from '../config/conditions/evaluate';
import { actionTexts } from './texts';

export interface ActionState {
  visible: boolean;
  /** Reason why the action is disabled; null if it is enabled. */
  disabledReason: string | null;
}

interface ActionStateOptions {
  /** Scope of the conditions: the record and `$me`. */
  scope: unknown;
  canAccess: (access: AccessRule) => boolean;
  resource: Resource | undefined;
}

/** Returns whether an action is visible, and the reason if it is visible but disabled. */
export function getActionState(
  action: Action,
  { scope, canAccess, resource }: ActionStateOptions,
): ActionState {
  const deniedReason = getDeniedReason(action, { canAccess, resource });
  const visible =
    canAccess(action.access) &&
    deniedReason !== HIDDEN &&
    (action.visibleWhen === null || evaluate(action.visibleWhen, scope));
  if (!visible) return { visible, disabledReason: null };
  return {
    visible,
    disabledReason:
      deniedReason ?? action.disabledWhen.find(({ when }) => evaluate(when, scope))?.reason ?? null,
  };
}

/** Marks an action that is hidden without a reason, because its form is not for this user. */
const HIDDEN = Symbol('hidden');

/** Returns the reason why the user may not run the action, whatever the record; null if allowed. */
function getDeniedReason(
  { behaviour, requires }: Action,
  { canAccess, resource }: Omit<ActionStateOptions, 'scope'>,
): string | typeof HIDDEN | null {
  // The action itself declares who may open another resource's form, because that declaration may not be loaded yet.
  const rule =
    behaviour.kind === 'open' && behaviour.target === null ? resource?.access[behaviour.form] : undefined;
  if (requires && !canAccess(requires.access)) return requires.reason;
  return rule === undefined || canAccess(rule) ? null : (resource?.access.disabledReason ?? HIDDEN);
}

/** True if an action is disabled only for lack of permissions, so no selection can enable it. */
export function isDenied(action: Action, options: Omit<ActionStateOptions, 'scope'>): boolean {
  return getDeniedReason(action, options) !== null;
}

/** True if the action sends one call per record. */
export const isPerRow = ({ behaviour }: Action): boolean =>
  behaviour.kind === 'send' && behaviour.perRecord !== null;

interface BulkActionStateOptions extends Omit<ActionStateOptions, 'scope'> {
  rows: readonly RaRecord[];
  getRowScope: (row: RaRecord) => unknown;
}

/**
 * Returns the state of an action that runs on several records: enabled if it is enabled for any of them. Without a selection
 * only permissions count.
 */
export function getBulkActionState(
  action: Action,
  { rows, getRowScope, canAccess, resource }: BulkActionStateOptions,
): ActionState {
  const unconditionalAction = { ...action, visibleWhen: null, disabledWhen: [] };
  const baseState = getActionState(unconditionalAction, { scope: undefined, canAccess, resource });
  if (!baseState.visible || baseState.disabledReason !== null || rows.length === 0) return baseState;
  let disabledReason: string = actionTexts.not_for_selected;
  for (const row of rows) {
    const state = getActionState(action, { scope: getRowScope(row), canAccess, resource });
    if (state.visible && state.disabledReason === null) return state;
    disabledReason = state.disabledReason ?? disabledReason;
  }
  return { visible: true, disabledReason };
}
