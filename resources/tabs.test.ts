import { describe, expect, it } from 'vitest';
import { createBundledResources } from '../src/app/declarations/bundledDeclarations';

const resources = createBundledResources();
const tabsOf = (name: string) => resources.get(name)?.show?.tabs ?? [];
const tab = (name: string, key: string) => tabsOf(name).find((entry) => entry.key === key);

describe('the tabs of an asset', () => {
  it('have the keys of the specification, in its order [ADET-02]', () => {
    expect(tabsOf('assets').map(({ key }) => key)).toEqual([
      'start',
      'users',
      'accesses',
      'documents',
      'cameras',
      'devices',
      'gateway',
      'consumptions',
      'events',
      'useful-contacts',
    ]);
  });

  it('add page, size and sort to the address of the devices [ADET-03]', () => {
    expect(tab('assets', 'devices')?.query).toEqual({ page: '1', size: '50', sort: 'gateway_id' });
  });
});

describe('the tabs of a building', () => {
  it('have the keys of the specification, in its order, and start with the assets [PROJ-21]', () => {
    expect(tabsOf('projects').map(({ key }) => key)).toEqual([
      'assets',
      'cameras',
      'documents',
      'gateways',
      'services',
      'customization',
      'intercoms',
      'layout',
      'devices',
    ]);
    expect(resources.get('projects')?.show?.defaultTab).toBe('assets');
  });

  it('show cameras and intercoms to those who may [PROJ-22, PROJ-23]', () => {
    expect(tab('projects', 'cameras')?.access.permissions).toEqual(['camera_snapshots']);
    expect(tab('projects', 'intercoms')?.access.permissions).toEqual(['list_intercoms']);
  });

  it('add page and size to assets and devices, and the sort to devices [PROJ-25, PROJ-26]', () => {
    expect(tab('projects', 'assets')?.query).toEqual({ page: '1', size: '50' });
    expect(tab('projects', 'devices')?.query).toEqual({ page: '1', size: '50', sort: 'gateway_id' });
  });
});
