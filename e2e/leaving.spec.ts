import { cameraTest, countTracks } from './camera';
import { expect } from './test';

cameraTest(
  'what is open belongs to its address: the back button closes it, asking first, and the camera is off',
  async ({ page, signInAs, guard, showQrCode }) => {
    showQrCode('');
    await signInAs('super');
    await page.goto('/admin/assets');
    const drawer = page.getByRole('dialog', { name: 'Nuevo activo' });
    const did = page.getByRole('textbox', { name: /^DID/ });
    const question = page.getByRole('alertdialog', { name: '¿Descartar los cambios?' });
    await page.getByRole('button', { name: 'Nuevo activo' }).click();
    await page.getByRole('button', { name: 'Escanear el código de «DID»' }).click();
    await expect.poll(() => countTracks(page)).toEqual({ opened: 1, live: 1 });
    // The first address of the visit: below it is no page of the console.
    await page.goBack();
    await expect.poll(() => countTracks(page)).toEqual({ opened: 1, live: 0 });
    await expect(drawer).toBeVisible();
    await did.fill('AB12');
    await page.goBack();
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(did).toHaveValue('AB12');
    await page.goBack();
    await question.getByRole('button', { name: 'Descartar' }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/admin/assets?page=1&size=50');
    await guard.expectNoCall(/^(?!GET)/);
    // Nothing is open any more: one step leaves the console, as if nothing had been opened.
    await page.goBack();
    await expect(page).toHaveURL('/robots.txt');
  },
);
