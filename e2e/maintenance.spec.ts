import type { Page } from '@playwright/test';
import { ContractClient } from './contractClient';
import { changeResponse, routeFaults, injectFault } from './faults';
import { findFirst } from './records';
import {
  expectAccessible,
  expectNoOverflow,
  expectHandledFailure,
  expectSpanish,
  expectSuccess,
} from './expectations';
import { expect, test } from './test';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Acciones de mantenimiento' });
const field = (page: Page, name: string) => drawer(page).getByLabel(new RegExp(`^${name}`));
const add = (page: Page) => drawer(page).getByRole('button', { name: 'Añadir' });
const openMenu = (page: Page) => page.getByRole('button', { name: 'Más acciones', exact: true }).click();
const entry = (page: Page) => page.getByRole('menuitem', { name: /^Acciones de mantenimiento/ });

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/assets/${id}/start`);
  await openMenu(page);
  await entry(page).click();
  await expect(drawer(page)).toBeVisible();
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await drawer(page)
    .getByRole('combobox', { name: new RegExp(`^${label}`) })
    .click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('the menu has edit, maintenance and delete; without a gateway it says why not [ADET-15, ADET-17]', async ({
  page,
  signInAs,
  records,
}) => {
  const { assets } = records;
  await signInAs('super');
  await page.goto(`/admin/assets/${(await assets.free()).id}/start`);
  await openMenu(page);
  await expect(page.getByRole('menuitem')).toHaveText([/Editar/, /mantenimiento/, /Eliminar/]);
  await expect(entry(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(entry(page)).toContainText('no tiene ningún gateway');
  await page.goto(`/admin/assets/${(await assets.withGatewaysOnly()).id}/start`);
  await openMenu(page);
  await expect(entry(page)).not.toHaveAttribute('aria-disabled', 'true');
});

test('offers the ten actions and asks for one; a battery asks for more [ADET-40..ADET-43]', async ({
  page,
  signInAs,
  guard,
  records,
}) => {
  const asset = await records.assets.withGatewaysOnly();
  await signInAs('super');
  await open(page, asset.id);
  await expect(drawer(page).getByRole('combobox', { name: /^Gateway/ })).toHaveText(
    asset.gateways_qrs[0]?.gateway_id ?? 'missing',
  );
  await add(page).click();
  await expect(drawer(page).getByText('Obligatorio', { exact: true })).toHaveCount(1);
  await drawer(page)
    .getByRole('combobox', { name: /^Acción/ })
    .click();
  await expect(page.getByRole('option').filter({ hasNotText: 'Sin seleccionar' })).toHaveText([
    'Cambio de batería',
    'Sustitución del equipo',
    'Dispositivo añadido',
    'Dispositivo retirado',
    'Actualización de software',
    'Limpieza',
    'Revisión en el sitio',
    'Revisión a distancia',
    'Llamada atendida',
    'Contraseña de gestión',
  ]);
  await page.getByRole('option', { name: 'Cambio de batería' }).click();
  await add(page).click();
  await expect(field(page, 'Tensión de la batería')).toHaveAccessibleDescription(/Obligatorio/);
  await expect(field(page, 'Fabricante de la batería')).toHaveAccessibleDescription(/Obligatorio/);
  await guard.expectNoCall(/^POST/);
  await choose(page, 'Acción', 'Limpieza');
  await expect(field(page, 'Tensión de la batería')).toHaveCount(0);
});

test('is sent in the words of the host, says so and closes; comments end at 500 characters [ADET-44..ADET-46]', async ({
  page,
  signInAs,
  records,
}) => {
  const asset = await records.assets.withGatewaysOnly();
  const gateway = asset.gateways_qrs[0]?.gateway_id ?? '';
  await signInAs('super');
  await open(page, asset.id);
  await choose(page, 'Acción', 'Cambio de batería');
  await field(page, 'Tensión de la batería').fill('3.6');
  await field(page, 'Fabricante de la batería').fill('Pilax');
  await field(page, 'Comentarios').click();
  await page.keyboard.insertText('á'.repeat(501));
  await expect(drawer(page)).toContainText('500/500');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await add(page).click();
  expect(new URL((await sent).url()).pathname).toBe(
    `/api/gateways/${gateway}/maintenance/battery_replacement`,
  );
  expect((await sent).postDataJSON()).toEqual({
    data: {
      device_id: null,
      action: 'battery_replacement',
      device_type: null,
      comments: 'á'.repeat(500),
      battery_voltage: 3.6,
      battery_vendor: 'Pilax',
    },
  });
  await expectSuccess(page, 'Se ha añadido correctamente');
  await expect(drawer(page)).toHaveCount(0);
  expect(await (await (await sent).response())?.json()).toMatchObject({
    data: { gateway_id: gateway, battery_voltage: '3.6' },
  });
});

test('of several gateways one is chosen, not assumed [ADET-45]', async ({ page, signInAs, api, records }) => {
  const asset = await records.assets.withGatewaysOnly();
  const other = await findFirst(
    api.rows('listGateways'),
    (row) => row.projectId === null && row.type === 'private',
  );
  // No call of the contract links a second one.
  await changeResponse(page, 'getAssetDashboard', ({ data }) => {
    data.gateways_qrs.push({ gateway_id: other.id, qr_code: '' });
  });
  await signInAs('super');
  await open(page, asset.id);
  await choose(page, 'Acción', 'Limpieza');
  await add(page).click();
  await expect(drawer(page).getByText('Obligatorio', { exact: true })).toHaveCount(1);
  await choose(page, 'Gateway', other.id);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await add(page).click();
  expect(new URL((await sent).url()).pathname).toBe(`/api/gateways/${other.id}/maintenance/cleaning`);
  await expectSuccess(page, 'Se ha añadido correctamente');
});

test('a failure says so, the drawer stays with what was typed [ADET-47]', async ({
  page,
  signInAs,
  guard,
  records,
}) => {
  guard.allowStatus(500);
  await signInAs('super');
  await open(page, (await records.assets.withGatewaysOnly()).id);
  await choose(page, 'Acción', 'Limpieza');
  await field(page, 'Comentarios').fill('Con polvo');
  const failing = await injectFault(page, 'POST', /maintenance/, routeFaults.status(500));
  await add(page).click();
  await expectHandledFailure(page, 'No se ha podido añadir');
  await expect(field(page, 'Comentarios')).toHaveValue('Con polvo');
  expect(failing.hits).toBe(1);
  await failing.stop();
  await add(page).click();
  await expectSuccess(page, 'Se ha añadido correctamente');
});

test('without the permission it says why; on a phone it fits, and axe finds nothing [ADET-40]', async ({
  page,
  signInAs,
  host,
  records,
}) => {
  const { assets } = records;
  const own = new ContractClient(host.url, await signInAs('recepcion'));
  const asset = await findFirst(own.rows('listAssets'), (row) => row.gateways.length > 0);
  await page.goto(`/admin/assets/${asset.id}/start`);
  await openMenu(page);
  await expect(entry(page)).toContainText('no tiene permiso');
  await signInAs('super');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, (await assets.withGatewaysOnly()).id);
  await choose(page, 'Acción', 'Cambio de batería');
  await expectNoOverflow(page);
  await expectAccessible(page);
  await expectSpanish(page);
});
