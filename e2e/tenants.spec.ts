import type { Download, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { routeFaults, holdRequests, injectFault } from './faults';
import { createCsvFile } from './files';
import { expectAccessible, expectSuccess } from './expectations';
import { expect, test } from './test';

const MB = 1024 * 1024;
const HEAD = 'name,email,address,asset_id';

const dialog = (page: Page) => page.getByRole('dialog');
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Enviar' });
const problem = (page: Page) => dialog(page).locator('.tenants [role=alert]');
const choose = (page: Page, file: ReturnType<typeof createCsvFile>) =>
  dialog(page).locator('input[type=file]').setInputFiles(file);
const fromMenu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Más acciones de la lista' }).click();
  await page.getByRole('menuitem', { name }).click();
};
async function open(page: Page): Promise<void> {
  await page.goto('/admin/users');
  await fromMenu(page, 'Subir inquilinos');
  await expect(dialog(page)).toBeVisible();
}

/** Text of the file that a POST carried. */
const carried = (body: unknown): string =>
  Buffer.from(String((body as Record<string, unknown>)['tenants_template_file']), 'base64').toString();

test.describe('upload of tenants', () => {
  test('a file is chosen, looked at and its rows are sent; semicolons become commas, not those in quotes [USER-31, USER-37..USER-40, USER-43]', async ({
    page,
    signInAs,
    records,
  }) => {
    const asset = await records.assets.any();
    await signInAs('super');
    await open(page);
    await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(send(page)).toHaveAttribute('title', 'Elige antes un archivo');
    const previewed = page.waitForRequest((request) => request.url().endsWith('template-preview'));
    await choose(
      page,
      createCsvFile(
        `\uFEFFname;email;address;asset_id\r\nÑuño Gil;n@nuevo.example;"Mayor 1; 2, B";${asset.id}`,
      ),
    );
    expect(carried((await previewed).postDataJSON())).toBe(
      `${HEAD}\nÑuño Gil,n@nuevo.example,"Mayor 1; 2, B",${asset.id}`,
    );
    await expect(dialog(page).getByRole('columnheader')).toHaveText([
      'Fila',
      'Nombre',
      'Correo electrónico',
      'Dirección',
      'Activo',
    ]);
    await expect(dialog(page).locator('tbody tr')).toHaveText([
      `2Ñuño Giln@nuevo.exampleMayor 1; 2, B${asset.id}`,
    ]);
    const sent = page.waitForRequest((request) => request.url().endsWith('/upload-tenants-template'));
    await send(page).dblclick();
    expect((await sent).postDataJSON()).toEqual({
      preview_data: [
        { name: 'Ñuño Gil', email: 'n@nuevo.example', address: 'Mayor 1; 2, B', asset_id: asset.id },
      ],
    });
    await expectSuccess(page, 'Se ha invitado a 1 inquilino');
    await expect(dialog(page)).toBeHidden();
    expect((await records.user('n@nuevo.example')).asset_ids).toEqual([asset.id]);
  });

  test('cells in error are marked and named, and nothing with errors is sent [USER-39, USER-45]', async ({
    page,
    signInAs,
    guard,
    records,
  }) => {
    const { id } = await records.assets.any();
    await signInAs('super');
    await open(page);
    await choose(page, createCsvFile(`${HEAD}\nAna,ana@nuevo.example,,${id}\n,no-es-correo,,NADA`));
    await expect(dialog(page).getByText('Hay datos incorrectos.', { exact: false })).toBeVisible();
    await expect(dialog(page).locator('tbody tr')).toHaveCount(1);
    await expect(dialog(page).locator('.tenants-wrong')).toHaveText([
      '– Falta este dato',
      'no-es-correo El correo electrónico no es válido',
      'NADA El activo no existe o no está disponible',
    ]);
    await expectAccessible(page);
    await dialog(page).getByRole('checkbox').uncheck();
    await expect(dialog(page).locator('tbody tr')).toHaveCount(2);
    await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
    await send(page).click({ force: true });
    await guard.expectNoCall(/\/upload-tenants-template$/);
  });

  test('5 MB is too much, a byte less is not; invalid UTF-8, another ending and an empty file are refused [USER-41, USER-42, USER-44, CLIENT-63]', async ({
    page,
    signInAs,
    guard,
  }) => {
    guard.allowStatus(422);
    await signInAs('super');
    await open(page);
    const previews = () => guard.calls().filter((call) => call.includes('preview')).length;
    const says = async (file: ReturnType<typeof createCsvFile>, text: string | RegExp, calls: number) => {
      await choose(page, file);
      await expect(problem(page)).toHaveText(text);
      await expect.poll(previews).toBe(calls);
    };
    await says(createCsvFile(Buffer.alloc(5 * MB, 'a')), 'El archivo debe ocupar menos de 5MB', 0);
    const format = /^El formato del archivo no es válido: /;
    await says(createCsvFile(Buffer.from(`${HEAD}\nN\xc3\xb1\xf1ez,a@b.es,,x`, 'latin1')), format, 0);
    await says(
      createCsvFile(`${HEAD}\n`),
      'El archivo no tiene ninguna fila debajo de los nombres de las columnas',
      0,
    );
    await says(createCsvFile(`${HEAD}\nAna,a@b.es,,x`, 'inquilinos.xlsx'), format, 0);
    const large = Buffer.alloc(5 * MB - 1, `${'a'.repeat(1000)}\n`);
    // Small enough: the host itself says what is wrong with it.
    await says(
      createCsvFile(large),
      'No se han podido leer los datos del archivoEl archivo debe ser un CSV en UTF-8 con la plantilla de inquilinos.',
      1,
    );
  });

  test('a preview or a sending that failed is said in the dialog; the rows stay and can be sent again [USER-44]', async ({
    page,
    signInAs,
    guard,
    records,
  }) => {
    guard.allowStatus(500);
    guard.allowRepeat(/template-preview/, 'The test chooses the file again, which is no press.');
    const { id } = await records.assets.any();
    const file = createCsvFile(`${HEAD}\nAna,ana@nuevo.example,,${id}`);
    await signInAs('super');
    await open(page);
    for (const fault of [routeFaults.status(500), routeFaults.html, routeFaults.empty, routeFaults.refused]) {
      const injected = await injectFault(page, 'POST', /template-preview/, fault);
      await choose(page, file);
      await expect.poll(() => injected.hits).toBe(1);
      // Until then the text of the previous fault is shown.
      await guard.waitUntilSettled();
      await expect(problem(page)).toHaveText(/No se han podido leer los datos/);
      await injected.stop();
    }
    await choose(page, file);
    await expect(dialog(page).locator('tbody tr')).toHaveCount(1);
    const fault = await injectFault(page, 'POST', /upload-tenants-template$/, routeFaults.status(500));
    await send(page).click();
    await expect(problem(page)).toHaveText(/No se han podido enviar los inquilinos/);
    await expect(dialog(page).locator('tbody tr')).toHaveCount(1);
    expect(fault.hits).toBe(1);
    await fault.stop();
    const held = await holdRequests(page, 'POST', /upload-tenants-template$/);
    await send(page).click();
    await expect(send(page)).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeVisible();
    await held.release();
    await expectSuccess(page, 'Se ha invitado a 1 inquilino');
  });

  test('10,000 tenants are drawn page by page, never all at once [USER-37, USER-39]', async ({
    page,
    signInAs,
    records,
  }) => {
    const { id } = await records.assets.any();
    const rows = Array.from(
      { length: 10_000 },
      (_, i) => `Persona ${i},p${i}@nuevo.example,"Calle, ${i}",${id}`,
    );
    await signInAs('super');
    await open(page);
    await choose(page, createCsvFile([HEAD, ...rows].join('\n')));
    await expect(dialog(page).locator('tbody tr')).toHaveCount(100);
    await dialog(page).getByRole('button', { name: 'Siguientes' }).click();
    await expect(dialog(page).getByRole('status').filter({ hasText: 'Página 2 de 100' })).toBeVisible();
    await expect(dialog(page).locator('tbody tr').first()).toContainText('Persona 100');
    await expect(dialog(page).locator('tbody tr')).toHaveCount(100);
    await send(page).click();
    await expectSuccess(page, /10\.?000 inquilinos/);
  });
});

