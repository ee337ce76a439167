import type { Page } from '@playwright/test';
import { advanceClockUntil, stopClock } from './clock';
import { installClock } from './runtimeConfig';
import { routeFaults, holdRequests, injectFault } from './faults';
import { alerts, expectHandledFailure, expectSuccess, successes } from './expectations';
import { expect, test } from './test';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) =>
  dialog(page).getByRole('textbox', { name: new RegExp(`^${name}`) });

test.describe('a new company', () => {
  const open = async (page: Page) => {
    await page.goto('/admin/settings/clients');
    await page.getByRole('button', { name: 'Nueva empresa' }).click();
    await expect(dialog(page)).toBeVisible();
  };
  const create = (page: Page) => dialog(page).getByRole('button', { name: 'Crear empresa' });

  test('needs a name and a valid e-mail, sends null for what is empty, and is in the list [CLIENT-08..CLIENT-11, HTTP-14]', async ({
    page,
    signInAs,
    guard,
  }) => {
    await signInAs('super');
    await open(page);
    await create(page).click();
    await expect(dialog(page).getByText('Obligatorio', { exact: true })).toHaveCount(1);
    await field(page, 'Nombre').fill('Aguas Claras');
    await field(page, 'Correo electrónico').fill('no-es-correo');
    await create(page).click();
    await expect(dialog(page).getByText('El correo electrónico no es válido')).toBeVisible();
    await guard.expectNoCall(/^POST/);
    await field(page, 'Correo electrónico').fill('');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await create(page).click();
    expect((await sent).postDataJSON()).toEqual({
      data: { name: 'Aguas Claras', email: null, description: null },
    });
    await expectSuccess(page, 'Empresa creada');
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('tbody')).toContainText('Aguas Claras');
  });

  test('is sent with everything that was typed [CLIENT-10, CLIENT-11]', async ({ page, signInAs }) => {
    await signInAs('super');
    await open(page);
    await field(page, 'Nombre').fill('Aguas Claras');
    await field(page, 'Correo electrónico').fill('hola@aguas.example');
    await field(page, 'Descripción').fill('Agua y más agua.');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await create(page).click();
    expect((await sent).postDataJSON()).toEqual({
      data: { name: 'Aguas Claras', email: 'hola@aguas.example', description: 'Agua y más agua.' },
    });
  });

  test('that cannot be created is said; what was typed stays and one call was made [CLIENT-12]', async ({
    page,
    signInAs,
    guard,
  }) => {
    guard.allowStatus(500);
    await signInAs('super');
    await open(page);
    await field(page, 'Nombre').fill('Aguas Claras');
    const fault = await injectFault(page, 'POST', /\/api\/clients/, routeFaults.status(500));
    await create(page).dblclick();
    await expectHandledFailure(page, 'No se ha podido crear la empresa');
    await expect(field(page, 'Nombre')).toHaveValue('Aguas Claras');
    expect(fault.hits).toBe(1);
  });

  test('asks before what was typed is thrown away', async ({ page, signInAs }) => {
    await signInAs('super');
    await open(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.getByRole('button', { name: 'Nueva empresa' }).click();
    await field(page, 'Nombre').fill('Aguas');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: '¿Descartar los cambios?' });
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(field(page, 'Nombre')).toHaveValue('Aguas');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Descartar' }).click();
    await expect(dialog(page)).toBeHidden();
  });

  test('is offered with create_clients alone [CLIENT-03, PERM-10]', async ({ page, signInAs, host }) => {
    const token = await signInAs('gestor');
    await page.goto('/admin/settings/clients');
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Nueva empresa' })).toHaveCount(0);
    const answer = await fetch(`${host.url}/api/clients`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'accept-version': '1',
      },
      body: JSON.stringify({ data: { name: 'X', email: null, description: null } }),
    });
    expect(answer.status).toBe(403);
  });
});

