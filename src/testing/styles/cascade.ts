import {
  parseRules,
  readDeclarations,
  type StyleProperty,
  type StyleRule,
  type DeclaredValue,
} from './styleRules';

const NO_RULES: readonly StyleRule[] = [];

/** Values from the rules and the element's own style; undefined if only the document's engine can compute them. */
export type OwnStyles = ReadonlyMap<StyleProperty, DeclaredValue> | undefined;

/** The rules of some sheets, found by what an element carries. */
export class Cascade {
  readonly #byKey = new Map<string, StyleRule[]>();
  readonly #order = new Map<StyleRule, number>();

  constructor(sheets: readonly (readonly StyleRule[])[]) {
    for (const rule of sheets.flat()) {
      this.#order.set(rule, this.#order.size);
      const rulesOfKey = this.#byKey.get(rule.key);
      if (rulesOfKey) rulesOfKey.push(rule);
      else this.#byKey.set(rule.key, [rule]);
    }
  }

  /** Returns the values of this element alone, without inherited ones. */
  getStyles(element: Element): OwnStyles {
    const matchingRules = this.#fitting(element);
    if (matchingRules.some(({ needsEngine }) => needsEngine)) return undefined;
    const styles = new Map<StyleProperty, DeclaredValue>();
    for (const { declarations } of matchingRules.sort(
      (a, b) => a.specificity - b.specificity || this.#at(a) - this.#at(b),
    ))
      applyDeclarations(styles, declarations);
    if (element.hasAttribute('style') && 'style' in element)
      applyDeclarations(styles, readDeclarations(element.style as CSSStyleDeclaration));
    return styles;
  }

  #at(rule: StyleRule): number {
    return this.#order.get(rule) ?? 0;
  }

  #fitting(element: Element): StyleRule[] {
    const keys = ['', element.localName];
    if (element.id) keys.push(`#${element.id}`);
    const classes = element.getAttribute('class');
    if (classes) for (const name of classes.split(/\s+/)) keys.push(`.${name}`);
    return keys.flatMap((key) =>
      (this.#byKey.get(key) ?? NO_RULES).filter((rule) => rule.isKeyOnly || element.matches(rule.selector)),
    );
  }
}

/** The later declaration wins, unless the earlier one is important and it is not. */
function applyDeclarations(
  styles: Map<StyleProperty, DeclaredValue>,
  declarations: ReadonlyMap<StyleProperty, DeclaredValue>,
): void {
  for (const [name, declaredValue] of declarations)
    if (declaredValue.important || !styles.get(name)?.important) styles.set(name, declaredValue);
}

/** The sheets of a document as rules; a sheet is read once. */
export function readSheets(
  sheets: StyleSheetList,
  cache: WeakMap<CSSStyleSheet, StyleRule[]>,
): StyleRule[][] {
  return [...sheets].map((sheet) => {
    const rules = cache.get(sheet) ?? parseRules(sheet);
    cache.set(sheet, rules);
    return rules;
  });
}
