import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { changeAssetAttributes } from './testData';
import { routeFaults, holdRequests, injectFault } from './faults';
import { findFirst } from './records';
import { openFromMenu } from './expectations';
import { readLayoutShift, watchLayoutShift } from './layoutShift';
import { expect, test } from './test';

const rows = (page: Page) => page.locator('tbody tr');
const search = (page: Page) => page.getByRole('main').getByRole('search').getByRole('textbox');

/** Lists with their first column's heading and one word that their search finds. */
const lists = [
  {
    path: 'assets',
    call: '/api/assets',
    columns: ['Dirección', 'Alias', 'Abrir en otra pestaña'],
    word: 'Campoamor',
  },
  {
    path: 'users',
    call: '/api/users',
    columns: ['Nombre de usuario', 'Correo electrónico', 'Tipo', 'Roles', 'Estado', 'Fecha de alta'],
    word: 'Domínguez',
  },
  {
    path: 'projects',
    call: '/api/projects',
    columns: ['Nombre', 'Tipo', 'Correos de soporte'],
    word: 'Almendros',
  },
  {
    path: 'settings/clients',
    call: '/api/clients',
    columns: ['Nombre', 'Correo electrónico', 'Descripción'],
    word: 'Monteverde',
  },
] as const;

for (const { path, call, columns, word } of lists) {
  test(`${path}: columns, search, address, one call a change [LIST-01..LIST-07, ASSET-01..ASSET-03, ASSET-08, ASSET-09, USER-02..USER-04, PROJ-01..PROJ-06, CLIENT-01, CLIENT-02, CLIENT-05]`, async ({
    page,
    signInAs,
    guard,
  }) => {
    await signInAs('super');
    await page.goto(`/admin/${path}`);
    await expect(page).toHaveURL(`/admin/${path}?page=1&size=50`);
    await expect(page.getByRole('columnheader')).toHaveText([...columns]);
    await expect
      .poll(() => guard.calls().filter((one) => one.startsWith(`GET ${call}?`)))
      .toEqual([`GET ${call}?page[number]=1&page[size]=50`]);
    guard.clearCalls();
    await search(page).fill(`  ${word} `);
    await expect(page).toHaveURL(
      `/admin/${path}?page=1&size=50&search=${encodeURIComponent(word).replaceAll('%20', '+')}`,
    );
    await expect(rows(page).first()).toContainText(word);
    await expect
      .poll(() => guard.calls())
      .toContain(`GET ${call}?page[number]=1&page[size]=50&search=${word}`);
    await guard.expectNoRepeatedCalls();
    await page.goBack();
    await expect(page).toHaveURL(`/admin/${path}?page=1&size=50`);
    await expect(search(page)).toHaveValue('');
    await search(page).fill('zzzzqqq');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No hay resultados')).toBeVisible();
    await expect(page.getByText('Nada coincide con «zzzzqqq»')).toBeVisible();
    await page.getByRole('button', { name: 'Quitar la búsqueda' }).click();
    await expect(rows(page).first()).toBeVisible();
  });
}

test('pages and sizes push, Back and Forward follow, and the calls are those [LIST-01, LIST-02, LIST-05]', async ({
  page,
  signInAs,
  guard,
}) => {
  // Rows are read again after five seconds: on a slow machine Back and Forward would.
  await page.clock.setFixedTime(new Date());
  await signInAs('super');
  await page.goto('/admin/assets');
  await expect(rows(page)).toHaveCount(50);
  const first = await rows(page).first().textContent();
  const sizes = page.getByRole('combobox', { name: /^Filas/ });
  await expect(sizes.getByRole('option')).toHaveText(['50', '75', '100']);
  await page.getByRole('link', { name: 'Página siguiente' }).click();
  await expect(page).toHaveURL('/admin/assets?page=2&size=50');
  await expect(rows(page).first()).not.toHaveText(first ?? '');
  await sizes.selectOption('75');
  await expect(page).toHaveURL('/admin/assets?page=1&size=75');
  await expect(rows(page)).toHaveCount(75);
  await page.goBack();
  await expect(page).toHaveURL('/admin/assets?page=2&size=50');
  await expect(rows(page)).toHaveCount(50);
  await page.goBack();
  await expect(page).toHaveURL('/admin/assets?page=1&size=50');
  await expect(rows(page).first()).toHaveText(first ?? '');
  await page.goForward();
  await expect(page).toHaveURL('/admin/assets?page=2&size=50');
  await page.getByRole('link', { name: 'Última página' }).click();
  await expect(page).toHaveURL(/page=26&size=50/);
  await expect(page.getByRole('link', { name: 'Página siguiente' })).toHaveAttribute('aria-disabled', 'true');
  await guard.expectNoRepeatedCalls();
});

