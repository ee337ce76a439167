// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook, waitFor } from '@testing-library/react';
import evSessions from '../../../fixtures/declarations/ev-sessions.json';
import { bundledDeclarations } from './bundledDeclarations';
import { applyHidden } from '../overlay/hiddenConfig';
import { extensions } from '../registry/loadExtensions';
import { createTestRegistry } from './testing/testRegistry';
import { createInPageChecker } from './inPageChecker';
import { fetchConfigText } from './fetchConfigText';
import { loadRuntimeDeclarations, type RuntimeProgress } from './loadRuntimeDeclarations';
import { changeDeclarationLanguage } from './changeDeclarationLanguage';
import { setLanguage } from '../../lib/language/language';
import { useRuntimeDeclarations } from './useRuntimeDeclarations';

const broken = { ...evSessions, name: 'broken', route: 'broken', list: { columns: ['ghost'] } };
/** Names the resource of another file, which may come later. */
const leaning = {
  ...evSessions,
  name: 'leaning',
  route: 'leaning',
  fields: { ...evSessions.fields, session: { type: 'reference', label: 'Sesión', resource: 'ev-sessions' } },
};
/** Rejects once the caller has no more patience, as fetch does. */
const silenceOf = (init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new DOMException('silent', 'TimeoutError'))),
  );
const hung = () => new Promise<Response>(() => undefined);
const files: Record<string, () => Response | Promise<Response>> = {
  '/good.json': () => Response.json(evSessions),
  '/broken.json': () => Response.json(broken),
  '/leaning.json': () => Response.json(leaning),
  '/gone.json': () => new Response('', { status: 404 }),
  '/html.json': () => new Response('<html>'),
  '/twice.json': () => Response.json({ ...evSessions, name: 'assets', route: 'assets' }),
};
let answers: typeof files;
let last: RuntimeProgress | undefined;

