import type { Access, Action, Resource } from '../config/types';
import { evaluate } from '../config/evaluate';

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
  const { does } = action;
  // Who may open the form of another resource is said by the action: that declaration may not be there yet.
  const access = does.kind === 'open' && does.other === null ? resource?.access[does.form] : undefined;
  const visible =
    may(action.access) &&
    (access === undefined || may(access)) &&
    (action.visibleWhen === null || evaluate(action.visibleWhen, scope));
  if (!visible) return { visible, why: null };
  if (action.enabledFor && !may(action.enabledFor.access)) return { visible, why: action.enabledFor.why };
  return { visible, why: action.disabledWhen.find(({ when }) => evaluate(when, scope))?.why ?? null };
}
