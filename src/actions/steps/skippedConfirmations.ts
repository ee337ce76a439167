import type { Action, ActionConfirmation } from '../../config/types';
import { createStorage } from '../../lib/storage/storage';

/** Confirmations that this user asked not to see again for this visit. */
const visitSkips = new Set<string>();
/** Those of this browser; signing out empties it. */
const deviceSkips = createStorage('local', 'console.unasked.');
const getActionKey = (action: Action): string => `${action.resource}.${action.id}`;

/** Whether this question is not asked any more. */
export function isConfirmationSkipped(action: Action, { remember: duration }: ActionConfirmation): boolean {
  if (duration === 'device') return deviceSkips.get(getActionKey(action)) !== null;
  return duration === 'visit' && visitSkips.has(getActionKey(action));
}

/** From now on the question of this action is not asked: in this visit, or in this browser. */
export function skipConfirmation(action: Action, { remember: duration }: ActionConfirmation): void {
  if (duration === 'device') deviceSkips.set(getActionKey(action), '1');
  else visitSkips.add(getActionKey(action));
}
