import type { Page } from '@playwright/test';
import { changeAssetAttributes, unlinkAsset } from './testData';
import { routeFaults, injectFault } from './faults';
import {
  alerts,
  expectAccessible,
  expectAlert,
  expectHandledFailure,
  expectNoOverflow,
  expectSuccess,
} from './expectations';
import { assetTabKeys, assetTabPaths } from './pagePaths';
import { expect, test } from './test';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) =>
  dialog(page).getByRole('textbox', { name: new RegExp(`^${name}`) });
const header = (page: Page) => page.locator('.detail-fields').first();

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Más acciones', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('the header of an asset, its links and the way back [ADET-01, ADET-04, ADET-06, ADET-07, ADET-10..ADET-14, ADET-18]', async ({
  page,
  signInAs,
  guard,
  api,
  records,
}) => {
  const asset = await records.assets.any();
  await changeAssetAttributes(api, asset.id, { external_id: 'EXT-77' });
  const { project, client } = asset;
  await signInAs('super');
  await page.goto('/admin/assets?page=1&size=75');
  await page.locator('tbody tr').first().waitFor();
  guard.clearCalls();
  await page.goto(`/admin/assets/${asset.id}`);
  await expect(page).toHaveURL(new RegExp(`/admin/assets/${asset.id}/start(\\?.*)?$`));
  await expect(page.locator('h1')).toHaveText(asset.alias ?? '');
  for (const text of [
    project?.name,
    client.name,
    asset.id,
    'EXT-77',
    asset.street_name,
    asset.zip_code,
    'España',
  ]) {
    await expect(header(page)).toContainText(text ?? 'missing');
  }
  await expect.poll(() => guard.calls()).toContain(`GET /api/assets/${asset.id}/dashboard`);
  await guard.expectNoRepeatedCalls();
  await expect(header(page).getByRole('link', { name: client.name })).toHaveAttribute(
    'href',
    `/admin/settings/clients/${client.id}`,
  );
  await header(page)
    .getByRole('link', { name: project?.name ?? '' })
    .click();
  await expect(page).toHaveURL(new RegExp(`/admin/projects/${project?.id ?? ''}`));
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(asset.alias ?? '');
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page).toHaveURL(/\/admin\/assets\?page=1&size=(50|75)/);
});

