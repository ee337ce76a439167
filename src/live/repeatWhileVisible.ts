/**
 * Calls a function every `interval` ms while the page is visible. A page that was hidden for longer than that calls it when it
 * is visible again. Returns a function that ends it.
 */
export function repeatWhileVisible(interval: number, run: () => void): () => void {
  let lastRunAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = (): void => {
    clearTimeout(timer);
    if (document.hidden) return;
    timer = setTimeout(
      () => {
        if (document.hidden) return;
        lastRunAt = performance.now();
        schedule();
        run();
      },
      Math.max(0, lastRunAt + interval - performance.now()),
    );
  };
  schedule();
  document.addEventListener('visibilitychange', schedule);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', schedule);
  };
}
