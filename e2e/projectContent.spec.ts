import type { Page } from '@playwright/test';
import { createTestFile } from './files';
import { routeFaults, injectFault } from './faults';
import {
  alerts,
  expectAccessible,
  expectAlert,
  expectNoOverflow,
  expectSpanish,
  expectSuccess,
} from './expectations';
import { expect, test } from './test';

const BUILDING = 'Residencial Los Almendros';
const onPhone = { width: 390, height: 844 };
const form = (page: Page) => page.getByRole('dialog', { name: 'Crear contacto útil' });

test('useful contacts of a building: failed, empty, filled by keyboard, deleted, refused [CONTACT-04..CONTACT-13]', async ({
  page,
  signInAs,
  guard,
  api,
  records,
}) => {
  guard.allowStatus(500, 403);
  const { id, client } = await records.project(BUILDING);
  const { data: before } = await api.call('listProjectContacts', { path: { id } });
  for (const { id: contact } of before) await api.call('deleteContact', { path: { id: contact } });
  await signInAs('super');
  const fault = await injectFault(page, 'GET', /\/third-party-services$/, routeFaults.status(500));
  guard.clearCalls();
  await page.goto(`/admin/projects/${id}/services`);
  await expect(page).toHaveURL(/\/services\/useful-contacts/);
  await expectAlert(page, 'No se ha podido cargar la lista');
  await expect
    .poll(() => guard.calls().sort())
    .toEqual([
      `GET /api/projects/${id}/third-party-services`,
      `GET /api/projects/${id}?include=assets`,
      'GET /api/users/current',
    ]);
  await expectAccessible(page);
  await fault.stop();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Este edificio no tiene contactos útiles')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Crear contacto útil' }).press('Enter');
  await form(page).getByLabel('Título').focus();
  await page.keyboard.type('Taxi');
  await page.keyboard.press('Tab');
  await page.keyboard.type('tel');
  await page.keyboard.press('Tab');
  await page.keyboard.type('+34 600 111 222');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Parada de la esquina');
  await expectSpanish(page);
  await expectAccessible(page);
  await page.setViewportSize(onPhone);
  await expectNoOverflow(page);
  await form(page).getByRole('button', { name: 'Crear' }).press('Enter');
  await expectSuccess(page, 'Se ha creado el contacto «Taxi»');
  await expect(page.getByRole('link', { name: '+34 600 111 222' })).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Acciones de Taxi' }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expectSuccess(page, 'Eliminado correctamente');
  await expect(page.getByText('Este edificio no tiene contactos útiles')).toBeVisible();
  expect((await api.call('listProjectContacts', { path: { id } })).data).toEqual([]);

  const expert = await records.user('experto@demo.example');
  await api.call('assignClientsToUser', { path: { id: expert.id }, body: { data: [client?.id ?? ''] } });
  await signInAs('experto');
  await page.goto(`/admin/projects/${id}/services`);
  const create = page.getByRole('button', { name: 'Crear contacto útil' });
  await expect(create).toHaveAttribute('aria-disabled', 'true');
  await expect(create).toHaveAttribute('title', 'Tu usuario no tiene permiso para hacerlo');
  await create.click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
});

test('a building gets a document and a background [DOC-01..DOC-07, CUST-01..CUST-07]', async ({
  page,
  signInAs,
  guard,
  api,
  records,
}) => {
  guard.allowStatus(500);
  const { id } = await records.project(BUILDING);
  await signInAs('super');
  await page.goto(`/admin/projects/${id}/documents`);
  await page.getByRole('button', { name: 'Publicar documentos' }).click();
  await page.locator('input[type=file]').setInputFiles(createTestFile('pdf', 'Normas.pdf', 2048));
  await page.getByLabel('Comentarios').fill('Aprobadas');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expectSuccess(page, 'Se ha añadido el documento');
  const row = page.locator('tbody tr').filter({ hasText: 'Normas' }).filter({ hasText: 'Aprobadas' });
  await expect(row).toContainText('2\u00a0kB');
  await expectAccessible(page);
  const file = await page.request.get(
    (await row.getByRole('link', { name: 'Descargar' }).getAttribute('href')) ?? '',
  );
  expect((await file.body()).length).toBe(2048);

  await page.getByRole('link', { name: 'Personalización' }).click();
  const publish = page.getByRole('button', { name: 'Publicar' });
  await expect(publish).toHaveAttribute('aria-disabled', 'true');
  await page
    .locator('input[type=file]')
    .setInputFiles(createTestFile('png', 'fondo.png', 5 * 1024 * 1024 + 1));
  await expect(
    alerts(page, 'supera el tamaño máximo')
      .or(page.getByText(/supera el tamaño máximo/))
      .first(),
  ).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(createTestFile('png', 'fondo.png', 5 * 1024 * 1024));
  const fault = await injectFault(page, 'PATCH', /\/api\/projects/, routeFaults.status(500));
  await publish.click();
  await expectAlert(page, 'No se han podido guardar los datos');
  await expectAccessible(page);
  await fault.stop();
  await publish.click();
  await expectSuccess(page, 'La personalización se ha publicado');
  await expect(publish).toHaveAttribute('aria-disabled', 'true');
  await page.setViewportSize(onPhone);
  await expectNoOverflow(page);
  await expectAccessible(page);
  const { data } = await api.call('getProject', { path: { id } });
  expect(data.is_background_image_default).toBe(false);
});
