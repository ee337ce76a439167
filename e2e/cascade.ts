import type { Page } from '@playwright/test';

/** A part of a page with its computed styles: its own, `::before` and `::after`. */
export interface StyledPart {
  /** Tags and classes of the elements down to it. */
  kind: string;
  styles: string[];
}

/** New sheets of a page. */
export interface SheetChange {
  /** `reversed`: those of the page in the opposite order. Otherwise these texts, instead of those in files. */
  sheets: 'reversed' | readonly string[];
  /** Statement with the order of the layers; it comes first. */
  order: string;
}

/** With reduced motion every change of a value is a transition, and for one frame the old value is the computed one. */
const NO_TRANSITIONS =
  '*, *::before, *::after { transition-property: none !important; animation-name: none !important; }';

/**
 * Returns the computed styles of the visible parts of a page: of at most two of a kind, because a table has many equal rows.
 * MUI and icons have other classes in development, and images other addresses.
 */
export const readStyledParts = (page: Page): Promise<StyledPart[]> =>
  page.evaluate((noTransitions) => {
    const still = new CSSStyleSheet();
    still.replaceSync(noTransitions);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
    // The login loads the sheet of the console ahead: one that came after the replacement would name its layers first.
    if (document.documentElement.dataset['sheets'] === 'replaced')
      for (const sheet of document.styleSheets) sheet.disabled = true;
    // A build spells variables differently; what they set is compared. Logical properties repeat physical ones, and origins the
    // size.
    const names = [...getComputedStyle(document.body)].filter(
      (name) => !/^--|block|inline|^(?:perspective|transform)-origin$/.test(name),
    );
    const countByKind = new Map<string, number>();
    const kinds = new Map<Element, string>();
    const parts: StyledPart[] = [];
    for (const element of document.querySelectorAll('html, body, body *')) {
      const classes = [...element.classList].filter((name) => !/^(?:mui|css)-|^lucide/.test(name));
      const parentKind = element.parentElement ? kinds.get(element.parentElement) : undefined;
      const kind = [parentKind, [element.localName, ...classes].join('.')].filter(Boolean).join(' ');
      kinds.set(element, kind);
      const count = (countByKind.get(kind) ?? 0) + 1;
      countByKind.set(kind, count);
      if (count > 2 || !element.checkVisibility()) continue;
      const styles = [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') return '';
        // Not `cssText`, which is empty for computed styles.
        return (
          names
            .map((name) => `${name}: ${style.getPropertyValue(name)}`)
            .join('\n')
            .replaceAll(/url\("[^"]*"\)/g, 'url()')
            // So a build shortens `background: none`.
            .replaceAll('background-position: 0px 0px', 'background-position: 0% 0%')
        );
      });
      parts.push({ kind, styles });
    }
    return parts;
  }, NO_TRANSITIONS);

/** Replaces the sheets of a page by constructed ones, which no policy for inline styles refuses; those of a replacement before too. */
export const replaceSheets = (page: Page, change: SheetChange): Promise<void> =>
  page.evaluate(
    ({ sheets, order, noTransitions }) => {
      const readText = (sheet: CSSStyleSheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
      const isOfMui = ({ ownerNode }: CSSStyleSheet) =>
        ownerNode instanceof HTMLElement && ownerNode.dataset['emotion'] !== undefined;
      const pageSheets = [...document.styleSheets];
      // MUI writes its rules in the browser: no file has them.
      const texts =
        sheets === 'reversed'
          ? pageSheets.map(readText).reverse()
          : [...sheets, ...pageSheets.filter(isOfMui).map(readText)];
      const newSheets = [order, ...texts, noTransitions].map((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        return sheet;
      });
      document.adoptedStyleSheets = newSheets;
      for (const sheet of pageSheets) sheet.disabled = true;
      document.documentElement.dataset['sheets'] = 'replaced';
    },
    { ...change, noTransitions: NO_TRANSITIONS },
  );

/** Returns the differences between the styles of two pages, as `main div.page: gap 8px → 12px`. */
export function compareParts(parts: readonly StyledPart[], others: readonly StyledPart[]): string[] {
  const changes: string[] = [];
  if (parts.length !== others.length) changes.push(`${parts.length} parts → ${others.length}`);
  for (const [at, { kind, styles }] of parts.entries()) {
    const other = others[at];
    if (other?.kind !== kind) return [...changes, `${kind} → ${other?.kind}`];
    for (const [index, style] of styles.entries()) {
      const otherStyle = other.styles[index] ?? '';
      if (style === otherStyle) continue;
      const newValues = readValues(otherStyle);
      for (const [name, value] of readValues(style))
        if (newValues.get(name) !== value)
          changes.push(
            `${kind.split(' ').slice(-3).join(' ')}: ${name} ${value} → ${newValues.get(name) ?? 'none'}`,
          );
    }
  }
  return [...new Set(changes)];
}

/** Splits a computed style into its values by property. */
const readValues = (style: string): Map<string, string> =>
  new Map(
    style.split('\n').map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name, value.join(': ')];
    }),
  );
