import type { Page } from '@playwright/test';
import { routeFaults, injectFault } from './faults';
import { expectAccessible, expectAlert, expectNoOverflow, expectSpanish, openFromMenu } from './expectations';
import { expect, test } from './test';

const HOTELS = 'Hoteles Brisa Marina, S. A.';
const HOTEL = 'Hotel Brisa Málaga Centro';
const NONE = 'Esta empresa no tiene edificios';
const FAILED = 'No se ha podido cargar la lista de empresas de los accesos';

const companies = (page: Page) => page.getByRole('combobox', { name: 'Empresa' });
const buildings = (page: Page) => page.getByRole('combobox', { name: 'Edificio' });
const remembered = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('console.pickers.')));

test('company and building: failed, one with buildings, chosen by keyboard, kept over reload, Back and the menu, not over a sign-out [ACC-01..ACC-18]', async ({
  page,
  signInAs,
  guard,

  records,
}) => {
  guard.allowStatus(500);
  const hotel = await records.project(HOTEL);
  const company = await records.client(HOTELS);
  const inHotel = new RegExp(`/access/clients/${company.id}/projects/${hotel.id}/hotel`);
  await signInAs('super');

  // A list that fails leaves the rest of the page as it is.
  const fault = await injectFault(page, 'GET', /\/clients\?/, routeFaults.status(500));
  await page.goto('/admin/access');
  await expectAlert(page, FAILED);
  expect(fault.hits).toBe(1);
  await expectAccessible(page);
  await fault.stop();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
  // The company of the user has no buildings: that of the first building takes its place.
  await expect(companies(page)).toHaveValue('Inmobiliaria Sol de Levante');
  await expect(page.getByText(NONE)).toHaveCount(0);
  await expectAccessible(page);

  // By keyboard, the focus stays where the choice is made.
  guard.clearCalls();
  await companies(page).fill('Brisa');
  await expect(page.getByRole('option')).toHaveText([HOTELS]);
  await companies(page).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/access/clients/${company.id}$`));
  await expect(companies(page)).toBeFocused();
  await buildings(page).press('ArrowDown');
  await expect(page.getByRole('option', { name: `${HOTEL} Hotel` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('option', { name: `${HOTEL} Hotel` }).click();
  await expect(page.getByRole('link', { name: 'Habitación 101' })).toBeVisible();
  await expect(buildings(page)).toBeFocused();
  await guard.expectNoRepeatedCalls();
  await page.getByRole('link', { name: 'Check-ins' }).click();
  await expect(page).toHaveURL(new RegExp(`${inHotel.source}/check-in-list`));
  await guard.waitUntilSettled();
  await expectSpanish(page);
  await expectAccessible(page);

  // Kept over a reload, the way back, and another page.
  await page.reload();
  await expect(buildings(page)).toHaveValue(HOTEL);
  await expect(companies(page)).toHaveValue(HOTELS);
  await companies(page).fill('Parques');
  await page.getByRole('option', { name: /^Parques/ }).click();
  await expect(buildings(page)).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${inHotel.source}/check-in-list`));
  await expect(buildings(page)).toHaveValue(HOTEL);
  await openFromMenu(page, 'Tickets');
  await expect(page).toHaveURL(/\/support-tickets/);
  await openFromMenu(page, 'Accesos');
  await expect(page).toHaveURL(new RegExp(`${inHotel.source}/check-in-list`));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(buildings(page)).toHaveValue(HOTEL);
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1360, height: 850 });

  // The next user finds none of it.
  expect(await remembered(page)).toEqual(['console.pickers.access']);
  await page.getByRole('button', { name: /^Cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await remembered(page)).toEqual([]);
  await signInAs('admin');
  await page.goto('/admin/access');
  await expect(companies(page)).toHaveValue('Inmobiliaria Sol de Levante');
  await expect(buildings(page)).toHaveValue('');
});