test('a size that was chosen is asked for once, the default one is not asked for before [LIST-03]', async ({
  page,
  signInAs,
  guard,
}) => {
  await signInAs('super');
  await page.goto('/admin/assets?page=2&size=100');
  await expect(rows(page)).toHaveCount(100);
  await expect
    .poll(() => guard.calls().sort())
    .toEqual(['GET /api/assets?page[number]=2&page[size]=100', 'GET /api/users/current']);
});

test('what is missing or invalid in the address becomes the default without a history entry [LIST-04]', async ({
  page,
  signInAs,
}) => {
  await signInAs('super');
  await page.goto('/admin/start');
  const invalid = [
    '',
    '?page=0&size=51',
    '?page=-3&size=1e3',
    '?page=1.5&size=',
    '?page=x&sort=-__proto__&filter=a',
    '?page=99999999999999&size=50',
    '?page=1&page=2&size=50&size=75',
    '?page[number]=4',
    '?page=%00&size=%E0%A4%A',
    '?sort=id;drop&filter=,,,=',
  ];
  for (const query of invalid) {
    await page.goto(`/admin/assets${query}`);
    await expect(page).toHaveURL(/[?&]page=1&size=50/);
    await expect(rows(page).first()).toBeVisible();
  }
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=id/);
});

test('what comes later pushes nothing away that is there', async ({ page, signInAs, guard }) => {
  await signInAs('super');
  await watchLayoutShift(page);
  for (const path of ['assets', 'support-tickets', 'search?q=sol']) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await guard.waitUntilSettled();
    expect(await readLayoutShift(page), path).toBeLessThan(0.05);
  }
});

test('a page past the end gives way to the last one', async ({ page, signInAs }) => {
  await signInAs('super');
  await page.goto('/admin/assets?page=400&size=50');
  await expect(page).toHaveURL('/admin/assets?page=26&size=50');
  await expect(rows(page).first()).toBeVisible();
});

test('rows open by click, by keyboard, and in a new tab [ASSET-03, ASSET-04, PASSET-02]', async ({
  page,
  signInAs,
  context,
}) => {
  await signInAs('super');
  await page.goto('/admin/assets');
  await rows(page).nth(2).locator('td').nth(1).click();
  await expect(page).toHaveURL(/\/admin\/assets\/D\w+\/start/);
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page).toHaveURL('/admin/assets?page=1&size=50');
  await expect(rows(page)).toHaveCount(50);
  const link = rows(page).first().getByRole('link').first();
  await page.getByRole('group', { name: 'Activos' }).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/assets\/D\w+\/start/);
  await page.goBack();
  await expect(page).toHaveURL('/admin/assets?page=1&size=50');
  const opened = context.waitForEvent('page');
  await rows(page)
    .first()
    .getByRole('link', { name: /en otra pestaña$/ })
    .click();
  const tab = await opened;
  await expect(tab).toHaveURL(/\/admin\/assets\/D\w+\/start/);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => tab.evaluate(() => window.opener as unknown)).toBeNull();
  await expect(page).toHaveURL('/admin/assets?page=1&size=50');
});

test('the way back to a list: its rows, its place and the focus are as they were left [17]', async ({
  page,
  signInAs,
}) => {
  await signInAs('super');
  await page.goto('/admin/assets?page=2&size=50');
  const shown = rows(page).filter({ visible: true });
  await expect(shown).toHaveCount(50);
  const link = shown.nth(40).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => window.scrollY);
  const before = await top();
  expect(before).toBeGreaterThan(0);
  const mark = await shown.nth(40).evaluateHandle((row) => row);
  await link.click();
  await expect(page).toHaveURL(/\/admin\/assets\/D\w+\/start/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Activos');
  await expect.poll(top).toBe(0);
  // They are there, and neither seen nor reached.
  await expect(rows(page).last()).toBeAttached();
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: 'Volver' }).focus();
  for (let times = 0; times < 12; times++) await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.is-kept :focus')).toHaveCount(0);
  await page.goBack();
  await expect(heading).toHaveText('Activos');
  await expect(link).toBeFocused();
  await expect.poll(top).toBe(before);
  await expect.poll(() => mark.evaluate((row) => row.isConnected)).toBe(true);
});

