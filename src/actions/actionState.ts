import type { RaRecord } from 'ra-core';
import type { AccessRule, Action, Resource } from '../config/types';
import { evaluate } from '../config/conditions/evaluate';
import { actionTexts } from './texts';

export interface ActionState {
  visible: boolean;
  /** Why it cannot be done now; null when it can. */
  disabledReason: string | null;
}

interface ActionStateOptions {
  /** What conditions look at: the record and `$me`. */
  scope: unknown;
  canAccess: (access: AccessRule) => boolean;
  resource: Resource | undefined;
}

/** Whether an action is shown, and the reason when it is shown but cannot be done. */
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
      deniedReason ?? action.disabledWhen.find(({ when }) => evaluate(when, scope))?.why ?? null,
  };
}

/** Stands for no reason at all: the form is not for whoever asks, and nothing says so. */
const HIDDEN = Symbol('hidden');

/** Why somebody may not, whatever the record is; null where they may. */
function getDeniedReason(
  { behaviour, enabledFor }: Action,
  { canAccess, resource }: Omit<ActionStateOptions, 'scope'>,
): string | typeof HIDDEN | null {
  // Who may open the form of another resource is said by the action: that declaration may not be there yet.
  const rule =
    behaviour.kind === 'open' && behaviour.target === null ? resource?.access[behaviour.form] : undefined;
  if (enabledFor && !canAccess(enabledFor.access)) return enabledFor.why;
  return rule === undefined || canAccess(rule) ? null : (resource?.access.why ?? HIDDEN);
}

/** Whether it is a matter of rights alone that an action is disabled: what is chosen then changes nothing. */
export function isDenied(action: Action, options: Omit<ActionStateOptions, 'scope'>): boolean {
  return getDeniedReason(action, options) !== null;
}

/** Of several records each gets a call of its own. */
export const isPerRow = ({ behaviour }: Action): boolean =>
  behaviour.kind === 'send' && behaviour.perRow !== null;

interface BulkActionStateOptions extends Omit<ActionStateOptions, 'scope'> {
  rows: readonly RaRecord[];
  getRowScope: (row: RaRecord) => unknown;
}

/**
 * The same of an action that is done to each of several records: it can be done while it can to any of them. Before a row
 * is chosen only who may counts.
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
