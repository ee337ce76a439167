import type { Action, ActionConfirmation } from '../../config/types';
import { createStorage } from '../../lib/storage/storage';

/** Confirmations that this user skips for this visit. */
const visitSkips = new Set<string>();
/** Skipped confirmations of this browser; signing out clears them. */
const deviceSkips = createStorage('local', 'console.unasked.');
const getActionKey = (action: Action): string => `${action.resource}.${action.id}`;

/** True if this confirmation is skipped. */
export function isConfirmationSkipped(
  action: Action,
  { dontAskAgain: duration }: ActionConfirmation,
): boolean {
  if (duration === 'device') return deviceSkips.get(getActionKey(action)) !== null;
  return duration === 'visit' && visitSkips.has(getActionKey(action));
}

/** Skips the confirmation of this action from now on: in this visit, or in this browser. */
export function skipConfirmation(action: Action, { dontAskAgain: duration }: ActionConfirmation): void {
  if (duration === 'device') deviceSkips.set(getActionKey(action), '1');
  else visitSkips.add(getActionKey(action));
}
