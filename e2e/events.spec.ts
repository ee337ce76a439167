import type { Page } from '@playwright/test';
import { installClockAtNoon, formatDay } from './clock';
import { isoToDateText } from '../src/lib/date/parseTypedDate';
import { routeFaults, holdRequests, injectFault } from './faults';
import type { ContractClient } from './contractClient';
import { findFirst, createRecordFinder } from './records';
import { alerts, expectAccessible, expectNoOverflow, expectSpanish } from './expectations';
import { expect, test } from './test';

const events = /\/data\/assets\/time-series\/[^/]+\/access-control/;

/** An asset whose doors tell something. */
async function asset(api: ContractClient): Promise<string> {
  const { assetById } = createRecordFinder(api);
  const found = await findFirst(
    api.rows('listAssets'),
    async (row) => row.gateways.length > 0 && (await assetById(row.id)).users.length > 0,
  );
  return found.id;
}

const event = (ts: number, more: object = {}) => ({
  ts,
  action: 'open',
  usage_source: 'app',
  user_agent: null,
  room: 'Entrada',
  name: 'Cerradura',
  username: null,
  user_email: null,
  user_id: null,
  lock_type: 'HOME_DOOR',
  ...more,
});
const ana = { user_id: 'u1', username: 'Ana', user_email: 'ana@example.com' };

async function expectWhole(page: Page): Promise<void> {
  for (const width of [390, 1360]) {
    await page.setViewportSize({ width, height: 850 });
    await expectNoOverflow(page);
    await expectSpanish(page);
    await expectAccessible(page);
  }
}

test('one call for the last seven days; category, timeline and users [EVENT-01, EVENT-02, EVENT-04..EVENT-08]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  const { day, noon } = await installClockAtNoon(page);
  await signInAs('super');
  const id = await asset(api);
  await injectFault(page, 'GET', events, (route) =>
    route.fulfill({
      json: {
        data: [
          event(noon(1), ana),
          event(noon(1) - 60, { username: 'Sin identificar', action: 'denied', usage_source: 'nfc' }),
          event(noon(2), { ...ana, room: 'Portal', lock_type: 'BUILDING_DOOR' }),
          event(noon(3), { user_id: 'u2', username: 'Ana', user_email: null, usage_source: 'pin' }),
        ],
      },
    }),
  );
  const asked = page.waitForRequest(events);
  await page.goto(`/admin/assets/${id}/events`);
  await expect(page.getByText('4 eventos', { exact: true })).toBeVisible();
  const [, from = '', until = ''] = /\?from=(\d+)&until=(\d+)$/.exec((await asked).url()) ?? [];
  expect([formatDay(from), formatDay(until)]).toEqual([day(6), day(0)]);
  await guard.expectCalls([expect.anything()], events);
  const category = page.getByLabel('Categoría');
  await expect(category).toBeDisabled();
  await expect(category.locator('option')).toHaveText(['Accesos']);
  await expect(page.getByLabel('Desde')).toHaveValue(isoToDateText(day(6)));
  await expect(page.getByLabel('Hasta')).toHaveValue(isoToDateText(day(0)));

  const timeline = page.getByRole('region', { name: 'Accesos por día' });
  await expect(timeline.getByRole('heading')).toHaveText([/^\d\d\/\d\d\/\d{4} \p{L}+$/u, /^\d\d/, /^\d\d/]);
  const rows = timeline.getByRole('listitem');
  await expect(rows.nth(0)).toContainText(/^\d\d:\d\dAna \(ana@example\.com\)Acceso.*Entrada/);
  await expect(rows.nth(0)).toContainText(/Apertura.*Aplicación/);
  await expect(rows.nth(0).getByRole('link', { name: 'Ana' })).toHaveAttribute(
    'href',
    '/admin/users/u1/assets',
  );
  await expect(rows.nth(1)).toContainText('Usuario anónimo');
  await expect(rows.nth(1)).toContainText('Acceso denegado');
  await expect(rows.nth(1).getByRole('link')).toHaveCount(0);
  await expect(rows.nth(2)).toContainText('Portal');

  const people = page.getByRole('complementary', { name: /^Usuarios/ });
  await expect(people.getByRole('heading')).toHaveText('Usuarios 2');
  await expect(people.getByRole('listitem')).toHaveText([/Ana.*2/, /Ana.*1/]);
  await people.getByRole('button').first().press('Enter');
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('2 eventos · Solo de Ana')).toBeVisible();
  await people.getByRole('button', { name: 'Ver los de todos' }).click();
  await expect(rows).toHaveCount(4);
  await expectWhole(page);
});

