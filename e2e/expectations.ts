import type { Locator, Page } from '@playwright/test';
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

export { expectAccessible, expectReadableInDarkTheme } from './accessibility';
export { expectOnlyFailure, expectSuccess } from './messages';

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
