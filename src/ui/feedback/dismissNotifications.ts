const listeners = new Set<(mutationKey: string) => void>();

/**
 * Takes away the messages of what failed when the same act was tried before: they were given to `notify` with that `about`.
 * What is tried now tells its own end, and the log of messages keeps both.
 */
export function dismissNotifications(mutationKey: string): void {
  for (const listener of listeners) listener(mutationKey);
}

/** Tells of what is taken away. Returns the way to stop. */
export function onNotificationsDismissed(listener: (mutationKey: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
