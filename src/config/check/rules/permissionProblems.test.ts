import { describe, expect, it } from 'vitest';
import { declareResources } from '../../../testing/declareResources';
import type { ResourceInput } from '../../schema/resource';
import { findPermissionProblems, type HostPermissions } from './permissionProblems';

const permits: HostPermissions = {
  getPermission: ({ method, host }) =>
    host === 'main' && method !== 'GET' ? `${method.toLowerCase()}_cars` : undefined,
  getCallsOf: (id) => (id === 'washer' ? [{ method: 'PUT', path: '/wash', host: 'main' }] : []),
};
const cars: ResourceInput = {
  name: 'cars',
  label: 'Coches',
  recordRepresentation: 'id',
  api: { getList: { path: '/cars' } },
  fields: { id: { type: 'text' } },
};
const found = (more: Partial<ResourceInput>) =>
  findPermissionProblems(declareResources({ ...cars, ...more }), permits).map(({ path, allowed }) => [
    path,
    ...allowed,
  ]);

const call = { method: 'POST', path: '/cars/{id}/start' } as const;

describe('what an act sends decides whom it is offered to [PERM-10]', () => {
  it.each<[string, NonNullable<ResourceInput['actions']>[string], string[]]>([
    ['a call', { call }, ['post_cars']],
    ['what hides it', { call, access: 'post_cars' }, []],
    ['what disables it', { call, requires: 'post_cars' }, []],
    ['another permission', { call, requires: 'drive' }, ['post_cars']],
    ['for everybody, as is said', { call, requires: true }, []],
    ['for nobody', { call, access: false }, []],
    [
      'one of several calls',
      {
        callVariants: [{ when: { field: 'id', empty: true }, call }, { call: { ...call, method: 'PUT' } }],
        requires: 'post_cars',
      },
      ['put_cars'],
    ],
    [
      'what takes it back',
      { call, undo: { call: { ...call, method: 'DELETE' } }, requires: 'post_cars' },
      ['delete_cars'],
    ],
    ['a call of another host', { call: { ...call, host: 'plain' } }, []],
    ['a dialog in code', { dialog: 'washer' }, ['put_cars']],
    ['where it leads', { link: '/admin/cars' }, []],
  ])('%s', (_, action, missing) => {
    expect(found({ actions: { start: action } })).toEqual(
      missing.length === 0 ? [] : [['actions.start', ...missing]],
    );
  });

  it('holds for forms, wherever they stand', () => {
    const form = { fields: ['id'] };
    const api = { list: { path: '/cars' }, update: { path: '/cars/{id}' }, create: { path: '/cars' } };
    expect(
      found({
        api,
        import: false,
        create: form,
        edit: form,
        access: { create: 'post_cars', edit: 'patch_cars' },
      }),
    ).toEqual([]);
    expect(
      found({ api, edit: form, show: { header: { fields: [] }, tabs: { all: { label: 'Todo', form } } } }),
    ).toEqual([
      ['actions.edit', 'patch_cars'],
      ['access.edit', 'patch_cars'],
      ['show.tabs.all.form.access', 'patch_cars'],
    ]);
  });
});
