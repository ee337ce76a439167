import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Guard } from './guard';
import { pagePaths, assetTabPaths, projectTabPaths, accessTabPaths, recordPagePaths } from './pagePaths';
import { test } from './test';

/** Folder of the pictures, relative to the root of the project. */
const PICTURES_FOLDER = 'docs/pictures';
/** Windows that each screen is drawn in, px. */
const VIEWPORTS = [
  { width: 1360, height: 850 },
  { width: 1024, height: 850 },
  { width: 390, height: 850 },
] as const;
/** How much smaller they are kept. */
const SCALE = 0.42;
/** URL segments that precede an id. */
const RECORD_SEGMENTS = new Set([
  'users',
  'clients',
  'projects',
  'gateways',
  'gateway',
  'support-tickets',
  'assets',
]);

/** A screen in each window, from the widest: all in the light theme, then all in the dark one. */
async function captureScreen(page: Page, guard: Guard, path: string): Promise<string[]> {
  const light: string[] = [];
  const dark: string[] = [];
  for (const size of VIEWPORTS) {
    await page.setViewportSize(size);
    await page.goto(`/admin/${path}`);
    await page.locator('h1').waitFor();
    await guard.waitUntilSettled();
    // The page of permissions counts what it still reads.
    await page.waitForFunction(
      () => !document.querySelector('main :is(.skeleton, progress, [aria-busy="true"])'),
    );
    for (const [screenshots, colorScheme] of [
      [light, 'light'],
      [dark, 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      screenshots.push((await page.screenshot({ animations: 'disabled' })).toString('base64'));
    }
  }
  return [...light, ...dark];
}

/** One picture of several, as WebP in base64. */
function joinScreenshots(page: Page, screenshots: readonly string[]): Promise<string> {
  return page.evaluate(
    async ({ pictures, windows, scale }) => {
      const gap = 8;
      const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size * scale + gap, 0);
      const scaledHeight = (windows[0]?.height ?? 0) * scale;
      const canvas = document.createElement('canvas');
      canvas.width = sum(windows.map(({ width }) => width)) - gap;
      canvas.height = 2 * scaledHeight + gap;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      for (const [index, base64] of pictures.entries()) {
        const image = new Image();
        image.src = `data:image/png;base64,${base64}`;
        await image.decode();
        const column = index % windows.length;
        const left = sum(windows.slice(0, column).map(({ width }) => width));
        const top = index < windows.length ? 0 : scaledHeight + gap;
        context.drawImage(image, left, top, (windows[column]?.width ?? 0) * scale, scaledHeight);
      }
      return canvas.toDataURL('image/webp', 0.55).split(',')[1] ?? '';
    },
    { pictures: screenshots, windows: VIEWPORTS, scale: SCALE },
  );
}

/** The name of a screen's picture: its address, with `id` for each id in it. */
const pictureName = (path: string): string =>
  path
    .split(/[/?=&]/)
    .map((segment, index, segments) =>
      /\d/.test(segment) || RECORD_SEGMENTS.has(segments[index - 1] ?? '') ? 'id' : segment,
    )
    .join('-');

/** Screens that are drawn in English as well, in a folder of their own. */
const englishPaths: typeof recordPagePaths = async (api) => [
  'start',
  'assets',
  'gateways',
  'support-tickets',
  'parking-chargers',
  'dashboard',
  'checkin',
  ...(await assetTabPaths(api)).filter((path) => /\/(?:start|gateway|consumptions)$/.test(path)),
];

/** Pattern of the addresses to draw: `PICTURES=permissions npm run pictures`; all without it. */
const wantedPaths = new RegExp(process.env['PICTURES'] ?? '');

const sets = {
  areas: () => pagePaths,
  recordPages: recordPagePaths,
  assetTabs: assetTabPaths,
  buildingTabs: projectTabPaths,
  otherTabs: accessTabPaths,
  en: englishPaths,
};
for (const [name, pathsOf] of Object.entries(sets)) {
  test(`pictures: ${name}`, async ({ page, context, signInAs, guard, api }) => {
    guard.allowStatus(404);
    const folder = name === 'en' ? `${PICTURES_FOLDER}/en` : PICTURES_FOLDER;
    mkdirSync(folder, { recursive: true });
    // The typeface is in the cache from the second page on.
    await page.goto('/login');
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
    if (name === 'en') {
      await page.evaluate(() => localStorage.setItem('RaStore.locale', '"en"'));
    }
    await signInAs('super');
    const canvasPage = await context.newPage();
    const paths = await pathsOf(api);
    for (const path of paths.filter((candidate) => wantedPaths.test(candidate))) {
      const picture = await joinScreenshots(canvasPage, await captureScreen(page, guard, path));
      const file = name === 'areas' ? path.replace(/[/?=]/g, '-') : pictureName(path);
      writeFileSync(`${folder}/${file}.webp`, Buffer.from(picture, 'base64'));
    }
  });
}
