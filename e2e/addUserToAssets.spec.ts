import type { Page } from '@playwright/test';
import { advanceClockUntil, stopClock } from './clock';
import { installClock } from './runtimeConfig';
import { routeFaults, injectFault } from './faults';
import { alerts, expectAccessible, expectHandledFailure, expectSuccess } from './expectations';
import { expect, test } from './test';

const dialog = (page: Page) => page.getByRole('dialog');
const grant = (page: Page) => page.getByRole('button', { name: 'Dar acceso a un usuario' });
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Dar acceso', exact: true });

/** Opens the assets of a building and selects the first so many. */
async function select(page: Page, projectId: string, count: number): Promise<string[]> {
  await page.goto(`/admin/projects/${projectId}/assets?page=1&size=50`);
  const rows = page.locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  const ids: string[] = [];
  for (let i = 0; i < count; i += 1) {
    await rows.nth(i).getByRole('checkbox').check();
    ids.push((await rows.nth(i).getAttribute('data-id')) ?? '');
  }
  return ids;
}
async function chooseUser(page: Page): Promise<void> {
  await grant(page).click();
  await dialog(page).getByRole('combobox').fill('gestor@demo');
  await page.getByRole('option', { name: /gestor@demo/ }).click();
}
/** Lets the host answer that these assets failed. */
const failing = (page: Page, failed: readonly string[]) =>
  injectFault(page, 'PATCH', /relationships\/assets/, (route) =>
    route.fulfill({
      json: {
        added: [],
        existing: [],
        failed: failed.map((id) => ({ deployment_id: id, error: `motivo de ${id}` })),
      },
    }),
  );

test('assets are selected, a user is searched and chosen, one call is made; added and existing are counted [PASSET-06, PASSET-09, PASSET-10, PASSET-13, USER-46, USER-48]', async ({
  page,
  signInAs,
  guard,
  api,
  records,
}) => {
  const project = await records.project('Residencial Los Almendros');
  const user = await records.user('gestor@demo.example');
  await signInAs('super');
  await page.goto(`/admin/projects/${project.id}/assets`);
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect(grant(page)).toBeHidden();
  const ids = await select(page, project.id, 3);
  await api.call('linkAssetToUser', { path: { userId: user.id, assetId: ids[0] ?? '' } });
  await grant(page).click();
  await expect(dialog(page)).toContainText('los 3 activos seleccionados');
  await submit(page).click();
  await expect(dialog(page).getByText('Obligatorio', { exact: true })).toBeVisible();
  guard.clearCalls();
  await dialog(page).getByRole('combobox').fill('ge');
  await expect(page.getByText('Escribe al menos 3 caracteres')).toBeVisible();
  // By hand: a scanner's speed would replace what is there.
  await dialog(page).getByRole('combobox').pressSequentially('stor@demo', { delay: 80 });
  await page.getByRole('option', { name: /gestor@demo/ }).click();
  await expect
    .poll(() => guard.calls().filter((call) => call.includes('search=')))
    .toEqual([expect.stringMatching(/^GET \/api\/users\?.*search=gestor@demo/)]);
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await submit(page).dblclick();
  const request = await sent;
  expect(new URL(request.url()).pathname).toBe(`/api/users/${user.id}/relationships/assets`);
  expect(request.postDataJSON()).toEqual({ data: ids });
  await expectSuccess(page, 'Acceso dado: 2 activos nuevos, 1 que ya lo tenían');
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => guard.calls().filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
});

test('failed ones are named, up to three and an ellipsis; the list of more than six scrolls [PASSET-11, PASSET-12]', async ({
  page,
  signInAs,
  records,
}) => {
  const project = await records.project('Residencial Los Almendros');
  await signInAs('super');
  const ids = await select(page, project.id, 8);
  await chooseUser(page);
  const panel = dialog(page).getByRole('alert').filter({ hasText: /\S/ });
  const list = panel.getByRole('list');
  const scrolls = () => list.evaluate((element) => element.scrollHeight > element.clientHeight);
  const few = await failing(page, ids.slice(0, 3));
  await submit(page).click();
  await expect(panel).toContainText('No se ha podido dar acceso a 3 activos:');
  await expect(panel.locator('p').last()).not.toContainText('…');
  await panel.getByText('Ver los 3 con su motivo').click();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect.poll(scrolls).toBe(false);
  await few.stop();
  await failing(page, ids);
  await submit(page).click();
  await expect(panel).toContainText('No se ha podido dar acceso a 8 activos:');
  const names = (await panel.locator('p').last().textContent()) ?? '';
  expect(names.endsWith('…')).toBe(true);
  expect(names.split(';')).toHaveLength(3);
  await panel.getByText('Ver los 8 con su motivo').click();
  await expect(list.getByRole('listitem')).toHaveCount(8);
  await expect(list).toContainText(`motivo de ${ids[7] ?? ''}`);
  await expect.poll(scrolls).toBe(true);
  await expectAccessible(page);
});

test('a failed call is said and everything stays; cancel resets the form [PASSET-14]', async ({
  page,
  signInAs,
  guard,
  records,
}) => {
  guard.allowStatus(500);
  await signInAs('super');
  await select(page, (await records.project('Residencial Los Almendros')).id, 2);
  await chooseUser(page);
  const fault = await injectFault(page, 'PATCH', /relationships\/assets/, routeFaults.status(500));
  await submit(page).click();
  await expectHandledFailure(page, /./);
  expect(fault.hits).toBe(1);
  await expect(dialog(page).getByRole('combobox')).toHaveValue(/gestor@demo/);
  await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(dialog(page)).toBeHidden();
  await grant(page).click();
  await expect(dialog(page).getByRole('combobox')).toHaveValue('');
});

test('every result is selected, not only the visible page; a failure of that is said for 5 s [PASSET-07, PASSET-08]', async ({
  page,
  signInAs,
  guard,
  api,
  records,
}) => {
  guard.allowStatus(500);
  const project = await records.project('Residencial Los Almendros');
  const { data } = await api.call('getProject', { path: { id: project.id }, query: { include: 'assets' } });
  const all = data.assets?.length ?? 0;
  expect(all).toBeGreaterThan(50);
  await installClock(page);
  await signInAs('super');
  await page.goto(`/admin/projects/${project.id}/assets?page=1&size=50`);
  await page.getByRole('row').getByRole('checkbox').nth(1).check();
  const every = page.getByRole('button', { name: `Seleccionar los ${all} resultados` });
  await expect(every).toBeVisible();
  const fault = await injectFault(page, 'GET', /\/projects\/[^/]+\/assets/, routeFaults.status(500));
  await stopClock(page);
  await every.click();
  const toast = alerts(page, 'No se han podido seleccionar todos los activos').locator('.toast');
  await advanceClockUntil(page, toast);
  await page.clock.runFor(4500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(600);
  await expect(toast).toHaveCount(0);
  await page.clock.resume();
  await fault.stop();
  await every.click();
  await expect(page.getByText(`${all} filas seleccionadas`)).toBeVisible();
});
