import { expect, test } from './test';

test('a press is done although the icon under the pointer is drawn before its release [ASSET-11]', async ({
  page,
  signInAs,
}) => {
  await signInAs('super');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/static\/iconLoader-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin/assets');
  await page.getByRole('button', { name: 'Nuevo activo' }).click();
  const scan = page.getByRole('button', { name: 'Escanear el código de «DID»' });
  await scan.hover();
  // A browser sends no click if the element under the pointer is removed between press and release.
  await page.mouse.down();
  await expect(scan.locator('svg > *')).toHaveCount(0);
  release();
  await expect(scan.locator('svg > *').first()).toBeAttached();
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: /^Escanear/ })).toBeVisible();
});
