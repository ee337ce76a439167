import { expectAccessible, expectNoOverflow } from './expectations';
import { settled } from './settled';
import { expect, test } from './test';

test('a view of a list: its number of records in the menu, its filter and columns in the URL, which opens it again [LIST-01, LIST-05]', async ({
  page,
  signInAs,
  guard,
}) => {
  await signInAs('super');
  await page.goto('/admin/start');
  const count = page.getByRole('link', { name: /^Averiados: \d+$/ });
  const faulted = Number(await count.textContent());
  expect(faulted).toBeGreaterThan(0);
  await expectAccessible(page);
  await count.click();
  await expect(page).toHaveURL(/\/admin\/parking-chargers\?.*filter=status%3Dfaulted/);
  await expect(page.locator('tbody tr')).toHaveCount(faulted);
  await settled(page, guard);

  await page.getByRole('button', { name: 'Vistas' }).click();
  await page.getByRole('menuitem', { name: 'Fuera de servicio, los últimos primero' }).click();
  await expect(page).toHaveURL(/columns=code%2Calias%2Cstatus%2Cinstalled_at/);
  const headers = page.getByRole('columnheader');
  const expectedHeaders = [/Seleccionar/, /Código/, /Alias/, /Estado/, /Instalado/, /Acciones/];
  await expect(headers).toHaveText(expectedHeaders);
  await page.reload();
  await expect(headers).toHaveText(expectedHeaders);
  await settled(page, guard);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
});
