import type { Page } from '@playwright/test';
import type { ContractClient } from './contractClient';
import { createTenant } from './testData';
import { changeResponse, routeFaults, injectFault } from './faults';
import { findFirst } from './records';
import type { createRecordFinder } from './records';
import {
  expectAccessible,
  expectAlert,
  expectNoOverflow,
  expectSpanish,
  expectSuccess,
} from './expectations';
import { expect, test } from './test';

type Records = ReturnType<typeof createRecordFinder>;

/** Returns the id of a tenant of another asset than this one. */
async function freeTenant(
  api: ContractClient,
  records: Records,
  name: string,
  assetId: string,
): Promise<string> {
  const other = await findFirst(api.rows('listAssets'), async ({ id }) => {
    if (id === assetId) return false;
    return !(await records.assetById(id)).is_blocked;
  });
  return createTenant(api, name, other.id);
}

const box = (page: Page) => page.getByPlaceholder('Dar acceso a un nuevo usuario');
const row = (page: Page, name: string) => page.locator('tbody tr').filter({ hasText: name });

test('users of an asset: letters, dates, roles and state in Spanish; a row goes to the user [AUSER-01, AUSER-07, AUSER-08, AUSER-09]', async ({
  page,
  signInAs,
  guard,
  records,
}) => {
  const asset = await records.assets.withUsers();
  const [user] = asset.users;
  await changeResponse(page, 'getAsset', ({ included }) => {
    const [one] = included.users ?? [];
    if (!one) return;
    included.users = [
      { ...one, username: 'Ñusta Pérez', roles: ['ROLE_USER'], created_at: 1_794_500_000 },
      { ...one, id: 'otra-persona', username: null, status: 'pending', confirmed_at: null },
    ];
  });
  await signInAs('super');
  guard.clearCalls();
  await page.goto(`/admin/assets/${asset.id}/users`);
  await expect(page.getByRole('main').getByRole('link', { name: /^Usuarios/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const cells = row(page, 'Ñusta Pérez');
  await expect(cells.locator('.initial-avatar')).toHaveText('Ñ');
  await expect(cells).toContainText('12/11/2026');
  await expect(cells).toContainText('Inquilino');
  await expect(row(page, 'Desconocido')).toContainText('Pendiente');
  await expect(box(page)).toBeVisible();
  await expect
    .poll(() => guard.calls().sort())
    .toEqual([
      `GET /api/assets/${asset.id}/dashboard`,
      `GET /api/assets/${asset.id}?include=users`,
      'GET /api/users/current',
    ]);
  await expectSpanish(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1360, height: 850 });
  await cells.locator('td').nth(1).click();
  await expect(page).toHaveURL(new RegExp(`/admin/users/${user!.id}/assets`));
});

test('a new user is found from two letters on, the linked ones are not offered, and a button grants [AUSER-02..AUSER-06, AUSER-11]', async ({
  page,
  signInAs,
  guard,
  api,
  records,
}) => {
  const asset = await records.assets.withUsers();
  await createTenant(api, 'Zúñiga Uno', asset.id);
  const free = await freeTenant(api, records, 'Zúñiga Dos', asset.id);
  await signInAs('super');
  await page.goto(`/admin/assets/${asset.id}/users`);
  await expect(row(page, 'Zúñiga Uno')).toBeVisible();
  await guard.waitUntilSettled();
  guard.clearCalls();
  await box(page).fill('Z');
  await expect(page.getByText('Escribe al menos 2 caracteres')).toBeVisible();
  await box(page).fill('Zú');
  await expect(page.getByRole('option', { name: /Zúñiga Dos/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /Zúñiga Uno/ })).toHaveCount(0);
  await expect
    .poll(() => guard.calls().map((call) => call.split('&')[0]))
    .toEqual(['GET /api/users?search=Zú']);
  await expect.poll(() => guard.calls()[0]).toContain('search=Zú');
  await box(page).fill('qqqqqq');
  await expect(page.getByText('No hay resultados')).toBeVisible();
  await box(page).fill('Zúñi');
  guard.clearCalls();
  await page.getByRole('option', { name: /Zúñiga Dos/ }).click();
  await page.getByRole('button', { name: 'Dar acceso', exact: true }).click();
  await expectSuccess(page, 'Se ha vinculado correctamente');
  await expect(row(page, 'Zúñiga Dos')).toBeVisible();
  await expect
    .poll(() => guard.calls().filter((call) => !call.startsWith('GET')))
    .toEqual([`PATCH /api/users/${free}/asset/${asset.id}/relate`]);
  expect((await records.userById(free)).asset_ids).toContain(asset.id);
  await expect(box(page)).toHaveValue('');
});

test('the rows stay where they are while the field above them is on its way [AUSER-02]', async ({
  page,
  signInAs,
  records,
}) => {
  const asset = await records.assets.withUsers();
  await signInAs('super');
  await page.goto(`/admin/assets/${asset.id}/users`);
  await expect(box(page)).toBeVisible();
  const heights = await page.locator('.toolbar-form').evaluate((form) => {
    const waiting = form.cloneNode() as HTMLElement;
    waiting.innerHTML = '<div class="field-skeleton skeleton"></div>';
    form.after(waiting);
    const [drawn, awaited] = [form, waiting].map((one) => one.getBoundingClientRect().height);
    waiting.remove();
    return { drawn, awaited };
  });
  expect(heights.drawn).toBeGreaterThan(0);
  expect(heights.awaited).toBe(heights.drawn);
});

test('unlinking asks, sends the asset, and can be taken back [AUSER-07, AUSER-10, AUSER-12]', async ({
  page,
  signInAs,
  guard,
  api,
  records,
}) => {
  const asset = await records.assets.withUsers();
  const user = await createTenant(api, 'Zúñiga Uno', asset.id);
  await signInAs('super');
  await page.goto(`/admin/assets/${asset.id}/users`);
  await row(page, 'Zúñiga Uno')
    .getByRole('button', { name: /Acciones/ })
    .click();
  await page.getByRole('menuitem', { name: 'Desvincular' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('«Zúñiga Uno» dejará de tener acceso a este activo.');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  expect((await records.userById(user)).asset_ids).toContain(asset.id);
  await row(page, 'Zúñiga Uno')
    .getByRole('button', { name: /Acciones/ })
    .click();
  await page.getByRole('menuitem', { name: 'Desvincular' }).click();
  const sent = page.waitForRequest((request) => request.method() === 'DELETE');
  await question.getByRole('button', { name: 'Desvincular' }).click();
  const request = await sent;
  expect(new URL(request.url()).pathname).toBe(`/api/users/${user}/relationships/assets`);
  expect(request.postDataJSON()).toEqual({ data: [{ id: asset.id }] });
  await expectSuccess(page, 'Se ha desvinculado correctamente');
  await expect(row(page, 'Zúñiga Uno')).toHaveCount(0);
  guard.clearCalls();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expectSuccess(page, 'Se ha vinculado correctamente');
  await expect(row(page, 'Zúñiga Uno')).toBeVisible();
  await expect
    .poll(() => guard.calls().filter((call) => !call.startsWith('GET')))
    .toEqual([`PATCH /api/users/${user}/asset/${asset.id}/relate`]);
  expect((await records.userById(user)).asset_ids).toContain(asset.id);
});

test('a failed link says the general error and can be tried again; a list that fails is only a calm state [AUSER-13, AUSER-14]', async ({
  page,
  signInAs,
  guard,
  api,
  records,
}) => {
  guard.allowStatus(500);
  const asset = await records.assets.withUsers();
  const free = await freeTenant(api, records, 'Zúñiga Dos', asset.id);
  await signInAs('super');
  await page.goto(`/admin/assets/${asset.id}/users`);
  const fault = await injectFault(page, 'PATCH', /\/relate$/, routeFaults.status(500));
  await box(page).fill('Zúñi');
  await page.getByRole('option', { name: /Zúñiga Dos/ }).click();
  await page.getByRole('button', { name: 'Dar acceso', exact: true }).click();
  await expectAlert(page, /error/i);
  expect(fault.hits).toBe(1);
  // A refused selection stays, and the same button sends it again.
  await expect(box(page)).toHaveValue(/^Zúñiga Dos/);
  await expect(row(page, 'Zúñiga Dos')).toHaveCount(0);
  await fault.stop();
  await page.getByRole('button', { name: 'Dar acceso', exact: true }).click();
  await expectSuccess(page, 'Se ha vinculado correctamente');
  await expect(box(page)).toHaveValue('');
  await expect(row(page, 'Zúñiga Dos')).toBeVisible();
  expect((await records.userById(free)).asset_ids).toContain(asset.id);

  const broken = await injectFault(page, 'GET', /include=users/, routeFaults.status(500));
  await page.reload();
  await expect(page.getByText('Los usuarios no están disponibles en este momento')).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
  await broken.stop();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.locator('tbody tr').first()).toBeVisible();
});
