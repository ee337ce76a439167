import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ContractClient } from './contractClient';
import { compareParts, readStyledParts, replaceSheets, type StyledPart } from './cascade';
import { startDevServer } from './devServer';
import { externalHostUrl } from './host';
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
  ].map((css) =>
    css
      .replaceAll(/^\s*@import [^;]*;/gm, '')
      // The drawings of icons are relative to their sheets, and these have no address.
      .replaceAll(/url\('\.[^']*'\)/g, "url('data:image/svg+xml,')"),
  );

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
  const { assets, tenant } = createRecordFinder(api);
  const assetTabs = await assetTabPaths(api);
  const findTab = (tabs: readonly string[], end: RegExp) => ({
    path: tabs.find((path) => end.test(path)) ?? '',
  });
  const accessTabs = await accessTabPaths(api);
  const tenantPath = `users/${(await tenant()).id}/assets`;
  return [
    { path: 'start' },
    { path: 'gateways' },
    { path: 'users', open: openDialog('Búsqueda general') },
    { path: 'users', open: openDialog('Columnas') },
    { path: 'settings/clients', open: openDialog('Nueva empresa') },
    { path: `assets/${(await assets.withUsers()).id}/start`, open: openDialog('Más acciones', 'Eliminar') },
    { path: tenantPath, open: openDialog('Dar acceso a un activo') },
    findTab(assetTabs, /consumptions$/),
    findTab(assetTabs, /gateway$/),
    findTab(accessTabs, /common-area$/),
    findTab(accessTabs, /=week$/),
    { path: 'assets/qr-generator-tool' },
    { path: 'search?q=sol' },
  ];
}

async function openScreen(page: Page, { path, open }: Screen): Promise<void> {
  await page.goto(path.startsWith('/') ? path : `/admin/${path}`);
  await expect(page.locator('h1')).not.toHaveCount(0);
  // The entry of the runtime resource moves those below it when it loads.
  if (path !== '/login') {
    await expect(page.locator('a[href^="/admin/ev-sessions"]').first()).toBeAttached();
    await expect(page.locator('.side-menu a.menu-count')).toBeAttached();
  }
  await open?.(page);
  // The tools of a list have a placeholder of their own.
  await expect(page.locator('.skeleton:visible, .toolbar-space, [aria-busy="true"]:visible')).toHaveCount(0);
  // An icon that has not loaded yet is an empty one.
  await expect(page.locator('svg[aria-hidden]:empty')).toHaveCount(0);
}

/** Differences are many if there are any: the first ones tell the cause. */
const SHOWN = 30;

test('every kind of screen looks the same with its sheets in the opposite order, and with the sheets of the sources [SHELL-03]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  const sourceSheets = readSourceSheets();
  const changes: string[] = [];
  const visit = async (screen: Screen) => {
    await openScreen(page, screen);
    await guard.waitUntilSettled();
    const parts = await readStyledParts(page);
    for (const sheets of ['reversed', sourceSheets] as const) {
      await replaceSheets(page, { sheets, order });
      for (const change of compareParts(parts, await readStyledParts(page)))
        changes.push(`${screen.path}, ${sheets === 'reversed' ? sheets : 'sources'}: ${change}`);
    }
  };
  await visit({ path: '/login' });
  await signInAs('super');
  for (const screen of await listScreens(api)) await visit(screen);
  expect(changes.slice(0, SHOWN)).toEqual([]);
});

/** Reads the parts beside the menu, which has more entries in development, without the focus of either page. */
async function readMainParts(page: Page): Promise<StyledPart[]> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return (await readStyledParts(page)).filter(({ kind }) => !kind.includes(' aside.side-menu'));
}

test('a list, a form and a record look the same in development as in the build [SHELL-03]', async ({
  page,
  browser,
  host,
  signInAs,
  records,
}) => {
  test.skip(externalHostUrl() !== undefined, 'The host serves the console that it has.');
  test.skip(Boolean(process.env['E2E_TRANSLATED']), 'Only one of the two pages would be translated.');
  const devServer = await startDevServer(host.url);
  await signInAs('super');
  const storageState = await page.context().storageState();
  // A context of its own: the guard takes the other origin for a mistake.
  const devContext = await browser.newContext({
    baseURL: devServer.url,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    viewport: page.viewportSize(),
    reducedMotion: 'reduce',
    storageState: {
      ...storageState,
      origins: storageState.origins.map((stored) => ({ ...stored, origin: devServer.url })),
    },
  });
  const devPage = await devContext.newPage();
  for (const screen of [
    { path: 'gateways' },
    { path: 'settings/clients', open: openDialog('Nueva empresa') },
    { path: `assets/${(await records.assets.withUsers()).id}/users` },
  ]) {
    await Promise.all([openScreen(page, screen), openScreen(devPage, screen)]);
    // One of them may still be reading.
    await expect
      .poll(
        async () => {
          const [parts, devParts] = await Promise.all([readMainParts(page), readMainParts(devPage)]);
          return parts.length > 50 ? compareParts(parts, devParts).slice(0, SHOWN) : ['too few parts'];
        },
        // In development each module is a request: where other programs want the same cores that takes more than a minute.
        { message: screen.path, timeout: 180_000 },
      )
      .toEqual([]);
  }
  await devContext.close();
  await devServer.close();
});
