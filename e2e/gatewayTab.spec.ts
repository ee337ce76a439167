import type { Page } from '@playwright/test';
import { holdRequests } from './faults';
import { findLinkedGateway } from './gateways';
import { expectAccessible, expectNoOverflow, expectSpanish, expectSuccess } from './expectations';
import { expect, test } from './test';

const tabOf = (asset: { id: string }) => `/admin/assets/${asset.id}/gateway`;
const card = (page: Page) => page.getByRole('article');
const state = (page: Page) => card(page).getByRole('region', { name: 'Estado y salud' });
const info = (page: Page) => card(page).getByRole('region', { name: 'Información' });
const updateButton = (page: Page) =>
  card(page).getByRole('button', { name: /^(Actualizar software|Actualizando…)$/ });
const openMenu = (page: Page) => page.getByRole('button', { name: /^Acciones del gateway/ }).click();
const item = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name });

test.describe('the card', () => {
  test('shows what a gateway is and how it is, with each call once [AGW-01, AGW-03, AGW-26, AGW-27, AGW-29, AGW-30, AGW-34, AGW-37]', async ({
    page,
    signInAs,
    guard,
    api,
  }) => {
    const { asset, gateway, show } = await findLinkedGateway(page, api);
    show({ sku: 'GW-200', productionDate: 1_732_060_800 });
    await signInAs('admin');
    const held = await holdRequests(page, 'GET', /\/api\/gateways\//);
    await page.goto(tabOf(asset));
    await expect(info(page).getByRole('status')).toContainText('Cargando');
    await expect(state(page).getByRole('status')).toContainText('Cargando');
    await held.release();
    for (const text of [
      gateway.id,
      gateway.qrCode ?? 'missing',
      'GW-200',
      gateway.hw_version ?? 'missing',
      '20/11/2024',
      '2.14.2',
      '3.8.1',
      'Privado',
      'Conectado',
    ]) {
      await expect(info(page)).toContainText(text);
    }
    await expect(page.getByRole('link', { name: gateway.id })).toHaveAttribute(
      'href',
      `/admin/gateways/${gateway.id}`,
    );
    await expect(page.getByRole('article').locator('header img')).toHaveAttribute(
      'src',
      '/products/gateway-antenna.svg',
    );
    for (const [name, unit] of [
      ['Salud', '%'],
      ['Temp. de CPU', '°C'],
      ['RAM', '%'],
      ['Disco', '%'],
      ['Carga de CPU', 'umbral'],
    ] as const) {
      const meter = state(page).getByRole('meter', { name, exact: true });
      await expect(meter).toHaveAttribute('aria-valuetext', new RegExp(unit));
    }
    await expect(card(page).locator('header')).toContainText('Conectado');
    await expect(state(page)).toContainText(/Última conexión: \d\d\/\d\d\/\d{4} \d\d:\d\d \(hace /);
    await expect(state(page)).toContainText(/Leído a las \d\d:\d\d/);
    await expect
      .poll(() =>
        guard
          .calls()
          .filter((call) => call.includes('/gateway'))
          .sort(),
      )
      .toEqual([`GET /api/gateways/${gateway.id}`, `GET /api/gateways/status?asset_id=${asset.id}`]);
    await guard.expectNoRepeatedCalls();
    await state(page).getByRole('button', { name: 'Leer de nuevo' }).click();
    await expect.poll(() => guard.calls().filter((call) => call.includes('/gateways/status')).length).toBe(2);
  });

  test('a SKU without picture shows its text; a picture that is gone leaves nothing broken [AGW-27, AGW-28]', async ({
    page,
    signInAs,
    guard,
    api,
  }) => {
    guard.allowStatus(404);
    const { asset, show } = await findLinkedGateway(page, api, { sku: 'GW-X-900' });
    await signInAs('admin');
    await page.goto(tabOf(asset));
    await expect(info(page)).toContainText('GW-X-900');
    await expect(info(page).locator('img')).toHaveCount(0);
    show({ sku: 'GW-200' });
    await page.route('**/products/*', (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await expect(info(page)).toContainText('GW-200');
    await expect(info(page).locator('img')).toHaveCount(0);
  });

  test('is fit for keyboard, screen reader and a phone, with long names [AGW-03]', async ({
    page,
    signInAs,
    api,
  }) => {
    const { asset } = await findLinkedGateway(page, api, {
      gatewayVersion: '2.13.0',
      sku: `GW-${'LARGO'.repeat(12)}`,
      qrCode: `Q${'9'.repeat(60)}`,
    });
    await signInAs('super');
    for (const width of [1360, 390]) {
      await page.setViewportSize({ width, height: 850 });
      await page.goto(tabOf(asset));
      await expect(state(page).getByRole('meter', { name: 'Salud' })).toBeVisible();
      await expect(updateButton(page)).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
      await expectSpanish(page);
    }
  });
});

test.describe('the menu', () => {
  test('leads to the consoles of the gateway in a new tab; too old or missing ones say why [AGW-04..AGW-08]', async ({
    page,
    signInAs,
    api,
  }) => {
    const { asset, gateway, show } = await findLinkedGateway(page, api, { gatewayVersion: '2.11.0' });
    await signInAs('admin');
    await page.goto(tabOf(asset));
    await expect(info(page).getByRole('link')).toHaveCount(3);
    await openMenu(page);
    await expect(item(page, 'Desvincular gateway')).toBeVisible();
    await expect(item(page, /^Vincular gateway/)).toHaveCount(0);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    for (const [name, kind] of [
      ['OpenHAB', 'openhab'],
      ['SSH Teleport', 'teleport'],
    ] as const) {
      const link = item(page, new RegExp(`^${name}`));
      await expect(link).toHaveAttribute('href', `https://${kind}.gateways.example/${gateway.id}`);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    await expect(item(page, 'Panel de control')).toHaveCount(0);
    await expectAccessible(page);

    show({ gatewayVersion: '2.10.9' });
    await page.reload();
    await expect(info(page).getByRole('link')).toHaveText([/Panel de control/]);
    await openMenu(page);
    await item(page, 'Acceso a').click();
    await expect(item(page, 'OpenHAB')).toHaveAttribute('aria-disabled', 'true');
    await expect(item(page, 'SSH Teleport')).toContainText('Hace falta la versión 2.11.0');

    show({
      gatewayVersion: '2.14.2',
      sku: 'GW-MINI',
      managementLinks: { ...gateway.managementLinks, ssh_teleport: null },
    });
    await page.reload();
    await expect(info(page).getByRole('link')).toHaveCount(2);
    await openMenu(page);
    await item(page, 'Acceso a').click();
    await expect(item(page, 'OpenHAB')).toHaveAttribute('href', /openhab/);
    await expect(item(page, 'SSH Teleport')).toContainText('El gateway no tiene esta dirección');
  });

  test('unlinks after a question, and the tab has no gateway any more [AGW-17, AGW-18, AGW-22]', async ({
    page,
    signInAs,
    guard,
    api,
  }) => {
    const { asset, gateway } = await findLinkedGateway(page, api);
    await signInAs('admin');
    await page.goto(tabOf(asset));
    await openMenu(page);
    await item(page, 'Desvincular gateway').click();
    const question = page.getByRole('alertdialog', { name: 'Desvincular gateway' });
    await expect(question).toContainText(gateway.id);
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await guard.expectNoCall(/^DELETE/);
    await openMenu(page);
    await item(page, 'Desvincular gateway').click();
    await question.getByRole('button', { name: 'Desvincular' }).click();
    await expect(page.getByText('Gateway sin vincular')).toBeVisible();
    await expectSuccess(page, 'El gateway se ha desvinculado correctamente');
    await expect
      .poll(() => guard.calls().filter((call) => call.startsWith('DELETE')))
      .toEqual([`DELETE /api/assets/${asset.id}/gateways/${gateway.id}`]);
  });
});
