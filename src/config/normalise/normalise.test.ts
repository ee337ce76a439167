import { describe, expect, it } from 'vitest';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import type { ResourceInput } from '../schema/resource';

const least: ResourceInput = {
  name: 'cars',
  label: 'Coches',
  recordRepresentation: 'code',
  api: { path: '/cars' },
  fields: { code: { type: 'text' }, power_kw: { type: 'number' }, isOn: { type: 'boolean' } },
  list: { columns: ['code'] },
};
const of = (input: Partial<ResourceInput> = {}) =>
  getDeclaredResource(declareResources({ ...least, ...input }), 'cars');

describe('normalise fills', () => {
  it('what a resource leaves out', () => {
    expect(of()).toMatchObject({
      route: 'cars',
      label: { one: 'Coches', many: 'Coches' },
      icon: 'list',
      recordRepresentation: ['code'],
      navigation: { order: 1000, label: 'Coches', access: { never: false, permissions: [], roles: [] } },
      file: 'resources/cars.ts',
      show: null,
      create: null,
      edit: null,
    });
  });

  it('how long messages stay: 3 s, or what the resource says, unless an outcome does [HTTP-16]', () => {
    const actions: ResourceInput['actions'] = {
      wash: {
        call: { method: 'POST', path: '/wash' },
        outcomes: [
          { on: 'success', success: 'Limpio', durationSeconds: 3 },
          { on: 'error', error: 'submit_error' },
        ],
      },
    };
    const secondsOf = (resource: ReturnType<typeof of>) => {
      const { behaviour } = resource.actions.wash!;
      const outcomes = behaviour.kind === 'send' ? behaviour.outcomeRules.outcomes : [];
      const form = resource.create?.outcomeRules.outcomes ?? [];
      return [...outcomes, ...form].map(({ message }) => message.kind === 'notification' && message.seconds);
    };
    const create: ResourceInput['create'] = { fields: ['code'] };
    expect(of({ actions, create })).toMatchObject({ messageFor: 3 });
    expect(secondsOf(of({ actions, create }))).toEqual([3, 3, 3]);
    const long = of({ actions, create, messages: { durationSeconds: 5 } });
    expect(long).toMatchObject({ messageFor: 5 });
    expect(secondsOf(long)).toEqual([3, 5, 5]);
  });

  it('what follows where there is neither a detail nor a list: what is on screen is read again', () => {
    const alone = of({ list: undefined, create: { presentation: 'modal', fields: ['code'] } });
    expect(alone.create?.outcomeRules.effects).toEqual(['refetch']);
    expect(alone.actions.delete?.behaviour).toMatchObject({ outcomeRules: { effects: ['refetch'] } });
    const listed = of({ create: { presentation: 'modal', fields: ['code'] } });
    expect(listed.create?.outcomeRules.effects).toEqual(['goToList']);
    expect(listed.actions.delete?.behaviour).toMatchObject({ outcomeRules: { effects: ['goToList'] } });
  });

  it('what a list leaves out: 50 rows of 50, 75 or 100 [LIST-02]', () => {
    expect(of().list).toMatchObject({
      pageSize: 50,
      pageSizes: [50, 75, 100],
      search: null,
      sort: null,
      rowClick: null,
      export: true,
      empty: 'list_empty',
      error: 'list_error',
      rows: { kind: 'resource', paged: true },
      tabs: [],
    });
  });

  it('what a field leaves out, its own options apart', () => {
    const { fields } = of({
      fields: { ...least.fields, zip: { type: 'text', source: 'zip_code', maxLength: 5 } },
    });
    expect(fields.power_kw).toMatchObject({
      label: 'Power kw',
      source: 'power_kw',
      writePath: 'power_kw',
      emptyText: '–',
      sortBy: 'power_kw',
      filterBy: 'power_kw',
      options: {},
    });
    expect(fields.isOn?.label).toBe('Is on');
    expect(fields.zip).toMatchObject({
      source: 'zip_code',
      writePath: 'zip_code',
      options: { maxLength: 5 },
    });
  });

  it('the options of a field that its type has defaults for, in the forms of actions too', () => {
    const toll = { type: 'percent', max: 50 } as const;
    const { fields, actions } = of({
      fields: { ...least.fields, toll },
      actions: { charge: { form: { fields: { toll } }, call: { method: 'POST', path: '/tolls' } } },
    });
    const filled = { min: 0, max: 50, decimals: 0, fraction: false };
    expect(fields.toll?.options).toEqual(filled);
    expect(actions.charge?.behaviour).toMatchObject({ prompt: { fields: [{ options: filled }] } });
  });

  it('the five calls of a path, which declared ones replace', () => {
    const { api } = of({
      api: { path: '/cars', update: { path: '/garage/{id}', method: 'PUT', body: 'bare' } },
    });
    expect([
      api.getList?.path,
      api.getOne?.path,
      api.create?.method,
      api.update?.path,
      api.update?.method,
      api.delete?.method,
    ]).toEqual(['/cars', '/cars/{id}', 'POST', '/garage/{id}', 'PUT', 'DELETE']);
    expect(api.getList).toMatchObject({
      apiVersion: 1,
      timeout: 10_000,
      paged: true,
      sort: 'minus',
      filter: 'params',
      data: ['data'],
    });
    expect(of({ api: { getList: { path: '/cars' } } }).api).toMatchObject({
      getOne: null,
      create: null,
      update: null,
      delete: null,
    });
  });

  it('access: everybody, nobody, a permission, all of several [PERM-02, PERM-03]', () => {
    const { access } = of({
      access: { show: false, create: 'a', edit: ['a', 'b'], delete: { roles: ['R'] } },
    });
    expect(access).toEqual({
      list: { never: false, permissions: [], roles: [] },
      show: { never: true, permissions: [], roles: [] },
      create: { never: false, permissions: ['a'], roles: [] },
      edit: { never: false, permissions: ['a', 'b'], roles: [] },
      delete: { never: false, permissions: [], roles: ['R'] },
      disabledReason: null,
    });
  });

  it('the menu: after the list’s own rule unless it has one, none without a list', () => {
    expect(of({ access: { list: 'a' } }).navigation?.access.permissions).toEqual(['a']);
    expect(of({ access: { list: 'a' }, navigation: { access: 'b' } }).navigation?.access.permissions).toEqual(
      ['b'],
    );
    expect(of({ navigation: false }).navigation).toBeNull();
    const { list: _, ...withoutList } = least;
    expect(getDeclaredResource(declareResources(withoutList), 'cars').navigation).toBeNull();
  });

  it('the detail: its first tab, pushing; rows lead to it', () => {
    const { show, list } = of({
      show: {
        header: { fields: ['code'] },
        tabs: { a: { label: 'A', fields: ['code'] }, b: { label: 'B', tab: 'x' } },
      },
    });
    expect(show).toMatchObject({ defaultTab: 'a', history: 'push' });
    expect(show?.tabs.map(({ content }) => content.kind)).toEqual(['fields', 'custom']);
    expect(list?.rowClick).toEqual({ kind: 'path', path: '/admin/cars/{id}' });
  });

  it('forms: a drawer of 520, a modal of 560 [LIST-19]', () => {
    expect(of({ edit: { fields: ['code'] } }).edit).toMatchObject({
      placement: { kind: 'drawer', width: 520 },
      submitRequiresChanges: false,
    });
    expect(
      of({ create: { presentation: 'modal', fields: ['code', { row: ['isOn'] }, { section: 'S' }] } }).create,
    ).toMatchObject({
      placement: { kind: 'modal', width: 560 },
      fields: [{ name: 'code' }, { name: 'isOn' }],
    });
  });

  it('create, edit and delete without being written', () => {
    const { actions, list } = of({
      create: { fields: ['code'] },
      edit: { fields: ['code'] },
      access: { create: 'c', delete: 'd' },
    });
    expect(list?.actions.map(({ id }) => id)).toEqual(['create']);
    expect(actions.create).toMatchObject({
      behaviour: { kind: 'open', form: 'create' },
      access: { permissions: ['c'] },
      primary: true,
    });
    expect(actions.edit).toMatchObject({ behaviour: { kind: 'open', form: 'edit' } });
    expect(actions.delete).toMatchObject({
      danger: true,
      requires: { access: { permissions: ['d'] } },
      behaviour: {
        kind: 'send',
        prompt: { kind: 'confirm', typeToConfirm: [] },
        callVariants: [{ when: null, call: { method: 'DELETE', path: '/cars/{id}' } }],
        outcomeRules: { effects: ['goToList'] },
      },
    });
    expect(of({ api: { getList: { path: '/cars' } } }).actions).toEqual({});
  });
});

