// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EVERYBODY } from '../../config/normalise/access';
import type { ResourceInput } from '../../config/schema/resource';
import type { Extensions } from '../../extensions/ExtensionsContext';
import { groupExtensions } from '../../extensions/groupExtensions';
import { declareResources } from '../../testing/declareResources';
import { deferred } from '../../testing/deferred';
import { createDeclarationRegistry } from '../declarations/declarationRegistry';
import { resolveInitialRoute } from './initialRoute';
import { createResourceIndex } from '../../config/resourceSummary';
import type { LoadLevel } from '../../config/dependencies';

const cars: ResourceInput = {
  name: 'cars',
  label: 'Coches',
  recordRepresentation: 'name',
  route: 'garage/cars',
  api: { path: '/cars' },
  fields: { name: { type: 'text', label: 'Nombre' } },
  list: { columns: ['name'] },
  show: {
    header: { fields: ['name'] },
    tabs: { data: { label: 'Datos', fields: ['name'] }, drawing: { label: 'Dibujo', tab: 'drawing' } },
  },
};
const declarations = [{ file: 'resources/cars.json', input: cars }];

function open(
  address: string,
  { record, read = () => Promise.resolve(declarations), needs = () => [0] }: Given = {},
) {
  window.history.replaceState(null, '', address);
  if (record !== undefined) window.__CONSOLE_PRELOAD__ = { record };
  const registry = createDeclarationRegistry(
    {
      resources: createResourceIndex(declareResources(cars)),
      files: ['cars.json', 'wheels.json'],
      resourceNamesByHost: new Map(),
      getFileIndexes: needs,
    },
    read,
  );
  const loader = vi.fn(() => Promise.resolve({ default: () => null }));
  const preload = vi.fn(() => Promise.resolve());
  const parts: Extensions = {
    ...groupExtensions([]),
    tabs: new Map([['drawing', { kind: 'tab', id: 'drawing', loader }]]),
    pages: [
      { kind: 'page', paths: ['start'], access: EVERYBODY, menu: null, Component: () => null, preload },
    ],
  };
  return { opening: resolveInitialRoute(registry, parts), loader, preload };
}

interface Given {
  record?: string;
  read?: (file: string) => Promise<typeof declarations>;
  needs?: (name: string, stage: LoadLevel) => number[];
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  delete window.__CONSOLE_PRELOAD__;
});

describe('what an address opens before anything is drawn', () => {
  it('is a list, in its canonical address', async () => {
    const { resource, id } = await open('/admin/garage/cars?size=7').opening;
    expect([resource?.name, id]).toEqual(['cars', undefined]);
    expect(window.location.search).toBe('?page=1&size=50');
  });

  it('is the record that was asked for, with the code of the tab in the address', async () => {
    const { opening, loader } = open('/admin/garage/cars/7/drawing', { record: '7' });
    const { resource, id, code } = await opening;
    expect([resource?.name, id]).toEqual(['cars', '7']);
    await code;
    expect(loader).toHaveBeenCalledOnce();
  });

  it('has the code of its tab asked for while other declarations are still on their way', async () => {
    const others = deferred<typeof declarations>();
    const { opening, loader } = open('/admin/garage/cars/7/drawing', {
      record: '7',
      read: (file) => (file === 'cars.json' ? Promise.resolve(declarations) : others.respond()),
      needs: (_, stage) => (stage === 'all' ? [0, 1] : [0]),
    });
    await vi.waitFor(() => expect(loader).toHaveBeenCalledOnce(), 20_000);
    others.resolve([]);
    expect((await opening).resource?.name).toBe('cars');
    expect(loader).toHaveBeenCalledOnce();
  });

  it.each(['/admin/garage/cars/7/drawing', '/admin/no-such-page', '/admin'])(
    'is nothing at %s where no record was asked for',
    async (address) => {
      const { opening, loader } = open(address);
      expect((await opening).resource).toBeUndefined();
      expect(loader).not.toHaveBeenCalled();
    },
  );

  it('is a page written in code, whose code is asked for', async () => {
    const { opening, preload } = open('/admin/start');
    expect((await opening).resource).toBeUndefined();
    expect(preload).toHaveBeenCalledOnce();
  });

  it('is nothing where the declaration does not come, or takes longer than a second', async () => {
    const failed = open('/admin/garage/cars/7', {
      record: '7',
      read: () => Promise.reject(new Error('500')),
    });
    expect((await failed.opening).resource).toBeUndefined();
    const late = deferred<typeof declarations>();
    const { opening } = open('/admin/garage/cars', { read: late.respond });
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await opening).resource).toBeUndefined();
  });
});
