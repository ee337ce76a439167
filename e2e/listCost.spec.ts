import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** Elements whose styles were computed at once, at most, while `act` ran. */
async function countRestyledElements(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args?: { elementCount?: number } }[];
  };
  const counts = trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args?.elementCount ?? 0);
  expect(counts.length, 'changes of styles in the trace').toBeGreaterThan(0);
  return Math.max(...counts);
}

const rows = (page: Page) => page.locator('.list-table > tbody > tr[data-at]');

test('the next page of a list changes what is in its rows, and does not style the whole page', async ({
  page,
  signInAs,
}) => {
  await signInAs('super');
  await page.goto('/admin/assets');
  await expect(rows(page)).toHaveCount(50);
  const firstRow = await rows(page).first().elementHandle();
  const firstId = await rows(page).first().getAttribute('data-id');
  await page.getByRole('link', { name: 'Página siguiente' }).first().hover();
  const restyled = await countRestyledElements(page, async () => {
    await page.getByRole('link', { name: 'Página siguiente' }).first().click();
    await expect(rows(page).first()).not.toHaveAttribute('data-id', firstId ?? '');
    await expect(rows(page)).toHaveCount(50);
  });
  // A rule such as `main:has(…) ~ footer` would compute all of them again with each row that comes or goes.
  const elements = await page.locator('*').count();
  expect(restyled).toBeLessThan(0.7 * elements);
  // Fifty new rows cost twice as much as fifty other texts.
  expect(await firstRow?.evaluate((row) => row.isConnected)).toBe(true);
});

test('a list loads no code of forms, neither for its rows nor when it is idle; a form does', async ({
  page,
  signInAs,
}) => {
  const formFiles: string[] = [];
  page.on('request', (request) => {
    if (/\/static\/form-[\w-]+\.js$/.test(request.url())) formFiles.push(request.url());
  });
  await signInAs('super');
  // The check of declarations is the last that a page loads by itself.
  const lastFile = page.waitForRequest(/\/static\/checkDeclarations\.worker-/);
  await page.goto('/admin/assets');
  await lastFile;
  await expect(rows(page)).toHaveCount(50);
  // The search loads when the page is idle, too.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  expect(formFiles).toEqual([]);

  await page.goto('/admin/settings/clients');
  await page.getByRole('button', { name: 'Nueva empresa' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(formFiles).not.toEqual([]);
});
