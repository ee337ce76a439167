import type { Page } from '@playwright/test';
import { findFirst } from './records';
import { scan } from './keyboardScanner';
import { expectAccessible, expectSpanish } from './expectations';
import { expect, test } from './test';

/** Opens a page and waits until its code watches for scans, which loads after the first paint. */
async function openPage(page: Page, path: string, guard: { waitUntilSettled: () => Promise<void> }) {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Búsqueda general' })).toBeVisible();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/PageScans-')),
  );
  await guard.waitUntilSettled();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** The focus is on nothing. */
const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

/** A label as a scanner with US keys types it on a Spanish computer. */
const onSpanishKeys = (code: string): string => `httpsÑ--codes.example.com-_q¡${code}`;

test('a code that is scanned on a list or a record opens its record, whatever has the focus [SEARCH-07]', async ({
  page,
  signInAs,
  api,
  guard,
}) => {
  const gateway = await findFirst(api.rows('listGateways'), () => true);
  const asset = await findFirst(api.rows('listAssets'), () => true);
  await signInAs('super');
  await openPage(page, '/admin/assets', guard);
  // A button has the focus: the Enter of the scanner does not press it.
  await page.getByRole('button', { name: 'Nuevo activo' }).focus();
  await scan(page, `https://codes.example.com/?q=${gateway.id}`);
  await expect(page).toHaveURL(new RegExp(`/admin/gateways/${gateway.id}`));
  await expect(page.getByRole('dialog')).toBeHidden();
  await guard.waitUntilSettled();
  await blur(page);
  await scan(page, asset.id, 'Tab');
  await expect(page).toHaveURL(new RegExp(`/admin/assets/${asset.id}/start`));
  await guard.waitUntilSettled();
  await blur(page);
  await scan(page, onSpanishKeys(gateway.id));
  await expect(page).toHaveURL(new RegExp(`/admin/gateways/${gateway.id}`));
});

test('an unknown code is said to be unknown, and the next one takes its place', async ({
  page,
  signInAs,
  api,
  guard,
}) => {
  const gateway = await findFirst(api.rows('listGateways'), () => true);
  await signInAs('super');
  await openPage(page, '/admin/users', guard);
  await blur(page);
  await scan(page, 'D9ZZZZ9999999');
  const search = page.getByRole('dialog', { name: 'Búsqueda general' });
  await expect(search.getByText('Ningún registro tiene el código «D9ZZZZ9999999»')).toBeVisible();
  await expectSpanish(page);
  await expectAccessible(page);
  await expect(page).toHaveURL(/\/admin\/users/);
  await scan(page, onSpanishKeys(gateway.id));
  await expect(page).toHaveURL(new RegExp(`/admin/gateways/${gateway.id}`));
});

test('the search of everything takes a code in another keyboard layout', async ({
  page,
  signInAs,
  api,
  guard,
}) => {
  const gateway = await findFirst(api.rows('listGateways'), () => true);
  await signInAs('super');
  await openPage(page, '/admin/users', guard);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Busca activos/ })).toBeFocused();
  await scan(page, onSpanishKeys(gateway.id));
  await expect(page).toHaveURL(new RegExp(`/admin/gateways/${gateway.id}`));
});

test('provisioning takes both codes of a label, whatever has the focus, and sends nothing [PROV-01]', async ({
  page,
  signInAs,
  guard,
}) => {
  await signInAs('super');
  await openPage(page, '/admin/provisioned', guard);
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await expect(field('GID')).toBeVisible();
  guard.clearCalls();
  await blur(page);
  await scan(page, 'GW0000001=Q0000000001');
  await expect(field('GID')).toHaveValue('GW0000001');
  await expect(field('QID')).toHaveValue('Q0000000001');
  await field('GID').focus();
  await scan(page, 'GW0000002¡Q0000000002');
  await expect(field('GID')).toHaveValue('GW0000002');
  await expect(field('QID')).toHaveValue('Q0000000002');
  await guard.expectNoCall(/^(?:POST|PATCH)/);
});

test('the dialog that links a gateway takes a code while a button has the focus [AGW-14]', async ({
  page,
  signInAs,
  api,
  guard,
}) => {
  const asset = await findFirst(api.rows('listAssets'), (row) => row.gateways.length === 0);
  await signInAs('super');
  await openPage(page, `/admin/assets/${asset.id}/gateway`, guard);
  await page.getByRole('button', { name: 'Vincular gateway' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vincular gateway' });
  const qid = dialog.getByRole('textbox', { name: /^Introduce el QID/ });
  await expect(qid).toBeVisible();
  guard.clearCalls();
  await dialog.getByRole('button', { name: 'Cancelar' }).focus();
  await scan(page, ']Q1https://codes.example.com/?q=QSTOCK000001');
  await expect(qid).toHaveValue('QSTOCK000001');
  await expect(dialog).toBeVisible();
  await guard.expectNoCall(/^(?:POST|PATCH)/);
});

test('a field for codes and a text field of a form keep their codes apart, and the form is not sent [ASSET-12]', async ({
  page,
  signInAs,
  guard,
}) => {
  await signInAs('super');
  await openPage(page, '/admin/assets', guard);
  await page.getByRole('button', { name: 'Nuevo activo' }).click();
  const did = page.getByRole('textbox', { name: /^DID/ });
  const alias = page.getByRole('textbox', { name: /^Alias/ });
  await expect(did).toBeVisible();
  await guard.waitUntilSettled();
  guard.clearCalls();
  await did.focus();
  await scan(page, onSpanishKeys('D9MXG5E00001'));
  await expect(did).toHaveValue('D9MXG5E00001');
  await alias.focus();
  await scan(page, 'D9MXG5E00002');
  await expect(alias).toHaveValue('D9MXG5E00002');
  await expect(did).toHaveValue('D9MXG5E00001');
  await expect(page.getByRole('dialog', { name: 'Nuevo activo' })).toBeVisible();
  await guard.expectNoCall(/^(?:POST|PATCH)/);
});

test('a question without a field for codes does not take one, and says so', async ({
  page,
  signInAs,
  guard,
}) => {
  await signInAs('super');
  await openPage(page, '/admin/assets', guard);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await dialog.getByRole('checkbox', { name: 'Sonido y vibración al escanear' }).check();
  guard.clearCalls();
  await scan(page, 'D9MXG5E00001');
  await expect(page.getByText('Este diálogo no admite códigos')).toBeVisible();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/assets/);
  await guard.expectNoCall(/./);
});

test('the key reader takes a card in another keyboard layout [HOTEL-50]', async ({
  page,
  signInAs,
  records,
  guard,
}) => {
  const { id, client } = await records.project('Hotel Brisa Málaga Centro');
  await signInAs('super');
  await openPage(page, `/admin/access/clients/${client?.id}/projects/${id}/hotel/access-list`, guard);
  await page.getByRole('link', { name: 'Check-ins', exact: true }).click();
  await page.getByRole('button', { name: 'Lector de llaves' }).click();
  const code = page.getByRole('textbox', { name: 'Código de la tarjeta' });
  await expect(code).toBeVisible();
  await page.getByRole('button', { name: 'Escanear la tarjeta' }).focus();
  await scan(page, '04ÑA4Ñ68Ñ28Ñ17');
  await expect(code).toHaveValue('04A4682817');
  await scan(page, '0473ACFD');
  await expect(code).toHaveValue('0473ACFD');
});
