import type { Locator, Page } from '@playwright/test';
import type { ContractClient } from './contractClient';
import { installClock } from './runtimeConfig';
import { cameraTest, countTracks } from './camera';
import { changeResponse, routeFaults, injectFault } from './faults';
import {
  expectAccessible,
  expectAlert,
  expectNoOverflow,
  expectSpanish,
  expectSuccess,
} from './expectations';
import { expect } from './test';

const LIST = '/admin/gateways?page=1&size=50';
const READ = 'GET /api/gateways?page[number]=1&page[size]=50';
const MINUTE = 60_000;

/** Private gateways that serve no asset, with a QID and without one. */
async function freeGateways(api: ContractClient) {
  const rows = await api.all('listGateways');
  const free = rows.filter(({ type, assets }) => type === 'private' && assets.length === 0);
  const [first, second] = free.filter(({ qrCode }) => qrCode);
  const bare = free.find(({ qrCode }) => !qrCode);
  if (!first || !second || !bare) throw new Error('too few free gateways in the seeded data');
  return { first, second, bare };
}

async function start(page: Page, gid: string, item: string) {
  await page.goto(`${LIST}&search=${gid}`);
  await page.getByRole('button', { name: `Acciones de ${gid}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
  return page.getByRole('dialog', { name: new RegExp(gid) });
}

/** Returns the number of lines of a text. */
const linesOf = (place: Locator) =>
  place.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

cameraTest(
  'the list in every state; a gateway is assigned by a search, another deleted by its codes [GWL-03, GWL-09, GWL-26..GWL-28, GWL-34, GWL-40..GWL-46]',
  async ({ page, signInAs, guard, api, records }) => {
    guard.allowStatus(403, 500);
    const { first, second } = await freeGateways(api);
    const asset = await records.assets.free();
    await installClock(page);
    await signInAs('super');

    for (const status of [500, 403]) {
      const injected = await injectFault(page, 'GET', /\/api\/gateways\?/, routeFaults.status(status));
      await page.goto(LIST);
      await expectAlert(page, 'No se ha podido cargar la lista de gateways');
      await expectAccessible(page);
      expect(injected.hits, 'asked once').toBe(1);
      await injected.stop();
    }
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('columnheader', { name: 'GID' })).toBeVisible();
    await expect(page.locator('td .row-link > .code-text').first()).toHaveCSS('font-weight', '600');
    // Alone in its cell, so its colour tells it from text; underlined when pointed at.
    const building = page.locator('td a[href^="/admin/projects/"]').first();
    await building.hover();
    await expect(building).toHaveCSS('text-decoration-line', 'underline');
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoOverflow(page);
    await page.setViewportSize({ width: 1280, height: 720 });

    const assign = await start(page, first.id, 'Asignar a un activo');
    const search = assign.getByRole('textbox', { name: /^Activo/ });
    await search.fill('vi');
    await expect(assign.getByText('Escribe al menos 3 caracteres')).toBeVisible();
    await guard.waitUntilSettled();
    guard.clearCalls();
    await page.clock.runFor(MINUTE);
    await guard.expectCalls([]);
    await search.fill(asset.id);
    await assign.getByRole('radio', { name: `Elegir ${asset.alias}` }).check();
    await expectAccessible(page);
    await expectSpanish(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoOverflow(page);
    expect(
      await linesOf(assign.getByRole('cell', { name: asset.id, exact: true })),
      'an identifier stays whole',
    ).toBe(1);
    await page.setViewportSize({ width: 1280, height: 720 });
    guard.clearCalls();
    await assign.getByRole('button', { name: 'Asignar', exact: true }).click();
    await expectSuccess(page, 'El gateway se ha vinculado correctamente');
    await expect(page).toHaveURL(LIST);
    await guard.expectCalls([`PATCH /api/assets/${asset.id}/gateways/${first.id}`, READ]);
    const { data } = await api.call('getGateway', { path: { id: first.id } });
    expect(data.assets.map(({ id }) => id)).toEqual([asset.id]);

    // Left while its search is still to come.
    const left = await start(page, second.id, 'Asignar a un edificio');
    await left.getByRole('textbox', { name: /^Edificio/ }).fill('res');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await guard.waitUntilSettled();
    guard.clearCalls();
    await page.clock.runFor(MINUTE);
    await guard.expectCalls([]);

    const remove = await start(page, second.id, 'Eliminar gateway');
    const button = remove.getByRole('button', { name: 'Eliminar' });
    const gid = remove.getByRole('textbox', { name: /^GID/ });
    await gid.fill(`${second.id} `);
    await remove.getByRole('textbox', { name: /^QID/ }).fill(second.qrCode ?? '');
    await expect(remove.getByText('No es el GID de este gateway')).toBeVisible();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await gid.fill(second.id);
    await expect(button).toHaveAttribute('aria-disabled', 'false');
    await guard.waitUntilSettled();
    guard.clearCalls();
    await page.keyboard.press('Enter');
    await expectSuccess(page, 'El gateway se ha eliminado');
    await guard.expectCalls([`DELETE /api/gateways/${second.id}`, READ]);
    expect(await api.status('getGateway', { path: { id: second.id } })).toBe(404);

    await changeResponse(page, 'listGateways', (body) => {
      body.data = [];
      body.meta.totalPages = 0;
    });
    await page.goto(LIST);
    await expect(page.getByText('Todavía no hay nada aquí')).toBeVisible();
    await expectAccessible(page);
  },
);

cameraTest(
  'a label binds a gateway to its code; the page starts again, and what fails is said at its field [PROV-01, PROV-04, PROV-06..PROV-09]',
  async ({ page, signInAs, guard, api, showQrCode }) => {
    guard.allowStatus(404, 409);
    const { first, bare } = await freeGateways(api);
    const qid = 'QE2E00000001';
    showQrCode(`${bare.id}=${qid}`);
    await signInAs('super');
    await page.goto('/admin/provisioned');
    const fields = {
      gid: page.getByRole('textbox', { name: /^GID/ }),
      qid: page.getByRole('textbox', { name: /^QID/ }),
    };
    const button = page.getByRole('button', { name: 'Vincular' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Escanear el código de «GID»' }).click();
    await expect(fields.gid).toHaveValue(bare.id);
    await expect(fields.qid).toHaveValue(qid);
    await expect.poll(() => countTracks(page)).toEqual({ opened: 1, live: 0 });
    await guard.waitUntilSettled();
    guard.clearCalls();
    await button.click();
    await expectSuccess(page, 'Gateway vinculado');
    await guard.expectCalls([`PATCH /api/gateways/${bare.id}`]);
    expect((await api.call('getGateway', { path: { id: bare.id } })).data.qrCode).toBe(qid);
    await expect(fields.gid).toHaveValue('');
    await expect(fields.qid).toHaveValue('');
    await expect(page).toHaveURL('/admin/provisioned');
    await expect(fields.gid, 'for the next one').toBeFocused();

    await fields.gid.fill(first.id);
    await fields.qid.fill(qid);
    await page.keyboard.press('Enter');
    await expect(fields.qid).toHaveAccessibleDescription('Ese QR ya está en uso');
    await expectAccessible(page);
    await fields.gid.fill('GNOPE');
    await fields.qid.fill('QE2E00000002');
    await page.keyboard.press('Enter');
    await expect(fields.gid).toHaveAccessibleDescription('No existe ningún gateway con ese GID');
    await expectSpanish(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoOverflow(page);
    await expectAccessible(page);

    // An address brings what no GID is: it is shown as it is and said, and nothing is asked.
    for (const at of ['/admin/provisioned/a%2Fb', '/admin/provisioned?gid=a%2Fb']) {
      await page.goto(at);
      await expect(fields.gid).toHaveValue('a/b');
      await expect(fields.gid).toHaveAccessibleDescription(/solo tiene letras/);
    }
  },
);
