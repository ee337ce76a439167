import type { Page } from '@playwright/test';
import { advanceClockUntil, stopClock } from './clock';
import { installClock } from './runtimeConfig';
import type { ContractClient, ContractSchemas } from './contractClient';
import { changeResponse, routeFaults, injectFault } from './faults';
import { findFirst } from './records';
import {
  expectAccessible,
  expectAlert,
  expectNoOverflow,
  expectSpanish,
  expectSuccess,
} from './expectations';
import { expect, test } from './test';

/** An asset with a camera that is on; the page is shown that one alone, under a name and number of its own. */
async function withCamera(page: Page, api: ContractClient): Promise<{ asset: string; camera: string }> {
  let camera: ContractSchemas['Camera'] | undefined;
  const { id: asset } = await findFirst(api.rows('listAssets'), async ({ id }) => {
    const { data } = await api.call('listAssetCameras', { path: { id } });
    camera = data.find(({ enabled }) => enabled);
    return camera !== undefined;
  });
  await changeResponse(page, 'listAssetCameras', (body) => showOne(body));
  return { asset, camera: camera?.id ?? '' };
}

/** Leaves the first camera that is on. */
function showOne(body: { data: ContractSchemas['Camera'][] }): void {
  const camera = body.data.find(({ enabled }) => enabled);
  body.data = camera ? [{ ...camera, name: 'Entrada principal', device_serial: 'SN-77' }] : [];
}

const pictures = (calls: string[]) => calls.filter((call) => call.includes('/api/snapshots/'));
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Entrada principal' });
const openCamera = (page: Page) => page.locator('tbody tr td').nth(1).click();

test('a camera opens in a drawer whose picture is new every 5 s, can rest, and ends with the drawer [CAM-01, CAM-02, CAM-03, CAM-09, CAM-13]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  const { asset, camera } = await withCamera(page, api);
  await signInAs('super');
  await installClock(page);
  guard.clearCalls();
  await page.goto(`/admin/assets/${asset}/cameras`);
  await expect(page.getByRole('columnheader')).toHaveText(['Nombre', 'Fabricante', 'Modelo', 'Activa']);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect
    .poll(() => guard.calls().sort())
    .toEqual([
      `GET /api/assets/${asset}/cameras`,
      `GET /api/assets/${asset}/dashboard`,
      'GET /api/users/current',
    ]);
  guard.clearCalls();
  await stopClock(page);
  await openCamera(page);
  const image = drawer(page).getByRole('img', { name: /Entrada principal/ });
  await advanceClockUntil(page, image);
  await expect(drawer(page)).toContainText('SN-77');
  const asked = () => pictures(guard.calls()).length;
  await expect.poll(asked).toBe(1);
  await expect.poll(() => pictures(guard.calls())[0]).toContain(camera);
  for (const count of [2, 3]) {
    // The page requests a picture 5 s after the response to the one before, on the stopped clock.
    await page.clock.runFor(4600);
    expect(asked()).toBe(count - 1);
    await page.clock.runFor(500);
    await expect.poll(asked).toBe(count);
    await guard.waitUntilSettled();
    await expect(image).toBeVisible();
  }
  await expect(drawer(page).getByText(/Imagen de las \d\d:\d\d:\d\d/)).toBeVisible();
  await page.clock.resume();
  await expectSpanish(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);

  await drawer(page).getByRole('button', { name: 'Pausar' }).click();
  await stopClock(page);
  await guard.waitUntilSettled();
  guard.clearCalls();
  await page.clock.runFor(20_000);
  await guard.expectNoCall(/snapshots/);
  await drawer(page).getByRole('button', { name: 'Reanudar' }).click();
  await expect.poll(asked).toBe(1);
  await guard.waitUntilSettled();

  // A hidden page requests no pictures.
  const show = (state: string) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await show('hidden');
  await page.clock.runFor(20_000);
  await guard.waitUntilSettled();
  expect(asked()).toBe(1);
  await show('visible');
  await expect.poll(asked).toBe(2);

  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await page.clock.runFor(30_000);
  await guard.waitUntilSettled();
  expect(asked()).toBe(2);
});

