import { expectAccessible, expectSpanish, openFromMenu } from './expectations';
import { expect, test } from './test';
import { changeAssetAttributes } from './testData';

test('the activity has who changed what, with the values before and after, for those with the permission [PERM-10]', async ({
  page,
  signInAs,
  records,
  api,
}) => {
  const { id } = await records.assets.any();
  await changeAssetAttributes(api, id, { alias: 'Ático del registro' });
  await signInAs('super');
  await page.goto('/admin/start');
  await openFromMenu(page, 'Actividad');
  await expect(page).toHaveURL('/admin/activity?page=1&size=50&sort=-at');
  const row = page.getByRole('row').filter({ hasText: 'Ático del registro' }).first();
  await expect(row).toContainText('Modificación');
  await expect(row).toContainText('super@demo.example');
  await expectAccessible(page);
  await row.getByRole('link').first().click();
  await expect(page.getByText('alias: Ático del registro')).toBeVisible();
  await expectSpanish(page);
});
