import type { Page } from '@playwright/test';
import type { ContractClient } from './contractClient';
import { routeFaults, injectFault } from './faults';
import type { Guard } from './guard';
import { MAX_LAYOUT_SHIFT, readLayoutShift, watchLayoutShift } from './layoutShift';
import {
  expectAccessible,
  expectNoOverflow,
  expectReadableInDarkTheme,
  expectDisabledReasons,
  expectSpanish,
} from './expectations';
import { expect, test } from './test';
import {
  pagePaths,
  assetTabPaths,
  projectTabPaths,
  accessTabPaths,
  readingPagePaths,
  recordPagePaths,
  searchedListPaths,
} from './pagePaths';
import { settled } from './settled';

// The walks share nothing: each may have a worker of its own.
test.describe.configure({ mode: 'parallel' });

async function expectWhole(page: Page, guard: Guard): Promise<void> {
  await settled(page, guard);
  await expect(page.getByRole('main')).toBeVisible();
  await expectSpanish(page);
  await expectDisabledReasons(page);
  await expectAccessible(page);
}

/** Labels of buttons that write, except «Nuevo activo»: every user gets that button, and the host refuses the call (ASSET-06). */
const writes =
  /^(?!Nuevo activo$)(?:Nuev|Crear|Añadir|Editar|Eliminar|Guardar|Dar |Vincular|Desvincular|Invitar|Importar)/;

for (const login of ['lectura', 'recepcion'] as const) {
  test(`every area in the menu of ${login} and the page of each kind of record: nothing fails, nothing is refused, what cannot be done says why`, async ({
    page,
    signInAs,
    guard,
    api,
  }) => {
    // The records are of a company that not all of them belong to; 403 would be a call that the console should not make.
    guard.allowStatus(404);
    await signInAs(login);
    await page.goto('/admin/start');
    const entries = page.getByRole('navigation', { name: 'Menú principal' }).locator('a[href^="/admin/"]');
    await expect(entries.first()).toBeVisible();
    const areas = await entries.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')?.replace('/admin/', '') ?? ''),
    );
    expect(areas.length).toBeGreaterThan(5);
    for (const path of new Set([...areas, ...(await recordPagePaths(api))])) {
      await page.goto(`/admin/${path}`);
      await settled(page, guard);
      await expect(page.getByRole('main')).toBeVisible();
      // The region of messages is an alert too, and empty.
      await expect(page.getByRole('alert').filter({ hasText: /\S/ }), path).toHaveCount(0);
      await expectDisabledReasons(page);
      if (login === 'lectura') {
        const offered = page.getByRole('main').getByRole('button', { name: writes, disabled: false });
        await expect(offered, `offered on ${path} to who may only read`).toHaveCount(0);
      }
    }
  });
}

/** The paths of a walk, and those among them that stand for their kind of view on a phone. */
const walks: Readonly<
  Record<string, [(api: ContractClient) => readonly string[] | Promise<string[]>, RegExp[]]>
> = {
  'the first areas [SHELL-02]': [
    () => pagePaths.slice(0, 12),
    // The landing page, figures with charts, lists, the form of a tool, the choice of a company and a building.
    [/^start$/, /^dashboard$/, /^assets$/, /qr-generator/, /^support-tickets$/, /^common-areas$/],
  ],
  'the other areas [SHELL-02]': [
    () => pagePaths.slice(12),
    // A page of another service, a search with results, a page that is not there.
    [/^create-ticket$/, /^search\?/, /^no-existe$/],
  ],
  // A record with a list below, one that is data alone.
  'the pages of records': [recordPagePaths, [/^users/, /^support-tickets/]],
  'the tabs of an asset': [assetTabPaths, [/accesses$/, /cameras$/, /gateway$/, /consumptions$/, /events$/]],
  'the tabs of a building': [projectTabPaths, [/customization$/, /layout$/, /news$/]],
  // A master with its detail, and calendars.
  'the tabs of accesses and shared spaces': [
    accessTabPaths,
    [/access-list$/, /common-area$/, /=day$/, /=week$/],
  ],
};

for (const [name, [pathsOf, phoneViews]] of Object.entries(walks)) {
  test(`${name}: one heading, Spanish, accessible, nothing moves while it loads, no sideways scroll at 1360, 1024 and 390 px [SHELL-03..SHELL-05, SHELL-16]`, async ({
    page,
    signInAs,
    guard,
    api,
  }) => {
    guard.allowStatus(404); // only the unknown address may be answered so
    await signInAs('super');
    await watchLayoutShift(page);
    const shifting: string[] = [];
    const paths = await pathsOf(api);
    const onPhone = phoneViews.map((view) => paths.find((path) => view.test(path)));
    expect(onPhone, 'a view that the walk has no screen of').not.toContain(undefined);
    for (const path of paths) {
      await page.setViewportSize({ width: 1360, height: 850 });
      await page.goto(`/admin/${path}`);
      await settled(page, guard);
      const shift = await readLayoutShift(page);
      if (shift > MAX_LAYOUT_SHIFT) shifting.push(`${path}: ${shift.toFixed(3)}`);
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
      // The same code renders all screens of a view, so axe checks only one of them on a phone.
      if (onPhone.includes(path)) await expectAccessible(page);
    }
    expect(shifting, 'what is drawn moves while the page loads').toEqual([]);
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
  for (const path of await readingPagePaths(api)) {
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
  for (const path of searchedListPaths) {
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
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
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
  // Counted in the question: whom it concerns.
  await expect(page.locator('.impact')).toHaveAttribute('aria-busy', 'false');
  await expectSpanish(page);
  await expectAccessible(page);
  await page.goto('/admin/parking-chargers');
  await page.getByRole('button', { name: 'Crear cargador' }).click();
  // One form on a phone as well: all are drawn by the same code.
  await page.setViewportSize({ width: 390, height: 844 });
  await form('Crear');
  await page.setViewportSize({ width: 1360, height: 850 });
  await page.goto('/admin/users');
  for (const tool of ['Columnas', 'Vistas']) {
    await page.getByRole('button', { name: tool }).click();
    await expectSpanish(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Búsqueda general' }).click();
  await expectAccessible(page);
});
