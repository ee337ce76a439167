import type { Page } from '@playwright/test';
import { createTestFile } from './files';
import { expectAccessible } from './expectations';
import { expect, test } from './test';

const MB = 1024 * 1024;

const toggle = (page: Page) => page.getByRole('switch', { name: 'Pedir su aceptación' });
const save = (page: Page) => page.getByRole('button', { name: 'Guardar' });
const files = (page: Page) => page.locator('.legal-tab input[type=file]');
const ask = (page: Page) => page.locator('dialog[open]');

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/settings/clients/${id}/legal_documentation`);
  await expect(toggle(page)).toBeVisible();
}

/** The session is over and the login is there. */
async function expectSignedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('console.token'))).toBeNull();
}

test('without a record: empty, switched on after a question, off again after another; nothing is sent [CLIENT-43, CLIENT-45, CLIENT-48, CLIENT-50, CLIENT-52]', async ({
  page,
  signInAs,
  guard,
  records,
}) => {
  await signInAs('super');
  await open(page, (await records.client('Parques')).id);
  await expect(toggle(page)).not.toBeChecked();
  await expect(page.getByText('Esta empresa no tiene documentación legal')).toBeVisible();
  await toggle(page).click();
  await expect(toggle(page)).not.toBeChecked();
  await ask(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(files(page)).toHaveCount(0);
  await toggle(page).click();
  await ask(page).getByRole('button', { name: 'Activar' }).click();
  await expect(toggle(page)).toBeChecked();
  await expect(files(page)).toHaveCount(2);
  await expectAccessible(page);
  await toggle(page).click();
  await ask(page).getByRole('button', { name: 'Desactivar' }).click();
  await expect(toggle(page)).not.toBeChecked();
  await expect(files(page)).toHaveCount(0);
  await guard.expectNoCall(/^POST/);
});

test('both files are needed; pdf or Word by their content; 10 MB is too much, a byte less is not; saving ends the session [CLIENT-44, CLIENT-56, CLIENT-58, CLIENT-60..CLIENT-63]', async ({
  page,
  signInAs,
  api,
  records,
}) => {
  const company = await records.client('Parques');
  await signInAs('super');
  await open(page, company.id);
  await toggle(page).click();
  await ask(page).getByRole('button', { name: 'Activar' }).click();
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true');
  await files(page)
    .first()
    .setInputFiles(createTestFile('pdf', 'grande.pdf', 10 * MB));
  await expect(page.getByText(/«grande\.pdf» supera el tamaño máximo de 10\s?MB/)).toBeVisible();
  await files(page)
    .first()
    .setInputFiles({ ...createTestFile('png', 'falso.pdf'), mimeType: 'application/pdf' });
  await expect(
    page.getByText('Formato de archivo no válido. Formatos admitidos: pdf, doc, docx'),
  ).toBeVisible();
  await files(page)
    .first()
    .setInputFiles(createTestFile('pdf', 'justo.pdf', 10 * MB - 1));
  await expect(page.getByText(/tamaño máximo|Formatos admitidos/)).toHaveCount(0);
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true');
  await files(page).last().setInputFiles(createTestFile('pdf', 'privacidad.pdf'));
  await expect(save(page)).toHaveAttribute('aria-disabled', 'false');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await save(page).click();
  const request = await sent;
  expect(new URL(request.url()).pathname).toBe(`/api/clients/${company.id}/legal-documentations`);
  const { data } = request.postDataJSON() as { data: Record<string, unknown> };
  expect(data).toEqual({
    privacy_policy: createTestFile('pdf', '').buffer.toString('base64'),
    privacy_policy_name: 'privacidad.pdf',
    terms_of_service: createTestFile('pdf', '', 10 * MB - 1).buffer.toString('base64'),
    terms_of_service_name: 'justo.pdf',
    enabled: true,
  });
  await expectSignedOut(page);
  const [kept] = (await api.call('listLegalDocuments', { path: { id: company.id } })).data;
  expect(kept).toMatchObject({
    terms_of_service_name: 'justo.pdf',
    enabled: true,
    is_default: false,
  });
});

test('with a record: its content and its switch; cancel restores what was loaded [CLIENT-45, CLIENT-47, CLIENT-59]', async ({
  page,
  signInAs,
  records,
}) => {
  await signInAs('super');
  await open(page, (await records.client('Promociones')).id);
  await expect(toggle(page)).toBeChecked();
  const tab = page.locator('.legal-tab');
  await expect(tab).toContainText('condiciones-de-uso.pdf');
  await expect(tab).toContainText('politica-de-privacidad.pdf');
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true');
  await files(page).first().setInputFiles(createTestFile('pdf', 'nuevas.pdf'));
  await expect(tab).toContainText('nuevas.pdf');
  await expect(save(page)).toHaveAttribute('aria-disabled', 'false');
  await tab
    .getByRole('button', { name: /^Quitar/ })
    .last()
    .click();
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(tab).toContainText('condiciones-de-uso.pdf');
  await expect(tab).toContainText('politica-de-privacidad.pdf');
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true');
});

test('a record that is off is shown read-only, and is switched on after a question [CLIENT-45, CLIENT-46, CLIENT-49, CLIENT-56]', async ({
  page,
  signInAs,
  records,
}) => {
  const company = await records.client('Residencial Monteverde');
  await signInAs('super');
  await open(page, company.id);
  await expect(toggle(page)).not.toBeChecked();
  await expect(page.locator('.legal-files')).toContainText('condiciones-de-uso.pdf');
  await expect(files(page)).toHaveCount(0);
  await expectAccessible(page);
  await toggle(page).click();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await ask(page).getByRole('button', { name: 'Activar' }).dblclick();
  const { data } = (await sent).postDataJSON() as { data: Record<string, unknown> };
  expect(data).toMatchObject({ enabled: true, terms_of_service_name: 'condiciones-de-uso.pdf' });
  await expectSignedOut(page);
});
