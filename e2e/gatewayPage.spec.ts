import type { Page } from '@playwright/test';
import { settleResponses } from './clock';
import { installClock } from './runtimeConfig';
import { findLinkedGateway } from './gateways';
import { findFirst } from './records';
import { expectAccessible, expectNoOverflow, expectSpanish, expectSuccess } from './expectations';
import { expect, test } from './test';

const POLL = 30_000;
/** The state beside the title of a gateway's page. */
const stateTag = (page: Page, id: string) =>
  page.locator('header', { has: page.getByRole('heading', { level: 1, name: id }) }).locator('.page-state');

test('values of one row of the status begin on one line, and the columns end near each other [AGW-29]', async ({
  page,
  signInAs,
  api,
}) => {
  const { gateway } = await findLinkedGateway(page, api);
  await page.setViewportSize({ width: 1366, height: 768 });
  await signInAs('super');
  await page.goto(`/admin/gateways/${gateway.id}`);
  const services = page.locator('.gateway-network').first();
  await expect(services.locator('dd')).toHaveCount(5);
  const tops = await services
    .locator('dd')
    .evaluateAll((all) => all.map((value) => Math.round(value.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  const ends = await page
    .locator('.blocks-beside > *')
    .evaluateAll((columns) =>
      columns.map((column) => column.lastElementChild?.getBoundingClientRect().bottom ?? 0),
    );
  expect(Math.min(...ends) / Math.max(...ends)).toBeGreaterThan(0.75);
});

test('from the gateways of a building to one of them, its devices, the sharing of a sensor, and back [PROJ-40, PROJ-41, GWD-01, GWD-15, GWD-17..GWD-20]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  const { gateway } = await findLinkedGateway(page, api);
  const { id, projectId } = gateway;
  const own = `/admin/projects/${projectId}/gateway/${id}`;
  const asset = await findFirst(api.rows('listAssets'), ({ alias }) => (alias ?? '').length > 3);
  await signInAs('admin');
  await page.goto(`/admin/projects/${projectId}/gateways`);
  await page.getByRole('link', { name: id }).click();
  await expect(page).toHaveURL(new RegExp(`${own}/info$`));
  await expect(stateTag(page, id)).toHaveText('Estado: Conectado');
  guard.clearCalls();
  await page.reload();
  await expect(stateTag(page, id)).toHaveText('Estado: Conectado');
  // Each once, and no read of the building; administrators see no versions.
  await guard.expectCalls([
    'GET /api/users/current',
    `GET /api/gateways/${id}`,
    `GET /api/gateways/status?asset_id=${gateway.assetId}`,
  ]);
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /^Dispositivos/ })
    .last()
    .click();
  await expect(page).toHaveURL(`${own}/devices?page=1&size=50&sort=device_id`);
  await expect(page.getByRole('row')).not.toHaveCount(1);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Compartir sensores' }).click();
  await page.getByRole('combobox', { name: /^Sensor/ }).click();
  await page.getByRole('option').first().click();
  guard.clearCalls();
  const picker = page.getByRole('combobox', { name: /^Activos que lo ven/ });
  await picker.pressSequentially((asset.alias ?? '').slice(0, 2));
  await expect(page.getByText(/caracteres/)).toBeVisible();
  await guard.expectNoCall(/\/assets/);
  await picker.fill(asset.alias ?? '');
  await page
    .getByRole('option', { name: `${asset.alias} ` })
    .first()
    .click();
  // The list of several stays open.
  await picker.press('Tab');
  await expectAccessible(page);
  await expectSpanish(page);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expectSuccess(page, 'Se ha actualizado correctamente');
  const { data } = await api.call('getGateway', { path: { id } });
  expect(data.shared_sensors.map(({ assets }) => assets.length)).toEqual([1]);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await page.getByRole('link', { name: 'Información' }).click();
  await expect(stateTag(page, id)).toHaveText('Estado: Conectado');
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.goto(`${own}/info`);
  await expect(page.getByRole('heading', { level: 1, name: id })).toBeVisible();
});

test('nothing of a gateway but its update is asked any more once its page is left: the tray follows it [GWD-23]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  await installClock(page);
  const { gateway } = await findLinkedGateway(page, api, { gatewayVersion: '2.13.0' });
  await signInAs('super');
  await page.goto(`/admin/projects/${gateway.projectId}/gateway/${gateway.id}/info`);
  await page.getByRole('button', { name: 'Actualizar software' }).click();
  await expect(page.getByRole('button', { name: 'Actualizando…' })).toBeVisible();
  // The page shows the progress before the request; if the clock advanced before the response, the outcome would be unknown.
  await guard.expectCalls([expect.stringMatching(/system\/latest$/)], /^POST/);
  await settleResponses(page, guard);
  guard.clearCalls();
  await page.clock.runFor(POLL);
  await guard.expectCalls([expect.stringMatching(/system\/latest_state$/)], /latest_state/);
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page.getByRole('columnheader', { name: 'GID' })).toBeVisible();
  await guard.waitUntilSettled();
  await expect(page.getByRole('button', { name: 'Operaciones: 1 en curso' })).toBeVisible();
  guard.clearCalls();
  await page.clock.runFor(POLL);
  await guard.expectCalls([expect.stringMatching(/system\/latest_state$/)]);
});
