import { rulesOf, saidIn, type Name, type Rule, type Said } from './rules';

const NO_RULES: readonly Rule[] = [];

/** What the rules and an element's own style say of it; undefined where only the document's engine can tell. */
export type Own = ReadonlyMap<Name, Said> | undefined;

/** The rules of some sheets, found by what an element carries. */
export class Cascade {
  readonly #byKey = new Map<string, Rule[]>();
  readonly #order = new Map<Rule, number>();

  constructor(sheets: readonly (readonly Rule[])[]) {
    for (const rule of sheets.flat()) {
      this.#order.set(rule, this.#order.size);
      const alike = this.#byKey.get(rule.key);
      if (alike) alike.push(rule);
      else this.#byKey.set(rule.key, [rule]);
    }
  }

  /** What is said of this element alone, without what it inherits. */
  ownOf(element: Element): Own {
    const found = this.#fitting(element);
    if (found.some(({ isHard }) => isHard)) return undefined;
    const own = new Map<Name, Said>();
    for (const { said } of found.sort((a, b) => a.weight - b.weight || this.#at(a) - this.#at(b)))
      take(own, said);
    if (element.hasAttribute('style') && 'style' in element)
      take(own, saidIn(element.style as CSSStyleDeclaration));
    return own;
  }

  #at(rule: Rule): number {
    return this.#order.get(rule) ?? 0;
  }

  #fitting(element: Element): Rule[] {
    const keys = ['', element.localName];
    if (element.id) keys.push(`#${element.id}`);
    const classes = element.getAttribute('class');
    if (classes) for (const name of classes.split(/\s+/)) keys.push(`.${name}`);
    return keys.flatMap((key) =>
      (this.#byKey.get(key) ?? NO_RULES).filter((rule) => rule.isKey || element.matches(rule.selector)),
    );
  }
}

/** The later says it, unless what was said before is important and it is not. */
function take(own: Map<Name, Said>, said: ReadonlyMap<Name, Said>): void {
  for (const [name, what] of said) if (what.important || !own.get(name)?.important) own.set(name, what);
}

/** The sheets of a document as rules; a sheet is read once. */
export function readSheets(sheets: StyleSheetList, known: WeakMap<CSSStyleSheet, Rule[]>): Rule[][] {
  return [...sheets].map((sheet) => {
    const rules = known.get(sheet) ?? rulesOf(sheet);
    known.set(sheet, rules);
    return rules;
  });
}
