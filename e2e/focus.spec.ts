import type { Locator, Page } from '@playwright/test';
import type { ContractClient } from './contractClient';
import type { FocusRecord } from './focus';
import type { Guard } from './guard';
import { pagePaths, assetTabPaths, projectTabPaths, accessTabPaths, recordPagePaths } from './pagePaths';
import { expect, test } from './test';

// The walks share nothing: each may have a worker of its own.
test.describe.configure({ mode: 'parallel' });
// Minutes of work, and a judgement of what has settled after so many ms.
test.skip(!process.env['E2E_PACE'], 'Hangs on the pace of the machine: run it by hand with E2E_PACE=1.');

const DIALOG = 'dialog[open], .MuiDialog-root [role="dialog"], .MuiDrawer-root [role="dialog"]';
const MENU = '[role="menu"]';
/** Opened at one of many parts of it: its heading has the focus. */
const AT_A_PART = /^Configurar contraseñas/;

/** Something that may open a dialog: a button of the page, and an entry of the menu that it opens. */
interface Opener {
  button: string;
  entry?: string;
}

/** The screen's buttons by name, in the order of reading: of all rows those of the first, none that sort, turn or switch. */
const namesOf = (place: Locator): Promise<string[]> =>
  place.locator('button:not([aria-disabled="true"], :disabled)').evaluateAll((buttons) => {
    const names = buttons
      .filter((one) => one.checkVisibility() && !one.closest('th, .pager, [role="tablist"], [role="menu"]'))
      .filter((one) => (one.closest('tr[data-at]')?.getAttribute('data-at') ?? '0') === '0')
      .map((one) => (one.getAttribute('aria-label') ?? one.textContent).trim());
    return [...new Set(names)].filter((name) => name !== '');
  });

/** Walks the dialogs of screens with the keyboard. */
class Walk {
  readonly found: string[] = [];
  readonly wrong: string[] = [];
  readonly #known = new Set<string>();
  readonly #underWay = new Set<unknown>();

  constructor(
    private readonly page: Page,
    private readonly guard: Guard,
  ) {
    page.on('request', (request) => this.#underWay.add(request));
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => this.#underWay.delete(request));
  }

  async screen(path: string): Promise<void> {
    const { page } = this;
    const kind = path.split('?')[0]?.replace(/\d+|[0-9a-f-]{20,}/g, '*') ?? path;
    await this.#goTo(path);
    for (const button of await namesOf(page.locator('main'))) {
      if (this.#known.has(`${kind} ${button}`)) continue;
      this.#known.add(`${kind} ${button}`);
      await this.#try(path, { button });
    }
  }

  async #goTo(path: string): Promise<void> {
    await this.page.goto(`/admin/${path}`);
    await expect(this.page.locator('h1').first()).toBeVisible();
    await this.#settled();
    await expect(this.page.locator('.skeleton:visible, [aria-busy="true"]:visible')).toHaveCount(0);
  }

  /** Waits until requested calls and code have arrived, and the page has rendered them. */
  async #settled(): Promise<void> {
    await this.guard.waitUntilSettled();
    await expect.poll(() => this.#underWay.size).toBe(0);
    await this.guard.waitUntilSettled();
  }

  async #try(path: string, opener: Opener): Promise<void> {
    const { page } = this;
    const at = page.url();
    const before = this.#seen();
    const isThere = await this.#press(opener);
    if (!isThere) return;
    if (opener.entry === undefined && (await page.locator(MENU).count()) > 0) {
      const entries = await page
        .locator(`${MENU} [role="menuitem"]:not([aria-disabled="true"])`)
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-label') ?? ''));
      await page.keyboard.press('Escape');
      for (const entry of new Set(entries)) await this.#try(path, { ...opener, entry });
      return;
    }
    if ((await page.locator(DIALOG).count()) > 0) await this.#judge(opener, before);
    else if (page.url() === at) await page.keyboard.press('Escape');
    if (page.url() !== at || (await page.locator(`${DIALOG}, ${MENU}`).count()) > 0) await this.#goTo(path);
  }

