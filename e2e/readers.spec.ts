import { findFirst } from './records';
import { scan } from './keyboardScanner';
import { expect, test } from './test';

test('a card that a reader types takes the place of the one that stood there, and the next one has the focus [HOTEL-15, HOTEL-53]', async ({
  page,
  signInAs,
  api,
  guard,
}) => {
  const room = await findFirst(api.rows('listAssets'), ({ type }) => type === 'HOTEL_ROOM');
  await signInAs('super');
  await page.goto(`/admin/assets/${room.id}/accesses`);
  await page.getByRole('button', { name: 'Asignar habitación' }).click();
  await page.getByRole('switch', { name: 'Tarjetas NFC' }).click();
  const card = (number: number) => page.getByRole('textbox', { name: new RegExp(`^Tarjeta ${number}`) });
  await card(1).fill('0473ACFD');
  guard.clearCalls();
  await scan(page, '04A1B2C3D4');
  await expect(card(1)).toHaveValue('04A1B2C3D4');
  await expect(card(2)).toBeFocused();
  // Readers can be set to end with Tab.
  await scan(page, '04FFEEDDCC', 'Tab');
  await expect(card(2)).toHaveValue('04FFEEDDCC');
  await expect(card(3)).toBeFocused();
  await card(2).focus();
  await scan(page, '04BBBBBBBB');
  await expect(card(2)).toHaveValue('04BBBBBBBB');
  await expect(card(3)).toBeFocused();
  expect(await page.content()).not.toMatch(/04A1B2C3D4|04FFEEDDCC|04BBBBBBBB/);
  await guard.expectNoCall(/^(?:POST|PATCH)/);
});

test('a label that a reader types takes the place of a code in a form, which is not sent [ASSET-12]', async ({
  page,
  signInAs,
  guard,
}) => {
  await signInAs('super');
  await page.goto('/admin/assets');
  await page.getByRole('button', { name: 'Nuevo activo' }).click();
  const did = page.getByRole('textbox', { name: /^DID/ });
  // All that it may hold.
  await did.fill('D9MXG5E000013');
  guard.clearCalls();
  await scan(page, 'https://codes.example.com/?q=D9MXG5E00002');
  await expect(did).toHaveValue('D9MXG5E00002');
  await did.focus();
  await scan(page, 'D9MXG5E00003');
  await expect(did).toHaveValue('D9MXG5E00003');
  await expect(did).not.toBeFocused();
  await expect(page.getByRole('dialog', { name: 'Nuevo activo' })).toBeVisible();
  await guard.expectNoCall(/^(?:POST|PATCH)/);
});

test('a code that a reader types takes the place of what a list was searched for [GWL-02]', async ({
  page,
  signInAs,
  api,
}) => {
  const { id } = await findFirst(api.rows('listGateways'), () => true);
  await signInAs('super');
  await page.goto('/admin/gateways?search=portal');
  const search = page.getByRole('textbox', { name: 'Busca por GID o QID' });
  await search.click();
  await expect(search).toHaveValue('portal');
  await scan(page, id);
  await expect(search).toHaveValue(id);
  await expect(page).toHaveURL(new RegExp(`search=${id}`));
});