test('columns, density and a saved view are kept for this list [6]', async ({ page, signInAs }) => {
  await signInAs('super');
  await page.goto('/admin/users');
  const tools = page.getByRole('button', { name: 'Columnas' });
  await tools.click();
  await page.getByRole('menuitemcheckbox', { name: 'Roles' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Filas compactas' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Nombre de usuario',
    'Correo electrónico',
    'Tipo',
    'Estado',
    'Fecha de alta',
  ]);
  await expect(page.locator('table')).toHaveClass(/dense/);
  await search(page).fill('ana');
  await expect(page).toHaveURL(/search=ana/);
  await page.getByRole('button', { name: 'Vistas' }).click();
  await page.getByRole('menuitem', { name: 'Guardar esta vista' }).click();
  await page.getByLabel('Nombre de la vista').fill('Las Anas');
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await openFromMenu(page, 'Tenants');
  await expect(page).toHaveURL('/admin/users?page=1&size=50');
  await page.getByRole('button', { name: 'Vistas' }).click();
  await page.getByRole('menuitem', { name: 'Las Anas', exact: true }).click();
  await expect(page).toHaveURL(/search=ana/);
  await tools.click();
  await page.getByRole('menuitem', { name: 'Restablecer' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(6);
});

test('the CSV holds every row of the query as it is on screen', async ({ page, signInAs, api, records }) => {
  const { id } = await records.project('Residencial Los Almendros');
  const { data: project } = await api.call('getProject', { path: { id }, query: { include: 'assets' } });
  const assets = project.assets ?? [];
  await changeAssetAttributes(api, assets[0] ?? '', { alias: '=HYPERLINK("x";1)' });
  await signInAs('super');
  await page.goto(`/admin/projects/${project.id}/assets?page=1&size=50`);
  await expect(rows(page)).toHaveCount(50);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar a CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const lines = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r\n/);
  expect(lines).toHaveLength(assets.length + 1);
  expect(lines[0]).toMatch(/Dirección.Alias/);
  expect(lines[1]).toContain(`'=HYPERLINK`);
  expect(text).toContain('Sin alias');
  await expect(page.getByText(`Se han exportado ${assets.length} filas`)).toBeVisible();
});

test('a list that failed says so and is tried again; it never looks empty [CLIENT-07, HTTP-15]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  guard.allowStatus(500);
  await signInAs('super');
  const fault = await injectFault(page, 'GET', /\/api\/clients\?/, routeFaults.status(500));
  await page.goto('/admin/settings/clients');
  const state = page.getByRole('alert').filter({ hasText: 'No se ha podido cargar la lista de empresas' });
  await expect(state).toContainText('Se ha producido un error interno en el servidor');
  await expect(page.getByText('No hay nada que mostrar')).toHaveCount(0);
  expect(fault.hits).toBe(1);
  await fault.stop();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(rows(page)).toHaveCount((await api.all('listClients')).length);
});

test('the last answer wins: a slow search does not replace a later one', async ({
  page,
  signInAs,
  guard,
}) => {
  await signInAs('super');
  await page.goto('/admin/users');
  await expect(rows(page).first()).toBeVisible();
  const slow = await holdRequests(page, 'GET', /search=soler/);
  await search(page).fill('soler');
  await page.keyboard.press('Enter');
  await expect.poll(slow.heldCount).toBe(1);
  await search(page).fill('domínguez peña');
  await page.keyboard.press('Enter');
  await expect(rows(page).first()).toContainText('Domínguez Peña');
  await slow.release().catch(() => undefined);
  await guard.waitUntilSettled();
  await expect(rows(page).first()).toContainText('Domínguez Peña');
  await expect(search(page)).toHaveValue('domínguez peña');
});

test('the first rows are awaited behind a skeleton; the next ones over the old', async ({
  page,
  signInAs,
}) => {
  await signInAs('super');
  const held = await holdRequests(page, 'GET', /\/api\/projects\?/);
  await page.goto('/admin/projects');
  await expect(page.locator('.list-skeleton')).toBeVisible();
  await held.release();
  await expect(rows(page).first()).toBeVisible();
});

test('an empty list says so and is no failure', async ({ page, signInAs, api }) => {
  const empty = await findFirst(
    api.rows('listProjects', { include: 'assets' }),
    ({ assets }) => assets?.length === 0,
  );
  await signInAs('super');
  await page.goto(`/admin/projects/${empty.id}/assets`);
  await expect(page.locator('.list .state:not(.error) .state-title')).toHaveText('Todavía no hay nada aquí');
  await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
});
