import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { CONTRAST_SAMPLE, markContrastSamples } from './contrastSamples';
import { DUPLICATE_ROW, markDuplicateRows } from './duplicateRows';
import { expect } from './test';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The contrast of texts took three quarters of the time of axe: it judges some texts of each style. */
const axeSource = `${axe.source};axe.configure({
  rules: [{ id: 'color-contrast', selector: '[${CONTRAST_SAMPLE}]' }],
});`;

/** Styles that this worker has found readable in the dark theme. */
const readableDarkStyles = new Set<string>();

/** Fails when axe finds anything against WCAG 2.2 AA on the page as it is now. */
export const expectAccessible = (page: Page): Promise<void> =>
  withoutMotion(page, async () => {
    await markSamples(page);
    await expectNoViolations(page, (builder) => builder.withTags(wcag22aa));
  });

/**
 * Fails when a text of the page cannot be read in the dark theme; the page is light again afterwards. A style that was judged on
 * one page is not judged again on the next.
 */
export async function expectReadableInDarkTheme(page: Page): Promise<void> {
  await withoutMotion(page, async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const styles = await markSamples(page, readableDarkStyles);
    if (styles.length > 0) await expectNoViolations(page, (builder) => builder.withRules('color-contrast'));
    for (const textStyle of styles) readableDarkStyles.add(textStyle);
    await page.emulateMedia({ colorScheme: null });
  });
}

/** A message or a dialog that is still fading in has less contrast than it will have; one may come while axe judges. */
async function withoutMotion(page: Page, judge: () => Promise<void>): Promise<void> {
  // From the top, and without the bar of pages that stays: what a bar covers is as large as it is, once it is scrolled to.
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    const noMotionSheet = new CSSStyleSheet();
    noMotionSheet.replaceSync(
      '*, ::before, ::after, ::backdrop { animation: none !important; transition: none !important }' +
        '.pager { position: static !important }',
    );
    document.adoptedStyleSheets.push(noMotionSheet);
  });
  await judge();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/** Marks texts of each style that is not known, in every frame of a page, and returns these styles. */
async function markSamples(page: Page, knownStyles: Iterable<string> = []): Promise<string[]> {
  const sampling = { attribute: CONTRAST_SAMPLE, knownStyles: [...knownStyles] };
  const styles = await Promise.all(
    page.frames().map((frame) => frame.evaluate(markContrastSamples, sampling)),
  );
  return styles.flat();
}

async function expectNoViolations(page: Page, addRules: (builder: AxeBuilder) => AxeBuilder): Promise<void> {
  await page.evaluate(markDuplicateRows, DUPLICATE_ROW);
  const builder = (await createAxe(page))
    .options({ resultTypes: ['violations'] })
    .exclude(`[${DUPLICATE_ROW}]`);
  const { violations } = await addRules(builder).analyze();
  await page.evaluate((duplicateRow) => {
    for (const row of document.querySelectorAll(`[${duplicateRow}]`)) row.removeAttribute(duplicateRow);
  }, DUPLICATE_ROW);
  const violationTexts = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`).join(' | ')}`,
  );
  expect(violationTexts, `axe on ${page.url()}`).toEqual([]);
}

/**
 * Axe for the page as it is now. Its half megabyte of script goes to a document once. A page without frames is judged in
 * place: the usual way hands the findings to a page opened for that alone, which takes longer than finding them.
 */
async function createAxe(page: Page): Promise<AxeBuilder> {
  if (page.frames().length > 1) return new AxeBuilder({ page, axeSource });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode();
}
