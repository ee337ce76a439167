import type { RaRecord } from 'ra-core';
import type { Access, Action, Resource } from '../config/types';
import { evaluate } from '../config/evaluate';
import { actionTexts } from './texts';

export interface ActionState {
  visible: boolean;
  /** Why it cannot be done now; null when it can. */
  why: string | null;
}

interface Situation {
  /** What conditions look at: the record and `$me`. */
  scope: unknown;
  may: (access: Access) => boolean;
  resource: Resource | undefined;
}

/** Whether an action is shown, and the reason when it is shown but cannot be done. */
export function actionState(action: Action, { scope, may, resource }: Situation): ActionState {
  const denied = deniedWhy(action, { may, resource });
  const visible =
    may(action.access) &&
    denied !== HIDDEN &&
    (action.visibleWhen === null || evaluate(action.visibleWhen, scope));
  if (!visible) return { visible, why: null };
  return {
    visible,
    why: denied ?? action.disabledWhen.find(({ when }) => evaluate(when, scope))?.why ?? null,
  };
}

/** Stands for no reason at all: the form is not for whoever asks, and nothing says so. */
const HIDDEN = Symbol('hidden');

/** Why somebody may not, whatever the record is; null where they may. */
function deniedWhy(
  { does, enabledFor }: Action,
  { may, resource }: Omit<Situation, 'scope'>,
): string | typeof HIDDEN | null {
  // Who may open the form of another resource is said by the action: that declaration may not be there yet.
  const rule = does.kind === 'open' && does.other === null ? resource?.access[does.form] : undefined;
  if (enabledFor && !may(enabledFor.access)) return enabledFor.why;
  return rule === undefined || may(rule) ? null : (resource?.access.why ?? HIDDEN);
}

/** Whether it is a matter of rights alone that an action is disabled: what is chosen then changes nothing. */
export function isDenied(action: Action, situation: Omit<Situation, 'scope'>): boolean {
  return deniedWhy(action, situation) !== null;
}

/** Of several records each gets a call of its own. */
export const isPerRow = ({ does }: Action): boolean => does.kind === 'send' && does.perRow !== null;

interface RowsSituation extends Omit<Situation, 'scope'> {
  rows: readonly RaRecord[];
  scopeOf: (row: RaRecord) => unknown;
}

/**
 * The same of an action that is done to each of several records: it can be done while it can to any of them. Before a row
 * is chosen only who may counts.
 */
export function rowsState(action: Action, { rows, scopeOf, may, resource }: RowsSituation): ActionState {
  const face = { ...action, visibleWhen: null, disabledWhen: [] };
  const own = actionState(face, { scope: undefined, may, resource });
  if (!own.visible || own.why !== null || rows.length === 0) return own;
  let why: string = actionTexts.not_for_selected;
  for (const row of rows) {
    const state = actionState(action, { scope: scopeOf(row), may, resource });
    if (state.visible && state.why === null) return state;
    why = state.why ?? why;
  }
  return { visible: true, why };
}
