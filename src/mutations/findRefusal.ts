import type { Scope } from '../../dataProvider';
import { evaluate } from '../config/conditions/evaluate';
import type { SendBehaviour } from '../config/types';
import { isUndecidable } from '../config/conditions/isUndecidable';
import { mutationTexts } from './texts';

/** Why something is not sent: what refuses it, or that nobody can tell whether something does; undefined where it is sent. */
export function findRefusal(refuse: SendBehaviour['refuse'], scope: Scope): string | undefined {
  const refusal = refuse.find(({ when }) => evaluate(when, scope));
  if (refusal) return refusal.error;
  return refuse.some(({ when }) => isUndecidable(when, scope)) ? mutationTexts.not_told : undefined;
}
