import type { Scope } from '../../../dataProvider';
import { evaluate } from '../../config/conditions/evaluate';
import type { ApiCall, SendBehaviour } from '../../config/types';

/**
 * Returns the call that an action sends for a scope: the first whose condition holds. The checker ensures that there is one.
 */
export const selectCall = (behaviour: Pick<SendBehaviour, 'callVariants'>, scope: Scope): ApiCall =>
  selectCallVariant(behaviour, scope).call;

/** Returns the same call with its proof. */
export function selectCallVariant(
  { callVariants }: Pick<SendBehaviour, 'callVariants'>,
  scope: Scope,
): SendBehaviour['callVariants'][number] {
  const variant = callVariants.find(({ when }) => when === null || evaluate(when, scope));
  if (!variant) throw new Error('No call for this record');
  return variant;
}
