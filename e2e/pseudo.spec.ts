import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { ContractClient } from './contractClient';
import { expectNoOverflow } from './expectations';
import { injectFault, routeFaults } from './faults';
import type { Guard } from './guard';
import { externalHostUrl, openTestHost, type TestHost } from './host';
import {
  accessTabPaths,
  assetTabPaths,
  pagePaths,
  projectTabPaths,
  readingPagePaths,
  recordPagePaths,
  searchedListPaths,
} from './pagePaths';
import { HostTexts } from './pseudo/hostTexts';
import { createPseudoDist } from './pseudo/pseudoDist';
import { readCutTexts, readPageTexts } from './pseudo/pageTexts';
import { findForeignTexts } from './pseudo/foreignTexts';
import { toPseudoText } from './pseudo/pseudoText';
import { settled } from './settled';
import { expect, test as base } from './test';

const readJson = async (url: string): Promise<unknown> => (await fetch(url)).json();

/** Returns the paths of the declarations that the runtime config names. */
async function readResourcePaths(hostUrl: string): Promise<readonly string[]> {
  const { resources = [] } = (await readJson(`${hostUrl}/config.json`)) as { resources?: readonly string[] };
  expect(resources.length).toBeGreaterThan(0);
  return resources;
}

/** Journeys through the built console in a language that is a third longer than English, with an accent on each letter. */
const test = base.extend<{ hostTexts: HostTexts }, { host: TestHost }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const dist = await createPseudoDist();
      const host = await openTestHost(dist);
      await use(host);
      await host.close();
      await rm(dist, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  hostTexts: async ({ context, host }, use) => {
    const hostTexts = new HostTexts();
    hostTexts.listen(context);
    // Declarations of the installation are the host's, too. A page may be left before their responses are read, and the menu
    // remembers them.
    for (const path of await readResourcePaths(host.url)) hostTexts.add(await readJson(`${host.url}${path}`));
    await context.addInitScript(() => {
      // A sandboxed frame has no storage.
      if (origin !== 'null') localStorage.setItem('RaStore.locale', '"en"');
    });
    await use(hostTexts);
  },
});

test.describe.configure({ mode: 'parallel' });
test.skip(externalHostUrl() !== undefined, 'The host serves the console that it has.');

/** Fails if the page shows a text that is not of the pseudo-language, cuts one, or is wider than the screen. */
async function findFaults(page: Page, hostTexts: HostTexts): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectNoOverflow(page);
    const pageTexts = await readPageTexts(page);
    // Only now: what the page shows has arrived, its response may not be read yet.
    await hostTexts.settled();
    faults.push(...findForeignTexts(pageTexts, hostTexts));
    faults.push(...(await readCutTexts(page)).map((text) => `cut at ${width} px: ${text}`));
  }
  return [...new Set(faults)];
}

/** Opens a page below /admin in a wide window. */
async function openPage(page: Page, guard: Guard, path: string): Promise<void> {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`/admin/${path}`);
  await settled(page, guard);
}

const walks: Readonly<Record<string, (api: ContractClient) => readonly string[] | Promise<string[]>>> = {
  'the first areas': () => pagePaths.slice(0, 12),
  'the other areas': () => pagePaths.slice(12),
  'the pages of records': recordPagePaths,
  'the tabs of an asset': assetTabPaths,
  'the tabs of a building': projectTabPaths,
  'the tabs of accesses and shared spaces': accessTabPaths,
};