test.describe('the page of a company', () => {
  const open = async (page: Page, id: string) => {
    await page.goto('/admin/settings/clients?page=1&size=50');
    await page.locator(`tr[data-id="${id}"]`).getByRole('link').first().click();
  };

  test('opens from its row with header, total of users and tabs [CLIENT-04, CLIENT-13, CLIENT-19, CLIENT-21, CLIENT-29, CLIENT-30, CLIENT-42]', async ({
    page,
    signInAs,
    guard,
    api,
    records,
  }) => {
    const company = await records.client('Inmobiliaria Sol');
    const total = (await api.all('listUsers', { client: company.id })).length;
    await signInAs('super');
    await open(page, company.id);
    await expect(page).toHaveURL(new RegExp(`/admin/settings/clients/${company.id}/billable_users`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.name);
    const header = page.locator('.detail-fields').first();
    await expect(header).toContainText('administracion@soldelevante.example');
    await expect(header).toContainText('Promoción y alquiler de viviendas');
    await expect(header).toContainText(String(total));
    await expect(page.getByRole('columnheader')).toHaveText([
      'Empresa',
      'Correo de la empresa',
      'Usuarios facturables',
    ]);
    await expect
      .poll(() => guard.calls())
      .toContain(`GET /api/users?client=${company.id}&page[number]=1&page[size]=50`);
    await guard.expectNoRepeatedCalls();
  });

  test('its projects keep page and size in the address [CLIENT-16, CLIENT-42]', async ({
    page,
    signInAs,
    guard,
    api,
    records,
  }) => {
    const company = await records.client('Inmobiliaria Sol');
    await signInAs('super');
    await page.goto(`/admin/settings/clients/${company.id}`);
    await page
      .getByRole('navigation', { name: 'Apartados' })
      .getByRole('link', { name: 'Edificios' })
      .click();
    await expect(page).toHaveURL(`/admin/settings/clients/${company.id}/projects?page=1&size=50`);
    await expect(page.locator('tbody tr')).toHaveCount(
      (await api.all('listProjects', { client: company.id })).length,
    );
    await expect
      .poll(() => guard.calls())
      .toContain(`GET /api/projects?client=${company.id}&page[number]=1&page[size]=50`);
    await page.locator('tbody tr').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/admin\/projects\/\w+\/assets/);
  });

  test('the total that cannot be read is said for 5 s; the page works [CLIENT-20]', async ({
    page,
    signInAs,
    guard,
    records,
  }) => {
    guard.allowStatus(500);
    await installClock(page);
    await signInAs('super');
    await injectFault(page, 'GET', /\/api\/users\?/, routeFaults.status(500));
    const held = await holdRequests(page, 'GET', /\/api\/users\?/);
    await page.goto(`/admin/settings/clients/${(await records.client('Hoteles')).id}`);
    const toast = page.locator('.toast.error').filter({ hasText: /usuarios/ });
    await expect.poll(held.heldCount).toBe(1);
    await stopClock(page);
    await held.release();
    await advanceClockUntil(page, toast);
    await page.clock.runFor(4500);
    await expect(toast).toBeVisible();
    await page.clock.runFor(600);
    await expect(toast).toHaveCount(0);
    await page.clock.resume();
    await expect(page.locator('tbody tr').first()).toBeVisible();
  });

  test('a company of somebody else looks like one that does not exist', async ({
    page,
    signInAs,
    guard,
    records,
  }) => {
    guard.allowStatus(404);
    await signInAs('gestor');
    for (const id of [(await records.client('Hoteles')).id, 'no-existe', '..%2Fusers']) {
      await page.goto(`/admin/settings/clients/${id}/billable_users`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No existe o no tienes acceso');
    }
    await page.getByRole('main').getByRole('link', { name: 'Empresas' }).click();
    await expect(page).toHaveURL(/\/admin\/settings\/clients/);
    await guard.expectNoCall(/\/api\/users(?!\/current)/);
  });

  test('is edited: saved only when something differs, 255 characters, the whole body [CLIENT-22..CLIENT-27]', async ({
    page,
    signInAs,
    records,
  }) => {
    const company = await records.client('Parques');
    await signInAs('super');
    await page.goto(`/admin/settings/clients/${company.id}/billable_users`);
    await page.getByRole('button', { name: 'Editar', exact: true }).click();
    const save = dialog(page).getByRole('button', { name: 'Guardar' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await field(page, 'Nombre').fill('Otro nombre');
    await expect(save).toHaveAttribute('aria-disabled', 'false');
    await field(page, 'Nombre').fill(company.name);
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await field(page, 'Nombre').fill('');
    await field(page, 'Correo electrónico').fill('');
    await save.click();
    await expect(dialog(page).getByText('Obligatorio', { exact: true })).toHaveCount(2);
    await field(page, 'Nombre').fill('Parques Ibéricos');
    await field(page, 'Correo electrónico').fill('nuevo@parques.example');
    await field(page, 'Descripción').fill('ñ'.repeat(256));
    await expect(dialog(page).getByText('256/255')).toBeVisible();
    await save.click();
    await expect(field(page, 'Descripción')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'Descripción').fill('ñ'.repeat(255));
    await expect(dialog(page).getByText('255/255')).toBeVisible();
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await save.click();
    expect((await sent).postDataJSON()).toEqual({
      data: {
        id: company.id,
        name: 'Parques Ibéricos',
        email: 'nuevo@parques.example',
        description: 'ñ'.repeat(255),
        tax_id: 'A28555444',
        client_code: 'PEI',
        look_and_feel: {
          assets_manager: {
            logo: company.look_and_feel.assets_manager.logo,
            header_background_color: '#2B2B40',
          },
        },
      },
    });
    await expectSuccess(page, 'Cambios guardados');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parques Ibéricos');
  });

  test('an edit that failed is said for 3 s and keeps what was typed [CLIENT-28]', async ({
    page,
    signInAs,
    guard,
    records,
  }) => {
    guard.allowStatus(500);
    await installClock(page);
    await signInAs('super');
    await page.goto(`/admin/settings/clients/${(await records.client('Parques')).id}/billable_users`);
    await page.getByRole('button', { name: 'Editar', exact: true }).click();
    await field(page, 'Nombre').fill('Otro nombre');
    const fault = await injectFault(page, 'PATCH', /\/api\/clients/, routeFaults.status(500));
    await dialog(page).getByRole('button', { name: 'Guardar' }).click();
    const toast = alerts(page, 'No se han podido guardar los datos').locator('.toast');
    await expect(toast).toBeVisible();
    await expect(field(page, 'Nombre')).toHaveValue('Otro nombre');
    await page.clock.fastForward(3100);
    await expect(toast).toHaveCount(0);
    expect(fault.hits).toBe(1);
  });

  test('nothing looks saved before the host said so', async ({ page, signInAs, records }) => {
    const company = await records.client('Parques');
    await signInAs('super');
    await page.goto(`/admin/settings/clients/${company.id}/billable_users`);
    await page.getByRole('button', { name: 'Editar', exact: true }).click();
    await field(page, 'Nombre').fill('Otro nombre');
    const held = await holdRequests(page, 'PATCH', /\/api\/clients/);
    await dialog(page).getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Guardar' })).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('h1')).toHaveText(company.name);
    await expect(successes(page)).toHaveCount(0);
    await held.release();
    await expect(page.locator('h1')).toHaveText('Otro nombre');
  });
});
