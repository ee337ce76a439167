/** What the testing tools ask of a style: is the element drawn, does it take the pointer, does it stand in a line. */
export const names = ['display', 'visibility', 'pointer-events', 'opacity'] as const;
export type Name = (typeof names)[number];

/** What a rule says of one property. */
export interface Said {
  value: string;
  important: boolean;
}

/** One selector of a style sheet with what it says of the properties that are asked for. */
export interface Rule {
  selector: string;
  /** Sign and name that the element itself must have: `.a`, `#a`, or a tag. Empty where any element may fit. */
  key: string;
  /** Whether the key is the whole selector. */
  isKey: boolean;
  /** Ids, classes and tags in one number, as long as there are fewer than a hundred of each. */
  weight: number;
  said: ReadonlyMap<Name, Said>;
  /** Whether only the document's own engine can tell what it means: a medium, a selector with a list inside. */
  isHard: boolean;
}

/** The rules of a sheet that say anything of these properties, in their order. */
export function rulesOf(sheet: CSSStyleSheet): Rule[] {
  return [...sheet.cssRules].flatMap((rule) => {
    if (rule.constructor.name === 'CSSStyleRule') return rulesIn(rule as CSSStyleRule, false);
    // Media, and whatever else has rules inside.
    if ('cssRules' in rule)
      return [...(rule as CSSGroupingRule).cssRules].flatMap((inner) =>
        'selectorText' in inner ? rulesIn(inner as CSSStyleRule, true) : [],
      );
    return [];
  });
}

function rulesIn({ selectorText, style }: CSSStyleRule, isInside: boolean): Rule[] {
  const said = saidIn(style);
  if (said.size === 0) return [];
  if (LIST_INSIDE.test(selectorText))
    return [{ selector: selectorText, key: '', isKey: false, weight: 0, said, isHard: true }];
  return selectorText
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !PSEUDO_ELEMENT.test(part))
    .map((selector) => {
      const key = keyOf(selector);
      return { selector, key, isKey: key === selector, weight: weightOf(selector), said, isHard: isInside };
    });
}

/** What a declaration says of the properties that are asked for. */
export function saidIn(style: CSSStyleDeclaration): Map<Name, Said> {
  const said = new Map<Name, Said>();
  for (const name of names) {
    const value = style.getPropertyValue(name).toLowerCase();
    if (value) said.set(name, { value, important: style.getPropertyPriority(name) !== '' });
  }
  return said;
}

/** Functions other than `:not` of one compound, and escaped signs: neither split nor counted by what follows. */
const LIST_INSIDE = /\\|:(?!not\()[\w-]+\(|:not\([^)]*[,(]/;
const PSEUDO_ELEMENT = /::|:(?:before|after|first-line|first-letter)\b/;

/** What the last part of a selector names first: its class, else its id, else its tag. */
function keyOf(selector: string): string {
  const last = /[^\s>+~]*$/.exec(selector.replaceAll(/\[[^\]]*\]|:not\([^)]*\)/g, ''))?.[0] ?? '';
  return (
    /\.[\w-]+/.exec(last)?.[0] ??
    /#[\w-]+/.exec(last)?.[0] ??
    /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase() ??
    ''
  );
}

function weightOf(selector: string): number {
  const withoutValues = selector.replaceAll(/=[^\]]*/g, '').replaceAll(/:not\(([^)]*)\)/g, ' $1');
  const count = (pattern: RegExp) => withoutValues.match(pattern)?.length ?? 0;
  return (
    count(/#[\w-]+/g) * 10_000 + count(/\.[\w-]+|\[|:[\w-]+/g) * 100 + count(/(?<![\w.#:[-])[a-z][\w-]*/gi)
  );
}