test('a long address of the header ends after two lines, and its whole text is one press away; the code is copied as it is [ADET-08, ADET-11]', async ({
  page,
  signInAs,
  api,
  records,
}) => {
  const asset = await records.assets.any();
  const street_name = `${'Ayuntamientos Democráticos '.repeat(6)}del Final`;
  await changeAssetAttributes(api, asset.id, { location: { street_name } });
  await signInAs('super');
  await page.goto(`/admin/assets/${asset.id}/users`);
  const address = header(page).locator('.type-address dd > *');
  const measure = () =>
    address.evaluate(({ clientHeight, scrollHeight }) => ({
      lines: Math.round(clientHeight / 20),
      isCut: scrollHeight > clientHeight + 1,
    }));
  await expect(header(page)).toContainText(street_name);
  expect(await measure()).toEqual({ lines: 2, isCut: true });
  await address.hover();
  await expect(header(page).getByTitle(street_name)).toHaveCount(1);
  await page.getByRole('button', { name: 'Más datos' }).click();
  await expect.poll(measure).toEqual({ lines: expect.any(Number), isCut: false });
  expect((await measure()).lines).toBeGreaterThan(1);
  await expect(header(page).getByText(asset.id, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copiar: Identificador', exact: true })).toBeInViewport();
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test('what is missing is not reported; a title without alias; the blocked tag [ADET-04, ADET-05, ADET-07, ADET-13]', async ({
  page,
  signInAs,
  api,
  records,
}) => {
  const { assets } = records;
  const bare = await assets.withoutProject();
  await changeAssetAttributes(api, bare.id, { external_id: null, alias: null });
  await signInAs('super');
  await page.goto(`/admin/assets/${bare.id}/start`);
  await expect(page.locator('h1')).toContainText(`${bare.street_name ?? ''} ${bare.block_number ?? ''}`);
  await expect(header(page).getByText('No informado')).toHaveCount(2);
  const blockedTag = page.locator('.page-header .tag', { hasText: 'Bloqueado' });
  await expect(blockedTag).toHaveCount(0);
  await page.goto(`/admin/assets/${(await assets.blocked()).id}/start`);
  await expect(blockedTag).toBeVisible();
});

test('an asset that does not exist, or of somebody else, is a page with a way back; a failure can be retried [ADET-33]', async ({
  page,
  signInAs,
  guard,
  records,
}) => {
  guard.allowStatus(404, 500);
  const { assets, client } = records;
  const foreign = await assets.ofCompany((await client('Hoteles')).id);
  await signInAs('gestor');
  for (const id of ['no-existe', foreign.id, '..%2f..%2fusers']) {
    await page.goto(`/admin/assets/${id}/start`);
    await expect(page.locator('h1')).toHaveText('No existe o no tienes acceso');
  }
  await page.getByRole('main').getByRole('link', { name: 'Activos' }).click();
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await guard.expectNoCall(/\/users(?!\/current)/);
  const fault = await injectFault(page, 'GET', /\/dashboard/, routeFaults.status(500));
  const own = await assets.ofCompany((await client('Inmobiliaria Sol')).id);
  await page.goto(`/admin/assets/${own.id}/start`);
  await expectAlert(page, 'No se han podido obtener los datos del activo');
  await fault.stop();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(header(page)).toContainText(own.id);
});

test('the tabs, in their order; the devices bring page, size and sort to the address [ADET-02, ADET-03]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  const [first] = await assetTabPaths(api);
  const id = first?.split('/')[1] ?? '';
  await signInAs('super');
  await page.goto(`/admin/assets/${id}`);
  const tabs = page.getByRole('navigation', { name: 'Apartados' }).getByRole('link');
  await expect(tabs).toHaveCount(assetTabKeys.length);
  const addresses = await tabs.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href)),
  );
  expect(addresses.map(({ pathname }) => pathname)).toEqual(
    assetTabKeys.map((tab) => `/admin/assets/${id}/${tab}`),
  );
  await tabs.filter({ hasText: 'Dispositivos' }).click();
  await expect(page).toHaveURL(`/admin/assets/${id}/devices?page=1&size=50&sort=gateway_id`);
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await guard.expectCalls(
    [expect.stringMatching(/asset_id.*sort=gateway_id|sort=gateway_id.*asset_id/)],
    /^GET \/api\/devices/,
  );
});

