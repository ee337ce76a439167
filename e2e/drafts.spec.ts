import type { Page } from '@playwright/test';
import { advanceClockUntil, stopClock } from './clock';
import { installClock } from './runtimeConfig';
import { routeFaults, injectFault } from './faults';
import type { ContractClient } from './contractClient';
import { demoCredentials } from './host';
import type { DemoLoginName } from './host';
import { createRecordFinder } from './records';
import { alerts, expectAccessible, expectAlert, expectSpanish, expectSuccess } from './expectations';
import { expect, test } from './test';

const SAVE = /\/api\/projects\//;
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) =>
  dialog(page).getByRole('textbox', { name: new RegExp(`^${name}`) });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const projectOf = (api: ContractClient) => createRecordFinder(api).project('Edificio');
const onPage = (page: Page) => page.getByText(/Tienes un borrador sin guardar/);
const drafts = (page: Page) =>
  page.evaluate(() =>
    Object.entries({ ...sessionStorage })
      .filter(([key]) => key.startsWith('console.draft.'))
      .map(([key, text]) => `${key} ${String(text)}`),
  );
const patches = (calls: string[]) => calls.filter((call) => call.startsWith('PATCH'));

/** Opens a project's edit form and types another name. */
async function typeName(page: Page, api: ContractClient, name = 'Otro nombre'): Promise<void> {
  await page.goto(`/admin/projects/${(await projectOf(api)).id}/assets`);
  await page.getByRole('button', { name: 'Editar' }).click();
  await field(page, 'Nombre').fill(name);
}

