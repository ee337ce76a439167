// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createResourceIndex } from '../../config/resourceSummary';
import type { ResourceInput } from '../../config/schema/resource';
import { ConsoleProvider } from '../../queries/console/ConsoleContext';
import { ExtensionsProvider, type Extensions } from '../../extensions/ExtensionsContext';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse, type FakeResponse } from '../../testing/fakeHost';
import { deferred } from '../../testing/deferred';
import { renderConsole } from '../../testing/renderConsole';
import { ListPage } from '../ListPage';

type Click = NonNullable<ResourceInput['list']>['rowClick'];

const papers = (rowClick: Click): ResourceInput => ({
  name: 'papers',
  label: 'Papeles',
  recordRepresentation: 'name',
  api: { path: '/papers' },
  access: { show: 'read_assets' },
  fields: { name: { type: 'text', label: 'Nombre' } },
  list: { columns: ['name'], ...(rowClick === undefined ? {} : { rowClick }) },
  show: {
    header: { fields: ['name'] },
    tabs: {
      data: {
        label: 'Datos',
        blocks: [
          { label: 'Dibujo', tab: 'drawing' },
          { label: 'Texto', fields: ['name'] },
        ],
      },
      more: { label: 'Más', tab: 'other' },
    },
  },
  actions: { look: { label: 'Mirar', call: { method: 'POST', path: '/papers/{id}/look' } } },
});
const twelve = Array.from({ length: 12 }, (_, at) => ({ id: `p${at}`, name: `Papel ${at}` }));

async function open(
  rowClick?: Click,
  arrives: Promise<boolean> = Promise.resolve(true),
  record = (row: object): FakeResponse | Promise<FakeResponse> => ({ body: { data: row } }),
) {
  const resources = declareResources(papers(rowClick));
  const resource = getDeclaredResource(resources, 'papers');
  const { show } = resource;
  let isThere = false;
  // Like the registry: values that reference other declarations cannot be read before those have loaded.
  Object.defineProperty(resource, 'detail', {
    get() {
      if (!isThere) throw new Error('The declaration is not loaded yet');
      return show;
    },
  });
  const load = vi.fn((_name: string, stage: string) =>
    stage === 'all' ? arrives.then((comes) => void (isThere = comes)) : Promise.resolve(),
  );
  const declarations = {
    resourceIndex: createResourceIndex(resources),
    pendingUrls: [],
    isLoaded: (_name: string, stage: string) => stage === 'list' || isThere,
    getError: () => undefined,
    retry: () => undefined,
    load,
  };
  const loader = vi.fn((_id: string) => Promise.resolve({ default: () => null }));
  const tabs = ['drawing', 'other'].map((id) => [id, { kind: 'tab', id, loader: () => loader(id) }] as const);
  const extensions: Extensions = {
    tabs: new Map(tabs),
    dialogs: new Map(),
    previews: new Map(),
    questions: new Map(),
    jobWatchers: new Map(),
    pages: [],
  };
  const view = renderConsole(
    <ConsoleProvider value={{ declarations }}>
      <ExtensionsProvider extensions={extensions}>
        <ListPage resource={resource} />
      </ExtensionsProvider>
    </ConsoleProvider>,
    {
      resources,
      initialPath: '/admin/papers',
      responses: {
        'GET /papers': listResponse(twelve),
        ...Object.fromEntries(twelve.map((row) => [`GET /papers/${row.id}`, () => record(row)])),
      },
    },
  );
  await screen.findByText('Papel 0');
  vi.useFakeTimers();
  const read = () => view.callsBesidesProfile().filter((call) => /papers\/p\d+/.test(call));
  return { ...view, load, loader, read };
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const at = (place: number) => screen.getByText(`Papel ${place}`);

/** Callbacks that wait for an idle browser. */
let idle: (() => void)[] = [];

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  saveSession({ token: 't', permissions: ['read_assets'] });
});
afterEach(() => {
  vi.useRealTimers();
  clearSession();
});

describe('the detail of a row is asked for before the click', () => {
  it('by a pointer that rests on it: passing over rows asks for nothing', async () => {
    const { read, load } = await open();
    for (const place of twelve.keys()) {
      fireEvent.pointerMove(at(place));
      await wait(80);
    }
    expect(read()).toEqual([]);
    expect(load).not.toHaveBeenCalledWith('papers', 'all');
    await wait(20);
    expect(read()).toEqual(['GET /papers/p11']);
    expect(load).toHaveBeenCalledWith('papers', 'all');
    await wait(1_000);
    expect(read()).toHaveLength(1);
  });

  it('one at a time: what is on its way is given up for the next row that it rests on', async () => {
    const { read, pendingCalls } = await open(undefined, undefined, () => new Promise(() => undefined));
    for (const place of [3, 4, 5]) {
      fireEvent.pointerMove(at(place));
      await wait(150);
    }
    expect(read()).toEqual(['GET /papers/p3', 'GET /papers/p4', 'GET /papers/p5']);
    expect(pendingCalls()).toEqual(['GET /papers/p5']);
  });

  it('not by one that moves on the row, nor by one that has left', async () => {
    const { read } = await open();
    for (let step = 0; step < 5; step++) {
      fireEvent.pointerMove(at(3));
      await wait(30);
    }
    fireEvent.pointerLeave(at(3).closest('tbody') as HTMLElement);
    await wait(1_000);
    expect(read()).toEqual([]);
  });

  it('by a press at once, which is no second time at the rest', async () => {
    const { read } = await open();
    fireEvent.pointerMove(at(2));
    fireEvent.pointerDown(at(2));
    await wait(0);
    expect(read()).toEqual(['GET /papers/p2']);
    await wait(1_000);
    expect(read()).toHaveLength(1);
  });

  it('with the code of what it opens with, and of nothing else', async () => {
    const { loader } = await open();
    fireEvent.pointerMove(at(2));
    expect(loader).not.toHaveBeenCalled();
    await wait(100);
    expect(loader.mock.calls).toEqual([['drawing']]);
  });

  it('without that code where the declaration is not whole yet: it follows, and the record is asked for at once', async () => {
    const { respond, resolve } = deferred<boolean>();
    const { loader, read } = await open(undefined, respond());
    fireEvent.pointerDown(at(2));
    await wait(0);
    expect(read()).toEqual(['GET /papers/p2']);
    expect(loader).not.toHaveBeenCalled();
    await act(async () => resolve(true));
    expect(loader.mock.calls).toEqual([['drawing']]);
  });

  it('without that code where the declaration does not come', async () => {
    const { loader, read } = await open(undefined, Promise.resolve(false));
    fireEvent.pointerDown(at(2));
    await wait(0);
    expect(read()).toEqual(['GET /papers/p2']);
    expect(loader).not.toHaveBeenCalled();
  });

  it('what it is made of, once the rows are there and the browser is idle', async () => {
    const { read, load } = await open();
    expect(load).not.toHaveBeenCalledWith('papers', 'all');
    idle.forEach((task) => task());
    expect(load).toHaveBeenCalledWith('papers', 'all');
    expect(read()).toEqual([]);
  });

  it('only where the click leads to it', async () => {
    const { read, load } = await open({ action: 'look' });
    idle.forEach((task) => task());
    expect(load).not.toHaveBeenCalledWith('papers', 'all');
    fireEvent.pointerMove(at(2));
    await wait(1_000);
    expect(read()).toEqual([]);
  });

  it('only for who may see it', async () => {
    saveSession({ token: 't', permissions: [] });
    const { read } = await open();
    fireEvent.pointerMove(at(2));
    await wait(1_000);
    expect(read()).toEqual([]);
  });
});
