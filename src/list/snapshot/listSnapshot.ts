import { withoutBasePath } from '../../lib/url/basePath';
import type { PreloadState } from '../../preload/preloadState';

/** Puts into an element what the list of this address showed last, which `start.js` has put into the page. */
export const restoreListSnapshot = (container: Element | null): void => {
  const snapshot: PreloadState['listSnapshot'] = window.__CONSOLE_PRELOAD__?.listSnapshot;
  if (!container || snapshot?.path !== withoutBasePath() + window.location.search) return;
  snapshot.element.removeAttribute('style');
  container.append(snapshot.element);
};

/** The rows are there: what was shown before them is over. */
export const discardListSnapshot = (): void => {
  if (window.__CONSOLE_PRELOAD__) delete window.__CONSOLE_PRELOAD__.listSnapshot;
};
