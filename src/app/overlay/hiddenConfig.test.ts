import { afterEach, describe, expect, it } from 'vitest';
import { findResourceByPath } from '../../config/resourceSummary';
import { createTestRegistry } from '../declarations/testing/testRegistry';
import { extensions } from '../registry/loadExtensions';
import { setHiddenPages } from '../../lib/url/hiddenPages';
import { applyHidden } from './hiddenConfig';

// Files without a document share their modules.
afterEach(() => setHiddenPages());

const nothing = { resources: [], pages: [], menu: [] };

describe('what an installation hides', () => {
  it('is no page and no entry; who names a hidden resource still finds it', async () => {
    const registry = createTestRegistry();
    applyHidden({ ...nothing, resources: ['gateways'] }, registry, extensions);
    const { resourceIndex } = registry.store.getState();
    expect([findResourceByPath(resourceIndex, 'gateways/G1'), resourceIndex.has('gateways')]).toEqual([
      undefined,
      true,
    ]);
    expect([...resourceIndex].map(({ name }) => name)).not.toContain('gateways');
    await registry.load('gateways', 'own');
    expect(registry.loadedResources.get('gateways')?.name).toBe('gateways');
  });

  it('may be an entry of the menu alone, of a resource or a page', () => {
    const registry = createTestRegistry();
    const shown = applyHidden({ ...nothing, menu: ['gateways', 'academy'] }, registry, extensions);
    const { resourceIndex } = registry.store.getState();
    expect(resourceIndex.findByRoute('gateways')?.navigation).toBeNull();
    expect(resourceIndex.findByRoute('assets')?.navigation).not.toBeNull();
    expect(shown.extensions.pages.find(({ paths }) => paths[0] === 'academy')?.menu).toBeNull();
    expect(shown.extensions.pages).toHaveLength(extensions.pages.length);
  });

  it('is everything of the console with «*», but what is named with «!»', () => {
    const registry = createTestRegistry();
    const shown = applyHidden(
      { resources: ['*', '!users'], pages: ['*', '!start'], menu: [] },
      registry,
      extensions,
    );
    expect([...registry.store.getState().resourceIndex].map(({ name }) => name)).toEqual(['users']);
    expect(shown.extensions.pages.map(({ paths }) => paths[0])).toEqual(['start']);
    expect(shown.problems).toEqual([]);
  });

  it.each([
    ['resources', 'gatewais', 'gateways'],
    ['resources', '!asset', 'assets'],
    ['pages', 'acadmy', 'academy'],
    ['menu', 'ticktes', null],
    ['menu', 'suport-tickets', 'support-tickets'],
  ])('%s: «%s» is no name; near it is %s', (key, name, suggestion) => {
    const { problems } = applyHidden({ ...nothing, [key]: [name] }, createTestRegistry(), extensions);
    expect(problems).toMatchObject([{ file: 'config.json', path: `hide.${key}[0]`, suggestion }]);
  });
});
