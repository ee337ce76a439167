// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from '@testing-library/react';
import type * as Client from 'react-dom/client';
import type * as Dom from 'react-dom';
import type * as React from 'react';
import { stripReactDom } from './stripReactDom.ts';
import { STRIPPED_FEATURES } from './strippedFeatures.ts';
import { childNodes, isNode, type SyntaxNode } from './syntax.ts';

const require = createRequire(import.meta.url);
/** The production files of packages, which their own names do not give under test. */
const inCjs = (name: string, file: string): string =>
  require.resolve(`${name}/package.json`).replace('package.json', `cjs/${file}.production.js`);
const files: Readonly<Record<string, string>> = {
  react: inCjs('react', 'react'),
  'react-dom': inCjs('react-dom', 'react-dom'),
  'react-dom/client': inCjs('react-dom', 'react-dom-client'),
  scheduler: inCjs('scheduler', 'scheduler'),
};
const source = (name: string): string => readFileSync(files[name] ?? '', 'utf8');
const whole = source('react-dom/client');
const lean = stripReactDom(whole);

/** How often a text declares each name, and which it uses. */
function names(code: string) {
  const declared = new Map<string, number>();
  const used = new Set<string>();
  const visit = (node: SyntaxNode, parent: SyntaxNode): void => {
    const isName = parent.key === node || (parent.property === node && !parent.computed);
    const isParameter = parent.params?.includes(node) === true || parent.type === 'CatchClause';
    if (node.type === 'Identifier' && node.name && !isName)
      if (parent.id === node || isParameter)
        declared.set(node.name, (declared.get(node.name) ?? 0) + (isParameter ? 0 : 1));
      else used.add(node.name);
    for (const child of childNodes(node)) visit(child, node);
  };
  const program: unknown = parseAst(code);
  if (isNode(program)) visit(program, program);
  return { declared, undeclared: [...used].filter((name) => !declared.has(name)).toSorted() };
}

/** React and the lean renderer, as the build has them. */
function load() {
  const loaded = new Map<string, object>();
  const need = (name: string): object => {
    const known = loaded.get(name);
    if (known) return known;
    const exports = {};
    loaded.set(name, exports);
    const code = name === 'react-dom/client' ? lean.code : source(name);
    // oxlint-disable-next-line no-implied-eval -- the text of an installed package, as a build changes it
    new Function('exports', 'require', code)(exports, need);
    return exports;
  };
  return {
    ...(need('react') as typeof React),
    ...(need('react-dom') as Pick<typeof Dom, 'createPortal' | 'flushSync' | 'preload' | 'preinit'>),
    ...(need('react-dom/client') as typeof Client),
  };
}

