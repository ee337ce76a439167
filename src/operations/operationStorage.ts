import { createStorage } from '../lib/storage';

/** Where operations are kept: in this tab alone, and gone with the sign-out. */
export const operationStorage = createStorage('session', 'console.operation.');

let isAny: boolean | undefined;
let stopAll: (() => void) | undefined;
const listeners = new Set<() => void>();

/** Tells whether there are operations; `stop` stops those that this page runs, undefined where it runs none. */
export function operationsChanged(any: boolean, stop: (() => void) | undefined): void {
  isAny = any;
  stopAll = stop;
  for (const listener of Array.from(listeners)) listener();
}

export function subscribeToOperations(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the tab holds any operation, whosesoever: all that the first screen has to know. */
export const hasOperations = (): boolean => (isAny ??= operationStorage.keys().length > 0);

/** Whether this page runs any, so that leaving the console stops it. */
export const runsOperations = (): boolean => stopAll !== undefined;

let isLeft = false;

/** Whether the page was closed or loaded anew: what ends from then on was broken off by that. */
export const isPageLeft = (): boolean => isLeft;

/** The page goes: it begins nothing else, since nobody would know whether it still arrives. */
export function leavePage(): void {
  isLeft = true;
  stopOperations();
}

/** The browser had kept the page, and shows it again. */
export const pageIsBack = (): void => void (isLeft = false);

/** Begins nothing else in any operation: the session ends. */
export const stopOperations = (): void => stopAll?.();
