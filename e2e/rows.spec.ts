import type { Locator, Page } from '@playwright/test';
import { pagePaths, accessTabPaths } from './pagePaths';
import { findFirst } from './records';
import { expect, test } from './test';

/** How many rows of a list are looked at: those that come first. */
const ROWS = 2;

const rowHeights = (page: Page) =>
  page
    .locator('.list-table > tbody > tr[data-at]')
    .evaluateAll(
      (rows, count) => rows.slice(0, count).map((row) => row.getBoundingClientRect().height),
      ROWS,
    );

/** True if a list with rows is drawn; what is still being read is waited for. */
async function hasRows(page: Page): Promise<boolean> {
  await expect(page.locator('h1:visible')).toHaveCount(1);
  await expect(page.locator('.skeleton:visible, [aria-busy="true"]:visible')).toHaveCount(0);
  return (await page.locator('.list-table > tbody > tr[data-at]').count()) > 0;
}

test('rows of every list of the menu are as high under the pointer, and with the focus, as at rest [LIST-02, SHELL-03]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  await signInAs('super');
  const lists = pagePaths.filter(
    (path) => !/create|no-existe|provisioned\/|search|dashboard|start|qr-/.test(path),
  );
  /** px of the first rows, by the address of their list. */
  const heights = new Map<string, { rest: number[]; hovered: number[]; focused: number[] }>();
  const below = (await accessTabPaths(api)).filter((path) => !path.includes('?'));
  for (const path of [...lists, ...below]) {
    // Away from the rows, wherever the list before had them.
    await page.mouse.move(0, 0);
    await page.goto(`/admin/${path}`);
    await guard.waitUntilSettled();
    if (!(await hasRows(page))) continue;
    const rest = await rowHeights(page);
    const hovered: number[] = [];
    const focused: number[] = [];
    for (const [at] of rest.entries()) {
      const row = page.locator('.list-table > tbody > tr[data-at]').nth(at);
      await row.locator('td').first().hover();
      hovered.push((await rowHeights(page))[at] ?? 0);
      const focusable = row.locator('a, button:not([tabindex="-1"]), input');
      if ((await focusable.count()) > 0) {
        await focusable.first().focus();
        await page.mouse.move(0, 0);
      }
      focused.push((await rowHeights(page))[at] ?? 0);
    }
    heights.set(path, { rest, hovered, focused });
  }
  expect(heights.size).toBeGreaterThan(10);
  const jumping = [...heights].filter(([, { rest, hovered, focused }]) =>
    [hovered, focused].some((other) => other.join() !== rest.join()),
  );
  expect(jumping).toEqual([]);
});

/** Lists of the menu without tabs of a place. */
const LISTS = [
  'assets',
  'projects',
  'users',
  'gateways',
  'support-tickets',
  'settings/clients',
  'parking-chargers',
];

/** px: from the top to the first row, and the heights of all rows; how many rows are seen whole. */
const measureRows = (page: Page) =>
  page.locator('.list-table > tbody').evaluate((body) => {
    const rows = [...body.children].map((row) => row.getBoundingClientRect());
    const bottom = document.querySelector('.pager')?.getBoundingClientRect().top ?? window.innerHeight;
    return {
      top: rows[0]?.top ?? 0,
      heights: [...new Set(rows.slice(0, 20).map(({ height }) => Math.round(height)))],
      whole: rows.filter((row) => row.bottom <= bottom).length,
      isWide: document.documentElement.scrollWidth > window.innerWidth,
      /** True if columns are out of sight until the table is scrolled. */
      isTableCut:
        (body.parentElement?.parentElement?.scrollWidth ?? 0) >
        (body.parentElement?.parentElement?.clientWidth ?? 0),
    };
  });

const getMiddle = (box: { y: number; height: number } | null): number => (box ? box.y + box.height / 2 : NaN);

/** px between two elements: between their ends, their lower edges or their middles. */
async function getDistance(
  one: Locator,
  other: Locator,
  side: 'right' | 'bottom' | 'middle',
): Promise<number> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) return NaN;
  if (side === 'middle') return Math.abs(getMiddle(a) - getMiddle(b));
  return Math.abs(side === 'right' ? a.x + a.width - b.x - b.width : a.y + a.height - b.y - b.height);
}

/** Elements that end beyond the box around them. */
const listOverflowing = (box: Locator): Promise<string[]> =>
  box.evaluate((outer) => {
    const end = outer.getBoundingClientRect().right;
    return [...outer.querySelectorAll('*')]
      .filter(
        (inner) => inner.getBoundingClientRect().right > end + 1 || inner.scrollWidth > inner.clientWidth + 1,
      )
      .filter((inner) => inner.clientWidth > 1)
      .map((inner) => inner.outerHTML.slice(0, 80));
  });

