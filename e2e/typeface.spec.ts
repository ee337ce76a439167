import type { Page } from '@playwright/test';
import { launchOptionsWithFonts } from './launchOptionsWithFonts';
import { MAX_LAYOUT_SHIFT, readLayoutShift, watchLayoutShift } from './layoutShift';
import { createStoredSession, expect, storeSession, test } from './test';

/** True if the title of the page is drawn in a typeface that the page brings. */
async function hasOwnTypeface(page: Page): Promise<boolean> {
  await page.locator('h1').waitFor();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devTools.detach();
  return fonts.every(({ familyName, isCustomFont }) => isCustomFont && familyName === 'Inter');
}

test('the first page moves nothing when its typeface arrives, and the next pages are drawn in it [SHELL-03]', async ({
  playwright,
  host,
}) => {
  const browser = await playwright.chromium.launch(launchOptionsWithFonts);
  try {
    const page = await browser.newPage({ baseURL: host.url, viewport: { width: 1366, height: 768 } });
    const refusals: string[] = [];
    page.on('console', (message) => message.type() === 'error' && refusals.push(message.text()));
    await watchLayoutShift(page);
    await storeSession(page, (await createStoredSession(host, 'super')).stored);

    await page.goto('/admin/assets');
    await page.locator('.list-table > tbody > tr[data-at]').first().waitFor();
    const statuses = () => page.evaluate(() => [...document.fonts].map(({ status }) => status));
    await expect.poll(statuses).toEqual(['loaded']);
    expect(await readLayoutShift(page)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);

    // From the cache, which a busy machine may answer too late for one page.
    await expect(async () => {
      await page.goto('/admin/users');
      expect(await hasOwnTypeface(page)).toBe(true);
    }).toPass();
    await page.locator('.list-table > tbody > tr[data-at]').first().waitFor();
    const heights = await page
      .locator('.list-table > tbody > tr[data-at]')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(new Set(heights)).toEqual(new Set([44]));
    expect(refusals, 'the rules of the host for what a page may load (CSP) allow it').toEqual([]);
  } finally {
    await browser.close();
  }
});
