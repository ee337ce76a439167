import { faults, inject } from './faults';
import { recordsOf } from './records';
import { alerts, expectAccessible, expectNoOverflow, expectSpanish } from './sane';
import { expect, test } from './test';

test('useful contacts of an asset: safe links; deleting asks and says so [CONTACT-01, CONTACT-02, CONTACT-03]', async ({
  page,
  as,
  host,
  guard,
}) => {
  guard.allowStatus(500);
  const asset = recordsOf(host).assets.any();
  host.store.state.contacts = [
    ['con1', 'Portería', 'tel:+34600111222'],
    ['con2', 'Restaurante', 'https://example.com/carta'],
    ['con3', 'Engaño', 'javascript:alert(1)'],
  ].map(([id, title, link]) => ({
    id: id!,
    title: title!,
    link: link!,
    description: 'De interés',
    asset_id: asset.id,
    project_id: null,
  }));
  await as('super');
  guard.forgetCalls();
  await page.goto(`/admin/assets/${asset.id}/useful-contacts`);
  await expect(page.getByRole('columnheader')).toHaveText(['Título', 'Descripción', 'Enlace', 'Acciones']);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(3);
  expect(guard.calls().sort()).toEqual([
    `GET /api/assets/${asset.id}/dashboard`,
    `GET /api/assets/${asset.id}/third-party-services`,
    'GET /api/users/current',
  ]);
  await expect(rows.nth(0).getByRole('link')).toHaveAttribute('href', 'tel:+34600111222');
  const link = rows.nth(1).getByRole('link');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(rows.nth(2).getByRole('link')).toHaveCount(0);
  await expectSpanish(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);

  const remove = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Acciones de Portería' }).click();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  };
  const fault = await inject(page, 'DELETE', /third-party-services/, faults.status(500));
  await remove();
  await expect(alerts(page, 'No se ha podido eliminar').first()).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(rows).toHaveCount(3);
  await fault.stop();
  guard.forgetCalls();
  await remove();
  await expect(
    page.locator('.toast.info').filter({ hasText: 'Se ha eliminado correctamente' }),
  ).toBeVisible();
  await expect(rows).toHaveCount(2);
  expect(guard.calls().filter((call) => call.startsWith('DELETE'))).toEqual([
    'DELETE /api/third-party-services/con1',
  ]);
});

test('an asset without contacts says so [CONTACT-01]', async ({ page, as, host }) => {
  host.store.state.contacts = [];
  await as('super');
  await page.goto(`/admin/assets/${recordsOf(host).assets.any().id}/useful-contacts`);
  await expect(page.getByText('Este activo no tiene contactos útiles')).toBeVisible();
});
