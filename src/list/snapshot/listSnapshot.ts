import { withoutBasePath } from '../../lib/url/basePath';
import type { PreloadState } from '../../preload/preloadState';

/**
 * Fills an element with the last snapshot of the list at this URL. The preload script has put the snapshot into the page.
 */
export const restoreListSnapshot = (container: Element | null): void => {
  const snapshot: PreloadState['listSnapshot'] = window.__CONSOLE_PRELOAD__?.listSnapshot;
  if (!container || snapshot?.path !== withoutBasePath() + window.location.search) return;
  snapshot.element.removeAttribute('style');
  container.append(snapshot.element);
};

/** Discards the snapshot once the rows have loaded. */
export const discardListSnapshot = (): void => {
  if (window.__CONSOLE_PRELOAD__) delete window.__CONSOLE_PRELOAD__.listSnapshot;
};
