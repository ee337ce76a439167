import type { Scope } from '../../dataProvider';
import { evaluate } from '../config/evaluate';
import type { Call, Send } from '../config/types';

/** The call that an action sends for a scope: the first whose condition holds. The checker sees to it that there is one. */
export function callOf({ calls }: Pick<Send, 'calls'>, scope: Scope): Call {
  const found = calls.find(({ when }) => when === null || evaluate(when, scope));
  if (!found) throw new Error('No call for this record');
  return found.call;
}
