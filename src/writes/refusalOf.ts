import type { Scope } from '../../dataProvider';
import { evaluate } from '../config/evaluate';
import type { Send } from '../config/types';
import { isUntold } from '../config/untold';
import { writeTexts } from './texts';

/** Why something is not sent: what refuses it, or that nobody can tell whether something does; undefined where it is sent. */
export function refusalOf(refuse: Send['refuse'], scope: Scope): string | undefined {
  const refusal = refuse.find(({ when }) => evaluate(when, scope));
  if (refusal) return refusal.error;
  return refuse.some(({ when }) => isUntold(when, scope)) ? writeTexts.not_told : undefined;
}
