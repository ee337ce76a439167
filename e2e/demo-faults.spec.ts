import type { Page } from '@playwright/test';
import { findFirst } from './records';
import { expectAccessible, expectAlert, expectNoOverflow, expectSpanish } from './expectations';
import { expect, requireHostFaults, test } from './test';
import { translatePages } from './translatePages';

test.beforeEach(({ host }) => void requireHostFaults(host));

const open = async (page: Page) => {
  await page.goto('/demo/faults');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fallos a propósito');
};
const active = (page: Page) => page.getByRole('region', { name: 'Fallos activos' });
const status = (page: Page) => page.getByRole('status');

test('the panel switches faults on and off by keyboard, and says so', async ({ page, host }) => {
  await open(page);
  await expect(active(page)).toContainText('No hay ningún fallo activo.');
  await expectAccessible(page);

  await page.getByLabel('Fallo', { exact: true }).selectOption('409');
  await page.getByLabel('Texto del error').fill('<b>El gateway ya está vinculado</b>');
  await page.getByLabel('Llamada').selectOption('listClients');
  await page.getByLabel('Número de peticiones').fill('2');
  await page.getByLabel('Probabilidad').fill('50');
  await page.getByLabel('Probabilidad').press('Enter');
  await expect(status(page)).toHaveText('Fallo activado.');
  expect(await requireHostFaults(host).list()).toMatchObject([
    {
      kind: '409',
      value: '<b>El gateway ya está vinculado</b>',
      call: 'listClients',
      times: 2,
      probability: 0.5,
    },
  ]);
  const item = active(page).getByRole('listitem');
  await expect(item).toContainText('<b>El gateway ya está vinculado</b>');
  await expect(item).toContainText('quedan 2 peticiones, en el 50 % de los casos · 0 peticiones afectadas');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Quitar: 409 Conflicto, GET /clients' }).press('Enter');
  await expect(status(page)).toHaveText('Fallo quitado.');
  await expect(page.getByRole('heading', { name: 'Fallos activos' })).toBeFocused();
  expect(await requireHostFaults(host).list()).toEqual([]);
});

test('the panel asks for what a kind of fault needs, and says what the host refuses', async ({
  page,
  guard,
  host,
  api,
}) => {
  guard.allowStatus(422);
  await open(page);
  await expect(page.getByLabel('Retraso en milisegundos')).toHaveValue('1000');
  const kind = page.getByLabel('Fallo', { exact: true });
  await kind.selectOption('timeout');
  await expect(
    page.getByLabel(/Retraso|Texto del error|Campos|Aparato/).filter({ visible: true }),
  ).toHaveCount(0);
  await kind.selectOption('422');
  await page.getByLabel('Campos no válidos').fill('name');
  await page.getByRole('button', { name: 'Activar' }).click();
  await expectAlert(page, 'Cada puntero empieza por /');
  await page.getByLabel('Campos no válidos').fill('/data/name');
  await page.getByLabel('Llamada').selectOption('listClients');
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(active(page).getByRole('listitem')).toContainText('/data/name');
  await kind.selectOption('offline');
  await expect(page.getByLabel(/Llamada|peticiones|Probabilidad/).filter({ visible: true })).toHaveCount(0);
  const door = await findFirst(api.rows('listDevices'), ({ connectivity }) => connectivity === 'ONLINE');
  await page.getByLabel('Aparato').fill(door.uuid);
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(active(page).getByRole('listitem')).toHaveCount(2);
  const now = await findFirst(api.rows('listDevices'), ({ uuid }) => uuid === door.uuid);
  expect(now.connectivity).toBe('OFFLINE');
  await page.getByRole('button', { name: 'Quitar todos' }).click();
  await expect(active(page)).toContainText('No hay ningún fallo activo.');
  expect(await requireHostFaults(host).list()).toEqual([]);
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('the panel, its outcomes and its refusals are in the language of the browser; it works while that translates it', async ({
    page,
    guard,
    host,
  }) => {
    await translatePages(page.context());
    guard.allowStatus(404);
    guard.allowStatus(422);
    await page.goto('/demo/faults');
    const faults = page.getByRole('region', { name: 'Active faults' });
    await expect(faults).toContainText('No fault is active.');
    const kind = page.getByLabel('Fault', { exact: true });
    await kind.selectOption('422');
    await page.getByLabel('Invalid fields').fill('name');
    await page.getByRole('button', { name: 'Activate' }).click();
    await expectAlert(page, 'Each pointer starts with /; semicolons separate them.');
    await kind.selectOption({ label: 'Device offline' });
    await page.getByLabel('Device').fill('no-such');
    await page.getByRole('button', { name: 'Activate' }).click();
    await expectAlert(page, 'This device does not exist.');
    await kind.selectOption('409');
    await page.getByRole('button', { name: 'Activate' }).click();
    await expect(status(page)).toHaveText('Fault activated.');
    await expect(faults.getByRole('listitem')).toContainText('Injected fault.');
    await expectAccessible(page);
    await requireHostFaults(host).clear();
    await page.getByRole('button', { name: 'Remove: 409 Conflict, All calls' }).click();
    await expectAlert(page, 'This fault is no longer active.');
  });
});

