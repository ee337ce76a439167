import { expectAccessible, expectNoOverflow, expectSpanish, expectSuccess } from './expectations';
import { expect, test } from './test';

const HOTEL = 'Hotel Brisa Málaga Centro';

test('a guest is checked in over another stay after what clashes was shown, found by a card and checked out [HOTEL-01..HOTEL-53]', async ({
  page,
  signInAs,
  api,
  records,
}) => {
  const { id, client } = await records.project(HOTEL);
  await signInAs('super');
  const base = `/admin/access/clients/${client?.id}/projects/${id}/hotel`;
  await page.goto(`${base}/access-list`);
  const room = page.getByRole('row', { name: /Habitación 101/ });
  await room.getByRole('button', { name: 'Check-in' }).click();
  const drawer = page.getByRole('dialog', { name: 'Check-in: Habitación 101' });
  await drawer.getByLabel('Llaves digitales').press(' ');
  // Typed and left by a press: the tag that comes of it moves nothing under the pointer.
  await drawer.getByRole('textbox', { name: 'Correos electrónicos' }).fill('marta@correo.example');
  const cards = drawer.getByLabel('Tarjetas NFC');
  await cards.hover();
  await page.mouse.down();
  await expect(cards).toBeFocused();
  await expect(drawer.locator('.field-tags')).toHaveCount(0);
  await page.mouse.up();
  await expect(cards).toBeChecked();
  await expect(drawer.locator('.field-tags')).toHaveText('marta@correo.example');
  await drawer.getByRole('textbox', { name: 'Tarjeta 1' }).fill('04:a1:b2:c3:d4');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await expectAccessible(page);
  await expectSpanish(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await drawer.getByRole('button', { name: 'Guardar' }).click();
  const question = page.getByRole('alertdialog', { name: 'Ya está en uso' });
  await expect(question.getByText('Habitación 101 ya tiene una reserva en esas fechas.')).toBeVisible();
  await expect(question.getByRole('listitem').filter({ hasText: 'Se cancela' })).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Tarjeta 1' })).toHaveValue('04:a1:b2:c3:d4');
  await drawer.getByRole('button', { name: 'Guardar' }).click();
  await question.getByRole('button', { name: 'Guardar de todos modos' }).click();
  await expectSuccess(page, 'Check-in guardado: Habitación 101');
  await expect(drawer).toBeHidden();

  await page.getByRole('link', { name: 'Check-ins', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lector de llaves' }).click();
  const reader = page.getByRole('dialog', { name: 'Lector de llaves' });
  await reader.getByLabel('Código de la tarjeta').fill('04A1B2C3D4');
  await expect(reader.getByText('1 check-in activo')).toBeVisible();
  await expect(reader.getByText('marta@correo.example')).toBeVisible();
  await expectAccessible(page);
  await reader.getByRole('button', { name: 'Check-out' }).click();
  const sure = page.getByRole('alertdialog', { name: 'Check-out de Habitación 101' });
  await expectAccessible(page);
  await sure.getByRole('button', { name: 'Hacer check-out' }).click();
  await expectSuccess(page, 'Check-out hecho');
  await expect(reader.getByText('Ningún check-in activo tiene esta tarjeta')).toBeVisible();
  // The next card takes the place of the first.
  await page.keyboard.type('0473ACFD');
  await expect(reader.getByLabel('Código de la tarjeta')).toHaveValue('0473ACFD');
  const query = { page: { number: 1, size: 50 }, nfc_code: '04A1B2C3D4' };
  const { data } = await api.call('listCheckIns', { path: { projectId: id }, query });
  expect(data.map(({ state }) => state)).toEqual(['REVOKED']);
});

test('the shift board has the stays of the day in columns, with one action a card, on a desk and on a phone [HOTEL-28, HOTEL-49]', async ({
  page,
  signInAs,
  records,
}) => {
  const { id, client } = await records.project(HOTEL);
  await signInAs('recepcion');
  await page.goto(`/admin/shift/clients/${client?.id}/projects/${id}/hotel`);
  const arrivals = page.getByRole('region', { name: 'Llegadas' });
  await expect(arrivals.getByRole('listitem').first()).toBeVisible();
  await expect(arrivals.getByRole('listitem').first().getByRole('button')).toHaveCount(2);
  // The board has no entry of its own in the menu.
  await expect(page.locator('nav [aria-current="page"]')).toHaveText('Accesos');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await expectAccessible(page);
  await expectSpanish(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  const keyReader = page.getByRole('button', { name: 'Lector de llaves' });
  await keyReader.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Lector de llaves' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keyReader).toBeFocused();
});
