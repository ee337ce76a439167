import { findRollout, rolloutStore } from './rolloutStore';

/** Resolves after that time in ms, once the state of the rollout changes, or once the signal aborts. */
export function waitForChange(id: string, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const before = findRollout(id);
    const end = (): void => {
      clearTimeout(timer);
      unsubscribe();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    const unsubscribe = rolloutStore.subscribe(() => {
      if (findRollout(id) !== before) end();
    });
    signal.addEventListener('abort', end);
  });
}
