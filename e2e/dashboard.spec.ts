import type { Locator, Page } from '@playwright/test';
import { changeResponse, routeFaults, holdRequests, injectFault } from './faults';
import { expectAccessible, expectNoOverflow, expectSpanish, openFromMenu } from './expectations';
import { expect, test } from './test';

const calls = [
  'GET /api/asset/statistics',
  'GET /api/gateways/statistics/online',
  'GET /api/statistics/users',
  'GET /api/tickets-support/statistics',
];
/** Further requests of the start page. */
const attention: readonly unknown[] = [
  'GET /api/gateways/status?active_issues=true',
  expect.stringMatching(/^GET \/api\/projects\?.*page\[size\]=1000/),
  expect.stringMatching(/^GET \/api\/support-tickets\?.*status=opened/),
];
const statistics = /^\/api\/.*statistics/;
const titles = ['Ocupación', 'Usuarios activos', 'Tickets de soporte', 'Gateways activos'];

const card = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true }).filter({ has: page.getByRole('heading') });
const chart = (page: Page, name: string): Locator => card(page, name).getByRole('application');
/** The data rows of a card's table, a text each. */
const rows = (page: Page, name: string): Locator => card(page, name).locator('tbody tr');

/** The last number of a text in Spanish: `2 nov · 1.826`, `840,3`. */
const readNumber = (text: string | null): number =>
  Number(
    /[\d.,]+$/
      .exec(text ?? '')?.[0]
      .replace('.', '')
      .replace(',', '.'),
  );

/** Every drawing is there. */
async function drawn(page: Page): Promise<void> {
  await expect(page.locator('.data-card .chart svg')).toHaveCount(3);
  await expect(page.locator('.data-card .skeleton')).toHaveCount(0);
}

/** Whole at the widths of a desk and of a phone. */
async function expectWhole(page: Page): Promise<void> {
  for (const width of [1360, 390]) {
    await page.setViewportSize({ width, height: 850 });
    await expectNoOverflow(page);
    await expectSpanish(page);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1360, height: 850 });
}

test('four cards, a call each, at its address and at the start [DASH-01, DASH-02, DASH-04, DASH-06, DASH-09, SHELL-18]', async ({
  page,
  signInAs,
  guard,
}) => {
  await signInAs('super');
  for (const [path, title, heads, more] of [
    ['dashboard', 'Panel', titles, []],
    ['start', /^Hola/, ['Requiere atención', ...titles], attention],
  ] as const) {
    guard.clearCalls();
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...heads]);
    await drawn(page);
    await guard.expectCalls([...calls, ...more, 'GET /api/users/current']);
  }
});

test('occupation: two fixed colours, named, with numbers and shares that are the host’s [DASH-02, DASH-03, DASH-12]', async ({
  page,
  signInAs,
  api,
}) => {
  await signInAs('super');
  await page.goto('/admin/dashboard');
  await drawn(page);
  const all = await api.all('listAssets');
  const linked = all.filter(({ is_occupied }) => is_occupied).length;
  const occupation = card(page, 'Ocupación');
  await expect(occupation.getByRole('listitem')).toHaveText([
    new RegExp(`^Con usuarios${linked}\\d+,\\d\\s%$`),
    new RegExp(`^Sin usuarios${all.length - linked}\\d+,\\d\\s%$`),
  ]);
  const total = occupation.locator('.key-figure', { hasText: 'Total de activos' }).locator('strong');
  await expect(total).toHaveText(String(all.length));
  const sectors = occupation.locator('.recharts-pie-sector path');
  await expect(sectors).toHaveCount(2);
  for (const [at, colour] of ['rgb(42, 99, 198)', 'rgb(111, 144, 211)'].entries())
    await expect(sectors.nth(at)).toHaveCSS('fill', colour);
  await expect(occupation.getByRole('img')).toHaveAccessibleName(/^Ocupación: .*Con usuarios: \d/);
});

test('bars: 30 days or 12 months by a switch a card, as a table too, without another call [DASH-04, DASH-05, DASH-09..DASH-11, DASH-13, DASH-16]', async ({
  page,
  signInAs,
  guard,
}) => {
  await signInAs('super');
  await page.goto('/admin/dashboard');
  await drawn(page);
  for (const name of ['Usuarios activos', 'Gateways activos']) {
    const bars = card(page, name).locator('.recharts-bar-rectangle path');
    await expect(bars).toHaveCount(30);
    const ends = card(page, name).locator('.bar-ends > span');
    await expect(ends).toHaveText([/^\d+ [a-z]{3,4} · [\d.]+$/, /^\d+ [a-z]{3,4} · [\d.]+$/]);
    // Bars are as high as their values are away from the average, above or below its line.
    const average = readNumber(await card(page, name).locator('.average-key + strong').textContent());
    const differences = (await ends.allTextContents()).map((text) => readNumber(text) - average);
    await expect
      .poll(async () => {
        const line = (await card(page, name).locator('.recharts-reference-line-line').boundingBox())!;
        const boxes = await bars.evaluateAll((paths) =>
          paths.map((path) => path.getBoundingClientRect()).map(({ top, height }) => ({ top, height })),
        );
        const heights = [boxes[0]!, boxes.at(-1)!].map((box) => (box.top < line.y - 2 ? 1 : -1) * box.height);
        return Math.abs(heights[0]! / heights[1]! - differences[0]! / differences[1]!);
      })
      .toBeLessThan(0.1);
    await card(page, name).getByRole('button', { name: 'Últimos 12 meses' }).click();
    await expect(bars).toHaveCount(12);
    const month = /^(ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic) · [\d.]+$/;
    await expect(ends).toHaveText([month, month]);
    await card(page, name)
      .getByRole('button', { name: /^Ver como tabla/ })
      .click();
    await expect(rows(page, name)).toHaveCount(12);
    await expect(rows(page, name).first()).toHaveText(/^[a-z]{3,4} \d{4}[\d.]+$/);
    await card(page, name).getByRole('button', { name: 'Últimos 30 días' }).click();
    await expect(rows(page, name)).toHaveCount(30);
    await expect(rows(page, name).first()).toHaveText(/^\d\d\/\d\d\/\d{4}[\d.]+$/);
  }
  await expect.poll(() => guard.calls().filter((call) => statistics.test(call.slice(4)))).toHaveLength(4);
  await expectWhole(page);
});

