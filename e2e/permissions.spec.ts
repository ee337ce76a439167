import { alerts, expectAccessible, expectNoOverflow, menuEntry } from './expectations';
import { settled } from './settled';
import { expect, test } from './test';

test('the parts that a permission opens, and the console seen as a role: its menu, no write, the band, the way out', async ({
  page,
  signInAs,
  guard,
}) => {
  await signInAs('super');
  await page.goto('/admin/start');
  await page.getByRole('button', { name: /^Cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Permisos' }).click();
  await page.getByRole('searchbox').fill('send_community');
  const row = page.getByRole('row', { name: /send_community_notifications/ });
  await expect(row).toContainText('Sí');
  await expect(row.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Por pantalla' }).click();
  await page.getByRole('searchbox').fill('delete_assets');
  await expect(page.getByRole('row', { name: /^Eliminar/ }).first()).toContainText('delete_assets');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Ver como' }).click();
  await page.getByRole('radio', { name: /Gestor de inmuebles/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ver como' }).click();
  const band = page.getByRole('complementary', { name: 'Vista como otro rol' });
  await expect(band).toContainText('Ves la consola como «Gestor de inmuebles»');
  await expect(menuEntry(page, 'Activos')).toBeVisible();
  await expect(menuEntry(page, 'Aprovisionado')).toHaveCount(0);
  await expectAccessible(page);

  // A record that this role may change: nothing is sent.
  await menuEntry(page, 'Cargadores').click();
  await page.locator('tbody tr a').first().click();
  await page.getByRole('button', { name: 'Editar' }).click();
  await page.getByRole('textbox', { name: 'Alias' }).fill('Otro alias');
  guard.clearCalls();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(
    alerts(page, 'No se ha enviado nada: ves la consola como «Gestor de inmuebles»'),
  ).toBeVisible();
  await guard.expectNoCall(/^(?!GET)/);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(band).toBeInViewport();
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1360, height: 850 });

  // Another tab does not see it, and a reload keeps it.
  const other = await page.context().newPage();
  await other.goto('/admin/assets');
  await expect(menuEntry(other, 'Aprovisionado')).toBeVisible();
  await expect(other.getByRole('complementary', { name: 'Vista como otro rol' })).toHaveCount(0);
  await other.close();
  await page.reload();
  await expect(band).toBeVisible();

  await band.getByRole('button', { name: 'Salir' }).click();
  await expect(menuEntry(page, 'Aprovisionado')).toBeVisible();
  await expect(band).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/parking-chargers/);
  await settled(page, guard);
});
