import type { Scope } from '../../dataProvider';
import { evaluate } from '../config/conditions/evaluate';
import type { SendBehaviour } from '../config/types';
import { isUndecidable } from '../config/conditions/isUndecidable';
import { mutationTexts } from './texts';

/**
 * Returns the reason why a write is not sent: the matching refusal, or that the data cannot tell whether one applies.
 * undefined if it may be sent.
 */
export function findRefusal(refuse: SendBehaviour['preconditions'], scope: Scope): string | undefined {
  const refusal = refuse.find(({ failsWhen }) => evaluate(failsWhen, scope));
  if (refusal) return refusal.message;
  return refuse.some(({ failsWhen }) => isUndecidable(failsWhen, scope)) ? mutationTexts.not_told : undefined;
}
