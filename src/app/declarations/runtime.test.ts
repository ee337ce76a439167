// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook, waitFor } from '@testing-library/react';
import evSessions from '../../../fixtures/demo/resources/ev-sessions.json';
import { bundledDeclarations } from '../bundled';
import { madeRegistry } from './testing/madeRegistry';
import { loadRuntime, type RuntimeStep } from './runtime';
import { useRuntime } from './useRuntime';

const broken = { ...evSessions, name: 'broken', route: 'broken', list: { columns: ['ghost'] } };
/** Names the resource of another file, which may come later. */
const leaning = {
  ...evSessions,
  name: 'leaning',
  route: 'leaning',
  fields: { ...evSessions.fields, session: { type: 'reference', label: 'Sesión', resource: 'ev-sessions' } },
};
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

beforeEach(() => {
  answers = { ...files };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const answer = answers[url];
    const silence = new Promise<Response>((_resolve, reject) =>
      init.signal?.addEventListener('abort', () => reject(new DOMException('silent', 'TimeoutError'))),
    );
    if (!answer) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.race([Promise.resolve(answer()), silence]);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Every step until all have answered. */
async function steps(addresses: readonly string[], patience = 5_000): Promise<RuntimeStep[]> {
  const seen: RuntimeStep[] = [];
  await loadRuntime(addresses, {
    bundled: () => Promise.resolve(bundledDeclarations),
    hosts: ['main', 'plain'],
    onStep: (step) => seen.push(step),
    patience,
  });
  return seen;
}
/** The same at each render: another list would have the declarations loaded anew. */
const noPages: readonly [] = [];
const names = (step: RuntimeStep | undefined) => step?.declarations.map(({ input }) => input.name);

describe('declarations of the runtime', () => {
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
    expect(first?.awaited).toContain('/hung.json');
    expect(seen.at(-1)?.awaited).toEqual([]);
    expect(seen.at(-1)?.problems.find(({ file }) => file === '/hung.json')?.found).toBe(
      'La dirección no ha respondido en 0.05 s',
    );
    expect(seen.at(-1)?.problems.map(({ file }) => file)).toContain('/broken.json');
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
    const registry = madeRegistry();
    await registry.load('assets', 'list');
    const before = registry.snapshot().resources.get('assets');
    const addresses = ['/good.json'];
    const config = { resources: addresses, hosts: { main: '/api', plain: '/plain' } };
    const { result } = renderHook(() => useRuntime(config, registry, noPages));
    expect(result.current.awaited).toEqual(addresses);
    await waitFor(() => expect(result.current.awaited).toEqual([]), { timeout: 5_000 });
    const { faces, resources } = registry.snapshot();
    expect([...faces]).toHaveLength(bundledDeclarations.length + 1);
    expect(faces.atRoute('ev-sessions')?.name).toBe('ev-sessions');
    expect(resources.get('ev-sessions')?.file).toBe('/good.json');
    expect(resources.get('assets')).toBe(before);
  });

  it('are not asked for when there are none', () => {
    const none = { resources: [], hosts: { main: '/api' } };
    const registry = madeRegistry();
    const { result } = renderHook(() => useRuntime(none, registry, noPages));
    expect(result.current).toEqual({ problems: [], awaited: [] });
  });
});
