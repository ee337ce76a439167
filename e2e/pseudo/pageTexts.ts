import type { Page } from '@playwright/test';

/** A text of a page, and the element that shows it. */
export interface PageText {
  text: string;
  /** `button.primary` or `button.primary[title]`. */
  where: string;
}

/** Returns the visible texts of a page, with labels, titles and placeholders. */
export const readPageTexts = (page: Page): Promise<PageText[]> =>
  page.evaluate(() => {
    const describe = (element: Element): string =>
      [element.parentElement, element]
        .map((one) => [one?.tagName.toLowerCase(), ...(one?.classList ?? [])].join('.'))
        .join(' > ');
    const found: { text: string; where: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement || !textContent?.trim()) continue;
      if (parentElement.closest('script, style, noscript') || !parentElement.checkVisibility()) continue;
      found.push({ text: textContent.trim(), where: describe(parentElement) });
    }
    const names = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
    ];
    for (const element of document.querySelectorAll(names.map((name) => `[${name}]`).join())) {
      if (!element.checkVisibility()) continue;
      for (const name of names) {
        const text = element.getAttribute(name)?.trim();
        if (text) found.push({ text, where: `${describe(element)}[${name}]` });
      }
    }
    if (document.title) found.push({ text: document.title, where: 'title' });
    return found;
  });

/**
 * Returns the texts that are cut and cannot be read in full: no title, tooltip or label holds them, and neither a press nor
 * the pointer shows them.
 */
export const readCutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 2)
      );
    };
    const known = new Map<HTMLElement, boolean>();
    /** True if the element or one around it, which is no higher than some lines, cuts its text. */
    const isInCut = (element: HTMLElement | null): boolean => {
      // A text for screen readers alone has a box of a pixel.
      if (!element || element.clientWidth <= 1 || element.clientHeight <= 1) return false;
      const value =
        known.get(element) ??
        ((element.clientHeight < 120 && isCut(element)) || isInCut(element.parentElement));
      known.set(element, value);
      return value;
    };
    const hasOwnText = (element: Element): boolean =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const reachable = (element: Element): boolean => {
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      const text = element.textContent.trim();
      for (let one: Element | null = element; one; one = one.parentElement) {
        const full = [one.getAttribute('title'), one.getAttribute('aria-label')];
        if (full.some((candidate) => candidate?.includes(text))) return true;
      }
      return false;
    };
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => !(element instanceof SVGElement) && element.clientWidth > 1)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && hasOwnText(element))
      .filter((element) => isInCut(element) && !reachable(element))
      .map((element) => {
        const path = [element.parentElement, element]
          .map((one) => [one?.tagName.toLowerCase(), ...(one?.classList ?? [])].join('.'))
          .join(' > ');
        return `${path} (${element.clientWidth} px): ${element.textContent.trim()}`;
      });
  });