test('the keyboard goes from bar to bar, and each is said', async ({ page, signInAs }) => {
  await signInAs('super');
  await page.goto('/admin/dashboard');
  await drawn(page);
  await card(page, 'Usuarios activos').getByRole('button', { name: 'Últimos 12 meses' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(chart(page, 'Usuarios activos')).toBeFocused();
  await expect(chart(page, 'Usuarios activos')).toHaveAccessibleName(/^Usuarios activos: gráfico de barras/);
  const said = card(page, 'Usuarios activos').getByRole('status');
  await page.keyboard.press('ArrowRight');
  await expect(said).toHaveText(/^[a-z]{3,4} \d{4}Usuarios activos: \d/);
  const first = await said.textContent();
  await page.keyboard.press('ArrowRight');
  await expect(said).not.toHaveText(first ?? '');
  await page.keyboard.press('Tab');
  await expect(card(page, 'Usuarios activos').getByRole('button', { name: /^Ver como tabla/ })).toBeFocused();
});

test('who prefers reduced motion sees the figures at once [DASH-14]', async ({ page, signInAs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs('super');
  const held = await holdRequests(page, 'GET', /\/tickets-support\/statistics/);
  await page.goto('/admin/dashboard');
  await expect.poll(() => held.heldCount()).toBe(1);
  // From here on no frame of an animation is drawn.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await held.release();
  const tickets = card(page, 'Tickets de soporte');
  const said = tickets.locator('dd .visually-hidden');
  await expect(said).toHaveCount(7);
  await expect(tickets.locator('dd [aria-hidden]')).toHaveText(await said.allTextContents());
});

test('all of them failed: whole at any width, and the ways into the console stay [DASH-15]', async ({
  page,
  signInAs,
  guard,
}) => {
  guard.allowStatus(500);
  await signInAs('super');
  await injectFault(page, 'GET', statistics, routeFaults.status(500));
  await page.goto('/admin/start');
  await expect(page.locator('.data-card .state-text')).toHaveText(
    titles.map(() => 'Se ha producido un error interno en el servidor (Código 500)'),
  );
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Activos' })).toBeVisible();
  await expectWhole(page);
});

test('nothing to show yet is said, and is whole', async ({ page, signInAs }) => {
  await signInAs('super');
  await changeResponse(page, 'getUserStatistics', ({ data }) => {
    data.users = { average: 0, users: [] };
  });
  await changeResponse(page, 'getAssetStatistics', (body) => {
    body.data = { assets_linked_to_users: 0, assets_not_linked_to_users: 0, total_assets: 0 };
  });
  await changeResponse(page, 'getGatewayStatistics', ({ data }) => {
    const none = data.gateways.gateways.map(({ label }) => ({ label, value: 0 }));
    data.gateways = { total_gateways_online: 0, gateways: none };
  });
  await changeResponse(page, 'getTicketStatistics', (body) => {
    const average = { value: null, units: 'hours' } as const;
    body.data = {
      tickets_received: 0,
      tickets_closed: 0,
      tickets_revoked: 0,
      tickets_in_progress: 0,
      tickets_open: 0,
      tickets_closed_time_average: average,
      first_response_time_average: average,
    };
  });
  await page.goto('/admin/dashboard');
  await expect(card(page, 'Ocupación')).toContainText('Todavía no hay activos');
  await expect(card(page, 'Usuarios activos')).toContainText('Todavía no hay datos');
  await expect(card(page, 'Gateways activos')).toContainText('Media0');
  await expect(card(page, 'Tickets de soporte').getByText('Sin datos')).toHaveCount(2);
  await expectWhole(page);
});

test('while it loads it is accessible', async ({ page, signInAs }) => {
  await signInAs('super');
  const held = await holdRequests(page, 'GET', statistics);
  await page.goto('/admin/dashboard');
  await expect.poll(() => held.heldCount()).toBe(4);
  await expect(page.locator('.data-card .skeletons')).toHaveCount(4);
  await expectAccessible(page);
  await held.release();
  await drawn(page);
});

test('leaving it aborts what is on its way', async ({ page, signInAs }) => {
  await signInAs('super');
  const held = await holdRequests(page, 'GET', statistics);
  const aborted: string[] = [];
  page.on('requestfailed', (request) => {
    const { pathname } = new URL(request.url());
    if (statistics.test(pathname)) aborted.push(pathname);
  });
  await page.goto('/admin/dashboard');
  await expect.poll(() => held.heldCount()).toBe(4);
  await openFromMenu(page, 'Activos');
  await expect.poll(() => aborted.toSorted()).toEqual(calls.map((call) => call.slice(4)).sort());
});

test('the library of charts loads with the dashboard and with nothing else', async ({
  page,
  signInAs,
  guard,
}) => {
  await signInAs('super');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/admin/assets');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await guard.waitUntilSettled();
  expect(loaded.filter((path) => /Chart/.test(path))).toEqual([]);
  await openFromMenu(page, 'Inicio');
  await drawn(page);
  expect(loaded.filter((path) => /Chart/.test(path)).length).toBeGreaterThan(0);
});
