const listeners = new Set<(mutationKey: string) => void>();

/**
 * Dismisses the error messages of earlier attempts of the same action: those given to `notify` with this `mutationKey`. The
 * new attempt reports its own result, and the message log keeps both.
 */
export function dismissNotifications(mutationKey: string): void {
  for (const listener of listeners) listener(mutationKey);
}

/** Registers a listener for dismissed messages. Returns a function that removes it. */
export function onNotificationsDismissed(listener: (mutationKey: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
