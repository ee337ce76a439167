import type { Page } from '@playwright/test';
import { changeResponse, routeFaults, injectFault } from './faults';
import { findFirst } from './records';
import { expectHandledFailure, expectSuccess } from './expectations';
import { expect, test } from './test';

test('the two tabs of the users [USER-01, USER-05]', async ({ page, signInAs, guard, api }) => {
  await signInAs('super');
  await page.goto('/admin/users');
  const tabs = page.getByRole('navigation', { name: 'Usuarios' });
  await expect(tabs.getByRole('link')).toHaveText([/^Usuarios/, /^Usuarios facturables/]);
  await tabs.getByRole('link', { name: 'Usuarios facturables' }).click();
  await expect(page).toHaveURL(/\/admin\/users\/billable-users/);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Empresa',
    'Correo de la empresa',
    'Usuarios facturables',
  ]);
  // The first tab is kept behind it.
  const rows = page.locator('tbody tr').filter({ visible: true });
  await expect(rows).toHaveCount((await api.all('listClients')).length);
  await expect.poll(() => guard.calls()).toContain('GET /api/invoices/billable-users');
  await guard.expectNoRepeatedCalls();
});

test('roles and states read in Spanish [PERM-05..PERM-07, USER-04, USER-06]', async ({
  page,
  signInAs,
  records,
}) => {
  const roles = [
    ['ROLE_HOME_AUTOMATION_ADMIN', 'Administrador de domótica'],
    ['ROLE_ALFRED_PRO', 'Profesional de Alfred'],
    ['ROLE_USER', 'Inquilino'],
  ] as const;
  const user = await records.user('lectura@demo.example');
  await changeResponse(page, 'listUsers', ({ data }) => {
    for (const row of data) if (row.id === user.id) row.roles = roles.map(([code]) => code);
  });
  await signInAs('super');
  await page.goto('/admin/users?search=lectura@demo');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  for (const [, label] of roles) await expect(page.locator('tbody')).toContainText(label);
  await expect(page.locator('tbody')).toContainText('Confirmado');
});

test('the detail of a user: header, title without a name, tab assets [USER-06, USER-08, USER-09, USER-19]', async ({
  page,
  signInAs,
  api,
  records,
}) => {
  const user = await records.tenant();
  const nameless = await findFirst(api.rows('listUsers'), (row) => row.username === null);
  await signInAs('super');
  await page.goto(`/admin/users/${user.id}`);
  await expect(page).toHaveURL(new RegExp(`/admin/users/${user.id}/assets`));
  await expect(page.locator('h1')).toHaveText(user.username ?? '');
  await expect(page.locator('.page-header')).toContainText('Estado: ');
  // The name is the title, and no fact a second time.
  await expect(page.locator('.detail-fields dt')).toHaveText([
    'Correo electrónico',
    'Tipo',
    'Roles',
    'Idioma',
    'Fecha de alta',
    'Fecha de confirmación',
  ]);
  await expect(page.locator('.detail-fields')).toContainText('Español');
  await expect(page.getByRole('columnheader')).toHaveText(['Dirección', 'Alias', 'Acciones']);
  await expect(page.locator('tbody tr')).toHaveCount(user.asset_ids.length);
  await page.goto(`/admin/users/${nameless.id}`);
  await expect(page.locator('h1')).toHaveText(nameless.email ?? '');
  await expect(page.locator('.detail-fields')).toContainText('Desconocido');
});

test('nobody deletes themselves, and without the permission nobody at all; the reason is said [USER-11, USER-14]', async ({
  page,
  signInAs,
  api,
  records,
}) => {
  const button = page.getByRole('button', { name: 'Eliminar usuario' });
  await signInAs('super');
  await page.goto(`/admin/users/${(await records.user('super@demo.example')).id}`);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAttribute('title', 'No puedes eliminar tu propio usuario.');
  await button.click({ force: true });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await signInAs('gestor');
  const { id: client } = await records.client('Inmobiliaria Sol');
  const other = await findFirst(api.rows('listUsers', { client }), (row) => row.roles[0] === 'ROLE_USER');
  await page.goto(`/admin/users/${other.id}`);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAttribute('title', /permiso/);
});

