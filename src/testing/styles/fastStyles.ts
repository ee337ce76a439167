import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { watchChanges } from '../environment/watchChanges';
import { Cascade, readSheets, type OwnStyles } from './cascade';
import { STYLE_PROPERTIES, parseRules, type StyleProperty, type StyleRule } from './styleRules';

type GetComputedStyle = Window['getComputedStyle'];

const INITIAL_VALUES: Readonly<Record<StyleProperty, string>> = {
  display: 'inline',
  visibility: 'visible',
  'pointer-events': 'auto',
  opacity: '1',
};
const INHERITED: ReadonlySet<StyleProperty> = new Set<StyleProperty>(['visibility', 'pointer-events']);
const PROPERTY_BY_KEY: ReadonlyMap<PropertyKey, StyleProperty> = new Map<PropertyKey, StyleProperty>([
  ...STYLE_PROPERTIES.map((name) => [name, name] as const),
  ['pointerEvents', 'pointer-events'],
]);
/** Words and functions that stand for a value from elsewhere. */
const FROM_ELSEWHERE = /^(?:inherit|initial|unset|revert|revert-layer)$|var\(/;

const patchedDocuments = new WeakSet<Document>();

/** Lets everything in this document ask `createFastStyles`. Once: a document may see many files of tests. */
export function installFastStyles(document: Document): void {
  const view = document.defaultView;
  if (!view || patchedDocuments.has(document)) return;
  patchedDocuments.add(document);
  view.getComputedStyle = createFastStyles(document, view.getComputedStyle.bind(view));
  globalThis.getComputedStyle = view.getComputedStyle;
}

/**
 * A fast `getComputedStyle` for Testing Library, which checks thousands of elements for visibility. jsdom's own matches each
 * element against every rule of every sheet and sets all their properties: a quarter of the time of the tests that render. This
 * one reads only the rules with the properties that Testing Library reads, and passes all other reads to jsdom. jsdom has no
 * layout, so a text area has no width. A text area that grows with its text would read all its styles at each render, to find
 * no height.
 */
export function createFastStyles(document: Document, getRealStyles: GetComputedStyle): GetComputedStyle {
  const readValue = createReader(document, getRealStyles);
  return (element, pseudo) =>
    pseudo || element.ownerDocument !== document
      ? getRealStyles(element, pseudo)
      : createStyleProxy(
          (name) => readValue(element, name),
          () => getRealStyles(element),
          element.localName === 'textarea' ? '0px' : undefined,
        );
}

/** Reads what the sheets of now and the elements themselves say. */
function createReader(
  document: Document,
  getRealStyles: GetComputedStyle,
): (element: Element, name: StyleProperty) => string {
  const sheetCache = new WeakMap<CSSStyleSheet, StyleRule[]>();
  const browserRules = getDefaultRules(document);
  const hasChanged = watchChanges(document);
  const haveSheetsChanged = watchChanges(document.head);
  let cascade = new Cascade([browserRules]);
  let stylesCache = new WeakMap<Element, OwnStyles>();

  const refresh = () => {
    if (haveSheetsChanged())
      cascade = new Cascade([browserRules, ...readSheets(document.styleSheets, sheetCache)]);
    if (hasChanged()) stylesCache = new WeakMap();
  };
  const getStyles = (element: Element): OwnStyles => {
    if (stylesCache.has(element)) return stylesCache.get(element);
    const styles = cascade.getStyles(element);
    if (element.isConnected) stylesCache.set(element, styles);
    return styles;
  };
  return (element, name) => {
    refresh();
    for (
      let ancestor: Element | null = element;
      ancestor;
      ancestor = INHERITED.has(name) ? ancestor.parentElement : null
    ) {
      const styles = getStyles(ancestor);
      const value = styles?.get(name)?.value;
      if (!styles || (value && FROM_ELSEWHERE.test(value)))
        return getRealStyles(element).getPropertyValue(name);
      if (value) return value;
    }
    return INITIAL_VALUES[name];
  };
}

/** A declaration that asks `value` for what it knows, has this width if any, and asks the real one for the rest. */
function createStyleProxy(
  readProperty: (name: StyleProperty) => string,
  getRealStyle: () => CSSStyleDeclaration,
  width?: string,
): CSSStyleDeclaration {
  const getPropertyValue = (property: string) => {
    const name = PROPERTY_BY_KEY.get(property);
    return name ? readProperty(name) : getRealStyle().getPropertyValue(property);
  };
  // A cast: every member is read through the handler, and those of the empty object never.
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, property) => {
      const name = PROPERTY_BY_KEY.get(property);
      if (name) return readProperty(name);
      if (property === 'getPropertyValue') return getPropertyValue;
      if (property === 'width' && width) return width;
      const realStyle = getRealStyle();
      const member: unknown = Reflect.get(realStyle, property);
      return typeof member === 'function' ? (member.bind(realStyle) as unknown) : member;
    },
  });
}

let cachedDefaultRules: StyleRule[] | undefined;

/** Returns jsdom's default rules, which are the same in every document. */
function getDefaultRules(document: Document): StyleRule[] {
  if (cachedDefaultRules) return cachedDefaultRules;
  const path = createRequire(import.meta.url).resolve('jsdom/lib/jsdom/browser/default-stylesheet.css');
  const style = document.createElement('style');
  style.textContent = readFileSync(path, 'utf8');
  document.head.append(style);
  cachedDefaultRules = style.sheet ? parseRules(style.sheet) : [];
  style.remove();
  return cachedDefaultRules;
}