  async #press({ button, entry }: Opener): Promise<boolean> {
    const one = this.page.locator('main').getByRole('button', { name: button, exact: true });
    const first = one.filter({ visible: true }).first();
    if ((await first.count()) === 0) return false;
    await first.press('Enter');
    await this.#settled();
    if (entry === undefined) return true;
    const item = this.page.locator(`${MENU} [data-label=${JSON.stringify(entry)}]`);
    if ((await item.count()) === 0) return false;
    await item.press('Enter');
    await this.#settled();
    return true;
  }

  /** Judges an open dialog: where the focus is, and where it goes when it is closed, by Escape and by its own button. */
  async #judge(opener: Opener, before: number): Promise<void> {
    const { page } = this;
    const by = opener.entry ? `${opener.button} › ${opener.entry}` : opener.button;
    const opened = await this.#next('opened', before);
    // One that says how far a file is goes by itself.
    if (!opened) return;
    const name = `${new URL(page.url()).pathname}: ${by}: «${opened.dialog}»`;
    this.found.push(name);
    if (opened.focus !== opened.expected && !AT_A_PART.test(opened.dialog))
      this.wrong.push(`${name} opened on ${opened.focus}, not ${opened.expected}`);
    await this.#close(name, opener, () => page.keyboard.press('Escape'));
    // The answers that a dialog opens with may come after the press has settled.
    if (!(await this.#press(opener))) return;
    await expect(page.locator(DIALOG), `${name} opened a second time`).not.toHaveCount(0);
    const ends = page
      .locator(DIALOG)
      .last()
      .getByRole('button', { name: /^(?:Cancelar|Cerrar|Entendido|Salir)$/ });
    if ((await ends.count()) > 0) await this.#close(name, opener, () => ends.last().press('Enter'));
  }

  async #close(name: string, { button }: Opener, close: () => Promise<void>): Promise<void> {
    const before = this.#seen();
    await close();
    await this.#settled();
    if ((await this.page.locator(DIALOG).count()) > 0) {
      this.wrong.push(`${name} did not close`);
      return;
    }
    const focus = (await this.#next('closed', before))?.focus ?? '';
    if (!focus.includes(`«${button}»`)) this.wrong.push(`${name} closed to ${focus}`);
  }

  #all(): readonly FocusRecord[] {
    return this.guard.focus?.recordsOf(this.page) ?? [];
  }

  #seen(): number {
    return this.#all().length;
  }

  /** undefined if a dialog has closed before the page could report it. */
  async #next(event: FocusRecord['event'], from: number): Promise<FocusRecord | undefined> {
    const last = () =>
      this.#all()
        .slice(from)
        .findLast((seen) => seen.event === event);
    const isOver = async () =>
      last() !== undefined || (event === 'opened' && (await this.page.locator(DIALOG).count()) === 0);
    await expect.poll(isOver, { message: `${event} on ${this.page.url()}` }).toBe(true);
    return last();
  }
}

const walks = {
  'the first areas': (_api: ContractClient) => pagePaths.slice(0, 9),
  'the other areas': (_api: ContractClient) => pagePaths.slice(9, 18),
  'the pages of records': recordPagePaths,
  'the tabs of an asset': assetTabPaths,
  'the tabs of a building': projectTabPaths,
  'the tabs of accesses and shared spaces': accessTabPaths,
};

/** A walk opens each dialog twice: in two halves, since one alone may take minutes where other programs want the same cores. */
const halves = Object.entries(walks).flatMap(([name, pathsOf]) =>
  [0, 1].map((half) => ({
    name: `${name}, half ${half + 1}`,
    pathsOf: async (api: ContractClient) => (await pathsOf(api)).filter((_, at) => at % 2 === half),
  })),
);

for (const { name, pathsOf } of halves) {
  test(`${name}: each dialog has the focus where one goes on, and gives it back to what opened it [LIST-17]`, async ({
    page,
    signInAs,
    guard,
    api,
  }) => {
    // Buttons that open no dialog do what they do: the host may refuse it.
    guard.allowStatus(400, 403, 404, 409, 422, 502, 503);
    await signInAs('super');
    const walk = new Walk(page, guard);
    for (const path of await pathsOf(api)) await walk.screen(path);
    expect(walk.wrong).toEqual([]);
  });
}
