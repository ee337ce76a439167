import { injectFault, routeFaults } from './faults';
import { MAX_LAYOUT_SHIFT, readLayoutShift, watchLayoutShift } from './layoutShift';
import { expectAccessible, expectNoOverflow, expectSpanish } from './expectations';
import { expect, test } from './test';

test('the start page shows its whole content at once on a small desk screen, and moves nothing while it loads', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signInAs('super');
  await watchLayoutShift(page);
  await page.goto('/admin/start');
  await expect(page.locator('.attention-group tbody tr')).toHaveCount(6);
  await expect(page.locator('.data-card .chart svg')).toHaveCount(3);
  await expect(page.locator('main .skeleton')).toHaveCount(0);
  const heights = await page.evaluate(() => [document.documentElement.scrollHeight, window.innerHeight]);
  expect(heights[0]).toBeLessThanOrEqual(heights[1] ?? 0);
  expect(await readLayoutShift(page)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
});

test('the start page is whole and accessible on a desk and on a phone', async ({ page, signInAs }) => {
  await signInAs('super');
  await page.goto('/admin/start');
  await expect(page.locator('.attention-group tbody tr')).toHaveCount(6);
  await expect(page.locator('.data-card .chart svg')).toHaveCount(3);
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoOverflow(page);
    await expectSpanish(page);
    await expectAccessible(page);
  }
});

test('a building leads to its gateways; all of them are one press away [AGW-35, AGW-37]', async ({
  page,
  signInAs,
  api,
}) => {
  await signInAs('super');
  await page.goto('/admin/start');
  const gateways = page.getByRole('region', { name: 'Gateways desconectados' });
  await expect(gateways.locator('tbody tr')).toHaveCount(6);
  const { data } = await api.call('listGatewayStatus', { query: { active_issues: 'true' } });
  const offline = data.filter(({ activeIssues }) => activeIssues?.includes('online'));
  await gateways.getByRole('button', { name: 'Ver todo: Gateways desconectados' }).click();
  await expect(gateways.locator('tbody tr')).toHaveCount(new Set(offline.map((row) => row.project_id)).size);
  await gateways.locator('tbody a').first().click();
  await expect(page).toHaveURL(/\/admin\/projects\/[^/]+\/gateways/);
});

test('the next visit says what changed, with a way to it; a sign-out forgets it', async ({
  page,
  signInAs,
}) => {
  await signInAs('super');
  await page.goto('/admin/start');
  await expect(page.locator('.attention-group tbody tr')).toHaveCount(6);
  await expect(page.getByText(/^Desde /)).toHaveCount(0);
  // As if the visit had been an hour ago, before one of the gateways went offline.
  await page.evaluate(() => {
    const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('RaStore.landingPage.'));
    type Visits = Record<string, { current: { at: number; ids: string[]; newest?: number } }>;
    const visits = JSON.parse(localStorage.getItem(key) ?? '{}') as Visits;
    const earlier = Object.entries(visits).map(([group, { current }]) => {
      const { at, ids, newest } = current;
      const changed = newest === undefined ? [...ids.slice(1), 'G-GONE'] : ids;
      return [group, { current: { ...current, at: at - 3600, ids: changed } }];
    });
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(earlier)));
  });
  await page.reload();
  await expect(page.getByText(/^Desde (?:ayer|hoy) a las \d\d:\d\d:/)).toBeVisible();
  await expect(page.getByRole('link', { name: '1 gateway ya no está caído' })).toBeVisible();
  await page.getByRole('link', { name: '1 gateway ha caído' }).click();
  const appeared = page.getByRole('region', { name: '1 gateway ha caído' });
  await expect(appeared.getByRole('heading')).toBeFocused();
  await expect(appeared.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await appeared.getByRole('link', { name: 'Ver todos' }).click();
  await expect(page.locator('.attention-group tbody tr')).toHaveCount(6);
  await page.getByRole('button', { name: /^Cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/login/);
  const stored = await page.evaluate(() =>
    Object.keys(localStorage).filter((name) => name.includes('landingPage')),
  );
  expect(stored).toEqual([]);
});

test('each group fails alone', async ({ page, signInAs, guard }) => {
  guard.allowStatus(500);
  await signInAs('super');
  await injectFault(page, 'GET', /\/gateways\/status/, routeFaults.status(500));
  await page.goto('/admin/start');
  const gateways = page.getByRole('region', { name: 'Gateways desconectados' });
  await expect(gateways.getByRole('alert')).toContainText('No se ha podido leer: Gateways desconectados');
  await expect(
    page.getByRole('region', { name: 'Tickets abiertos' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expectNoOverflow(page);
});