test('the picture stops after an error until it is tried again [CAM-10]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  guard.allowStatus(500);
  const { asset } = await withCamera(page, api);
  await signInAs('super');
  await installClock(page);
  const fault = await injectFault(page, 'GET', /\/snapshots\//, routeFaults.status(500));
  await page.goto(`/admin/assets/${asset}/cameras`);
  await openCamera(page);
  await expectAlert(page, 'No se ha podido obtener la imagen');
  await page.clock.runFor(30_000);
  await guard.waitUntilSettled();
  expect(fault.hits).toBe(1);
  await expectAccessible(page);
  await fault.stop();
  await drawer(page).getByRole('button', { name: 'Reintentar' }).click();
  await expect(drawer(page).getByRole('img')).toBeVisible();
});

test('without camera_snapshots the data are there and no picture is asked for [CAM-12]', async ({
  page,
  signInAs,
  guard,
  api,
  records,
}) => {
  const { asset } = await withCamera(page, api);
  const expert = await records.user('experto@demo.example');
  const { client } = await records.assetById(asset);
  await api.call('assignClientsToUser', { path: { id: expert.id }, body: { data: [client.id] } });
  await signInAs('experto');
  await page.goto(`/admin/assets/${asset}/cameras`);
  await openCamera(page);
  await expect(drawer(page)).toContainText('Sin permiso para ver imágenes');
  await expect(drawer(page)).toContainText('SN-77');
  await guard.expectNoCall(/\/snapshots\//);
});

test('a camera is added with what is asked for, off at first [CAM-04, CAM-05, CAM-06, CAM-07, CAM-08]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  guard.allowStatus(500);
  const { id } = await findFirst(
    api.rows('listAssets'),
    async (row) => (await api.call('listAssetCameras', { path: { id: row.id } })).data.length === 0,
  );
  await signInAs('super');
  await page.goto(`/admin/assets/${id}/cameras`);
  await expect(page.getByText('Este activo no tiene cámaras')).toBeVisible();
  await page.getByRole('button', { name: 'Añadir cámara' }).click();
  const form = page.getByRole('dialog', { name: 'Añadir cámara' });
  await expect(form.getByRole('switch').or(form.getByRole('checkbox'))).not.toBeChecked();
  await form.getByRole('button', { name: 'Añadir' }).click();
  await expect(form.getByText('Obligatorio', { exact: true })).toHaveCount(5);
  const fill = (name: string, text: string) =>
    form.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(text);
  await fill('Nombre', 'Portal');
  await fill('Fabricante', 'Visora');
  await fill('Modelo', 'V-Dome 4');
  await fill('Dirección local', 'cámara');
  await fill('Dirección remota', 'https://camara.example');
  await form.getByRole('button', { name: 'Añadir' }).click();
  await expect(form.getByText(/Debe ser una dirección/)).toBeVisible();
  await fill('Dirección local', 'http://192.168.1.20');
  await expectAccessible(page);

  const fault = await injectFault(page, 'POST', /\/cameras\/create/, routeFaults.status(500));
  await form.getByRole('button', { name: 'Añadir' }).click();
  await expectAlert(page, 'No se ha podido crear');
  await fault.stop();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await form.getByRole('button', { name: 'Añadir' }).click();
  expect((await sent).postDataJSON()).toEqual({
    data: {
      vendor: 'Visora',
      local_url: 'http://192.168.1.20',
      remote_url: 'https://camara.example',
      local_api_port: null,
      remote_api_port: null,
      name: 'Portal',
      comments: null,
      model: 'V-Dome 4',
      device_serial: null,
      enabled: false,
    },
  });
  await expectSuccess(page, 'Se ha creado correctamente');
  await expect(page.locator('tbody tr')).toHaveCount(1);
});

test('a camera of a building opens in the same drawer, with a new picture every 5 s [CAM-11]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  const project = await findFirst(api.rows('listProjects'), async ({ id }) => {
    const { data } = await api.call('listProjectCameras', { path: { id } });
    return data.some(({ enabled }) => enabled);
  });
  await changeResponse(page, 'listProjectCameras', (body) => showOne(body));
  await signInAs('super');
  await installClock(page);
  await page.goto(`/admin/projects/${project.id}/cameras`);
  await page.locator('tbody tr').waitFor();
  guard.clearCalls();
  await stopClock(page);
  await openCamera(page);
  const asked = () => pictures(guard.calls()).length;
  await advanceClockUntil(page, drawer(page).getByRole('img', { name: /Entrada principal/ }));
  await page.clock.runFor(5000);
  await expect.poll(asked).toBe(2);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await page.clock.runFor(30_000);
  await guard.waitUntilSettled();
  expect(asked()).toBe(2);
});
