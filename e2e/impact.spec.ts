import { expectAccessible, expectNoOverflow } from './expectations';
import { injectFault, routeFaults } from './faults';
import { expect, test } from './test';

test('the deletion of an asset counts what depends on it; a count that fails is no 0, and is read again', async ({
  page,
  signInAs,
  guard,
  api,
  records,
}) => {
  guard.allowStatus(500);
  const asset = await records.assets.free();
  await api.call('createAssetDocument', {
    path: { assetId: asset.id },
    body: { data: { title: 'Plano', document: Buffer.from('%PDF-1.4 plano').toString('base64') } },
  });
  await signInAs('super');
  await page.goto(`/admin/assets/${asset.id}/start`);
  const fault = await injectFault(page, 'GET', /\/api\/assets\/[^/]+\/documents/, routeFaults.status(500));
  await page.getByRole('button', { name: 'Más acciones', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  const question = page.getByRole('alertdialog', { name: 'Eliminar activo' });
  await expect(question).toContainText('No se ha podido contar: Documentos');
  await expect(question.getByRole('button', { name: 'Eliminar' })).toBeEnabled();
  await expectAccessible(page);
  await fault.stop();
  await question.getByRole('button', { name: 'Volver a contar: Documentos' }).click();
  await expect(question.getByRole('link', { name: /documentos? se pierden?$/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await question.getByRole('link', { name: /documentos? se pierden?$/ }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/assets/${asset.id}/documents`));
  await expect(question).toHaveCount(0);
});
