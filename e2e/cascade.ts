import type { Page } from '@playwright/test';

/**
 * Returns where the computed styles of the page change if other sheets replace its own, as `div.page: gap 8px → 12px`; the
 * page is left with the new ones. `sheets` are the texts of the new ones in their order.
 */
export async function findStyleChanges(page: Page, sheets: SheetChange): Promise<string[]> {
  const stylesBefore = await page.evaluateHandle(readStyles);
  await page.evaluate(replaceSheets, sheets);
  return page.evaluate(compareStyles, stylesBefore);
}

/** New sheets of a page. */
export interface SheetChange {
  /** `reversed`: those of the page in the opposite order. Otherwise these texts, instead of the built ones. */
  sheets: 'reversed' | readonly string[];
  /** Names the layers; comes first. */
  order: string;
}

/**
 * Computed styles of the visible parts of a page, `::before` and `::after` included: of at most two of a kind, which is an
 * element's tag and classes with those of the elements around it. A table has many equal rows.
 */
function readStyles(): Map<Element, string[]> {
  const countByKind = new Map<string, number>();
  const kinds = new Map<Element, string>();
  const styles = new Map<Element, string[]>();
  for (const element of document.querySelectorAll('html, body, body *')) {
    const parent = element.parentElement;
    const kind = `${(parent && kinds.get(parent)) ?? ''} ${element.localName}.${element.getAttribute('class') ?? ''}`;
    kinds.set(element, kind);
    const count = (countByKind.get(kind) ?? 0) + 1;
    countByKind.set(kind, count);
    if (count > 2 || !element.checkVisibility()) continue;
    styles.set(
      element,
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return pseudo && style.content === 'none' ? '' : style.cssText;
      }),
    );
  }
  return styles;
}

/** Runs in the page: its sheets become constructed ones, which no policy for inline styles refuses. */
function replaceSheets({ sheets, order }: SheetChange): void {
  const construct = (text: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  };
  const readText = (sheet: CSSStyleSheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
  const pageSheets = [...document.styleSheets].filter(({ ownerNode }) => ownerNode?.isConnected);
  // MUI's rules are made in the browser: no file has them.
  const [replaced, kept] =
    sheets === 'reversed'
      ? [pageSheets, []]
      : [
          pageSheets.filter(({ ownerNode }) => !(ownerNode as HTMLElement).dataset['emotion']),
          pageSheets.filter(({ ownerNode }) => (ownerNode as HTMLElement).dataset['emotion']),
        ];
  const texts = sheets === 'reversed' ? replaced.map(readText).reverse() : sheets;
  document.adoptedStyleSheets = [
    ...[order, ...texts, ...kept.map(readText)].map(construct),
    ...document.adoptedStyleSheets,
  ];
  for (const sheet of pageSheets) sheet.disabled = true;
}

/** Runs in the page: compares its styles with earlier ones, in at most thirty lines. */
function compareStyles(stylesBefore: Map<Element, string[]>): string[] {
  // Files of a build have other names; the colours that it writes for older browsers are equal.
  const readValues = (cssText: string) =>
    new Map(
      cssText
        .replaceAll(/url\("[^"]*"\)/g, 'url()')
        .split(/;\s*/)
        .map((declaration) => {
          const colon = declaration.indexOf(':');
          return [declaration.slice(0, colon), declaration.slice(colon + 1).trim()] as const;
        }),
    );
  const changes: string[] = [];
  for (const [element, before] of stylesBefore) {
    for (const [at, pseudo] of [undefined, '::before', '::after'].entries()) {
      const style = getComputedStyle(element, pseudo);
      const after = pseudo && style.content === 'none' ? '' : style.cssText;
      if (after === before[at]) continue;
      const [oldValues, newValues] = [readValues(before[at] ?? ''), readValues(after)];
      for (const [name, value] of oldValues)
        if (newValues.get(name) !== value)
          changes.push(
            `${element.localName}.${element.getAttribute('class') ?? ''}${pseudo ?? ''}: ${name} ${value} → ${newValues.get(name)}`,
          );
    }
  }
  return changes.slice(0, 30);
}