beforeEach(() => {
  answers = { ...files };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const answer = answers[url];
    if (!answer) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.race([Promise.resolve(answer()), silenceOf(init)]);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Every step until all have answered. */
async function steps(addresses: readonly string[], patience = 5_000): Promise<RuntimeProgress[]> {
  const seen: RuntimeProgress[] = [];
  await loadRuntimeDeclarations(addresses, {
    checker: createInPageChecker(),
    bundled: () => Promise.resolve(bundledDeclarations),
    hosts: ['main', 'plain'],
    onProgress: (step) => seen.push(step),
    readText: (url) => fetchConfigText(url, patience),
  });
  return seen;
}
/** A constant: a new list at each render would reload the declarations. */
const noPages = { extensions: { ...extensions, pages: [] }, problems: [] };
const names = (step: RuntimeProgress | undefined) => step?.declarations.map(({ input }) => input.name);

const ELSEWHERE = 'https://files.example';
/** Every reason for an unreadable file, with its message. */
const faults: readonly (readonly [string, (init: RequestInit) => Response | Promise<Response>, string])[] = [
  ['/gone', () => new Response('', { status: 404 }), 'La dirección responde 404'],
  ['/hung', hung, 'La dirección no ha respondido en 0.05 s'],
  [
    '/halves',
    // As fetch does it: what was given up breaks the body, too.
    ({ signal }) =>
      new Response(
        new ReadableStream({
          start: (to) => {
            to.enqueue(new TextEncoder().encode('{'));
            signal?.addEventListener('abort', () => to.error(signal.reason));
          },
        }),
      ),
    'La dirección no ha respondido en 0.05 s',
  ],
  [
    '/moved',
    () => Response.redirect(`${ELSEWHERE}/x.json`),
    'La dirección envía a otra, que no se sigue: hay que indicar la definitiva',
  ],
  ['/large', () => new Response(`"${'x'.repeat(2 * 1024 * 1024)}"`), 'Pesa más de 1 MB y no se lee'],
  [
    '/page',
    () => new Response('\n<!doctype html><title>Consola</title>'),
    'La dirección responde una página web en lugar de JSON: puede que el fichero no exista',
  ],
  ['/empty', () => new Response(' '), 'Está vacío'],
  ['/text', () => new Response('hola'), 'No valid JSON: something here is not JSON'],
  ['/half', () => new Response('{ "name": "x"'), 'No valid JSON: "}" is missing'],
  ['/down', () => Promise.reject(new TypeError('Failed to fetch')), 'No se puede leer'],
  [
    `${ELSEWHERE}/closed`,
    ({ mode }) => (mode === 'no-cors' ? new Response() : Promise.reject(new TypeError('Failed to fetch'))),
    `Está en ${ELSEWHERE}, que no permite leerlo desde esta consola (CORS)`,
  ],
  [
    `${ELSEWHERE}/down`,
    () => Promise.reject(new TypeError('Failed to fetch')),
    `No se puede conectar con ${ELSEWHERE}, o la Content-Security-Policy de la consola no lo permite`,
  ],
  [
    'javascript:alert(1)',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'No es una dirección http o https',
  ],
];

describe('declarations of the runtime', () => {
  it('that cannot be read are each told in words of their own, and the others work', async () => {
    const signals: unknown[] = [];
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      signals.push(init.credentials);
      const answer = faults.find(([address]) => address === url)?.[1](init) ?? Response.json(evSessions);
      return Promise.race([Promise.resolve(answer), silenceOf(init)]);
    });
    const last = (await steps([...faults.map(([address]) => address), '/good.json'], 50)).at(-1);
    expect(names(last)).toEqual(['ev-sessions']);
    const told = last?.problems.map(({ file, found }) => `${file}: ${found.replaceAll('\u00a0', ' ')}`);
    expect(told?.toSorted()).toEqual(faults.map(([address, , found]) => `${address}: ${found}`).toSorted());
    // Nothing of the session goes along.
    expect(new Set(signals)).toEqual(new Set(['omit']));
  });

  it('are left out when they are broken or cannot be read, each with its reason; the rest works', async () => {
    const last = (await steps(['/good.json', '/broken.json', '/gone.json', '/html.json', '/away.json'])).at(
      -1,
    );
    expect(names(last)).toEqual(['ev-sessions']);
    expect(last?.problems.map(({ file }) => file).toSorted()).toEqual([
      '/away.json',
      '/broken.json',
      '/gone.json',
      '/html.json',
    ]);
    expect(last?.problems.find(({ file }) => file === '/broken.json')).toMatchObject({
      path: 'list.columns[0]',
    });
    expect(last?.problems.find(({ file }) => file === '/gone.json')?.found).toBe('La dirección responde 404');
  });

  it('never take the place of a bundled one', async () => {
    const last = (await steps(['/twice.json'])).at(-1);
    expect(names(last)).toEqual([]);
    expect(last?.problems.map(({ path }) => path).toSorted()).toEqual(['name', 'route']);
  });

  it('are there when they arrive: one that hangs or is broken holds up no other, and is named', async () => {
    answers['/hung.json'] = hung;
    const seen = await steps(['/hung.json', '/broken.json', '/good.json'], 50);
    const first = seen.find((step) => step.declarations.length > 0);
    expect(names(first)).toEqual(['ev-sessions']);
    expect(first?.pendingUrls).toContain('/hung.json');
    expect(seen.at(-1)?.pendingUrls).toEqual([]);
    expect(seen.at(-1)?.problems.find(({ file }) => file === '/hung.json')?.found).toBe(
      'La dirección no ha respondido en 0.05 s',
    );
    expect(seen.at(-1)?.problems.map(({ file }) => file)).toContain('/broken.json');
  });

  it('are checked together as they arrive: three hundred wait for no three hundred checks', async () => {
    const many = Array.from({ length: 300 }, (_, at) => `/many-${at}.json`);
    for (const [at, address] of many.entries())
      answers[address] = () => Response.json({ ...evSessions, name: `many-${at}`, route: `many-${at}` });
    const here = createInPageChecker();
    const check = vi.fn(here.check);
    await loadRuntimeDeclarations(many, {
      checker: { ...here, check },
      bundled: () => Promise.resolve(bundledDeclarations),
      onProgress: (step) => void (last = step),
    });
    expect([last?.declarations.length, last?.problems, last?.pendingUrls]).toEqual([300, [], []]);
    expect(check.mock.calls.length).toBeLessThan(20);
  });

  it('are told even where the check itself fails', async () => {
    const dispose = vi.fn();
    await loadRuntimeDeclarations(['/gone.json', '/good.json'], {
      checker: { check: () => Promise.reject(new Error('ay')), dispose },
      bundled: () => Promise.resolve(bundledDeclarations),
      onProgress: (step) => void (last = step),
    });
    expect(last?.problems.map(({ file, found }) => [file, found]).toSorted()).toEqual([
      ['/gone.json', 'La dirección responde 404'],
      ['/good.json', 'The check of this file failed (ay)'],
    ]);
    expect(dispose).toHaveBeenCalledOnce();
  });

  it('may name one another in any order of arrival', async () => {
    let give: (answer: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      give = resolve;
    });
    answers['/good.json'] = () => late;
    const all = steps(['/good.json', '/leaning.json']);
    give(Response.json(evSessions));
    const seen = await all;
    expect(seen.at(-1)?.problems).toEqual([]);
    expect(names(seen.at(-1))?.toSorted()).toEqual(['ev-sessions', 'leaning']);
  });

  it('join the bundled ones, which stay the same objects', async () => {
    const registry = createTestRegistry();
    await registry.load('assets', 'list');
    const before = registry.store.getState().resources.get('assets');
    const addresses = ['/good.json'];
    const config = { resources: addresses, hosts: { main: '/api', plain: '/plain' } };
    const { result } = renderHook(() => useRuntimeDeclarations(config, registry, noPages));
    expect(result.current.pendingUrls).toEqual(addresses);
    await waitFor(() => expect(result.current.pendingUrls).toEqual([]));
    const { resourceIndex, resources } = registry.store.getState();
    expect([...resourceIndex]).toHaveLength(bundledDeclarations.length + 1);
    expect(resourceIndex.findByRoute('ev-sessions')?.name).toBe('ev-sessions');
    expect(resources.get('ev-sessions')?.file).toBe('/good.json');
    expect(resources.get('assets')).toBe(before);
  });

  it('are announced to the menu before their check, in the language that is shown; a file is requested once', async () => {
    const registry = createTestRegistry();
    const requests: string[] = [];
    answers['/good.json'] = () => {
      requests.push('/good.json');
      return Response.json(evSessions);
    };
    answers['/wrong.json'] = () => Response.json({ name: 7, navigation: { order: 'first' } });
    const { label, ...unnamed } = evSessions;
    answers['/short.json'] = () => Response.json({ ...unnamed, name: 'short', label: label.one });
    const config = {
      resources: ['/good.json', '/wrong.json', '/html.json', '/gone.json', '/short.json'],
      hosts: { main: '/api', plain: '/plain' },
    };
    const { result } = renderHook(() => useRuntimeDeclarations(config, registry, noPages));
    await waitFor(() => expect(result.current.announced).toBeDefined());
    expect(result.current.announced?.map(({ name, navigation }) => [name, navigation?.label])).toEqual([
      ['ev-sessions', 'Recargas'],
      ['short', 'recarga'],
    ]);
    await waitFor(() => expect(result.current.pendingUrls).toEqual([]));
    expect(requests).toHaveLength(1);
  });

  it('take the place of a bundled one that the config hides, and of no other', async () => {
    const registry = createTestRegistry();
    const hide = { resources: ['news', 'asets', 'users'], pages: [], menu: [] };
    const shown = applyHidden(hide, registry, noPages.extensions);
    expect(shown.problems).toMatchObject([{ path: 'hide.resources[1]', suggestion: 'assets' }]);
    // Other declarations may refer to hidden ones.
    const fields = {
      ...evSessions.fields,
      driver: { type: 'reference', label: 'Conductor', resource: 'users' },
    };
    answers['/news.json'] = () => Response.json({ ...evSessions, name: 'news', route: 'news', fields });
    const config = {
      resources: ['/news.json', '/twice.json'],
      hosts: { main: '/api', plain: '/plain' },
      hide,
    };
    const { result } = renderHook(() => useRuntimeDeclarations(config, registry, shown));
    await waitFor(() => expect(result.current.pendingUrls).toEqual([]));
    const { resourceIndex, resources } = registry.store.getState();
    expect([
      resourceIndex.findByRoute('news')?.name,
      [...resourceIndex].filter(({ name }) => name === 'news').length,
    ]).toEqual(['news', 1]);
    expect([resources.get('news')?.file, registry.isLoaded('news', 'all')]).toEqual(['/news.json', true]);
    expect(result.current.problems.map(({ found }) => found)).toEqual([
      'Unknown resource "asets"',
      'The name "assets" already belongs to resources/assets/assets.ts',
      'The route "assets" already belongs to resources/assets/assets.ts',
    ]);
  });

  it('may name any icon of the package; one that is not there is told, and its page is shown', async () => {
    const named = (icon: string) => Response.json({ ...evSessions, name: icon, route: icon, icon });
    answers['/icons/names.json'] = () => Response.json(['fuel', 'fuel-pump']);
    answers['/fuel.json'] = () => named('fuel');
    answers['/fule.json'] = () => named('fule');
    const seen = await steps(['/fuel.json', '/fule.json']);
    expect(names(seen.at(-1))).toEqual(['fuel', 'fule']);
    expect(seen.at(-1)?.problems).toMatchObject([{ file: '/fule.json', path: 'icon', suggestion: 'fuel' }]);
  });

  it('of an older language are shown, and say how they are rewritten', async () => {
    const until = { type: 'date', label: 'Hasta', future: true };
    answers['/old.json'] = () =>
      Response.json({ ...evSessions, name: 'old', route: 'old', fields: { ...evSessions.fields, until } });
    const seen = await steps(['/old.json']);
    expect(names(seen.at(-1))).toEqual(['old']);
    expect(seen.at(-1)?.problems).toMatchObject([{ file: '/old.json', path: 'version', isMild: true }]);
  });

  it('have their texts by language in the language that is shown, also after a change', async () => {
    const registry = createTestRegistry();
    const config = { resources: ['/good.json'], hosts: { main: '/api', plain: '/plain' } };
    const { result } = renderHook(() => useRuntimeDeclarations(config, registry, noPages));
    await waitFor(() => expect(result.current.pendingUrls).toEqual([]));
    const shown = () => {
      const { resourceIndex, resources } = registry.store.getState();
      return [
        resourceIndex.findByRoute('ev-sessions')?.navigation?.label,
        resources.get('ev-sessions')?.fields['cost_eur']?.label,
        resources.get('ev-sessions')?.list?.columns[0]?.field.label,
      ];
    };
    expect(shown()).toEqual(['Recargas', 'Coste', 'Matrícula']);
    setLanguage('en');
    await changeDeclarationLanguage(registry, undefined);
    expect(shown()).toEqual(['Charging sessions', 'Cost', 'Licence plate']);
    setLanguage('es');
    await changeDeclarationLanguage(registry, undefined);
    expect(shown()).toEqual(['Recargas', 'Coste', 'Matrícula']);
  });

  it('are not asked for when there are none', () => {
    const none = { resources: [], hosts: { main: '/api' } };
    const registry = createTestRegistry();
    const { result } = renderHook(() => useRuntimeDeclarations(none, registry, noPages));
    expect(result.current).toEqual({ problems: [], pendingUrls: [] });
  });
});
