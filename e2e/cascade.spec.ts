import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ContractClient } from './contractClient';
import { findStyleChanges } from './cascade';
import type { Guard } from './guard';
import { assetTabPaths, accessTabPaths } from './pagePaths';
import { createRecordFinder } from './records';
import { expect, test } from './test';

const root = process.env.CONSOLE_ROOT ?? process.cwd();
const readSource = (file: string) => readFileSync(join(root, file), 'utf8');

/** The line that names the layers in their order; the page has it first, wherever its sheets are. */
const order = /^@layer [^{]*?;/m.exec(readSource('src/ui/theme/base.css'))?.[0] ?? '';

/**
 * The sheets of the sources as development loads them, one a file, unchanged: of all screens at once, in reverse order of their
 * paths. Their imports are among them.
 */
const readSourceSheets = (): string[] =>
  [
    `@layer kit.package { ${readSource('node_modules/react-day-picker/src/style.css')} }`,
    ...[...readSource('index.html').matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css),
    ...readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css') && !file.endsWith('base.css'))
      .sort()
      .reverse()
      .map((file) => readSource(join('src', file))),
  ].map((css) => css.replaceAll(/^\s*@import [^;]*;/gm, ''));

interface Screen {
  path: string;
  /** Opens what is in front of the page. */
  open?: (page: Page) => Promise<void>;
}

const openDialog = (button: string, item?: string) => async (page: Page) => {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  if (item) await page.getByRole('menuitem', { name: item }).click();
  await expect(
    page.locator('[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]').first(),
  ).toBeVisible();
};

/** One screen of each kind. */
async function listScreens(api: ContractClient): Promise<Screen[]> {
  const { assets, client, tenant } = createRecordFinder(api);
  const assetTabs = await assetTabPaths(api);
  const findTab = (tabs: readonly string[], end: RegExp) => ({
    path: tabs.find((path) => end.test(path)) ?? '',
  });
  const accessTabs = await accessTabPaths(api);
  const tenantPath = `users/${(await tenant()).id}/assets`;
  return [
    { path: 'start' },
    { path: 'dashboard' },
    { path: 'gateways' },
    { path: 'users', open: openDialog('Búsqueda general') },
    { path: 'users', open: openDialog('Columnas') },
    { path: 'settings/clients', open: openDialog('Nueva empresa') },
    { path: `settings/clients/${(await client('Hoteles')).id}`, open: openDialog('Más acciones', 'Editar') },
    { path: `assets/${(await assets.withUsers()).id}/start`, open: openDialog('Más acciones', 'Eliminar') },
    { path: tenantPath, open: openDialog('Dar acceso a un activo') },
    findTab(assetTabs, /consumptions$/),
    findTab(assetTabs, /events$/),
    findTab(assetTabs, /gateway$/),
    findTab(accessTabs, /common-area$/),
    findTab(accessTabs, /=week$/),
    { path: 'assets/qr-generator-tool' },
    { path: 'search?q=sol' },
    { path: 'create-ticket' },
  ];
}

async function openScreen(page: Page, guard: Guard, { path, open }: Screen): Promise<void> {
  await page.goto(path.startsWith('/') ? path : `/admin/${path}`);
  await guard.waitUntilSettled();
  await expect(page.locator('h1')).not.toHaveCount(0);
  await open?.(page);
  await guard.waitUntilSettled();
  await expect(page.locator('.skeleton:visible, [aria-busy="true"]:visible')).toHaveCount(0);
}

for (const [name, sheets] of [
  ['the sheets of the page in the opposite order', () => 'reversed' as const],
  ['the sheets of the sources, those of all other screens too', readSourceSheets],
] as const) {
  test(`every kind of screen looks the same with ${name} [SHELL-03]`, async ({
    page,
    signInAs,
    guard,
    api,
  }) => {
    const changes: string[] = [];
    const visit = async (screen: Screen) => {
      await openScreen(page, guard, screen);
      for (const change of await findStyleChanges(page, { sheets: sheets(), order }))
        changes.push(`${screen.path}: ${change}`);
    };
    await visit({ path: '/login' });
    await signInAs('super');
    for (const screen of await listScreens(api)) await visit(screen);
    expect(changes).toEqual([]);
  });
}
