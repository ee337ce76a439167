import { MAX_LAYOUT_SHIFT, readLayoutShift, watchLayoutShift } from './layoutShift';
import { assetTabPaths, recordPagePaths } from './pagePaths';
import { settled } from './settled';
import { expect, test } from './test';

/** Most milliseconds that a file or an answer comes late. */
const MAX_DELAY = 400;

/** A delay that differs between files and calls, and is the same in each run: without the hash of a build, host and query. */
function getDelay(url: string): number {
  const name = new URL(url).pathname.replace(/-[\w-]{8}(?=\.\w+$)/, '');
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum % MAX_DELAY;
}

for (const width of [1360, 390])
  test(`nothing moves at ${width} px while code and answers come late, each after a time of its own`, async ({
    page,
    signInAs,
    guard,
    api,
  }) => {
    await signInAs('super');
    await watchLayoutShift(page);
    await page.route('**/*', async (route) => {
      // oxlint-disable-next-line waits/for-the-cause -- nothing is waited for: late answers are what the test is about.
      await new Promise((resolve) => setTimeout(resolve, getDelay(route.request().url())));
      await route.fallback();
    });
    await page.setViewportSize({ width, height: 850 });
    const records = await recordPagePaths(api);
    const tabs = await assetTabPaths(api);
    const shifting: string[] = [];
    for (const path of ['start', 'parking-chargers', 'common-areas', ...records, ...tabs]) {
      await page.goto(`/admin/${path}`);
      await settled(page, guard);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
      const shift = await readLayoutShift(page);
      if (shift > MAX_LAYOUT_SHIFT) shifting.push(`${path}: ${shift.toFixed(3)}`);
    }
    expect(shifting).toEqual([]);
  });
