import type { ContractClient } from './contractClient';
import { changeResponse, routeFaults, injectFault } from './faults';
import { findFirst } from './records';
import { expectAccessible, expectAlert, expectNoOverflow, expectSpanish } from './expectations';
import { expect, test } from './test';

const contactsOf = async (api: ContractClient, id: string) =>
  (await api.call('listAssetContacts', { path: { id } })).data;

/** An asset that has a contact. */
async function withContact(api: ContractClient): Promise<{ asset: { id: string }; contact: string }> {
  let contact = '';
  const asset = await findFirst(api.rows('listAssets'), async ({ id }) => {
    contact = (await contactsOf(api, id))[0]?.id ?? '';
    return contact !== '';
  });
  return { asset, contact };
}

test('useful contacts of an asset: safe links; deleting asks and says so [CONTACT-01, CONTACT-02, CONTACT-03]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  guard.allowStatus(500);
  const { asset, contact } = await withContact(api);
  // No call of the contract gives an asset a contact: the page is shown three, of which the first is the host's.
  await changeResponse(page, 'listAssetContacts', (body) => {
    const description = 'De interés';
    body.data = [
      ...body.data
        .filter(({ id }) => id === contact)
        .map((one) => ({ ...one, title: 'Portería', description, link: 'tel:+34600111222' })),
      { id: 'con2', title: 'Restaurante', description, link: 'https://example.com/carta' },
      { id: 'con3', title: 'Engaño', description, link: 'javascript:alert(1)' },
    ];
  });
  await signInAs('super');
  guard.clearCalls();
  await page.goto(`/admin/assets/${asset.id}/useful-contacts`);
  await expect(page.getByRole('columnheader')).toHaveText(['Título', 'Descripción', 'Enlace', 'Acciones']);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(3);
  await expect
    .poll(() => guard.calls().sort())
    .toEqual([
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
  const fault = await injectFault(page, 'DELETE', /third-party-services/, routeFaults.status(500));
  await remove();
  await expectAlert(page, 'No se ha podido eliminar');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(rows).toHaveCount(3);
  await fault.stop();
  guard.clearCalls();
  await remove();
  await expect(
    page.locator('.toast.info').filter({ hasText: 'Se ha eliminado correctamente' }),
  ).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect
    .poll(() => guard.calls().filter((call) => call.startsWith('DELETE')))
    .toEqual([`DELETE /api/third-party-services/${contact}`]);
});

test('an asset without contacts says so [CONTACT-01]', async ({ page, signInAs, api }) => {
  const asset = await findFirst(
    api.rows('listAssets'),
    async ({ id }) => (await contactsOf(api, id)).length === 0,
  );
  await signInAs('super');
  await page.goto(`/admin/assets/${asset.id}/useful-contacts`);
  await expect(page.getByText('Este activo no tiene contactos útiles')).toBeVisible();
});
