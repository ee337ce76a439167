import type { Action, Confirm } from '../config/types';
import { createStorage } from '../lib/storage';

/** Confirmations that this user asked not to see again for this visit. */
const ofVisit = new Set<string>();
/** Those of this browser; signing out empties it. */
const ofDevice = createStorage('local', 'console.unasked.');
const keyOf = (action: Action): string => `${action.resource}.${action.id}`;

/** Whether this question is not asked any more. */
export function isRemembered(action: Action, { remember: how }: Confirm): boolean {
  if (how === 'device') return ofDevice.get(keyOf(action)) !== null;
  return how === 'visit' && ofVisit.has(keyOf(action));
}

/** From now on the question of this action is not asked: in this visit, or in this browser. */
export function remember(action: Action, { remember: how }: Confirm): void {
  if (how === 'device') ofDevice.set(keyOf(action), '1');
  else ofVisit.add(keyOf(action));
}
