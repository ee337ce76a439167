import type { Page } from '@playwright/test';
import { alerts, expectAccessible, expectSuccess, menuEntry, openFromMenu } from './expectations';
import { expect, test } from './test';
import { translatePages } from './translatePages';

const rows = (page: Page) => page.locator('tbody tr');
test('declarations of the runtime are checked beside the page, and of the checker nothing stays [17]', async ({
  page,
  signInAs,
}) => {
  await signInAs('super');
  const checker = page.waitForEvent('worker');
  await page.goto('/admin/parking-chargers');
  expect((await checker).url()).toContain('/static/checkDeclarations.worker-');
  await expect(menuEntry(page, 'Recargas')).toBeVisible();
  await expect.poll(() => page.workers()).toEqual([]);
});

test.describe('a resource declared in a bundled JSON file', () => {
  test('is searched, sorted and filtered by its host, in the address [LIST-01, LIST-05]', async ({
    page,
    signInAs,
    guard,
  }) => {
    await signInAs('super');
    await page.goto('/admin/start');
    await openFromMenu(page, 'Cargadores');
    await expect(page).toHaveURL('/admin/parking-chargers?page=1&size=50&sort=code');
    await expect(rows(page)).toHaveCount(50);
    await page.getByRole('button', { name: 'Código' }).click();
    await expect(page).toHaveURL(/sort=-code/);
    await expect(rows(page).first()).toContainText('CP-0120');
    await expect(page.getByRole('columnheader', { name: 'Código' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await page.getByRole('button', { name: 'Filtros' }).click();
    const panel = page.getByRole('dialog', { name: 'Filtros' });
    await panel.getByLabel('Estado').selectOption({ label: 'Averiado' });
    await panel.getByRole('button', { name: 'Ver resultados' }).click();
    await expect(page).toHaveURL(/filter=status%3Dfaulted/);
    await expect(rows(page).first()).toContainText('Averiado');
    await expect(rows(page).filter({ hasText: 'Libre' })).toHaveCount(0);
    await expect
      .poll(() => guard.calls())
      .toContainEqual(expect.stringMatching(/plain\/parking-chargers\?.*status=faulted/));
    await page.goBack();
    await expect(page).toHaveURL(/sort=-code$/);
    await page.goForward();
    await page.getByRole('button', { name: 'Quitar el filtro «Estado: Averiado»' }).click();
    await expect(page).not.toHaveURL(/filter=/);
    const search = page.getByRole('main').getByRole('search').getByRole('textbox');
    await search.fill('sótano 2');
    await expect(page).toHaveURL(/search=s%C3%B3tano\+2/);
    await expect(rows(page).first()).toContainText('sótano 2');
  });

  test('is shown, created, edited and deleted, also where the browser translates the page [LIST-16, LIST-17]', async ({
    page,
    context,
    signInAs,
    guard,
  }) => {
    await translatePages(context);
    await signInAs('super');
    await page.goto('/admin/parking-chargers');
    const dialog = page.getByRole('dialog');
    const field = (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });
    await page.getByRole('button', { name: 'Crear cargador' }).click();
    await dialog.getByRole('button', { name: 'Crear', exact: true }).click();
    await expect(dialog.getByText('Obligatorio', { exact: true }).first()).toBeVisible();
    await field('Código').fill('CP-9999');
    await dialog.getByRole('combobox', { name: /^Estado/ }).click();
    await page.getByRole('option', { name: 'Libre' }).click();
    await field('Alias').fill('Cargador de prueba');
    await dialog.getByRole('combobox', { name: /^Conector/ }).click();
    await page.getByRole('option', { name: 'CCS' }).click();
    await dialog.getByLabel(/^Potencia/).fill('11');
    await dialog.getByRole('button', { name: 'Crear', exact: true }).click();
    await expectSuccess(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('CP-9999');
    await expect(page.locator('.detail-fields').first()).toContainText('11 kW');
    await page.getByRole('button', { name: 'Editar' }).click();
    await field('Notas').fill('Recién instalado');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Recién instalado')).toBeVisible();
    await page.getByRole('button', { name: 'Eliminar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(page).toHaveURL(/\/admin\/parking-chargers\?/);
    await expect
      .poll(() => guard.calls().filter((call) => /^(POST|PUT|PATCH|DELETE)/.test(call)))
      .toEqual([
        'POST /plain/parking-chargers',
        expect.stringMatching(/^(PUT|PATCH) \/plain\/parking-chargers\//),
        expect.stringMatching(/^DELETE \/plain\/parking-chargers\//),
      ]);
  });

  test('takes rows of a CSV file: wrong ones are marked and stay, good ones are sent one by one', async ({
    page,
    signInAs,
    guard,
  }) => {
    await signInAs('super');
    await page.goto('/admin/parking-chargers');
    await page.getByRole('button', { name: 'Más acciones de la lista' }).click();
    await page.getByRole('menuitem', { name: 'Importar CSV' }).click();
    const dialog = page.getByRole('dialog');
    const lines = [
      'Código;Estado;Potencia;Instalado',
      'CSV-1;Libre;7,4;01/02/2025',
      'CSV-2;faulted;22;2025-02-01',
      'CSV-3;Roto;22;',
    ];
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'cargadores.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\ufeff${lines.join('\r\n')}`),
    });
    await expect(dialog.getByText('2 filas listas para enviar. Una fila con errores.')).toBeVisible();
    await expect(dialog.getByRole('cell', { name: /^Roto No existe/ })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Crear 2 registros' }).click();
    await expect(dialog.getByText('Todo hecho: 2 de 2.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click();
    await page.goto('/admin/parking-chargers?search=CSV-2');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Averiado');
    await expect
      .poll(() => guard.calls().filter((call) => call.startsWith('POST')))
      .toEqual(['POST /plain/parking-chargers', 'POST /plain/parking-chargers']);
  });

  test('shows to each what they may [PERM-02, PERM-10, SHELL-58]', async ({ page, signInAs }) => {
    await signInAs('lectura');
    await page.goto('/admin/parking-chargers');
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByText('Crear cargador')).toHaveCount(0);
    const actions = rows(page)
      .first()
      .getByRole('button', { name: /^Acciones de/ });
    await actions.click();
    await expect(page.getByRole('menuitem')).toHaveText([/^Eliminar/]);
    await expect(page.getByRole('menuitem')).toHaveAttribute('aria-disabled', 'true');
    await signInAs('gestor');
    await page.goto('/admin/parking-chargers');
    await rows(page)
      .first()
      .getByRole('button', { name: /^Acciones de/ })
      .click();
    await expect(page.getByRole('menuitem')).toHaveText(['Editar', /^Eliminar/]);
    await signInAs('recepcion');
    await page.goto('/admin/start');
    await expect(menuEntry(page, 'Activos')).toBeVisible();
    await expect(menuEntry(page, 'Cargadores')).toHaveCount(0);
  });
});

test('a resource named by the runtime config alone is there: menu, list, detail', async ({
  page,
  signInAs,
}) => {
  await signInAs('super');
  await page.goto('/admin/start');
  await openFromMenu(page, 'Recargas');
  await expect(page).toHaveURL('/admin/ev-sessions?page=1&size=50&sort=-started_at');
  await expect(rows(page)).toHaveCount(50);
  await rows(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Recarga de \d{4} /);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Recarga de \d{4} /);
});

test.describe('a configuration that is wrong', () => {
  const config = (change: (config: Record<string, unknown>) => unknown) => async (page: Page) => {
    await page.route('**/config.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: change((await response.json()) as Record<string, unknown>) });
    });
  };

  test('a broken runtime resource is left out and named; the rest works', async ({
    page,
    signInAs,
    guard,
  }) => {
    guard.allowStatus(404);
    guard.allowConsole(/broken\.json|missing\.json/);
    await config((found) => ({
      ...found,
      resources: [...(found['resources'] as string[]), '/broken.json', '/missing.json'],
    }))(page);
    await page.route('**/broken.json', (route) =>
      route.fulfill({
        json: { name: 'x', label: { one: 'x', many: 'x' }, colums: [], fields: { a: { type: 'textt' } } },
      }),
    );
    await signInAs('super');
    await page.goto('/admin/start');
    const notice = alerts(page, 'Falta una parte de la consola');
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Ver los errores' }).click();
    await expect(notice).toContainText('broken.json');
    await expect(notice).toContainText('missing.json');
    await expect(notice).toContainText('text');
    await openFromMenu(page, 'Recargas');
    await expect(rows(page).first()).toBeVisible();
  });

  test('a config.json that cannot be used shows what is wrong in it, not a blank page', async ({ page }) => {
    await config(() => ({ hosts: 7, brandig: {} }))(page);
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No se ha podido leer la configuración');
    await expect(page.getByRole('listitem').first()).toContainText('config.json');
    await expect(page.getByRole('button', { name: 'Volver a cargar' })).toBeVisible();
  });

  for (const [what, body] of [
    ['no JSON', '<html>'],
    ['empty', ''],
  ] as const) {
    test(`a config.json that is ${what} shows so`, async ({ page }) => {
      await page.route('**/config.json', (route) => route.fulfill({ contentType: 'application/json', body }));
      await page.goto('/admin/assets');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'No se ha podido leer la configuración',
      );
    });
  }
});
