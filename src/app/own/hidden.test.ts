import { describe, expect, it } from 'vitest';
import { faceAt } from '../../config/face';
import { madeRegistry } from '../declarations/testing/madeRegistry';
import { parts } from '../parts';
import { hideIn } from './hidden';

const nothing = { resources: [], pages: [], menu: [] };

describe('what an installation hides', () => {
  it('is no page and no entry; who names a hidden resource still finds it', async () => {
    const registry = madeRegistry();
    hideIn({ ...nothing, resources: ['gateways'] }, registry, parts);
    const { faces } = registry.snapshot();
    expect([faceAt(faces, 'gateways/G1'), faces.has('gateways')]).toEqual([undefined, true]);
    expect([...faces].map(({ name }) => name)).not.toContain('gateways');
    await registry.load('gateways', 'own');
    expect(registry.known.get('gateways')?.name).toBe('gateways');
  });

  it('may be an entry of the menu alone, of a resource or a page', () => {
    const registry = madeRegistry();
    const shown = hideIn({ ...nothing, menu: ['gateways', 'academy'] }, registry, parts);
    const { faces } = registry.snapshot();
    expect(faces.atRoute('gateways')?.menu).toBeNull();
    expect(faces.atRoute('assets')?.menu).not.toBeNull();
    expect(shown.parts.pages.find(({ paths }) => paths[0] === 'academy')?.menu).toBeNull();
    expect(shown.parts.pages).toHaveLength(parts.pages.length);
  });

  it('is everything of the console with «*», but what is named with «!»', () => {
    const registry = madeRegistry();
    const shown = hideIn({ resources: ['*', '!users'], pages: ['*', '!start'], menu: [] }, registry, parts);
    expect([...registry.snapshot().faces].map(({ name }) => name)).toEqual(['users']);
    expect(shown.parts.pages.map(({ paths }) => paths[0])).toEqual(['start']);
    expect(shown.problems).toEqual([]);
  });

  it.each([
    ['resources', 'gatewais', 'gateways'],
    ['resources', '!asset', 'assets'],
    ['pages', 'acadmy', 'academy'],
    ['menu', 'ticktes', null],
    ['menu', 'suport-tickets', 'support-tickets'],
  ])('%s: «%s» is no name; near it is %s', (key, name, suggestion) => {
    const { problems } = hideIn({ ...nothing, [key]: [name] }, madeRegistry(), parts);
    expect(problems).toMatchObject([{ file: 'config.json', path: `hide.${key}[0]`, suggestion }]);
  });
});
