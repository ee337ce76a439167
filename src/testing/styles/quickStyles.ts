import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { changesBelow } from '../changes';
import { Cascade, readSheets, type Own } from './cascade';
import { names, rulesOf, type Name, type Rule } from './rules';

type Styles = Window['getComputedStyle'];

const initial: Readonly<Record<Name, string>> = {
  display: 'inline',
  visibility: 'visible',
  'pointer-events': 'auto',
  opacity: '1',
};
const inherited: ReadonlySet<Name> = new Set<Name>(['visibility', 'pointer-events']);
const asked: ReadonlyMap<PropertyKey, Name> = new Map<PropertyKey, Name>([
  ...names.map((name) => [name, name] as const),
  ['pointerEvents', 'pointer-events'],
]);
/** Words and functions that stand for a value from elsewhere. */
const FROM_ELSEWHERE = /^(?:inherit|initial|unset|revert|revert-layer)$|var\(/;

const done = new WeakSet<Document>();

/** Lets everything in this document ask `quickStyles`. Once: a document may see many files of tests. */
export function withQuickStyles(document: Document): void {
  const view = document.defaultView;
  if (!view || done.has(document)) return;
  done.add(document);
  view.getComputedStyle = quickStyles(document, view.getComputedStyle.bind(view));
  globalThis.getComputedStyle = view.getComputedStyle;
}

/**
 * A `getComputedStyle` for the testing tools, which ask by the thousand whether an element can be seen. The document's own
 * matches each element against every rule of every sheet and sets all that these say: a quarter of the time of the tests
 * that draw. This one looks at the rules that name what the tools ask for; all else is asked of the document's own.
 * Nothing is laid out here, so a text area has no width: one that grows with its text would ask for all its styles at each
 * drawing, to find that nothing has a height.
 */
export function quickStyles(document: Document, real: Styles): Styles {
  const valueIn = reader(document, real);
  return (element, pseudo) =>
    pseudo || element.ownerDocument !== document
      ? real(element, pseudo)
      : answering(
          (name) => valueIn(element, name),
          () => real(element),
          element.localName === 'textarea' ? '0px' : undefined,
        );
}

/** Reads what the sheets of now and the elements themselves say. */
function reader(document: Document, real: Styles): (element: Element, name: Name) => string {
  const known = new WeakMap<CSSStyleSheet, Rule[]>();
  const ofItself = defaultRules(document);
  const changes = changesBelow(document);
  const sheetChanges = changesBelow(document.head);
  let cascade = new Cascade([ofItself]);
  let memo = new WeakMap<Element, Own>();

  const refresh = () => {
    if (sheetChanges()) cascade = new Cascade([ofItself, ...readSheets(document.styleSheets, known)]);
    if (changes()) memo = new WeakMap();
  };
  const ownOf = (element: Element): Own => {
    if (memo.has(element)) return memo.get(element);
    const own = cascade.ownOf(element);
    if (element.isConnected) memo.set(element, own);
    return own;
  };
  return (element, name) => {
    refresh();
    for (let at: Element | null = element; at; at = inherited.has(name) ? at.parentElement : null) {
      const own = ownOf(at);
      const value = own?.get(name)?.value;
      if (!own || (value && FROM_ELSEWHERE.test(value))) return real(element).getPropertyValue(name);
      if (value) return value;
    }
    return initial[name];
  };
}

/** A declaration that asks `value` for what it knows, has this width if any, and asks the real one for the rest. */
function answering(
  value: (name: Name) => string,
  real: () => CSSStyleDeclaration,
  width?: string,
): CSSStyleDeclaration {
  const getPropertyValue = (property: string) => {
    const name = asked.get(property);
    return name ? value(name) : real().getPropertyValue(property);
  };
  // A cast: every member is read through the handler, and those of the empty object never.
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, property) => {
      const name = asked.get(property);
      if (name) return value(name);
      if (property === 'getPropertyValue') return getPropertyValue;
      if (property === 'width' && width) return width;
      const all = real();
      const member: unknown = Reflect.get(all, property);
      return typeof member === 'function' ? (member.bind(all) as unknown) : member;
    },
  });
}

let defaults: Rule[] | undefined;

/** What jsdom says of elements by itself: the same in every document. */
function defaultRules(document: Document): Rule[] {
  if (defaults) return defaults;
  const path = createRequire(import.meta.url).resolve('jsdom/lib/jsdom/browser/default-stylesheet.css');
  const style = document.createElement('style');
  style.textContent = readFileSync(path, 'utf8');
  document.head.append(style);
  defaults = style.sheet ? rulesOf(style.sheet) : [];
  style.remove();
  return defaults;
}
