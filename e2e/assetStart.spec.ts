import type { Page } from '@playwright/test';
import { installClock } from './runtimeConfig';
import type { ContractClient } from './contractClient';
import { routeFaults, injectFault } from './faults';
import { findFirst } from './records';
import { expectAccessible, expectAlert, expectNoOverflow, expectSpanish } from './expectations';
import { expect, test } from './test';

const withTickets = async (api: ContractClient): Promise<string> =>
  (await findFirst(api.rows('listTickets'), (row) => row.asset_id !== null)).asset_id ?? '';
const card = (page: Page) => page.getByRole('region', { name: 'Incidencias, último mes' });
const figures = {
  tickets_received: 1200,
  tickets_closed: 3,
  tickets_in_progress: 2,
  tickets_revoked: 0,
  tickets_closed_time_average: { value: 2.5, units: 'days' },
  first_response_time_average: { value: 1, units: 'hours' },
};

test('the start of an asset: summary, six figures, its tickets; a row opens the ticket [ADET-23, TICKET-24, TICKET-25, TICKET-26]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  const asset = await withTickets(api);
  const tickets = await api.all('listTickets', { asset_id: asset });
  const { data } = await api.call('getAssetDashboard', { path: { id: asset } });
  const isOffline = data.gateway_connection_status === 'disconnected';
  await signInAs('super');
  await injectFault(page, 'GET', /\/statistics$/, routeFaults.status(200, { data: figures }));
  guard.clearCalls();
  await page.goto(`/admin/assets/${asset}/start`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Resumen',
    'Incidencias, último mes',
    'Tickets',
    'Energía de ayer',
    'Usuarios',
  ]);
  await expect(card(page).getByRole('term')).toHaveText([
    'Recibidas',
    'Cerradas',
    'En curso',
    'Revocadas',
    'Cierre medio',
    '1.ª respuesta',
  ]);
  await expect(card(page).locator('dd .visually-hidden')).toHaveText([
    '1200',
    '3',
    '2',
    '0',
    /^2,5\sdías$/,
    /^1\shora$/,
  ]);
  await expect(page.getByRole('table', { name: 'Tickets' }).locator('tbody tr')).toHaveCount(
    Math.min(50, tickets.length),
  );
  await guard.expectCalls([
    'GET /api/users/current',
    `GET /api/assets/${asset}/dashboard`,
    `GET /api/tickets-support/assets/${asset}/statistics`,
    expect.stringMatching(new RegExp(`^GET /api/support-tickets\\?.*asset_id=${asset}`)),
    `GET /api/assets/${asset}?include=users`,
    // Without an energy sensor its series is not asked for.
    `GET /api/assets/${asset}/sensors`,
    // The alarm of an offline gateway says since when and why.
    ...(isOffline ? [`GET /api/gateways/status?asset_id=${asset}`] : []),
  ]);
  await expectSpanish(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await page.locator('tbody tr').first().locator('td').nth(1).click();
  await expect(page).toHaveURL(/\/admin\/support-tickets\/[^/]+/);
});

test('the start of an asset has three columns on a very wide window, two on a narrower one [ADET-23]', async ({
  page,
  signInAs,
  api,
}) => {
  const asset = await withTickets(api);
  await signInAs('super');
  for (const [width, columns] of [
    [1680, 3],
    [1366, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/admin/assets/${asset}/start`);
    const cards = ['Resumen', 'Energía de ayer', 'Usuarios'].map((name) =>
      page.getByRole('heading', { level: 2, name }),
    );
    for (const heading of cards) await expect(heading).toBeVisible();
    const places = await Promise.all(cards.map((heading) => heading.boundingBox()));
    expect(new Set(places.map((box) => Math.round(box?.x ?? 0))).size).toBe(columns);
    await expectNoOverflow(page);
  }
});

test('figures count up for 2.75 s, or stand at once for who prefers it [TICKET-28]', async ({
  page,
  signInAs,
  api,
}) => {
  const asset = await withTickets(api);
  await signInAs('super');
  await injectFault(page, 'GET', /\/statistics$/, routeFaults.status(200, { data: figures }));
  await installClock(page, { time: new Date('2026-11-21T10:00:00Z') });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`/admin/assets/${asset}/start`);
  const shown = card(page).locator('dd [aria-hidden]').first();
  await expect(shown).toBeAttached();
  await page.clock.runFor(2800);
  await expect(shown).toHaveText('1200');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(shown).toHaveText('1200');
});

test('figures that cannot be had are six dashes, and can be asked for again [TICKET-27]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  guard.allowStatus(500);
  const asset = await withTickets(api);
  await signInAs('super');
  const fault = await injectFault(page, 'GET', /\/statistics$/, routeFaults.status(500));
  await page.goto(`/admin/assets/${asset}/start`);
  await expect(card(page).locator('dd [aria-hidden]')).toHaveText(['–', '–', '–', '–', '–', '–']);
  await expectAlert(page, 'No se han podido cargar las cifras');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expectAccessible(page);
  await fault.stop();
  await card(page).getByRole('button', { name: 'Reintentar' }).click();
  await expect(card(page).getByText('No se han podido cargar las cifras')).toHaveCount(0);
  await expect(card(page).getByRole('heading')).toBeFocused();
});