for (const [name, findPaths] of Object.entries(walks)) {
  test(`${name} in a pseudo-language: no text of the code, no raw key, nothing cut or sideways at 390 and 1366 px [SHELL-03, SHELL-16]`, async ({
    page,
    signInAs,
    guard,
    hostTexts,
    api,
  }) => {
    guard.allowStatus(404); // only the unknown address may be answered so
    await signInAs('super');
    const faults: string[] = [];
    let panels = 0;
    for (const path of await findPaths(api)) {
      await openPage(page, guard, path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      faults.push(...(await findFaults(page, hostTexts)).map((fault) => `${path}: ${fault}`));
      await page.setViewportSize({ width: 1366, height: 768 });
      const filters = page.getByRole('button', { name: toPseudoText('Filters') }).filter({ visible: true });
      if ((await filters.count()) === 0) continue;
      await filters.first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await settled(page, guard);
      panels += 1;
      faults.push(...(await findFaults(page, hostTexts)).map((fault) => `${path}, filters: ${fault}`));
    }
    expect(faults.length, faults.join('\n')).toBe(0);
    if (name === 'the other areas') expect(panels).toBeGreaterThan(0);
  });
}

test('failed and empty screens in a pseudo-language [SHELL-03]', async ({
  page,
  signInAs,
  guard,
  hostTexts,
  api,
}) => {
  guard.allowStatus(500, 404);
  guard.allowConsole(/ev-sessions/);
  await signInAs('super');
  const faults: string[] = [];
  const walk = async (paths: readonly string[]) => {
    for (const path of paths) {
      await openPage(page, guard, path);
      faults.push(...(await findFaults(page, hostTexts)).map((fault) => `${path}: ${fault}`));
    }
  };
  await walk(searchedListPaths.map((path) => `${path}?search=zzzzqq`));
  await injectFault(page, 'GET', /^\/(api|plain)\/(?!users\/current)/, routeFaults.status(500));
  await walk(await readingPagePaths(api));
  expect(faults.length, faults.join('\n')).toBe(0);
});

test('public pages in a pseudo-language [SHELL-03]', async ({ page, guard, hostTexts, signInAs }) => {
  const faults: string[] = [];
  const paths = ['/login', '/maintenance', '/invitation/user?token=x', '/invitation/user', '/no-existe'];
  for (const path of paths) {
    await page.goto(path);
    await settled(page, guard);
    faults.push(...(await findFaults(page, hostTexts)).map((fault) => `${path}: ${fault}`));
  }
  await signInAs('legal');
  await page.goto('/legal-documentation');
  await expect(page.getByRole('dialog')).toBeVisible();
  faults.push(...(await findFaults(page, hostTexts)));
  expect(faults.length, faults.join('\n')).toBe(0);
});

test('dialogs with their messages, menus and panels in a pseudo-language [SHELL-03]', async ({
  page,
  signInAs,
  guard,
  hostTexts,
  records,
}) => {
  const { assets, tenant } = records;
  const faults: string[] = [];
  const check = async (name: string) => {
    await guard.waitUntilSettled();
    await expect(page.locator('.skeleton').filter({ visible: true })).toHaveCount(0);
    faults.push(...(await findFaults(page, hostTexts)).map((fault) => `${name}: ${fault}`));
    await page.setViewportSize({ width: 1366, height: 768 });
  };
  const press = (name: string) =>
    page
      .getByRole('button', { name: toPseudoText(name), exact: true })
      .first()
      .click();
  const openForm = async (name: string) => {
    await press(name);
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('.declared-form')).toBeVisible();
    for (const box of await dialog.getByRole('textbox').all()) await box.fill('');
    await dialog.locator('button[type="submit"]').last().click();
    await check(name);
  };
  await signInAs('super');
  await page.goto('/admin/settings/clients');
  await openForm('New company');
  await page.goto(`/admin/assets/${(await assets.any()).id}/start`);
  await press('More actions');
  await check('actions of an asset');
  await page.goto(`/admin/users/${(await tenant()).id}/assets`);
  await openForm('Give access to an asset');
  await page.goto(`/admin/users/${(await tenant()).id}/assets`);
  await press('Delete user');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await check('delete a user');
  await page.goto('/admin/users');
  for (const tool of ['Columns', 'Views', 'General search']) {
    await press(tool);
    await check(tool);
    await page.keyboard.press('Escape');
  }
});
