import type { Scope } from '../../../dataProvider';
import { evaluate } from '../../config/conditions/evaluate';
import type { ApiCall, SendBehaviour } from '../../config/types';

/** The call that an action sends for a scope: the first whose condition holds. The checker sees to it that there is one. */
export const selectCall = (behaviour: Pick<SendBehaviour, 'calls'>, scope: Scope): ApiCall =>
  selectCallVariant(behaviour, scope).call;

/** The same, with what tells whether it was done. */
export function selectCallVariant(
  { calls }: Pick<SendBehaviour, 'calls'>,
  scope: Scope,
): SendBehaviour['calls'][number] {
  const variant = calls.find(({ when }) => when === null || evaluate(when, scope));
  if (!variant) throw new Error('No call for this record');
  return variant;
}
