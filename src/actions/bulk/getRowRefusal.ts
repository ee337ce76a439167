import type { Scope } from '../../../dataProvider';
import type { AccessRule, Action, Resource, SendBehaviour } from '../../config/types';
import { findRefusal } from '../../mutations/findRefusal';
import { getActionState } from '../actionState';
import { bulkTexts } from './texts';

interface RowRefusalContext {
  action: Action;
  behaviour: Pick<SendBehaviour, 'preconditions'>;
  resource: Resource;
  canAccess: (access: AccessRule) => boolean;
  t: (text: string) => string;
}

/** Returns the reason why an action does not apply to a record; undefined if it does. The scope has the values of the form. */
export function getRowRefusal(
  scope: Scope,
  { action, behaviour, resource, canAccess, t }: RowRefusalContext,
): string | undefined {
  const { visible, disabledReason } = getActionState(action, { scope, canAccess, resource });
  if (disabledReason !== null) return t(disabledReason);
  if (!visible) return bulkTexts.not_shown;
  const refusal = findRefusal(behaviour.preconditions, scope);
  return refusal === undefined ? undefined : t(refusal);
}
