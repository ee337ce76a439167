import { describe, expect, it, vi } from 'vitest';
import { findResourceByPath } from '../../config/resourceSummary';
import { createBundledResources } from './bundledDeclarations';
import { bundledFiles, createTestRegistry } from './testing/testRegistry';

const whole = createBundledResources();

describe('the registry of declarations', () => {
  it('knows every face before any declaration is there', () => {
    const { resourceIndex } = createTestRegistry().store.getState();
    const all = [...resourceIndex];
    expect(all.map(({ name }) => name)).toEqual([...whole.keys()]);
    for (const face of all) {
      const { name, route, icon, navigation, hasList, access } = whole.get(face.name) ?? face;
      expect(face).toMatchObject({ name, route, icon, navigation, hasList, access: { list: access.list } });
      expect(resourceIndex.has(name)).toBe(true);
      expect(resourceIndex.findByRoute(route)).toEqual(face);
    }
    expect(findResourceByPath(resourceIndex, 'settings/clients/C1/projects')?.name).toBe('clients');
    for (const nowhere of ['settings', 'clients', 'asset', 'assets\nusers', ''])
      expect(findResourceByPath(resourceIndex, nowhere)).toBeUndefined();
  });

  it('asks for the files that a list needs and no others, once', async () => {
    const read = vi.fn(async (address: string) => bundledFiles.get(address) ?? []);
    const registry = createTestRegistry(read);
    expect(registry.isLoaded('parking-chargers', 'list')).toBe(false);
    await Promise.all([registry.load('parking-chargers', 'list'), registry.load('parking-chargers', 'list')]);
    expect(read.mock.calls.flat().toSorted()).toEqual(['/parking.json', '/projects.json']);
    expect(registry.isLoaded('parking-chargers', 'list')).toBe(true);
    await registry.load('projects', 'own');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it.each([...whole.keys()])('works out the list and the detail of %s as if all were there', async (name) => {
    const registry = createTestRegistry();
    await registry.load(name, 'list');
    const resource = registry.loadedResources.get(name);
    expect(resource?.list).toEqual(whole.get(name)?.list);
    await registry.load(name, 'all');
    expect(resource?.show).toEqual(whole.get(name)?.show);
    expect(registry.loadedResources.get(name)).toBe(resource);
  });

  it('brings what is asked for in vain, and tells', async () => {
    const registry = createTestRegistry();
    const told = vi.fn();
    registry.store.subscribe(told);
    expect(registry.store.getState().resources.get('cameras')).toBeUndefined();
    expect(registry.store.getState().resources.get('nobody')).toBeUndefined();
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1), 20_000);
    expect(registry.store.getState().resources.get('cameras')?.name).toBe('cameras');
  });

  it('says what failed until it is asked to try again; the rest works', async () => {
    let isDown = true;
    const registry = createTestRegistry(async (address) => {
      if (isDown && address === '/cameras.json') throw new Error('down');
      return bundledFiles.get(address) ?? [];
    });
    await registry.load('cameras', 'list');
    expect(registry.getError('cameras', 'list')?.message).toBe('down');
    await registry.load('cameras', 'list');
    expect(registry.isLoaded('cameras', 'list')).toBe(false);
    await registry.load('documents', 'list');
    expect(registry.isLoaded('documents', 'list')).toBe(true);
    isDown = false;
    registry.retry();
    expect(registry.getError('cameras', 'list')).toBeUndefined();
    await registry.load('cameras', 'list');
    expect(registry.isLoaded('cameras', 'list')).toBe(true);
  });
});
