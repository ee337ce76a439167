import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { CONTRAST_SAMPLE, markContrastSamples } from './contrastSamples';
import { DUPLICATE_ROW, markDuplicateRows } from './duplicateRows';
import { expectFailure } from './messages';
import { expect } from './test';

/** A failure: a toast or a state in place, both live regions. */
export const alerts = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('alert').filter({ hasText: text });

/** A success. */
export const successes = (page: Page, text?: string | RegExp): Locator =>
  page.locator('.toast.success').filter(text === undefined ? {} : { hasText: text });

/** Waits until a failure was shown, in its place or by a message, which may be gone by now. */
export const expectAlert = (page: Page, text: string | RegExp): Promise<void> =>
  expectFailure(page, text, alerts(page, text));

export { expectSuccess } from './messages';

/** An entry of the side menu. */
export const menuEntry = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name, exact: true });

export const openFromMenu = (page: Page, name: string): Promise<void> => menuEntry(page, name).click();

/**
 * Checks after every fault: the page is rendered, a live region shows the failure in Spanish, no success is shown, and no
 * control is left busy.
 */
export async function expectHandledFailure(page: Page, text: string | RegExp): Promise<void> {
  await expectAlert(page, text);
  await expect(page.locator('main')).toBeAttached();
  await expect(page.locator('body')).not.toBeEmpty();
  await expect(successes(page)).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Axe for the page as it is now. Its half megabyte of script goes to a document once. A page without frames is judged in
 * place: the usual way hands the findings to a page opened for that alone, which takes longer than finding them.
 */
async function createAxe(page: Page): Promise<AxeBuilder> {
  if (page.frames().length > 1) return new AxeBuilder({ page });
  const isLoaded = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(isLoaded && { axeSource: 'void 0' }) }).setLegacyMode();
}

/**
 * Fails if a disabled control shows no reason: by a title, a description, or help that describes it. A busy control shows its
 * progress, and a pager shows that there is no next page.
 */
export async function expectDisabledReasons(page: Page): Promise<void> {
  const findUnexplained = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          ':is(main, dialog) :is([aria-disabled="true"], :disabled):not([aria-hidden="true"])',
        ),
      ]
        .filter(
          (element) => element.checkVisibility() && !element.closest('[aria-busy="true"], .pager, .rdp-root'),
        )
        .filter((element) => {
          const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
          const description = ids.map((id) => document.getElementById(id)?.textContent ?? '').join('');
          return !(description || element.title || element.getAttribute('aria-description'));
        })
        .map(
          (element) =>
            `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent} ${element.className}`,
        ),
    );
  await expect.poll(findUnexplained, { message: `disabled without a reason on ${page.url()}` }).toEqual([]);
}

/** Fails when axe finds anything against WCAG 2.2 AA on the page as it is now. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNoViolations(page, (axe) => axe.withTags(wcag22aa));

/**
 * Fails when a text of the page cannot be read in the dark theme; the page is light again afterwards. axe judges one text of each
 * look: `expectAccessible` has judged all of them where they are.
 */
export async function expectReadableInDarkTheme(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(markContrastSamples, CONTRAST_SAMPLE);
  await expectNoViolations(page, (axe) => axe.withRules('color-contrast').include(`[${CONTRAST_SAMPLE}]`));
  await page.evaluate((sample) => {
    for (const element of document.querySelectorAll(`[${sample}]`)) element.removeAttribute(sample);
  }, CONTRAST_SAMPLE);
  await page.emulateMedia({ colorScheme: null });
}

async function expectNoViolations(page: Page, rules: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  // From the top, and without the bar of pages that stays: what a bar covers is as large as it is, once it is scrolled to.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  // A message or a dialog that is still fading in has less contrast than it will have; one may come while axe looks.
  await page.evaluate(() => {
    const noMotionSheet = new CSSStyleSheet();
    noMotionSheet.replaceSync(
      '*, ::before, ::after, ::backdrop { animation: none !important; transition: none !important }' +
        '.pager { position: static !important }',
    );
    document.adoptedStyleSheets.push(noMotionSheet);
  });
  await page.evaluate(markDuplicateRows, DUPLICATE_ROW);
  const axe = (await createAxe(page)).options({ resultTypes: ['violations'] }).exclude(`[${DUPLICATE_ROW}]`);
  const { violations } = await rules(axe).analyze();
  await page.evaluate((duplicateRow) => {
    document.adoptedStyleSheets.pop();
    for (const row of document.querySelectorAll(`[${duplicateRow}]`)) row.removeAttribute(duplicateRow);
  }, DUPLICATE_ROW);
  const violationTexts = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`).join(' | ')}`,
  );
  expect(violationTexts, `axe on ${page.url()}`).toEqual([]);
}

const englishPattern =
  /\b(?:the|and|with|loading|save|cancel|delete|close|search|error loading|not found|no results|rows per page|required|undefined|null|NaN|Invalid Date|unknown|submit|sign in|log ?out|password|settings|new tab|click)\b/i;
const rawKeyPattern =
  /\b(?:ra|list|form|detail|shell|session|global|enums|http|pages|search|academy|actions|app)\.[a-z_]+(?:\.[a-z_0-9]+)*\b|\b[a-z]+(?:_[a-z]+){2,}\b|\b_[A-Z]+_[A-Z_]+\b|\[object /;

/** Texts that are data or names, not words of the console. */
const allowedTexts = /@|https?:|example\.com|Check-in|Academy|Digital Signage|Tenants|Gateways?|Tickets/;

/** Fails when the page shows a translation key or an English phrase; codes (`<code>`) are the same in every language. */
export async function expectSpanish(page: Page): Promise<void> {
  const texts = await page.evaluate(() => {
    const collected: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement && !parentElement.closest('script, style, noscript, code'))
        collected.push(textContent?.trim() ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        collected.push(element.getAttribute(name) ?? '');
    }
    return [...collected, document.title].filter(Boolean);
  });
  const wrongTexts = texts.filter(
    (text) => !allowedTexts.test(text) && (englishPattern.test(text) || rawKeyPattern.test(text)),
  );
  expect(wrongTexts, `texts that are not Spanish on ${page.url()}`).toEqual([]);
}

/** Fails when the page goes on to scroll sideways; a table that was just resized takes a moment to become cards. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const overflowWidth = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect
    .poll(overflowWidth, {
      message: `what is too wide on ${page.url()} at ${width} px`,
      intervals: [50, 200],
    })
    .toBeLessThanOrEqual(0);
}