test('the data are put back after a question', async ({ page, api, records }) => {
  const client = await records.client('');
  const nameNow = async () => (await api.call('getClient', { path: { id: client.id } })).data.name;
  await api.call('updateClient', {
    path: { id: client.id },
    body: { data: { id: client.id, name: 'Cambiado' } },
  });
  await open(page);
  const reset = page.getByRole('button', { name: 'Restaurar los datos' });
  await reset.click();
  const question = page.getByRole('dialog', { name: '¿Restaurar los datos?' });
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(reset).toBeFocused();
  expect(await nameNow()).toBe('Cambiado');
  await reset.click();
  await question.getByRole('button', { name: 'Restaurar', exact: true }).click();
  await expect(status(page)).toHaveText('Datos restaurados.');
  expect(await nameNow()).toBe(client.name);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the panel fits a phone, ${scheme}`, async ({ page, host }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await requireHostFaults(host).add({ kind: '503', call: 'listProjectAccessLog', value: 'x'.repeat(300) });
    await requireHostFaults(host).add({ kind: 'latency', value: '2500', probability: 0.25 });
    await open(page);
    await expectNoOverflow(page);
    await expectAccessible(page);
    const heights = await page
      .locator('button:visible, select:visible, input:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    // The names of calls are no Spanish texts, so remove them.
    await page.locator('#call').evaluate((select) => select.replaceChildren());
    await expectSpanish(page);
  });
}

test('what is switched on meets the console', async ({ page, signInAs, guard, host }) => {
  guard.allowStatus(500);
  await signInAs('super');
  await requireHostFaults(host).add({ kind: '500', call: 'listProjects', times: 1 });
  await page.goto('/admin/projects');
  await page.getByRole('button', { name: 'Reintentar' }).first().click();
  await expect(page.getByRole('table')).toBeVisible();
  // Ordered for one request, it went with it.
  expect(await requireHostFaults(host).list()).toEqual([]);
});

test('a browser does not send a call again when its answer is lost', async ({ page, signInAs, host }) => {
  const token = await signInAs('super');
  await page.goto('/robots.txt');
  const fault = await requireHostFaults(host).add({ kind: 'lost', call: 'listClients' });
  const outcome = await page.evaluate(async (bearer) => {
    const headers = { 'accept-version': '1', authorization: `Bearer ${bearer}` };
    // The first call leaves a used connection behind: on such a one browsers repeat what ended without any answer.
    await (await fetch('/api/projects', { headers })).text();
    return fetch('/api/clients', { headers })
      .then((response) => response.text())
      .catch((error: unknown) => (error instanceof TypeError ? 'TypeError' : 'other'));
  }, token);
  expect(outcome).toBe('TypeError');
  expect(await requireHostFaults(host).list()).toMatchObject([{ id: fault.id, hits: 1 }]);
});