test('the range counts once both ends are set, and in their order [EVENT-03]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  const { day } = await installClockAtNoon(page);
  await signInAs('super');
  await page.goto(`/admin/assets/${await asset(api)}/events`);
  await expect(page.getByRole('region', { name: 'Accesos por día' })).toBeVisible();
  await guard.waitUntilSettled();
  guard.clearCalls();
  await page.getByLabel('Desde').fill('');
  await expect(page.getByText('Elige las dos fechas del periodo')).toBeVisible();
  await page.getByLabel('Hasta').fill(day(20));
  await page.getByLabel('Desde').fill(day(10));
  await expect(page.getByText('La fecha inicial es posterior a la final')).toBeVisible();
  await guard.expectNoCall(/./);
  const asked = page.waitForRequest(events);
  await page.getByLabel('Desde').fill(day(30));
  const [, from = '', until = ''] = /from=(\d+)&until=(\d+)/.exec((await asked).url()) ?? [];
  expect([formatDay(from), formatDay(until)]).toEqual([day(30), day(20)]);
  await guard.expectCalls([expect.anything()]);
});

test('nothing happened is said; a failure is only logged and can be asked again [EVENT-04, EVENT-10]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  guard.allowStatus(500, 403);
  await signInAs('super');
  const id = await asset(api);
  const none = await injectFault(page, 'GET', events, (route) => route.fulfill({ json: { data: [] } }));
  await page.goto(`/admin/assets/${id}/events`);
  await expect(page.getByText('No hay eventos de acceso')).toBeVisible();
  await expectWhole(page);
  await none.stop();
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
  for (const fault of [routeFaults.status(500), routeFaults.html, routeFaults.refused]) {
    const injected = await injectFault(page, 'GET', events, fault);
    await page.reload();
    await expect(page.getByText('Los eventos no están disponibles')).toBeVisible();
    await expect(alerts(page, /./)).toHaveCount(0);
    await injected.stop();
  }
  expect(logged.length).toBeGreaterThan(0);
  await expectWhole(page);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('region', { name: 'Accesos por día' })).toBeVisible();
  const refused = await injectFault(page, 'GET', events, routeFaults.status(403));
  await page.reload();
  await expect(page.getByText('Tu usuario no tiene permisos para esta acción')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
  await refused.stop();
});

test('a year of events comes in portions; leaving aborts what is on its way [EVENT-04]', async ({
  page,
  signInAs,
  api,
}) => {
  const { day, noon } = await installClockAtNoon(page);
  await signInAs('super');
  const id = await asset(api);
  const many = await injectFault(page, 'GET', events, (route) =>
    route.fulfill({ json: { data: Array.from({ length: 450 }, (_, n) => event(noon(1) - n * 600, ana)) } }),
  );
  await page.goto(`/admin/assets/${id}/events`);
  const rows = page.getByRole('region', { name: 'Accesos por día' }).locator('li');
  await expect(rows).toHaveCount(200);
  await page.getByRole('button', { name: 'Mostrar más' }).click();
  await page.getByRole('button', { name: 'Mostrar más' }).click();
  await expect(rows).toHaveCount(450);
  await expect(page.getByRole('button', { name: 'Mostrar más' })).toHaveCount(0);
  await many.stop();
  const aborted: string[] = [];
  page.on('requestfailed', (request) => aborted.push(request.url()));
  const held = await holdRequests(page, 'GET', events);
  await page.getByLabel('Desde').fill(day(3));
  await expect.poll(() => held.heldCount()).toBe(1);
  await page.getByRole('link', { name: 'Cámaras' }).click();
  await expect.poll(() => aborted.some((url) => events.test(url))).toBe(true);
});
