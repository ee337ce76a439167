import type { Page } from '@playwright/test';
import { routeFaults, holdRequests, injectFault } from './faults';
import { createTestFile } from './files';
import { expectAccessible, expectHandledFailure, expectSuccess } from './expectations';
import { expect, test } from './test';

const MB = 1024 * 1024;

test.describe('the look of a company', () => {
  const open = async (page: Page, id: string) => {
    await page.goto(`/admin/settings/clients/${id}/customization`);
    await expect(page).toHaveURL(new RegExp(`${id}/customization/assets_and_emails`));
    await expect(publish(page)).toBeVisible();
  };
  const publish = (page: Page) => page.getByRole('button', { name: 'Publicar' });
  const colour = (page: Page) => page.getByRole('textbox', { name: 'Color de la cabecera', exact: true });
  const logo = (page: Page) => page.locator('input[type=file]');

  test('has a form for the console and a notice for the app [CLIENT-17, CLIENT-18]', async ({
    page,
    signInAs,
    records,
  }) => {
    await signInAs('super');
    await open(page, (await records.client('Parques')).id);
    const tabs = page.getByRole('navigation', { name: 'Personalización' });
    await expect(tabs.getByRole('link')).toHaveText(['Consola y correos', 'App y webapp']);
    await expectAccessible(page);
    await tabs.getByRole('link', { name: 'App y webapp' }).click();
    await expect(page).toHaveURL(/customization\/app_and_webapp/);
    await expect(page.getByText('Próximamente', { exact: true })).toBeVisible();
  });

  test('is published only when it differs and the colour is one; cancel restores it [CLIENT-35..CLIENT-38, CLIENT-40]', async ({
    page,
    signInAs,
    guard,
    records,
  }) => {
    await signInAs('super');
    await open(page, (await records.client('Parques')).id);
    const cancel = page.getByRole('button', { name: 'Cancelar' });
    await expect(publish(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(publish(page)).toHaveAttribute('title', 'Todavía no has cambiado nada');
    // The colour is seen beside its code, not as a thin line.
    await expect(page.getByLabel('Elegir Color de la cabecera')).toHaveCSS('padding', '0px');
    await expect(cancel).toHaveAttribute('aria-disabled', 'true');
    for (const wrong of ['#12', '#GGGGGG', 'AA3355', '#AA33551']) {
      await colour(page).fill(wrong);
      await expect(publish(page), wrong).toHaveAttribute('aria-disabled', 'true');
    }
    for (const right of ['#aa3355', '#AA335580']) {
      await colour(page).fill(right);
      await expect(publish(page), right).toHaveAttribute('aria-disabled', 'false');
    }
    const bar = page.locator('.header-preview-bar');
    await colour(page).fill('#AA3355');
    await expect(bar).toHaveCSS('background-color', 'rgb(170, 51, 85)');
    await page.getByRole('button', { name: /^Quitar/ }).click();
    await expect(bar).toContainText('Logotipo del producto');
    await cancel.click();
    await expect(colour(page)).toHaveValue('#2B2B40');
    await expect(bar.locator('img')).toBeVisible();
    await expect(publish(page)).toHaveAttribute('aria-disabled', 'true');
    await guard.expectNoCall(/^PATCH/);
  });

  test('a logo of 5 MB is taken, a byte more is not, nor what only calls itself an image [CLIENT-36, CLIENT-63]', async ({
    page,
    signInAs,
    records,
  }) => {
    await signInAs('super');
    await open(page, (await records.client('Parques')).id);
    await logo(page).setInputFiles(createTestFile('png', 'grande.png', 5 * MB + 1));
    await expect(page.getByText(/«grande\.png» supera el tamaño máximo de 5/)).toBeVisible();
    await expect(publish(page)).toHaveAttribute('aria-disabled', 'true');
    await logo(page).setInputFiles({ ...createTestFile('pdf', 'falso.png'), mimeType: 'image/png' });
    await expect(page.getByText(/Formatos admitidos: .*png/)).toBeVisible();
    await expect(publish(page)).toHaveAttribute('aria-disabled', 'true');
    await logo(page).setInputFiles(createTestFile('png', 'justo.png', 5 * MB));
    await expect(page.getByText(/Formatos admitidos|tamaño máximo/)).toHaveCount(0);
    await expect(publish(page)).toHaveAttribute('aria-disabled', 'false');
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await publish(page).click();
    const { look_and_feel } = ((await sent).postDataJSON() as { data: Record<string, unknown> }).data;
    expect(JSON.stringify(look_and_feel).length).toBeGreaterThan(5 * MB);
    await expectSuccess(page, 'La personalización se ha publicado');
  });

  test('no logo is no change where the product’s look is shown [CLIENT-39]', async ({
    page,
    signInAs,
    records,
  }) => {
    const company = await records.client('Parques');
    await signInAs('super');
    await page.route(`**/api/clients/${company.id}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as {
        data: { look_and_feel: { assets_manager: Record<string, unknown> } };
      };
      body.data.look_and_feel.assets_manager['is_default'] = true;
      await route.fulfill({ response, json: body });
    });
    await open(page, company.id);
    await page.getByRole('button', { name: /^Quitar/ }).click();
    await expect(page.locator('.header-preview-bar')).toContainText('Logotipo del producto');
    await expect(publish(page)).toHaveAttribute('aria-disabled', 'true');
    await colour(page).fill('#AA3355');
    await expect(publish(page)).toHaveAttribute('aria-disabled', 'false');
  });

  test('nothing is published before the preview is there, which moves the button [CLIENT-35]', async ({
    page,
    signInAs,
    records,
  }) => {
    const file = await holdRequests(page, 'GET', /\/HeaderPreview-[^/]*\.js$/);
    await signInAs('super');
    await open(page, (await records.client('Parques')).id);
    await colour(page).fill('#AA3355');
    await expect(publish(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(page.locator('.header-preview')).toHaveCount(0);
    await file.release();
    await expect(page.locator('.header-preview')).toBeVisible();
    await expect(publish(page)).toHaveAttribute('aria-disabled', 'false');
  });

  test('publishing saves the company and shows the new header at once [CLIENT-27, CLIENT-41]', async ({
    page,
    signInAs,
    guard,
    api,
    records,
  }) => {
    const company = await records.client('Vivalia');
    await signInAs('super');
    await open(page, company.id);
    await colour(page).fill('#AA3355');
    guard.clearCalls();
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await publish(page).click();
    const { data } = (await sent).postDataJSON() as { data: Record<string, unknown> };
    expect(Object.keys(data)).toEqual([
      'id',
      'name',
      'email',
      'description',
      'tax_id',
      'client_code',
      'look_and_feel',
    ]);
    await expectSuccess(page, 'La personalización se ha publicado');
    await expect(page.locator('.top-bar')).toHaveCSS('background-image', /rgb\(170, 51, 85\)/);
    await expect.poll(() => guard.calls()).toContain('GET /api/users/current');
    await expect(publish(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(colour(page)).toHaveValue('#AA3355');
    const saved = await api.call('getClient', { path: { id: company.id } });
    expect(saved.data.look_and_feel.assets_manager.header_background_color).toBe('#AA3355');
  });

  test('that cannot be saved is said; what was chosen stays [CLIENT-28, CLIENT-41]', async ({
    page,
    signInAs,
    guard,
    records,
  }) => {
    guard.allowStatus(500);
    await signInAs('super');
    await open(page, (await records.client('Parques')).id);
    await colour(page).fill('#AA3355');
    await logo(page).setInputFiles(createTestFile('png', 'nuevo.png'));
    const fault = await injectFault(page, 'PATCH', /\/api\/clients/, routeFaults.status(500));
    await publish(page).click();
    await expectHandledFailure(page, 'No se han podido guardar los datos');
    await expect(colour(page)).toHaveValue('#AA3355');
    await expect(page.getByRole('img', { name: 'Imagen elegida: nuevo.png' })).toBeVisible();
    expect(fault.hits).toBe(1);
    await fault.stop();
    await publish(page).click();
    await expectSuccess(page, 'La personalización se ha publicado');
  });
});

test.describe('billable users', () => {
  test('an expert is added to the company: searched among contractors, one call [CLIENT-31..CLIENT-33, USER-46, USER-48]', async ({
    page,
    signInAs,
    guard,
    records,
  }) => {
    const company = await records.client('Hoteles');
    const expert = await records.user('experto@demo.example');
    await signInAs('super');
    await page.goto(`/admin/settings/clients/${company.id}/billable_users`);
    await page.getByRole('button', { name: 'Añadir usuario facturable' }).click();
    const dialog = page.getByRole('dialog');
    const add = dialog.getByRole('button', { name: 'Añadir' });
    await add.click();
    await expect(dialog.getByText('Obligatorio', { exact: true })).toBeVisible();
    guard.clearCalls();
    await dialog.getByRole('combobox').fill('Ós');
    await expect(page.getByText('Escribe al menos 3 caracteres')).toBeVisible();
    await dialog.getByRole('combobox').fill('Óscar Ibáñez');
    await page.getByRole('option', { name: /experto@demo\.example/ }).click();
    await guard.expectCalls([expect.stringMatching(/^GET \/api\/users\?.*type=contractor/)], /search=/);
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await add.click();
    const request = await sent;
    expect(new URL(request.url()).pathname).toBe(`/api/users/${expert.id}/relationships/clients`);
    expect(request.postDataJSON()).toEqual({ data: [company.id] });
    await expectSuccess(page, 'Usuario facturable añadido');
    await expect(page.getByRole('row', { name: /Hoteles Brisa/ })).toContainText('Óscar Ibáñez');
  });

  test('without the permission nobody is added, and without being an administrator nothing is uploaded [CLIENT-31, CLIENT-32, CLIENT-34, USER-34]', async ({
    page,
    signInAs,
    records,
  }) => {
    const path = `/admin/settings/clients/${(await records.client('Inmobiliaria Sol')).id}/billable_users`;
    await signInAs('gestor');
    await page.goto(path);
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Añadir usuario facturable' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Más acciones de la lista' })).toHaveCount(0);
    await signInAs('admin');
    await page.goto(path);
    await page.getByRole('button', { name: 'Más acciones de la lista' }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Subir inquilinos',
      'Descargar plantilla de inquilinos',
      'Descargar plantilla de activos',
    ]);
  });
});