test('deleting a user asks, sends one DELETE, says so and returns to the list [USER-12, USER-14]', async ({
  page,
  signInAs,
  guard,
  api,
  records,
}) => {
  const user = await records.tenant();
  await signInAs('super');
  await page.goto('/admin/users?page=2&size=50');
  await page.goto(`/admin/users/${user.id}/assets`);
  await page.getByRole('button', { name: 'Eliminar usuario' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(user.username ?? '');
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Eliminar usuario' }).click();
  await question.getByRole('button', { name: 'Eliminar usuario' }).dblclick();
  await expectSuccess(page);
  await expect(page).toHaveURL(/\/admin\/users\?page=1&size=50/);
  await expect
    .poll(() => guard.calls().filter((call) => call.startsWith('DELETE')))
    .toEqual([`DELETE /api/users/${user.id}`]);
  expect(await api.status('getUser', { path: { id: user.id } })).toBe(404);
});

test('a delete that failed is said and nothing is lost [USER-13]', async ({
  page,
  signInAs,
  guard,
  records,
}) => {
  guard.allowStatus(500);
  const user = await records.tenant();
  await signInAs('super');
  await page.goto(`/admin/users/${user.id}/assets`);
  const fault = await injectFault(page, 'DELETE', /\/api\/users\//, routeFaults.status(500));
  await page.getByRole('button', { name: 'Eliminar usuario' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar usuario' }).click();
  await expectHandledFailure(page, 'No se ha podido eliminar');
  expect(fault.hits).toBe(1);
  await expect(page).toHaveURL(new RegExp(user.id));
});

test.describe('assets of a user', () => {
  const open = async (page: Page, id: string) => {
    await page.goto(`/admin/users/${id}/assets`);
    await expect(page.locator('tbody tr').first()).toBeVisible();
  };

  test('one is granted: searched from three letters on, one call [USER-21, USER-22, LIST-06, PASSET-15]', async ({
    page,
    signInAs,
    guard,
    api,
    records,
  }) => {
    const user = await records.tenant();
    const asset = await findFirst(
      api.rows('listAssets', { search: 'Habitación' }),
      (row) => row.alias?.startsWith('Habitación') === true && !user.asset_ids.includes(row.id),
    );
    await signInAs('super');
    await open(page, user.id);
    const before = user.asset_ids.length;
    await page.getByRole('button', { name: 'Dar acceso a un activo' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Dar acceso', exact: true }).click();
    await expect(dialog.getByText('Obligatorio', { exact: true })).toBeVisible();
    guard.clearCalls();
    const picker = dialog.getByRole('combobox');
    await picker.fill('Ha');
    await expect(page.getByText('Escribe al menos 3 caracteres')).toBeVisible();
    await picker.fill('Habitación 101');
    await page
      .getByRole('option', { name: /Habitación 101/ })
      .first()
      .click();
    await guard.expectCalls([expect.stringContaining('search=Habitación 101')], /search=/);
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await dialog.getByRole('button', { name: 'Dar acceso', exact: true }).click();
    expect(new URL((await sent).url()).pathname).toMatch(
      new RegExp(`^/api/users/${user.id}/asset/D\\w+/relate$`),
    );
    await expectSuccess(page);
    await expect(page.locator('tbody tr')).toHaveCount(before + 1);
    expect(asset).toBeDefined();
    await page.keyboard.press('z');
    await expect(page.locator('tbody tr')).toHaveCount(before);
  });

  test('what a person has already is not offered: taking it back would take it away', async ({
    page,
    signInAs,
    api,
    records,
  }) => {
    const user = await records.tenant();
    const { id, alias } = await findFirst(
      api.rows('listAssets', { search: 'Habitación' }),
      (row) => row.alias?.startsWith('Habitación') === true && !user.asset_ids.includes(row.id),
    );
    await signInAs('super');
    const offered = async () => {
      await open(page, user.id);
      await page.getByRole('button', { name: 'Dar acceso a un activo' }).click();
      const answered = page.waitForResponse((response) => /search=/.test(response.url()));
      await page.getByRole('dialog').getByRole('combobox').fill(String(alias));
      const { data } = (await (await answered).json()) as { data: unknown[] };
      return data.length;
    };
    const options = page.getByRole('option', { name: String(alias) });
    const found = await offered();
    await expect(options).toHaveCount(found);
    await api.call('linkAssetToUser', { path: { userId: user.id, assetId: id } });
    expect(await offered()).toBe(found);
    await expect(options).toHaveCount(found - 1);
  });

  test('one is unlinked after a question [USER-20, USER-22]', async ({ page, signInAs, records }) => {
    const user = await records.tenant();
    const [id = ''] = user.asset_ids;
    await signInAs('super');
    await open(page, user.id);
    const row = page.locator(`tr[data-id="${id}"]`);
    await row.getByRole('button', { name: /^Acciones de/ }).click();
    await page.getByRole('menuitem', { name: 'Desvincular' }).click();
    const sent = page.waitForRequest((request) => request.method() === 'DELETE');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desvincular' }).click();
    const request = await sent;
    expect(new URL(request.url()).pathname).toBe(`/api/users/${user.id}/relationships/assets`);
    expect(request.postDataJSON()).toEqual({ data: [{ id }] });
    await expectSuccess(page);
    await expect(row).toHaveCount(0);
    expect((await records.userById(user.id)).asset_ids).not.toContain(id);
  });

  test('a row opens the asset [USER-21]', async ({ page, signInAs, records }) => {
    const user = await records.tenant();
    await signInAs('super');
    await open(page, user.id);
    await page.locator('tbody tr').first().getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/admin/assets/${user.asset_ids[0] ?? ''}/start`));
  });
});
