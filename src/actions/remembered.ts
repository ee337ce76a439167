import type { Action, Confirm } from '../config/types';

/** Confirmations that this user asked not to see again, for this visit only. */
const remembered = new Set<string>();
const keyOf = (action: Action): string => `${action.resource}.${action.id}`;

export const isRemembered = (action: Action, confirm: Confirm): boolean =>
  confirm.remember && remembered.has(keyOf(action));
export const remember = (action: Action): void => void remembered.add(keyOf(action));
