import type { Page } from '@playwright/test';
import { routeFaults, injectFault } from './faults';
import { expectAccessible, expectAlert, expectHandledFailure, expectSuccess } from './expectations';
import { expect, test } from './test';

const dialog = (page: Page) => page.getByRole('dialog');
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Enviar', exact: true });
const field = (page: Page, name: RegExp) => dialog(page).getByRole('textbox', { name });
const notify = (page: Page) => page.getByRole('button', { name: 'Enviar notificación' });
const missing = (page: Page) => dialog(page).getByText('Obligatorio', { exact: true });

test.describe('a notification to a user', () => {
  test('needs title and content, in an area of three to five rows, and goes to the e-mail [USER-10, USER-15..USER-17]', async ({
    page,
    signInAs,
    records,
  }) => {
    const user = await records.tenant();
    await signInAs('super');
    await page.goto(`/admin/users/${user.id}/assets`);
    await expect(page.getByRole('button', { name: 'Eliminar usuario' })).toBeVisible();
    await notify(page).click();
    await expect(dialog(page)).toContainText(user.username ?? '');
    await send(page).click();
    await expect(missing(page)).toHaveCount(2);
    const area = field(page, /Contenido/);
    const height = async () => (await area.boundingBox())?.height ?? 0;
    const three = await height();
    const line = await area.evaluate((element) => parseFloat(getComputedStyle(element).lineHeight));
    await area.fill('1\n2\n3\n4\n5');
    await expect.poll(height).toBeCloseTo(three + 2 * line, 0);
    await area.fill('1\n2\n3\n4\n5\n6\n7\n8');
    // The rows of the content show that the height has followed it.
    await expect
      .poll(() => area.evaluate((element) => element.scrollHeight > element.clientHeight))
      .toBe(true);
    await expect.poll(height).toBeCloseTo(three + 2 * line, 0);
    await field(page, /Título/).fill('Corte de agua');
    await area.fill('Mañana de 9:00 a 11:00.');
    await expectAccessible(page);
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await send(page).click();
    const request = await sent;
    expect(new URL(request.url()).pathname).toBe('/api/notifications/send');
    expect(request.postDataJSON()).toEqual({
      data: { title: 'Corte de agua', content: 'Mañana de 9:00 a 11:00.', user_list: [user.email] },
    });
    await expectSuccess(page, 'Se ha enviado correctamente');
    await expect(dialog(page)).toBeHidden();
    expect((await request.response())?.status()).toBe(200);
  });

  test('that failed, or has nobody to go to, is said; what was typed stays [USER-18]', async ({
    page,
    signInAs,
    guard,
    records,
  }) => {
    guard.allowStatus(500);
    const user = await records.tenant();
    await signInAs('super');
    await page.goto(`/admin/users/${user.id}/assets`);
    const type = async () => {
      await notify(page).click();
      await field(page, /Título/).fill('Aviso');
      await field(page, /Contenido/).fill('Texto');
    };
    await type();
    const fault = await injectFault(page, 'POST', /notifications/, routeFaults.status(500));
    await send(page).dblclick();
    await expectHandledFailure(page, 'No se ha podido enviar la notificación');
    await expect(field(page, /Título/)).toHaveValue('Aviso');
    expect(fault.hits).toBe(1);
    await fault.stop();
    await page.route(`**/api/users/${user.id}*`, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: Record<string, unknown> };
      await route.fulfill({ response, json: { ...body, data: { ...body.data, email: null } } });
    });
    await page.goto(`/admin/users/${user.id}/assets`);
    const taken: string[] = [];
    page.on('response', (response) => {
      if (response.request().method() === 'POST' && response.ok()) taken.push(response.url());
    });
    await type();
    await send(page).click();
    await expectAlert(page, 'No se ha podido enviar la notificación');
    await expect(field(page, /Contenido/)).toHaveValue('Texto');
    expect(taken).toEqual([]);
  });

  test('nobody notifies themselves; the reason is said [USER-11]', async ({ page, signInAs, records }) => {
    await signInAs('super');
    await page.goto(`/admin/users/${(await records.user('super@demo.example')).id}`);
    await expect(notify(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(notify(page)).toHaveAttribute('title', 'No puedes enviarte una notificación.');
  });
});

test.describe('a notification to a building', () => {
  test('needs a building, searched from three letters on, and a message; leads to the building [PROJ-09, PROJ-12..PROJ-17, PROJ-19]', async ({
    page,
    signInAs,
    guard,
    records,
  }) => {
    const project = await records.project('Residencial Los Almendros');
    await signInAs('super');
    await page.goto('/admin/projects');
    await notify(page).click();
    await send(page).click();
    await expect(missing(page)).toHaveCount(2);
    guard.clearCalls();
    const picker = dialog(page).getByRole('combobox');
    await picker.fill('Re');
    await expect(page.getByText('Escribe al menos 3 caracteres')).toBeVisible();
    const searched = page.waitForRequest(/projects\?.*search=Residencial/);
    await picker.fill('Residencial Los');
    await searched;
    await page.getByRole('option', { name: /Almendros/ }).click();
    await expect
      .poll(() => guard.calls().filter((call) => call.includes('search=')))
      .toEqual([expect.stringMatching(/^GET \/api\/projects\?.*search=Residencial Los/)]);
    await field(page, /Mensaje/).fill('Reunión el jueves.');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await send(page).click();
    const request = await sent;
    expect(new URL(request.url()).pathname).toBe(`/api/notifications/project/${project.id}`);
    expect(request.postDataJSON()).toEqual({ content: 'Reunión el jueves.' });
    await expectSuccess(page, 'Se ha enviado correctamente');
    await expect(page).toHaveURL(new RegExp(`/admin/projects/${project.id}/assets`));
    expect((await request.response())?.status()).toBe(200);
  });

  test('that failed is said and stays open with its content [PROJ-18]', async ({ page, signInAs, guard }) => {
    guard.allowStatus(500);
    await signInAs('super');
    await page.goto('/admin/projects');
    await notify(page).click();
    await dialog(page).getByRole('combobox').fill('Residencial Los');
    await page.getByRole('option', { name: /Almendros/ }).click();
    await field(page, /Mensaje/).fill('Reunión el jueves.');
    await injectFault(page, 'POST', /notifications/, routeFaults.status(500));
    await send(page).click();
    await expectHandledFailure(page, 'No se ha podido enviar la notificación al edificio');
    await expect(field(page, /Mensaje/)).toHaveValue('Reunión el jueves.');
    await expect(dialog(page).getByRole('combobox')).toHaveValue(/Almendros/);
    await expect(page).toHaveURL(/\/admin\/projects(\?|$)/);
  });

  test('is offered with send_community_notifications alone [PROJ-12]', async ({ page, signInAs }) => {
    await signInAs('lectura');
    await page.goto('/admin/projects');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await expect(notify(page)).toHaveCount(0);
  });
});