test.describe('templates', () => {
  const text = async (download: Download) => readFile(await download.path(), 'utf8');

  test('of tenants, from both tabs of the users [USER-32, USER-34]', async ({ page, signInAs }) => {
    await signInAs('super');
    for (const path of ['/admin/users', '/admin/users/billable-users']) {
      await page.goto(path);
      const download = page.waitForEvent('download');
      await fromMenu(page, 'Descargar plantilla de inquilinos');
      expect((await download).suggestedFilename()).toBe('plantilla-inquilinos.csv');
      expect((await text(await download)).trim()).toBe(HEAD);
    }
  });

  test('of assets: a super administrator chooses the company, which is required [USER-33, USER-35, CLIENT-06]', async ({
    page,
    signInAs,
    guard,
    records,
  }) => {
    const company = await records.client('Hoteles');
    await signInAs('super');
    await page.goto('/admin/users');
    await fromMenu(page, 'Descargar plantilla de activos');
    const get = dialog(page).getByRole('button', { name: 'Descargar' });
    await get.click();
    await expect(dialog(page).getByText('Obligatorio', { exact: true })).toBeVisible();
    await dialog(page).getByRole('combobox').fill('Hoteles');
    await page.getByRole('option', { name: /Hoteles/ }).click();
    const all = 'GET /api/clients?page[number]=1&page[size]=50';
    await guard.expectCalls([all, `${all}&search=Hoteles`], /^GET \/api\/clients/);
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    const download = page.waitForEvent('download');
    await get.click();
    expect((await sent).postDataJSON()).toEqual({ client_id: company.id });
    expect((await download).suggestedFilename()).toBe('plantilla-activos.csv');
    expect((await text(await download)).startsWith(HEAD)).toBe(true);
    await expect(dialog(page)).toBeHidden();
  });

  test('of assets: an administrator gets that of the own company; on a company’s page it is hers [USER-33, USER-36]', async ({
    page,
    signInAs,
    records,
  }) => {
    const own = await records.client('Inmobiliaria Sol');
    for (const [login, path, id] of [
      ['admin', '/admin/users', own.id],
      [
        'super',
        `/admin/settings/clients/${(await records.client('Hoteles')).id}/billable_users`,
        (await records.client('Hoteles')).id,
      ],
    ] as const) {
      await signInAs(login);
      await page.goto(path);
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await fromMenu(page, 'Descargar plantilla de activos');
      expect((await sent).postDataJSON()).toEqual({ client_id: id });
      await expectSuccess(page, 'Plantilla descargada');
    }
  });

  test('without the role there is no menu; a template that fails is said and no file is saved [USER-32, USER-34]', async ({
    page,
    signInAs,
    guard,
  }) => {
    guard.allowStatus(500);
    await signInAs('gestor');
    await page.goto('/admin/users');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Más acciones de la lista' })).toHaveCount(0);
    await signInAs('super');
    await page.goto('/admin/users');
    let saved = 0;
    page.on('download', () => (saved += 1));
    await injectFault(page, 'GET', /download-tenants-template/, routeFaults.status(500));
    await fromMenu(page, 'Descargar plantilla de inquilinos');
    await expect(page.getByText('No se ha podido descargar la plantilla')).toBeVisible();
    expect(saved).toBe(0);
  });
});