test.describe('edit', () => {
  test('buildings that cannot be loaded are said once and under the field; the rest can be saved [ADET-32]', async ({
    page,
    signInAs,
    guard,
    records,
  }) => {
    guard.allowStatus(500);
    const asset = await records.assets.any();
    await signInAs('super');
    await page.goto(`/admin/assets/${asset.id}/start`);
    await injectFault(page, 'GET', /^\/api\/projects/, routeFaults.status(500));
    await choose(page, 'Editar');
    const said = 'No se han podido cargar los datos para la edición';
    await expect(alerts(page, said)).toHaveCount(1);
    await expect(dialog(page).getByRole('combobox', { name: /^Edificio/ })).toHaveAccessibleDescription(said);
    await field(page, 'Alias').fill('Con los edificios caídos');
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await dialog(page).getByRole('button', { name: 'Guardar' }).click();
    const body = (await sent).postDataJSON() as { data: { attributes: Record<string, unknown> } };
    expect(body.data.attributes).toMatchObject({
      alias: 'Con los edificios caídos',
      community_id: asset.project?.id,
    });
    await expectSuccess(page, 'Los cambios se han guardado correctamente');
  });

  test('required fields, 100 characters, the exact body, success [ADET-20, ADET-24..ADET-31]', async ({
    page,
    signInAs,
    guard,
    api,
    records,
  }) => {
    const asset = await records.assets.any();
    await changeAssetAttributes(api, asset.id, { external_id: null, location: { staircase: null } });
    await signInAs('super');
    await page.goto(`/admin/assets/${asset.id}/start`);
    await choose(page, 'Editar');
    await expect(field(page, 'Nombre de la vía')).toHaveValue(asset.street_name ?? '');
    await expect
      .poll(() => guard.calls().filter((call) => call.includes('page[size]=1000')))
      .toEqual(['GET /api/projects?page[number]=1&page[size]=1000']);
    for (const name of ['Nombre de la vía', 'Número', 'Código postal', 'Ciudad', 'Provincia', 'País']) {
      await field(page, name).fill('');
    }
    await dialog(page).getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog(page).getByText('Obligatorio', { exact: true })).toHaveCount(6);
    await field(page, 'Nombre de la vía').fill('Gran Vía');
    await field(page, 'Número').fill('7 bis');
    await field(page, 'Código postal').fill('46005');
    await field(page, 'Ciudad').fill('València');
    await field(page, 'Provincia').fill('Valencia');
    await field(page, 'País').fill('España');
    await field(page, 'Descripción').fill('d'.repeat(101));
    await dialog(page).getByLabel('Bloqueado').check();
    await dialog(page).getByRole('button', { name: 'Guardar' }).click();
    await expect(field(page, 'Descripción')).toHaveAttribute('aria-invalid', 'true');
    await guard.expectNoCall(/^PATCH/);
    await field(page, 'Descripción').fill('d'.repeat(100));
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await dialog(page).getByRole('button', { name: 'Guardar' }).click();
    const request = await sent;
    expect(new URL(request.url()).pathname).toBe(`/api/assets/${asset.id}`);
    expect(await request.headerValue('accept-version')).toBe('1');
    expect(request.postDataJSON()).toEqual({
      data: {
        id: asset.id,
        attributes: {
          alias: asset.alias,
          client_id: asset.client.id,
          community_id: asset.project?.id,
          description: 'd'.repeat(100),
          external_id: null,
          is_blocked: true,
          logo: asset.logo,
          type: asset.type,
          location: {
            block_number: '7 bis',
            city: 'València',
            country: 'España',
            door: asset.door,
            flat: asset.flat,
            postal_code: '46005',
            province: 'Valencia',
            staircase: null,
            street_name: 'Gran Vía',
            street_type: asset.street_type,
          },
        },
      },
    });
    await expectSuccess(page, 'Los cambios se han guardado correctamente');
    await expect(page.locator('.page-header .tag', { hasText: 'Bloqueado' })).toBeVisible();
    await expect(header(page)).toContainText('Gran Vía 7 bis');
  });

  test('a failure is said and keeps what was typed [ADET-31, ADET-48]', async ({
    page,
    signInAs,
    guard,
    records,
  }) => {
    guard.allowStatus(403);
    const { assets, client } = records;
    const asset = await assets.ofCompany((await client('Gestión Integral')).id);
    await signInAs('lectura');
    await page.goto(`/admin/assets/${asset.id}/start`);
    await choose(page, 'Editar');
    await field(page, 'Alias').fill('Otro alias');
    await dialog(page).getByRole('button', { name: 'Guardar' }).click();
    await expectHandledFailure(page, 'No se han podido cargar o guardar los datos');
    await expect(field(page, 'Alias')).toHaveValue('Otro alias');
    await expect.poll(() => guard.calls().filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
  });
});

