import { routeRuntimeConfig } from './runtimeConfig';
import { expectAccessible, expectSuccess, menuEntry, openFromMenu } from './expectations';
import { expect, test } from './test';

test('a declaration is written beside its screens: marked, completed, sent to samples, and to the host only when confirmed', async ({
  page,
  signInAs,
  guard,
}) => {
  await routeRuntimeConfig(page, (config) => {
    config['workbench'] = 'create_clients';
  });
  await signInAs('lectura');
  await page.goto('/admin/start');
  await expect(menuEntry(page, 'Inicio')).toBeVisible();
  await expect(menuEntry(page, 'Taller')).toHaveCount(0);
  await signInAs('super');
  await page.goto('/admin/start');
  // The entry of the runtime resource is above and moves the one below it when it loads.
  await expect(page.locator('a[href^="/admin/ev-sessions"]')).not.toHaveCount(0);
  await openFromMenu(page, 'Taller');
  const screens = page.getByRole('region', { name: 'Pantallas', exact: true });
  const problems = page.getByRole('region', { name: 'Problemas' });
  const editor = page.getByRole('textbox', { name: 'Declaración en JSON' });
  // One after the other: which of them does not come says where it waits.
  await expect(page.getByRole('textbox', { name: 'Nombre del archivo' })).toBeVisible();
  await expect(screens.getByText('/items', { exact: false }).first()).toBeVisible();
  await expect(screens.getByRole('link', { name: 'Nombre 2' })).toBeVisible();
  await expectAccessible(page);
  // On a phone they take turns.
  const desktop = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 780 });
  await expect(screens).toBeHidden();
  await page.getByRole('button', { name: 'Pantallas' }).click();
  await expect(screens.getByRole('link', { name: 'Nombre 2' })).toBeVisible();
  await expect(editor).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize(desktop ?? { width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Las dos' }).click();

  await editor.getByText('"search"').click();
  await page.keyboard.press('Home');
  await page.keyboard.type('"row');
  await expect(screens.getByText(/últimas pantallas buenas/)).toBeVisible();
  await page.getByRole('option', { name: 'rowActions' }).click();
  await page.keyboard.type('"edt"');
  await problems.getByRole('button', { name: 'Cambiar por «edit»' }).click();
  await expect(problems.getByText('Sin problemas')).toBeVisible();
  // Out of the editor with the keyboard alone.
  await editor.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await screens
    .getByRole('button', { name: /^Acciones/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: /^Nombre/ }).fill('Otro');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expectSuccess(page, /./);
  await expect(screens.getByText('PUT', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Abrir', exact: true }).click();
  await page.getByRole('menuitem', { name: /Declaración de la consola/ }).click();
  await page.getByRole('searchbox', { name: 'Buscar por nombre' }).fill('parking');
  await page.getByRole('button', { name: /^parking-chargers/ }).click();
  await page.getByRole('button', { name: 'Abrir y perder los cambios' }).click();
  // A copy has its texts in the languages of the installation.
  await expect(editor.getByText('{ "es": "Cargadores", "en": "Chargers" }')).toBeVisible();
  await screens.getByRole('button', { name: 'Host real' }).click();
  await expect(screens.getByRole('link', { name: 'CP-0001' })).toBeVisible();
  await screens.getByRole('link', { name: 'CP-0001' }).click();
  await screens.getByRole('button', { name: 'Editar' }).click();
  await form.getByRole('textbox', { name: /^Alias/ }).fill('Del taller');
  await form.getByRole('button', { name: 'Guardar' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('"alias": "Del taller"');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'No enviar' }).click();
  await expect(page.getByText(/se ha cancelado en el taller/)).toBeVisible();
  await guard.expectNoCall(/^(PUT|PATCH)/);
});