test('twelve rows of 44 px are seen on every list of a small screen, the first within 190 px [LIST-02, SHELL-03]', async ({
  page,
  signInAs,
  api,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signInAs('super');
  const scopedLists = (await accessTabPaths(api)).filter((path) =>
    /^access\/.*\/(?:hotel|office)\//.test(path),
  );
  expect(scopedLists).toHaveLength(6);
  for (const path of [...LISTS, ...scopedLists]) {
    await page.goto(`/admin/${path}`);
    expect(await hasRows(page)).toBe(true);
    const { top, heights, whole, isWide, isTableCut } = await measureRows(page);
    expect({ path, heights, isWide, isTableCut }).toEqual({
      path,
      heights: [44],
      isWide: false,
      isTableCut: false,
    });
    expect(top, path).toBeLessThanOrEqual(190);
    const rows = await page.locator('.list-table > tbody > tr').count();
    expect(whole, path).toBeGreaterThanOrEqual(Math.min(12, rows));
  }

  // Beside a list: its search keeps 220 px, its quick view and its menus show the whole of their texts and controls.
  await page.goto('/admin/parking-chargers');
  await hasRows(page);
  const search = await page.locator('.list-toolbar .search-input:visible').boundingBox();
  expect(search?.width).toBeGreaterThanOrEqual(220);
  const ticket = await findFirst(api.rows('listTickets'), () => true);
  await page.goto(`/admin/support-tickets?peek=${ticket.id}`);
  await expect(page.locator('.peek .MuiFormControl-root')).toBeVisible();
  expect(await listOverflowing(page.locator('.peek'))).toEqual([]);
  // Its acts are one row.
  const acts = await page
    .locator('.peek-actions')
    .locator('.button, .MuiInputBase-root')
    .evaluateAll((all) => all.map((act) => Math.round(act.getBoundingClientRect().top)));
  expect([acts.length > 2, new Set(acts).size]).toEqual([true, 1]);
  await page.goto('/admin/gateways');
  await hasRows(page);
  await page
    .locator('tbody tr')
    .nth(1)
    .getByRole('button', { name: /^Acciones de/ })
    .click();
  await expect(page.locator('.menu-why').first()).toBeVisible();
  expect(await listOverflowing(page.locator('.menu-popup'))).toEqual([]);
  // Beside the title of a record: its state is level with it.
  await page.keyboard.press('Escape');
  await page.locator('tbody .row-link').first().press('Enter');
  const tag = page.locator('.page-title .tag').first();
  await expect(tag).toBeVisible();
  const [title, state] = await Promise.all([
    page.locator('.page-title > h1').boundingBox(),
    tag.boundingBox(),
  ]);
  expect(Math.abs(getMiddle(title) - getMiddle(state))).toBeLessThanOrEqual(1);
  // The button of the side panel is at the end of its row; figures of a strip have one distance.
  await page.goto('/admin/support-tickets');
  await hasRows(page);
  await page.locator('tbody tr').first().hover();
  const peek = page.locator('tbody tr').first().locator('.row-peek');
  await expect(peek).toBeVisible();
  await expect.poll(() => getDistance(peek, page.locator('tbody tr').first(), 'right')).toBeLessThan(20);
  const figures = page.locator('.list-figures .stat-list > div');
  for (const at of [1, 2, 3])
    await expect
      .poll(async () => {
        const [before, after] = await Promise.all([
          figures.nth(at - 1).boundingBox(),
          figures.nth(at).boundingBox(),
        ]);
        return Math.round((after?.x ?? 0) - (before?.x ?? 0) - (before?.width ?? 0));
      })
      .toBe(32);
  // Tools alone are in the row of the tabs of a record; beside a switch they have its middle.
  const { id: project } = await findFirst(
    api.rows('listProjects'),
    ({ name }) => name === 'Residencial Los Almendros',
  );
  await page.goto(`/admin/projects/${project}/gateways`);
  await hasRows(page);
  await expect
    .poll(() => getDistance(page.locator('.list-tools'), page.locator('.tabs'), 'bottom'))
    .toBeLessThan(8);
  await page.goto(`/admin/projects/${project}/services/useful-contacts`);
  await hasRows(page);
  await expect
    .poll(() => getDistance(page.locator('.list-tools'), page.locator('.inner-tabs'), 'middle'))
    .toBeLessThan(2);
});

/** Texts that people type, wherever an answer has them. */
const TYPED =
  /^(?:alias|name|first_name|last_name|street_name|city|state|title|description|address|project_name)$/;

/** The same answer with texts that no row has space for. */
const lengthenTexts = (value: unknown, key = ''): unknown =>
  Array.isArray(value)
    ? value.map((item) => lengthenTexts(item))
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, lengthenTexts(item, name)]))
      : typeof value === 'string' && TYPED.test(key)
        ? `${value} ${'palabras y '.repeat(20)}${'W'.repeat(200)}`
        : value;

test('texts of any length leave rows as high as all others; the pointer shows the whole text [LIST-02]', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signInAs('super');
  await page.route(/\/(?:api|plain)\/[^?]*\?.*page|\/plain\/parking/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: lengthenTexts(await response.json()) });
  });
  for (const path of LISTS) {
    await page.goto(`/admin/${path}`);
    expect(await hasRows(page)).toBe(true);
    const { heights, isWide } = await measureRows(page);
    expect({ path, heights, isWide }).toEqual({ path, heights: [44], isWide: false });
  }
  await page.goto('/admin/assets');
  const text = page.locator('.list-table .row-link').first();
  await text.hover();
  await expect(text).toHaveAttribute('title', /palabras.*WWW.*España/s);
});
