import type { Page } from '@playwright/test';
import { pagePaths, accessTabPaths } from './pagePaths';
import { expect, test } from './test';

/** How many rows of a list are looked at: those that come first. */
const ROWS = 2;

const rowHeights = (page: Page) =>
  page
    .locator('.list-table > tbody > tr[data-at]')
    .evaluateAll(
      (rows, count) => rows.slice(0, count).map((row) => row.getBoundingClientRect().height),
      ROWS,
    );

/** True if a list with rows is drawn; what is still being read is waited for. */
async function hasRows(page: Page): Promise<boolean> {
  await expect(page.locator('h1:visible')).toHaveCount(1);
  await expect(page.locator('.skeleton:visible, [aria-busy="true"]:visible')).toHaveCount(0);
  return (await page.locator('.list-table > tbody > tr[data-at]').count()) > 0;
}

test('rows of every list of the menu are as high under the pointer, and with the focus, as at rest [LIST-02, SHELL-03]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  await signInAs('super');
  const lists = pagePaths.filter(
    (path) => !/create|no-existe|provisioned\/|search|dashboard|start|qr-/.test(path),
  );
  /** px of the first rows, by the address of their list. */
  const heights = new Map<string, { rest: number[]; hovered: number[]; focused: number[] }>();
  const below = (await accessTabPaths(api)).filter((path) => !path.includes('?'));
  for (const path of [...lists, ...below]) {
    // Away from the rows, wherever the list before had them.
    await page.mouse.move(0, 0);
    await page.goto(`/admin/${path}`);
    await guard.waitUntilSettled();
    if (!(await hasRows(page))) continue;
    const rest = await rowHeights(page);
    const hovered: number[] = [];
    const focused: number[] = [];
    for (const [at] of rest.entries()) {
      const row = page.locator('.list-table > tbody > tr[data-at]').nth(at);
      await row.locator('td').first().hover();
      hovered.push((await rowHeights(page))[at] ?? 0);
      const focusable = row.locator('a, button:not([tabindex="-1"]), input');
      if ((await focusable.count()) > 0) {
        await focusable.first().focus();
        await page.mouse.move(0, 0);
      }
      focused.push((await rowHeights(page))[at] ?? 0);
    }
    heights.set(path, { rest, hovered, focused });
  }
  expect(heights.size).toBeGreaterThan(10);
  const jumping = [...heights].filter(([, { rest, hovered, focused }]) =>
    [hovered, focused].some((other) => other.join() !== rest.join()),
  );
  expect(jumping).toEqual([]);
});
