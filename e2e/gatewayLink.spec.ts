import type { Page } from '@playwright/test';
import { advanceClockUntil, stopClock } from './clock';
import { installClock } from './runtimeConfig';
import { ContractClient } from './contractClient';
import { routeFaults, injectFault } from './faults';
import { requestSession } from './host';
import type { TestHost } from './host';
import { findFirst } from './records';
import { expectAccessible, expectOnlyFailure, expectSuccess } from './expectations';
import { expect, test } from './test';

/** A client of the contract as an administrator of one company. */
const administrator = async ({ url }: TestHost): Promise<ContractClient> =>
  new ContractClient(url, (await requestSession(url, 'admin')).token);

/** An asset without gateway, and a gateway of its company that no asset has, with a label of its own. */
async function inStock(host: TestHost, api: ContractClient, type: 'private' | 'shared' = 'private') {
  const own = await administrator(host);
  const asset = await findFirst(own.rows('listAssets'), (row) => row.gateways.length === 0);
  const gateway = await findFirst(
    own.rows('listGateways'),
    (row) => row.type === type && row.assets.length === 0 && row.status !== 'online',
  );
  await label(api, gateway.id, 'QSTOCK000001');
  return { asset, gateway };
}

/** Gives a gateway a label. */
const label = (api: ContractClient, id: string, qid: string) =>
  api.call('updateGateway', { path: { id }, body: { qr_gateway_id: qid } });

const tabOf = (asset: { id: string }) => `/admin/assets/${asset.id}/gateway`;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Vincular gateway' });
const qid = (page: Page) => dialog(page).getByRole('textbox', { name: /^Introduce el QID/ });
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Vincular', exact: true });
const start = (page: Page) => page.getByRole('button', { name: 'Vincular gateway' });

async function send(page: Page, code: string): Promise<void> {
  await start(page).click();
  await qid(page).fill(code);
  await confirm(page).click();
}

test('without gateway: an empty state, a button and a menu; nothing of gateways is asked [AGW-02, AGW-04..AGW-06]', async ({
  page,
  signInAs,
  guard,
  host,
  api,
}) => {
  const { asset } = await inStock(host, api);
  await signInAs('admin');
  await page.goto(tabOf(asset));
  await expect(page.getByText('Gateway sin vincular')).toBeVisible();
  await expect(page.getByText('Vincula un gateway para empezar')).toBeVisible();
  await expect(start(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Acciones del gateway' }).click();
  await expect(page.getByRole('menuitem', { name: 'Vincular gateway' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Acceso a' }).click();
  for (const name of ['OpenHAB', 'SSH Teleport']) {
    await expect(page.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  }
  await expectAccessible(page);
  await guard.expectNoCall(/gateway/);
});

test('links by QID: the code is checked, the asset is shown, the answer is the card [AGW-09, AGW-12..AGW-16, AGW-19]', async ({
  page,
  signInAs,
  guard,
  host,
  api,
}) => {
  const { asset, gateway } = await inStock(host, api);
  await signInAs('admin');
  await page.goto(tabOf(asset));
  await start(page).click();
  const did = dialog(page).getByRole('textbox', { name: 'DID' });
  await expect(did).toHaveValue(asset.id);
  await expect(did).toBeDisabled();
  await expect(confirm(page)).toHaveAttribute('aria-disabled', 'true');
  for (const wrong of ['q123', 'Q 12', 'Q-12', 'QÑ1']) {
    await qid(page).fill(wrong);
    await expect(qid(page)).toHaveAccessibleDescription(/Solo puede tener letras mayúsculas y números/);
    await expect(confirm(page)).toHaveAttribute('aria-disabled', 'true');
  }
  await qid(page).fill('');
  await expect(qid(page)).toHaveAccessibleDescription(/Obligatorio/);
  await expectAccessible(page);
  await qid(page).fill('QSTOCK000001');
  await expect(confirm(page)).toHaveAttribute('aria-disabled', 'false');
  await confirm(page).click();
  await expectSuccess(page, 'El gateway se ha vinculado correctamente');
  await expect(page.getByRole('article', { name: gateway.id })).toBeVisible();
  await expect
    .poll(() => guard.calls().filter((call) => call.startsWith('PATCH')))
    .toEqual([`PATCH /api/gateways/${asset.id}/deployments/by-qr-code/QSTOCK000001`]);
});

test('a scan button opens the camera, which says when there is none [AGW-10, AGW-11]', async ({
  page,
  signInAs,
  host,
  api,
}) => {
  const { asset } = await inStock(host, api);
  await signInAs('admin');
  await page.goto(tabOf(asset));
  await start(page).click();
  await dialog(page)
    .getByRole('button', { name: /Escanear/ })
    .click();
  await expect(page.getByText(/No hay ninguna cámara/)).toBeVisible();
});

test('a conflict says so; other failures stay for 8 s, and what was typed stays [AGW-20, AGW-21]', async ({
  page,
  signInAs,
  guard,
  host,
  api,
}) => {
  guard.allowStatus(404, 409);
  const { asset } = await inStock(host, api);
  const taken = await findFirst(
    (await administrator(host)).rows('listGateways'),
    (row) => row.type === 'private' && row.assets.length > 0,
  );
  await label(api, taken.id, 'QTAKEN000001');
  await signInAs('admin');
  await installClock(page);
  await page.goto(tabOf(asset));
  await send(page, 'QTAKEN000001');
  // The asset has no gateway: the QID is in use, and the field shows this error.
  await expect(
    dialog(page).getByText('Este QID ya está vinculado a otro activo').filter({ visible: true }).first(),
  ).toBeVisible();
  await qid(page).fill('QNADIE');
  await stopClock(page);
  await confirm(page).click();
  const failed = page.locator('.toast.error').filter({ hasText: 'No se ha podido vincular el gateway' });
  await advanceClockUntil(page, failed);
  await page.mouse.move(0, 0);
  await page.clock.runFor(7000);
  await expect(failed).toBeVisible();
  await page.clock.runFor(2000);
  await expect(failed).toBeHidden();
  await expect(qid(page)).toHaveValue('QNADIE');
});

test('a shared gateway cannot be linked, and that is what is said [AGW-25]', async ({
  page,
  signInAs,
  guard,
  host,
  api,
  records,
}) => {
  guard.allowStatus(409);
  const { asset } = await inStock(host, api, 'shared');
  await signInAs('admin');
  await page.goto(tabOf(asset));
  await send(page, 'QSTOCK000001');
  await expectOnlyFailure(page, /Los gateways compartidos no se vinculan/);
  expect((await records.assetById(asset.id)).gateways_qrs).toEqual([]);
});

test('a failure of the host is said once, nothing is linked [AGW-20]', async ({
  page,
  signInAs,
  guard,
  host,
  api,
}) => {
  guard.allowStatus(500);
  const { asset } = await inStock(host, api);
  await signInAs('admin');
  await page.goto(tabOf(asset));
  const failing = await injectFault(page, 'PATCH', /by-qr-code/, routeFaults.status(500));
  await send(page, 'QSTOCK000001');
  await expectOnlyFailure(page, /No se ha podido vincular el gateway/);
  expect(failing.hits).toBe(1);
});

test('linking needs both permissions: button and menu say so [AGW-24]', async ({
  page,
  signInAs,
  host,
  api,
}) => {
  const { asset } = await inStock(host, api);
  await signInAs('gestor');
  await page.goto(tabOf(asset));
  await expect(start(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(start(page)).toHaveAccessibleDescription(/no tiene permiso/);
  await start(page).click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Acciones del gateway' }).click();
  await expect(page.getByRole('menuitem', { name: /^Vincular gateway/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
