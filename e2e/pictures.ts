import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Guard } from './guard';
import { areas, assetTabs, buildingTabs, otherTabs, recordPages } from './screens';
import { test } from './test';

/** Where they are kept, by the root of the project. */
const FOLDER = 'docs/pictures';
/** Windows that each screen is drawn in, px. */
const WINDOWS = [
  { width: 1360, height: 850 },
  { width: 1024, height: 850 },
  { width: 390, height: 850 },
] as const;
/** How much smaller they are kept. */
const SCALE = 0.42;
/** What an id follows in an address of a record. */
const OWNERS = new Set(['users', 'clients', 'projects', 'gateways', 'gateway', 'support-tickets', 'assets']);

/** A screen in each window, from the widest: all in the light theme, then all in the dark one. */
async function draw(page: Page, guard: Guard, path: string): Promise<string[]> {
  const light: string[] = [];
  const dark: string[] = [];
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await page.goto(`/admin/${path}`);
    await page.locator('h1').waitFor();
    await guard.settled();
    await page.waitForFunction(() => !document.querySelector('main .skeleton, main [aria-busy="true"]'));
    for (const [shots, colorScheme] of [
      [light, 'light'],
      [dark, 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      shots.push((await page.screenshot({ animations: 'disabled' })).toString('base64'));
    }
  }
  return [...light, ...dark];
}

/** One picture of several, as WebP in base64. */
function joined(page: Page, shots: readonly string[]): Promise<string> {
  return page.evaluate(
    async ({ pictures, windows, scale }) => {
      const gap = 8;
      const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size * scale + gap, 0);
      const high = (windows[0]?.height ?? 0) * scale;
      const canvas = document.createElement('canvas');
      canvas.width = sum(windows.map(({ width }) => width)) - gap;
      canvas.height = 2 * high + gap;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      for (const [at, base64] of pictures.entries()) {
        const image = new Image();
        image.src = `data:image/png;base64,${base64}`;
        await image.decode();
        const column = at % windows.length;
        const left = sum(windows.slice(0, column).map(({ width }) => width));
        const top = at < windows.length ? 0 : high + gap;
        context.drawImage(image, left, top, (windows[column]?.width ?? 0) * scale, high);
      }
      return canvas.toDataURL('image/webp', 0.55).split(',')[1] ?? '';
    },
    { pictures: shots, windows: WINDOWS, scale: SCALE },
  );
}

/** The name of a screen's picture: its address, with `id` for each id in it. */
const nameOf = (path: string): string =>
  path
    .split(/[/?=&]/)
    .map((part, at, parts) => (/\d/.test(part) || OWNERS.has(parts[at - 1] ?? '') ? 'id' : part))
    .join('-');

const sets = { areas: () => areas, recordPages, assetTabs, buildingTabs, otherTabs };
for (const [name, pathsOf] of Object.entries(sets)) {
  test(`pictures: ${name}`, async ({ page, context, as, guard, api }) => {
    guard.allowStatus(404);
    mkdirSync(FOLDER, { recursive: true });
    await as('super');
    const desk = await context.newPage();
    for (const path of await pathsOf(api)) {
      const picture = await joined(desk, await draw(page, guard, path));
      const file = name === 'areas' ? path.replace(/[/?=]/g, '-') : nameOf(path);
      writeFileSync(`${FOLDER}/${file}.webp`, Buffer.from(picture, 'base64'));
    }
  });
}