test.describe('delete', () => {
  test('is blocked by users, who are named with links [ADET-34, ADET-35]', async ({
    page,
    signInAs,
    guard,
    records,
  }) => {
    const asset = await records.assets.withUsers();
    const [user] = asset.users;
    await signInAs('super');
    await page.goto(`/admin/assets/${asset.id}/start`);
    await choose(page, 'Eliminar');
    await expect(dialog(page)).toContainText('El activo tiene usuarios');
    await expect.poll(() => guard.calls()).toContain(`GET /api/assets/${asset.id}?include=users`);
    await dialog(page)
      .getByRole('link', { name: user?.username ?? '' })
      .click();
    await expect(page).toHaveURL(new RegExp(`/admin/users/${user?.id ?? ''}/assets`));
    await guard.expectNoCall(/^DELETE/);
  });

  test('is blocked by gateways, in other words, and goes on once they are unlinked beside [ADET-36, ADET-37]', async ({
    page,
    signInAs,
    guard,
    records,
  }) => {
    const asset = await records.assets.withGatewaysOnly();
    const gateways = asset.gateways_qrs.map(({ gateway_id }) => gateway_id);
    await signInAs('super');
    await page.goto(`/admin/assets/${asset.id}/start`);
    await choose(page, 'Eliminar');
    await expect(dialog(page)).toContainText('El activo tiene gateways');
    await expect(dialog(page)).toContainText(gateways[0] ?? 'missing');
    await dialog(page).getByRole('button', { name: 'Cerrar', exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    await choose(page, 'Eliminar');
    for (const id of gateways) {
      await page.getByRole('button', { name: `Desvincular gateway: ${id}` }).click();
      await expectAccessible(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Desvincular' }).click();
      await expect.poll(() => guard.calls()).toContain(`DELETE /api/assets/${asset.id}/gateways/${id}`);
    }
    await expect(page.getByRole('alertdialog', { name: 'Eliminar activo' })).toBeVisible();
    await guard.expectNoCall(/^DELETE \/api\/assets\/[^/]+$/);
  });

  test('asks, is done once, says so and returns to the list [ADET-37, ADET-38]', async ({
    page,
    signInAs,
    guard,
    api,
    records,
  }) => {
    const asset = await records.assets.free();
    await signInAs('super');
    await page.goto(`/admin/assets/${asset.id}/start`);
    await choose(page, 'Eliminar');
    const question = page.getByRole('alertdialog', { name: 'Eliminar activo' });
    await expect(question).toContainText(asset.alias ?? '');
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await choose(page, 'Eliminar');
    await question.getByRole('button', { name: 'Eliminar' }).dblclick();
    await expectSuccess(page, 'El activo se ha eliminado correctamente');
    await expect(page).toHaveURL(/\/admin\/assets\?page=1&size=50/);
    await expect
      .poll(() => guard.calls().filter((call) => call.startsWith('DELETE')))
      .toEqual([`DELETE /api/assets/${asset.id}`]);
    expect(await api.status('getAsset', { path: { id: asset.id } })).toBe(404);
  });

  test('that failed is said [ADET-39]', async ({ page, signInAs, guard, api, records }) => {
    guard.allowStatus(500);
    const asset = await records.assets.free();
    await signInAs('super');
    await page.goto(`/admin/assets/${asset.id}/start`);
    const fault = await injectFault(page, 'DELETE', /\/api\/assets\//, routeFaults.status(500));
    await choose(page, 'Eliminar');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expectHandledFailure(page, 'No se ha podido eliminar el activo');
    expect(fault.hits).toBe(1);
    expect(await api.status('getAsset', { path: { id: asset.id } })).toBe(200);
  });

  test('without delete_assets says why it cannot be done; the host refuses [ADET-16, PERM-10]', async ({
    page,
    signInAs,
    guard,
    api,
    records,
  }) => {
    guard.allowStatus(403);
    const { assets, client } = records;
    const asset = await assets.ofCompany((await client('Gestión Integral')).id);
    await signInAs('lectura');
    await page.goto(`/admin/assets/${asset.id}/start`);
    await page.getByRole('button', { name: 'Más acciones', exact: true }).click();
    const item = page.getByRole('menuitem', { name: /^Eliminar/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('menu')).toContainText(/permiso/);
    // Permissions that a user adds in the browser show the control and change nothing.
    await unlinkAsset(api, asset);
    await page.evaluate(() => {
      const held = JSON.parse(localStorage.getItem('console.permissions') ?? '[]') as string[];
      localStorage.setItem('console.permissions', JSON.stringify([...held, 'delete_assets']));
    });
    await page.reload();
    await choose(page, 'Eliminar');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expectHandledFailure(page, 'No se ha podido eliminar el activo');
    expect(await api.status('getAsset', { path: { id: asset.id } })).toBe(200);
  });
});
