/** Properties that Testing Library reads: is the element rendered, does it take the pointer, is it inline. */
export const STYLE_PROPERTIES = ['display', 'visibility', 'pointer-events', 'opacity'] as const;
export type StyleProperty = (typeof STYLE_PROPERTIES)[number];

/** Value of one property in a rule. */
export interface DeclaredValue {
  value: string;
  important: boolean;
}

/** One selector of a style sheet with its values of these properties. */
export interface StyleRule {
  selector: string;
  /** Sign and name that the element itself must have: `.a`, `#a`, or a tag. Empty where any element may fit. */
  key: string;
  /** True if the key is the whole selector. */
  isKeyOnly: boolean;
  /** Ids, classes and tags in one number, as long as there are fewer than a hundred of each. */
  specificity: number;
  declarations: ReadonlyMap<StyleProperty, DeclaredValue>;
  /** True if only the document's own engine can evaluate it: a media query, a selector with a list inside. */
  needsEngine: boolean;
}

/**
 * The rules of a sheet that say anything of these properties, in their order. Those of a cascade layer count as if they were
 * outside: unit tests load only the sheets of MUI, which are one layer, and jsdom would leave them out.
 */
export function parseRules({ cssRules }: Pick<CSSStyleSheet, 'cssRules'>): StyleRule[] {
  return [...cssRules].flatMap((rule) => {
    if (rule.constructor.name === 'CSSStyleRule') return toStyleRules(rule as CSSStyleRule, false);
    if (rule.constructor.name === 'CSSLayerBlockRule') return parseRules(rule as CSSLayerBlockRule);
    // Media, and whatever else has rules inside.
    if ('cssRules' in rule)
      return [...(rule as CSSGroupingRule).cssRules].flatMap((inner) =>
        'selectorText' in inner ? toStyleRules(inner as CSSStyleRule, true) : [],
      );
    return [];
  });
}

function toStyleRules({ selectorText, style }: CSSStyleRule, isNested: boolean): StyleRule[] {
  const declarations = readDeclarations(style);
  if (declarations.size === 0) return [];
  if (COMPLEX_SELECTOR.test(selectorText))
    return [
      { selector: selectorText, key: '', isKeyOnly: false, specificity: 0, declarations, needsEngine: true },
    ];
  return selectorText
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !PSEUDO_ELEMENT.test(part))
    .map((selector) => {
      const key = toRuleKey(selector);
      return {
        selector,
        key,
        isKeyOnly: key === selector,
        specificity: computeSpecificity(selector),
        declarations,
        needsEngine: isNested,
      };
    });
}

/** Returns a declaration's values of these properties. */
export function readDeclarations(style: CSSStyleDeclaration): Map<StyleProperty, DeclaredValue> {
  const declarations = new Map<StyleProperty, DeclaredValue>();
  for (const name of STYLE_PROPERTIES) {
    const value = style.getPropertyValue(name).toLowerCase();
    if (value) declarations.set(name, { value, important: style.getPropertyPriority(name) !== '' });
  }
  return declarations;
}

/** Functions other than `:not` of one compound, and escaped signs: neither split nor counted by what follows. */
const COMPLEX_SELECTOR = /\\|:(?!not\()[\w-]+\(|:not\([^)]*[,(]/;
const PSEUDO_ELEMENT = /::|:(?:before|after|first-line|first-letter)\b/;

/** Returns the first name in the last part of a selector: its class, else its id, else its tag. */
function toRuleKey(selector: string): string {
  const lastCompound = /[^\s>+~]*$/.exec(selector.replaceAll(/\[[^\]]*\]|:not\([^)]*\)/g, ''))?.[0] ?? '';
  return (
    /\.[\w-]+/.exec(lastCompound)?.[0] ??
    /#[\w-]+/.exec(lastCompound)?.[0] ??
    /^[a-z][\w-]*/i.exec(lastCompound)?.[0].toLowerCase() ??
    ''
  );
}

function computeSpecificity(selector: string): number {
  const withoutValues = selector.replaceAll(/=[^\]]*/g, '').replaceAll(/:not\(([^)]*)\)/g, ' $1');
  const count = (pattern: RegExp) => withoutValues.match(pattern)?.length ?? 0;
  return (
    count(/#[\w-]+/g) * 10_000 + count(/\.[\w-]+|\[|:[\w-]+/g) * 100 + count(/(?<![\w.#:[-])[a-z][\w-]*/gi)
  );
}
