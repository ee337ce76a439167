import type { Page } from '@playwright/test';

/** Largest sum of the layout shifts of a page while it loads; 0.1 is where people notice. */
export const MAX_LAYOUT_SHIFT = 0.02;

/** Adds up the layout shifts of each page that opens from now on. Call it before the first page opens. */
export const watchLayoutShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const state = { layoutShift: 0 };
    Object.assign(window, { shiftState: state });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) state.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the sum of layout shifts since the page opened: 0 if nothing that was drawn has moved. */
export const readLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shiftState: { layoutShift: number } }).shiftState.layoutShift);