describe('react-dom as a build takes it', () => {
  it('still has each thing that a rule speaks of', () => {
    const { kinds, types, variables, fields, functions, exports } = STRIPPED_FEATURES;
    const named = [...types, ...exports, ...Object.keys(variables), ...Object.keys(functions)];
    const rules = [...named, ...Object.keys(fields).map((field) => `.${field}`), ...kinds.map(() => 'tag')];
    expect(rules.filter((rule) => !lean.counts.has(rule))).toEqual([]);
    // Each variable has one declaration, so a rule for a name applies to one variable only.
    const { declared } = names(whole);
    expect(Object.keys(variables).filter((name) => declared.get(name) !== 1)).toEqual([]);
  });

  it('leaves no name without its declaration', () => {
    expect(names('var a = b; function c(d) { return a.e + d + f; }').undeclared).toEqual(['b', 'f']);
    const known = new Set(names(whole).undeclared);
    expect(names(lean.code).undeclared.filter((name) => !known.has(name))).toEqual([]);
  });

  it('draws, changes, waits, catches and takes away as the whole one does', async () => {
    const { createElement, createPortal, createRoot, flushSync, lazy, Suspense, Component, ...react } =
      load();
    class Caught extends Component<{ children?: React.ReactNode }> {
      override state = { error: '' };
      static getDerivedStateFromError = (error: Error) => ({ error: error.message });
      override render = () => this.state.error || this.props.children;
    }
    const arrivals: ((module: { default: () => string }) => void)[] = [];
    const Late = lazy(() => new Promise<{ default: () => string }>((arrive) => arrivals.push(arrive)));
    const Broken = () => {
      throw new Error('falló');
    };
    const left = vi.fn();
    const Counter = () => {
      const [count, setCount] = react.useState(0);
      react.useLayoutEffect(() => left, []);
      const rows = Array.from({ length: count }, (_, at) =>
        createElement('li', { key: count - at }, count - at),
      );
      return createElement('button', { onClick: () => setCount(count + 1) }, createElement('ul', null, rows));
    };
    const [place, elsewhere] = [document.createElement('div'), document.createElement('div')];
    document.body.append(place, elsewhere);
    const root = createRoot(place, { onCaughtError: () => undefined });
    flushSync(() =>
      root.render([
        createElement(Counter, { key: 1 }),
        createElement(Suspense, { key: 2, fallback: 'espera' }, createElement(Late)),
        createElement(Caught, { key: 3 }, createElement(Broken)),
        createPortal(createElement(react.Fragment, null, 'fuera'), elsewhere, '4'),
        <react.Activity key={5} mode="hidden">
          <i />
        </react.Activity>,
      ]),
    );
    expect(place.textContent).toBe('esperafalló');
    expect(elsewhere.textContent).toBe('fuera');
    place.querySelector('button')?.click();
    await waitFor(() => expect(place.querySelector('ul')?.textContent).toBe('1'));
    place.querySelector('button')?.click();
    await waitFor(() => expect(place.querySelector('ul')?.textContent).toBe('21'));
    arrivals[0]?.({ default: () => 'llegó' });
    await waitFor(() => expect(place.textContent).toBe('21llegófalló'));
    flushSync(() => root.unmount());
    expect([place.textContent, elsewhere.textContent]).toEqual(['', '']);
    expect(left).toHaveBeenCalledOnce();
    place.remove();
    elsewhere.remove();
  });

  it('says so when one of the features is used', () => {
    const { createElement, createRef, createRoot, flushSync, Fragment, ViewTransition, ...rest } = load();
    const used = [
      createElement(ViewTransition, null, 'a'),
      createElement(Fragment, { ref: createRef() }, createElement('i')),
      createElement('title', null, 'a'),
      createElement('meta', { name: 'a' }),
      createElement('link', { rel: 'icon', href: '/a' }),
      createElement('link', { rel: 'stylesheet', href: '/a', precedence: 'a' }),
      createElement('script', { async: true, src: '/a' }),
      createElement('body'),
    ];
    const said = used.map((element) => {
      const onUncaughtError = vi.fn();
      flushSync(() => createRoot(document.createElement('div'), { onUncaughtError }).render(element));
      return String(onUncaughtError.mock.calls[0]?.[0]);
    });
    expect(said.slice(0, 2)).toEqual([expect.stringContaining('#130'), 'Error: Fragment ref']);
    expect(said.slice(2)).toEqual(said.slice(2).map(() => expect.stringContaining('#156') as string));
    expect(rest).not.toHaveProperty('hydrateRoot');
    expect(() => rest.preload('/a', { as: 'script' })).toThrow('preload');
    expect(() => rest.preinit('/a', { as: 'style' })).toThrow('preinitStyle');
  });

  it('still sends forms, draws titles of drawings and sheets of its own place', () => {
    const { createElement, createRoot, flushSync } = load();
    const place = document.createElement('div');
    document.body.append(place);
    const submit = vi.fn((event: Event) => event.preventDefault());
    flushSync(() =>
      createRoot(place).render([
        createElement('form', { key: 1, action: '/a', onSubmit: submit as never }, createElement('button')),
        createElement('svg', { key: 2 }, createElement('title', null, 'dibujo')),
        createElement('style', { key: 3 }, '.a { color: red }'),
        createElement('link', { key: 4, rel: 'stylesheet', href: 'data:text/css,' }),
      ]),
    );
    place.querySelector('button')?.click();
    expect(submit).toHaveBeenCalledOnce();
    expect(place.querySelector('form')?.getAttribute('action')).toBe('/a');
    expect([...place.children].map(({ localName }) => localName)).toEqual(['form', 'svg', 'style', 'link']);
    expect(place.querySelector('svg')?.textContent).toBe('dibujo');
    place.remove();
  });

  it('refuses a form whose action is a function', () => {
    const { createElement, createRoot, flushSync } = load();
    const failed = vi.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', failed);
    for (const of of ['form', 'button']) {
      const place = document.createElement('div');
      document.body.append(place);
      const action = vi.fn();
      const [onForm, onButton] = of === 'form' ? [{ action }, {}] : [{}, { formAction: action }];
      flushSync(() =>
        createRoot(place).render(createElement('form', onForm, createElement('button', onButton))),
      );
      place.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
      place.querySelector('button')?.click();
      expect(failed.mock.lastCall?.[0].message).toContain('form action');
      expect(action).not.toHaveBeenCalled();
      place.remove();
    }
    expect(failed).toHaveBeenCalledTimes(2);
    window.removeEventListener('error', failed);
  });
});
