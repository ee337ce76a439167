import type { Page } from '@playwright/test';

/** ms from key to key of a reader of codes. */
const PACE = 8;
const END_KEYS = { Enter: 13, Tab: 9 } as const;

/**
 * Types as a reader of codes does. The keys say when they came: how busy the machine is changes nothing about a reader. All
 * are sent at once, as a reader does not wait for the page either.
 */
export async function scan(page: Page, text: string, end: keyof typeof END_KEYS = 'Enter'): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const start = Date.now();
  const events = [...text, end].flatMap((key, at) => {
    const timestamp = (start + at * PACE) / 1000;
    const isEnd = at === text.length;
    const own = isEnd
      ? { windowsVirtualKeyCode: END_KEYS[end], ...(end === 'Enter' && { text: '\r' }) }
      : { text: key };
    return [
      { type: 'keyDown' as const, key, timestamp, ...own },
      { type: 'keyUp' as const, key, timestamp },
    ];
  });
  await Promise.all(events.map((event) => browser.send('Input.dispatchKeyEvent', event)));
  await browser.detach();
}
