import { expect, it } from 'vitest';
import { findResourceByPath } from '../../config/resourceSummary';
import { readRuntimeConfig } from '../../config/runtime/runtimeConfig';
import { createTestIndex, createTestRegistry } from '../declarations/testing/testRegistry';
import { extensions } from '../registry/loadExtensions';
import { resolveVisibleExtensions } from './resolveVisibleExtensions';

it.each([
  ['is hidden', { pages: ['*'] }, undefined, []],
  ['is hidden', { pages: ['*'] }, '/admin/assets', []],
  ['stays if the config declares it', { pages: ['*'] }, { blocks: [] }, ['start']],
  ['is hidden by its name', { pages: ['*', 'start'] }, { blocks: [] }, []],
])('the start page %s: hide %o with landingPage %o', async (_, hide, landingPage, shown) => {
  const config = readRuntimeConfig({ hosts: { main: '/api', plain: '/plain' }, hide, landingPage });
  if (!config) throw new Error('no config');
  const { extensions: visible, problems } = await resolveVisibleExtensions(config, {
    resourceNamesByHost: new Map(),
    request: () => Promise.reject(new Error('nothing is asked')),
    registry: createTestRegistry(),
    extensions,
    loadWorkbench: () => Promise.resolve((all) => all),
  });
  expect(visible.pages.map(({ paths: [path] }) => path)).toEqual(shown);
  expect(problems).toEqual([]);
});

it.each([
  ['is not shown', {}, undefined],
  ['is shown with it', { plain: 'https://meters.example.com' }, 'parking-chargers'],
])('a bundled resource whose host an installation does not have %s', async (_, more, shown) => {
  const registry = createTestRegistry();
  const { resourceNamesByHost } = createTestIndex();
  const config = readRuntimeConfig({ hosts: { main: '/api', ...more } });
  if (!config) throw new Error('no config');
  const request = () => Promise.reject(new Error('nothing is asked'));
  const { problems } = await resolveVisibleExtensions(config, {
    resourceNamesByHost,
    request,
    registry,
    extensions,
    loadWorkbench: () => Promise.resolve((all) => all),
  });
  const { resourceIndex } = registry.store.getState();
  expect([
    findResourceByPath(resourceIndex, 'parking-chargers')?.name,
    findResourceByPath(resourceIndex, 'assets')?.name,
  ]).toEqual([shown, 'assets']);
  // Who names it still finds it, as what is hidden.
  expect([resourceIndex.has('parking-chargers'), problems]).toEqual([true, []]);
});

it.each([
  [
    'the super administrators',
    undefined,
    { never: false, permissions: [], roles: ['ROLE_ASSETS_MANAGER_SUPER_ADMIN'] },
  ],
  ['those with a permission', 'list_users', { never: false, permissions: ['list_users'], roles: [] }],
  ['nobody', false, { never: true, permissions: [], roles: [] }],
])('the page of permissions is for %s', async (_, access, rule) => {
  const config = readRuntimeConfig({ hosts: { main: '/api' }, permissionsPage: { access } });
  if (!config) throw new Error('no config');
  const { extensions: visible } = await resolveVisibleExtensions(config, {
    resourceNamesByHost: new Map(),
    request: () => Promise.reject(new Error('nothing is asked')),
    registry: createTestRegistry(),
    extensions,
    loadWorkbench: () => Promise.resolve((all) => all),
  });
  expect(visible.pages.find(({ paths: [path] }) => path === 'permissions')?.access).toEqual(rule);
});
