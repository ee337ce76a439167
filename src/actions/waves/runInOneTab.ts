/** True if the browser can make sure that only one tab runs a rollout: a current one, at a secure origin. */
export const canRunInOneTab = (): boolean => (navigator as Partial<Navigator>).locks !== undefined;

interface OneTabOptions {
  task: () => Promise<void>;
  /** Called with true when another tab runs the task, and with false when the wait is over. */
  onWait: (isWaiting: boolean) => void;
  /** Ends the wait; the task has to end by itself. */
  signal: AbortSignal;
}

/**
 * Runs a task once no other tab of the browser does. The lock of a tab that is closed or crashes is released, so the next tab
 * continues.
 */
export async function runInOneTab(id: string, { task, onWait, signal }: OneTabOptions): Promise<void> {
  const name = `console.rollout.${id}`;
  const tryNow = async (lock: Lock | null): Promise<boolean> => {
    if (lock) await task();
    return lock !== null;
  };
  if (!canRunInOneTab() || (await navigator.locks.request(name, { ifAvailable: true }, tryNow))) return;
  if (signal.aborted) return;
  onWait(true);
  try {
    await navigator.locks.request(name, { signal }, async () => {
      onWait(false);
      await task();
    });
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    onWait(false);
  }
}