async function signIn(page: Page, login: DemoLoginName): Promise<void> {
  const { email, password } = demoCredentials(login);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Saves while the session is over: the login is shown. */
async function saveInto401(page: Page): Promise<void> {
  const fault = await injectFault(page, 'PATCH', SAVE, routeFaults.status(401));
  // Inputs that are still loading would wait for the stopped clock.
  await expect(dialog(page).getByRole('button', { name: 'Guardar', exact: true })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await stopClock(page);
  await press(page, 'Guardar');
  await advanceClockUntil(page, alerts(page, 'No estás autorizado para realizar esta acción').first());
  await page.clock.runFor(2001);
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.clock.resume();
  await fault.stop();
}

test.describe('a draft', () => {
  test('outlives a 401 in mid-edit: login, the same page, the form with what was typed, and nothing sent by itself [SHELL-47]', async ({
    page,
    signInAs,
    guard,
    api,
  }) => {
    guard.allowStatus(401);
    await installClock(page);
    await signInAs('super');
    await typeName(page, api);
    await saveInto401(page);
    guard.clearCalls();
    await signIn(page, 'super');
    await expect(page).toHaveURL(new RegExp(`/admin/projects/${(await projectOf(api)).id}/assets`));
    await expect(onPage(page)).toBeVisible();
    await expectAccessible(page);
    await expectSpanish(page);
    await page.getByRole('button', { name: 'Abrir el borrador' }).focus();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Nombre')).toHaveValue('Otro nombre');
    await expect(dialog(page).getByText(/Borrador recuperado/)).toBeVisible();
    await expectAccessible(page);
    await guard.expectNoCall(/^PATCH/);
    await press(page, 'Guardar');
    await expectSuccess(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otro nombre');
    await expect(onPage(page)).toHaveCount(0);
    await expect.poll(() => patches(guard.calls())).toHaveLength(1);
    await expect.poll(() => drafts(page)).toEqual([]);
  });

  test('is nothing to somebody else who signs in on the same tab', async ({ page, signInAs, guard, api }) => {
    guard.allowStatus(401, 403, 404);
    await installClock(page);
    await signInAs('super');
    await typeName(page, api);
    await saveInto401(page);
    const [kept, ...others] = await drafts(page);
    expect(others).toEqual([]);
    expect(kept).toContain('Otro nombre');
    // Only the changed values of the record, and no data of the session.
    const { support_email } = await projectOf(api);
    for (const text of [...[support_email].flat(), demoCredentials('super').password])
      expect(kept).not.toContain(text);
    await signIn(page, 'admin');
    await expect(page.getByRole('button', { name: /^Cuenta de/ })).toBeVisible();
    await expect.poll(() => drafts(page)).toEqual([]);
    await expect(onPage(page)).toHaveCount(0);
  });

  test('outlives a reload and a page that died, and is gone after a sign-out [SHELL-42]', async ({
    page,
    signInAs,
    api,
  }) => {
    page.on('dialog', (asked) => void asked.accept());
    await signInAs('super');
    await typeName(page, api);
    await page.reload();
    await expect(onPage(page)).toBeVisible();
    await page.getByRole('button', { name: 'Editar' }).click();
    await expect(field(page, 'Nombre')).not.toHaveValue('Otro nombre');
    await press(page, 'Recuperar');
    await expect(field(page, 'Nombre')).toHaveValue('Otro nombre');
    await page.reload();
    await page.getByRole('button', { name: /^Cuenta de/ }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await press(page, 'Cerrar sesión');
    await expect(page).toHaveURL('/login');
    await expect.poll(() => drafts(page)).toEqual([]);
  });

  test('outlives a 503 on the save itself [SHELL-48]', async ({ page, signInAs, guard, api }) => {
    guard.allowStatus(503);
    await signInAs('super');
    await typeName(page, api);
    const fault = await injectFault(page, 'PATCH', SAVE, routeFaults.status(503));
    await press(page, 'Guardar');
    await expect(page).toHaveURL(/\/maintenance/);
    await fault.stop();
    await page.getByRole('button', { name: 'Volver a cargar' }).click();
    await page.getByRole('link', { name: 'Volver a esa página' }).click();
    await page.getByRole('button', { name: 'Abrir el borrador' }).click();
    await expect(field(page, 'Nombre')).toHaveValue('Otro nombre');
  });

  test('says when the record changed meanwhile', async ({ page, signInAs, api }) => {
    page.on('dialog', (asked) => void asked.accept());
    await signInAs('super');
    await typeName(page, api);
    await page.reload();
    await expect(onPage(page)).toBeVisible();
    const { id } = await projectOf(api);
    await api.call('updateProject', { path: { id }, body: { id, name: 'Edificio de otra persona' } });
    await page.reload();
    await page.getByRole('button', { name: 'Abrir el borrador' }).click();
    await expect(dialog(page).getByText(/Desde entonces ha cambiado: Nombre/)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Descartar' }).click();
    await expect(dialog(page).getByText(/Hay un borrador/)).toHaveCount(0);
    await expect.poll(() => drafts(page)).toEqual([]);
  });

  for (const how of ['throws', 'full'] as const) {
    test(`a tab storage that ${how} takes nothing from the form`, async ({ page, signInAs, api }) => {
      await signInAs('super');
      await page.addInitScript((kind) => {
        const refuse = () => {
          throw new DOMException('no', kind === 'full' ? 'QuotaExceededError' : 'SecurityError');
        };
        if (kind === 'throws') Object.defineProperty(window, 'sessionStorage', { get: refuse });
        else
          Storage.prototype.setItem = function setItem(this: Storage, key, value) {
            if (this === window.sessionStorage) refuse();
            this[key] = value;
          };
      }, how);
      await typeName(page, api);
      await press(page, 'Guardar');
      await expectSuccess(page);
    });
  }

  test('garbage in its place is nothing', async ({ page, signInAs, api }) => {
    const project = (await projectOf(api)).id;
    await signInAs('super');
    await page.evaluate((id) => {
      for (const [user, text] of Object.entries({
        '1': '{',
        '2': 'null',
        '3': '{"at":1,"values":{"__proto__":{"x":1}}}',
        '4': 'x'.repeat(2_000_000),
      }))
        sessionStorage.setItem(`console.draft.${user}/projects/edit/${id}`, text);
    }, project);
    await page.goto(`/admin/projects/${project}/assets`);
    await expect(page.getByRole('button', { name: 'Editar' })).toBeVisible();
    await expect(onPage(page)).toHaveCount(0);
    await expect.poll(() => drafts(page)).toEqual([]);
  });
});

test.describe('an answer that was lost', () => {
  test('of a save: nobody knows, until it is checked; sent once', async ({ page, signInAs, api, guard }) => {
    guard.allowRepeat(
      /^GET \/api\/projects\//,
      'The check reads for itself; what it proves makes the page read.',
    );
    await signInAs('super');
    await typeName(page, api);
    const fault = await injectFault(page, 'PATCH', SAVE, routeFaults.lostAnswer);
    await press(page, 'Guardar');
    await expectAlert(page, 'No sabemos si se ha guardado');
    await expect(field(page, 'Nombre')).toHaveValue('Otro nombre');
    await expectAccessible(page);
    await expectSpanish(page);
    await fault.stop();
    await press(page, 'Comprobar');
    await expect(dialog(page).getByText(/Se ha guardado: los datos/)).toBeVisible();
    expect(fault.hits).toBe(1);
    await press(page, 'Cancelar');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otro nombre');
    await expect.poll(() => drafts(page)).toEqual([]);
  });

  test('of something new: the check finds it in the list and ends as a success does; there is one of it', async ({
    page,
    signInAs,
    api,
  }) => {
    await signInAs('super');
    await page.goto('/admin/settings/clients');
    await page.getByRole('button', { name: 'Nueva empresa' }).click();
    await field(page, 'Nombre').fill('Aguas Claras');
    const fault = await injectFault(page, 'POST', /\/api\/clients$/, routeFaults.lostAnswer);
    await press(page, 'Crear empresa');
    await expectAlert(page, 'No sabemos si se ha guardado');
    await fault.stop();
    await press(page, 'Comprobar');
    await press(page, 'Continuar');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('cell', { name: 'Aguas Claras' }).first()).toBeVisible();
    expect(fault.hits).toBe(1);
    const clients = await api.all('listClients');
    expect(clients.filter(({ name }) => name === 'Aguas Claras')).toHaveLength(1);
    await expect.poll(() => drafts(page)).toEqual([]);
    await expect(onPage(page)).toHaveCount(0);
  });
});

test('recent messages stay in reach with status, time and a way to copy them', async ({
  page,
  signInAs,
  guard,
  context,
  api,
}) => {
  guard.allowStatus(500);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs('super');
  await typeName(page, api);
  const fault = await injectFault(page, 'PATCH', SAVE, routeFaults.status(500));
  await press(page, 'Guardar');
  await expectAlert(page, 'No se han podido guardar los datos');
  await fault.stop();
  await press(page, 'Guardar');
  await expectSuccess(page);
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Mensajes recientes' }).click();
  const failed = dialog(page).getByRole('listitem').filter({ hasText: 'No se han podido guardar los datos' });
  await expect(failed).toContainText('Código 500');
  await expect(failed.locator('time')).toHaveText(/^\d{1,2}:\d{2}:\d{2}$/);
  await expectAccessible(page);
  await failed.getByRole('button').click();
  await expect(failed.getByRole('button')).toHaveText('Copiado');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect
    .poll(copied)
    .toMatch(/^\d{1,2}\/\d{1,2}\/\d{2}, .*Error: No se han podido guardar los datos.* \(Código 500\)$/);
  await dialog(page).getByRole('button', { name: 'Copiar todos' }).click();
  await expect.poll(copied).toContain('\n');
});
