import type { Scope } from '../../dataProvider';
import { evaluate } from '../config/evaluate';
import type { Call, Send } from '../config/types';

/** The call that an action sends for a scope: the first whose condition holds. The checker sees to it that there is one. */
export const callOf = (does: Pick<Send, 'calls'>, scope: Scope): Call => sentOf(does, scope).call;

/** The same, with what tells whether it was done. */
export function sentOf({ calls }: Pick<Send, 'calls'>, scope: Scope): Send['calls'][number] {
  const found = calls.find(({ when }) => when === null || evaluate(when, scope));
  if (!found) throw new Error('No call for this record');
  return found;
}
