import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { advanceClockUntil, stopClock } from './clock';
import { installClock } from './runtimeConfig';
import type { ContractClient } from './contractClient';
import { routeFaults, holdRequests, injectFault } from './faults';
import { findFirst } from './records';
import {
  alerts,
  expectAccessible,
  expectAlert,
  expectNoOverflow,
  expectSpanish,
  expectSuccess,
  successes,
} from './expectations';
import { expect, test } from './test';

const LIMIT = 10 * 1024 * 1024;
const pdf = (name: string, size = 40) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 0x20)]),
});
const exe = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('MZ\u0090 a program'),
});
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Añadir documentos' });
const choose = (page: Page, files: ReturnType<typeof pdf>[]) =>
  dialog(page).locator('input[type=file]').setInputFiles(files);
const send = (page: Page) => dialog(page).getByRole('button', { name: /^(Enviar|Reintentar)/ });

/** An asset that has no documents yet. */
const withoutDocuments = (api: ContractClient): Promise<{ id: string }> =>
  findFirst(
    api.rows('listAssets'),
    async ({ id }) => (await api.call('listAssetDocuments', { path: { assetId: id } })).data.length === 0,
  );

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/assets/${id}/documents`);
  await page.getByRole('button', { name: 'Añadir documentos' }).click();
}

test('documents of an asset: a row opens the file in a new window, deleting asks [DOC-08, DOC-09, DOC-13]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  guard.allowStatus(500);
  const asset = await withoutDocuments(api);
  const add = async (title: string, size: number) => {
    const document = pdf('', size).buffer.toString('base64');
    const made = await api.call('createAssetDocument', {
      path: { assetId: asset.id },
      body: { data: { title, document } },
    });
    return made.data.id;
  };
  await add('Plano', 2_000_000);
  const contract = await add('Contrato', 48_213);
  await signInAs('super');
  guard.clearCalls();
  await page.goto(`/admin/assets/${asset.id}/documents`);
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await expect
    .poll(() => guard.calls().sort())
    .toEqual([
      `GET /api/assets/${asset.id}/dashboard`,
      `GET /api/assets/${asset.id}/documents`,
      'GET /api/users/current',
    ]);
  await expect(page.locator('tbody tr').filter({ hasText: 'Contrato' })).toContainText('47,1\u00a0kB');
  const link = page.getByRole('link', { name: /^Contrato/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAttribute('href', new RegExp(`/api/files/${contract}/`));
  await page.evaluate(() => {
    window.open = (...args) => {
      document.title = args.join(' ');
      return null;
    };
  });
  await page.locator('tbody tr').filter({ hasText: 'Contrato' }).locator('td').nth(2).click();
  await expect(page).toHaveTitle(new RegExp(`/api/files/${contract}/\\S+ _blank noopener,noreferrer`));
  await expectSpanish(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);

  await installClock(page);
  const remove = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Acciones de Contrato' }).click();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  };
  const fault = await injectFault(page, 'DELETE', /\/documents\//, routeFaults.status(500));
  await remove();
  await expect.poll(() => fault.hits).toBe(1);
  await guard.waitUntilSettled();
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
  await fault.stop();
  await remove();
  await expectSuccess(page, 'Se ha eliminado correctamente');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await page.clock.runFor(3500);
  await expect(successes(page)).toHaveCount(0);
});

test('only PDFs under 10 MB are taken, the others are named for 5 s [DOC-10, DOC-11, DOC-12]', async ({
  page,
  signInAs,
  records,
}, info) => {
  await signInAs('super');
  await installClock(page);
  await open(page, (await records.assets.any()).id);
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(dialog(page).getByText('Selecciona al menos un archivo')).toBeVisible();
  const onDisk = async (files: ReturnType<typeof pdf>[]): Promise<string[]> =>
    Promise.all(
      files.map(async ({ name, buffer }) => {
        const path = info.outputPath(name);
        await writeFile(path, buffer);
        return path;
      }),
    );
  await stopClock(page);
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles(await onDisk([exe('programa.pdf'), pdf('justo.pdf', LIMIT), pdf('bueno.pdf', LIMIT - 1)]));
  await advanceClockUntil(page, alerts(page, '«programa.pdf»: Formato de archivo no válido').first());
  await expect(
    alerts(
      page,
      'El archivo «justo.pdf» supera el tamaño máximo de 10 MB'.replace('10 MB', '10\u00a0MB'),
    ).first(),
  ).toBeVisible();
  await expect(dialog(page).locator('.upload')).toHaveCount(1);
  await expect(dialog(page).locator('.upload')).toContainText('bueno.pdf');
  await page.clock.runFor(4500);
  await expectAlert(page, 'programa.pdf');
  await page.clock.runFor(1500);
  await expect(alerts(page, 'programa.pdf')).toHaveCount(0);
  await page.clock.resume();
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles(await onDisk([pdf('grande.pdf', LIMIT + 1)]));
  await expectAlert(page, 'grande.pdf');
  await expect(dialog(page).locator('.upload')).toHaveCount(1);
});

test('each file is a call; one that fails does not stop the others and is sent again alone [DOC-09, DOC-10, DOC-14]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  guard.allowStatus(500);
  const asset = await withoutDocuments(api);
  await signInAs('super');
  await open(page, asset.id);
  await choose(page, [pdf('Uno.pdf'), pdf('Dos.pdf'), pdf('Tres.pdf')]);
  await dialog(page).locator('.upload').nth(2).getByLabel('Comentarios').fill('Copia firmada');
  await expectSpanish(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') bodies.push(request.postDataJSON());
  });
  let count = 0;
  const fault = await injectFault(page, 'POST', /\/document$/, (route) => {
    count += 1;
    return count === 2 ? routeFaults.status(500)(route) : route.fallback();
  });
  await send(page).click();
  await expect(dialog(page).getByText('2 de 3 enviados')).toBeVisible();
  await expect(dialog(page).getByText('No enviado')).toHaveCount(1);
  await fault.stop();
  await send(page).click();
  await expectSuccess(page, 'Se han añadido 3 documentos');
  await expect(dialog(page)).toHaveCount(0);
  const document = pdf('x').buffer.toString('base64');
  expect(bodies).toEqual([
    { data: { title: 'Uno', comments: null, document } },
    { data: { title: 'Dos', comments: null, document } },
    { data: { title: 'Tres', comments: 'Copia firmada', document } },
    { data: { title: 'Dos', comments: null, document } },
  ]);
  await expect(page.locator('tbody tr')).toHaveCount(3);
  const { data } = await api.call('listAssetDocuments', { path: { assetId: asset.id } });
  expect(data.map(({ title }) => title).sort()).toEqual(['Dos', 'Tres', 'Uno']);
});

test('closed while files are on their way, they go on in the tray [DOC-14]', async ({
  page,
  signInAs,
  api,
}) => {
  const asset = await withoutDocuments(api);
  await signInAs('super');
  await open(page, asset.id);
  await choose(page, [pdf('Uno.pdf'), pdf('Dos.pdf')]);
  const held = await holdRequests(page, 'POST', /\/document$/);
  await send(page).click();
  await expect.poll(() => held.heldCount()).toBe(1);
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Cámaras' }).click();
  await expect(page).toHaveURL(/\/cameras/);
  await page.getByRole('button', { name: 'Operaciones: 1 en curso' }).click();
  await expect(page.getByRole('dialog').getByText('0 de 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await held.release();
  await expectSuccess(page, /: hecho/);
  const { data } = await api.call('listAssetDocuments', { path: { assetId: asset.id } });
  expect(data.map(({ title }) => title).sort()).toEqual(['Dos', 'Uno']);
});