describe('normalise stays whole on', () => {
  it('names that nobody declared: they become panels and disabled actions', () => {
    const { list, show } = of({
      list: { columns: ['ghost'], rowActions: ['haunt'] },
      show: { header: { fields: ['ghost'] }, tabs: {} },
    });
    expect(list?.columns[0]?.field.type).toBe('? ghost');
    expect(list?.rowActions[0]).toMatchObject({
      id: 'haunt',
      disabledWhen: [{ when: { all: [] } }],
      access: { never: false },
    });
    expect(show).toMatchObject({ header: [{ type: '? ghost' }], defaultTab: '' });
  });

  it('a related list of a resource that is not there', () => {
    const { show } = of({
      show: {
        header: { fields: [] },
        tabs: { a: { label: 'A', list: { resource: 'ghosts', columns: ['code'] } } },
      },
    });
    expect(show?.tabs[0]?.content.kind).toBe('list');
  });
});

it('a related list shows the fields and actions of its own resource, at the path of its parent', () => {
  const resources = declareResources(least, {
    name: 'people',
    label: 'Personas',
    recordRepresentation: 'id',
    api: { path: '/people' },
    fields: { code: { type: 'number' } },
    show: {
      header: { fields: [] },
      tabs: {
        cars: {
          label: 'Coches',
          list: { resource: 'cars', path: '/people/{id}/cars', columns: ['code'], rowActions: ['delete'] },
        },
      },
    },
  });
  const content = getDeclaredResource(resources, 'people').show?.tabs[0]?.content;
  expect(content).toMatchObject({
    kind: 'list',
    list: {
      resource: 'cars',
      rows: { kind: 'path', path: '/people/{id}/cars', paged: true },
      columns: [{ field: { type: 'text' } }],
      rowActions: [{ id: 'delete', resource: 'cars' }],
    },
  });
});
