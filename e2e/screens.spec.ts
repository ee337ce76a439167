import type { Page } from '@playwright/test';
import { routeFaults, injectFault } from './faults';
import type { Guard } from './guard';
import {
  expectAccessible,
  expectNoOverflow,
  expectReadableInDarkTheme,
  expectDisabledReasons,
  expectSpanish,
} from './expectations';
import { expect, test } from './test';
import { pagePaths, assetTabPaths, projectTabPaths, accessTabPaths, recordPagePaths } from './pagePaths';

// The walks share nothing: each may have a worker of its own.
test.describe.configure({ mode: 'parallel' });

/** Waits until no request is pending. */
async function settled(page: Page, guard: Guard): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await guard.waitUntilSettled();
  await expect(page.locator('.skeleton, [aria-busy="true"]')).toHaveCount(0);
}

async function expectWhole(page: Page, guard: Guard): Promise<void> {
  await settled(page, guard);
  await expect(page.getByRole('main')).toBeVisible();
  await expectSpanish(page);
  await expectDisabledReasons(page);
  await expectAccessible(page);
}

/** Statuses that a walk brings about: records of other companies, what reception may not read, unknown addresses. */
const REFUSED = [403, 404];

for (const login of ['lectura', 'recepcion'] as const) {
  test(`every screen for ${login}: one heading, Spanish, no sideways scroll [SHELL-03..SHELL-05]`, async ({
    page,
    signInAs,
    guard,
    api,
  }) => {
    guard.allowStatus(...REFUSED);
    await signInAs(login);
    for (const path of [...pagePaths, ...(await recordPagePaths(api))]) {
      await page.goto(`/admin/${path}`);
      await settled(page, guard);
      await expect(page.getByRole('main')).toBeVisible();
      await expectSpanish(page);
      await expectNoOverflow(page);
    }
  });
}

const walks = {
  'the first areas [SHELL-02]': () => pagePaths.slice(0, 12),
  'the other areas [SHELL-02]': () => pagePaths.slice(12),
  'the pages of records': recordPagePaths,
  'the tabs of an asset': assetTabPaths,
  'the tabs of a building': projectTabPaths,
  'the tabs of accesses and shared spaces': accessTabPaths,
};

for (const [name, pathsOf] of Object.entries(walks)) {
  test(`${name}: one heading, Spanish, accessible, no sideways scroll at 1360, 1024 and 390 px [SHELL-03..SHELL-05, SHELL-16]`, async ({
    page,
    signInAs,
    guard,
    api,
  }) => {
    guard.allowStatus(404); // only the unknown address may be answered so
    await signInAs('super');
    for (const path of await pathsOf(api)) {
      await page.setViewportSize({ width: 1360, height: 850 });
      await page.goto(`/admin/${path}`);
      await expectWhole(page, guard);
      await expectReadableInDarkTheme(page);
      const isUnknown = path === 'no-existe';
      await expect(page.getByRole('heading', { name: 'No existe o no tienes acceso' }), path).toHaveCount(
        isUnknown ? 1 : 0,
      );
      await expectNoOverflow(page);
      await page.setViewportSize({ width: 1024, height: 800 });
      await expectNoOverflow(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoOverflow(page);
      await expectAccessible(page);
    }
  });
}

test('public pages: one heading, Spanish, accessible at any width', async ({ page, signInAs, guard }) => {
  for (const path of [
    '/login',
    '/maintenance',
    '/invitation/user?token=x',
    '/invitation/user',
    '/no-existe',
  ]) {
    for (const width of [390, 1360]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await expectWhole(page, guard);
      await expectReadableInDarkTheme(page);
      await expectNoOverflow(page);
    }
  }
  await signInAs('legal');
  await page.goto('/legal-documentation');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectWhole(page, guard);
});

test('failed and empty screens are whole too', async ({ page, signInAs, guard, api }) => {
  guard.allowStatus(500, 404);
  guard.allowConsole(/ev-sessions/);
  await signInAs('super');
  await injectFault(page, 'GET', /^\/(api|plain)\/(?!users\/current)/, routeFaults.status(500));
  const reading = [...pagePaths, ...(await recordPagePaths(api))].filter(
    (one) => !/qr-generator|checkin|signage|ticket$|academy|provisioned|search$|no-existe|^start$/.test(one),
  );
  for (const path of reading) {
    await page.goto(`/admin/${path}`);
    await settled(page, guard);
    // The region of messages is an alert too, and empty.
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first(), path).toBeVisible();
    await expectSpanish(page);
    await expectAccessible(page);
  }
});

test('lists without rows are whole too', async ({ page, signInAs, guard }) => {
  await signInAs('super');
  for (const path of ['assets', 'users', 'projects', 'settings/clients', 'parking-chargers']) {
    await page.goto(`/admin/${path}?search=zzzzqq`);
    await expect(page.getByText('No hay resultados')).toBeVisible();
    await expectWhole(page, guard);
  }
});

test('every dialog: Spanish and accessible, also with its messages', async ({ page, signInAs, records }) => {
  const { assets, client, project, tenant } = records;
  const form = async (submit: string) => {
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    // Its inputs load with it; when they are there its button changes colour, which is waited for below.
    await expect(dialog.locator('.skeleton')).toHaveCount(0);
    await expect(dialog.locator('.declared-form')).toBeVisible();
    await expectSpanish(page);
    await expectDisabledReasons(page);
    await expectAccessible(page);
    for (const box of await dialog.getByRole('textbox').all()) await box.fill('');
    await dialog.getByRole('button', { name: submit, exact: true }).click();
    await expectSpanish(page);
    await expectAccessible(page);
  };
  const more = async (item: string) => {
    await page.getByRole('button', { name: 'Más acciones', exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: item }).click();
  };
  await signInAs('super');
  await page.goto('/admin/settings/clients');
  await page.getByRole('button', { name: 'Nueva empresa' }).click();
  await form('Crear empresa');
  await page.goto(`/admin/settings/clients/${(await client('Hoteles')).id}`);
  await more('Editar');
  await form('Guardar');
  await page.goto(`/admin/projects/${(await project('Residencial')).id}`);
  await page.getByRole('button', { name: 'Editar' }).click();
  await form('Guardar');
  await page.goto(`/admin/assets/${(await assets.any()).id}/start`);
  await more('Editar');
  await form('Guardar');
  await page.goto(`/admin/assets/${(await assets.withUsers()).id}/start`);
  await more('Eliminar');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/admin/users/${(await tenant()).id}/assets`);
  await page.getByRole('button', { name: 'Dar acceso a un activo' }).click();
  await form('Dar acceso');
  await page.goto(`/admin/users/${(await tenant()).id}/assets`);
  await page.getByRole('button', { name: 'Eliminar usuario' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectSpanish(page);
  await expectAccessible(page);
  await page.goto('/admin/parking-chargers');
  await page.getByRole('button', { name: 'Crear cargador' }).click();
  await form('Crear');
  await page.goto('/admin/users');
  for (const tool of ['Columnas', 'Vistas guardadas']) {
    await page.getByRole('button', { name: tool }).click();
    await expectSpanish(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Búsqueda general' }).click();
  await expectAccessible(page);
});
