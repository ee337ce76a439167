import { describe, expect, it } from 'vitest';
import { knownNames } from '../../../app/registry/knownNames';
import { checkDeclarations } from '..';

const declaration = (part: object) => ({
  name: 'meters',
  label: 'Contadores',
  recordRepresentation: 'name',
  api: { path: '/meters' },
  fields: { name: { type: 'text' } },
  list: { columns: ['name'] },
  ...part,
});
const check = (part: object) =>
  checkDeclarations([{ file: 'meters.json', input: declaration(part) }], { ...knownNames, hosts: ['main'] });
const findProblemPaths = (part: object): string[] => check(part).problems.map(({ path }) => path);

const requiredCode = { name: { type: 'text' }, code: { type: 'text', required: true } };
const formOf = (...fields: string[]) => ({ fields });

describe('a required field that the create form does not have', () => {
  it('is named, and its declaration works all the same: the host may give the value', () => {
    const { problems, validDeclarations } = check({
      fields: requiredCode,
      create: formOf('name'),
      edit: formOf('name', 'code'),
    });
    expect(problems).toMatchObject([
      { file: 'meters.json', path: 'fields.code.required', found: expect.stringContaining('create form') },
    ]);
    expect(validDeclarations).toHaveLength(1);
  });

  it.each([
    ['in the create form', { create: formOf('name', 'code') }],
    ['in a row of it', { create: { fields: ['name', { row: ['code'] }] } }],
    ['where nothing is created', { edit: formOf('name', 'code') }],
    [
      'where the call writes it',
      {
        api: { path: '/meters', create: { path: '/meters', body: { name: '{name}', code: 'C' } } },
        create: formOf('name'),
      },
    ],
  ])('is none %s', (_, part) => {
    expect(findProblemPaths({ fields: requiredCode, ...part })).toEqual([]);
  });
});

describe('fields whose visibility goes in a circle', () => {
  const seeing = (field: string) => ({ type: 'text', visibleWhen: { field, empty: false } });
  const circle = { name: { type: 'text' }, a: seeing('b'), b: seeing('c'), c: seeing('a') };

  it('are named once, with the whole way', () => {
    const { problems } = check({ fields: circle, create: formOf('name', 'a', 'b', 'c') });
    expect(problems).toMatchObject([
      { path: 'fields.a.visibleWhen', found: expect.stringContaining('a → b → c → a') },
    ]);
  });

  it.each([
    ['a field that is only shown hides while it is empty', { fields: { ...circle, a: seeing('a') } }],
    [
      'another field shows it too',
      {
        fields: {
          name: { type: 'text' },
          a: {
            type: 'text',
            visibleWhen: {
              any: [
                { field: 'a', empty: false },
                { field: 'name', empty: false },
              ],
            },
          },
        },
        create: formOf('name', 'a'),
      },
    ],
    ['one leads to the next', { fields: { ...circle, c: { type: 'text' } }, create: formOf('a', 'b', 'c') }],
  ])('are none where %s', (_, part) => {
    expect(findProblemPaths(part)).toEqual([]);
  });
});

describe('choices without values', () => {
  const choice = (more: object = {}) => ({ name: { type: 'text' }, kind: { type: 'enum', ...more } });

  it('are named in a form and in a filter', () => {
    expect(findProblemPaths({ fields: choice(), edit: formOf('kind') })).toEqual(['fields.kind.values']);
    expect(findProblemPaths({ fields: choice(), list: { columns: ['name'], filters: ['kind'] } })).toEqual([
      'fields.kind.values',
    ]);
  });

  it.each([
    ['that are only shown', choice(), {}],
    ['that a call loads', choice({ path: '/kinds' }), { create: formOf('kind') }],
    ['of a host that has others', choice({ allowOtherValues: true }), { create: formOf('kind') }],
  ])('are none of those %s', (_, fields, part) => {
    expect(findProblemPaths({ fields, ...part })).toEqual([]);
  });
});

describe('a condition without a test', () => {
  it('is named, except of a yes or no, and of a member that no field declares', () => {
    const fields = {
      name: { type: 'text', visibleWhen: { field: 'flag' } },
      flag: { type: 'boolean', visibleWhen: { field: 'raw' } },
      code: { type: 'text', visibleWhen: { all: [{ field: 'name' }] } },
    };
    expect(findProblemPaths({ fields, members: ['raw'] })).toEqual(['fields.code.visibleWhen.all[0]']);
  });
});

describe('an outcome that is never reached', () => {
  const action = (...outcomes: object[]) => ({
    actions: { act: { label: 'Hacer', call: { method: 'POST', path: '/meters' }, outcomes } },
  });

  it.each([
    [
      { on: 'error', error: 'No' },
      { on: 404, error: 'No está' },
    ],
    [
      { on: 'success', success: 'Hecho' },
      { on: [200, 202], info: 'En marcha' },
    ],
    [
      { on: [404, 410], error: 'No está' },
      { on: 410, when: { field: 'name', empty: true }, error: 'No' },
    ],
  ])('is the second of %j and %j', (first, second) => {
    expect(findProblemPaths(action(first, second))).toEqual(['actions.act.outcomes[1]']);
    expect(findProblemPaths(action(second, first))).toEqual([]);
  });

  it.each([
    [
      { on: 'error', detail: 'busy', error: 'Ocupado' },
      { on: 404, error: 'No está' },
    ],
    [
      { on: 404, error: 'No está' },
      { on: [404, 410], error: 'No' },
    ],
    [
      { on: 'success', success: 'Hecho' },
      { on: 'error', error: 'No' },
    ],
  ])('is none of %j and %j', (first, second) => {
    expect(findProblemPaths(action(first, second))).toEqual([]);
  });
});

describe('a count in the menu', () => {
  const list = { columns: ['name'], search: true, views: [{ label: 'Vista', search: 'x', menuCount: true }] };

  it('is of a list that its host pages and counts', () => {
    expect(findProblemPaths({ list })).toEqual([]);
  });

  it.each([
    [{ navigation: false }],
    [{ api: { getList: { path: '/meters', total: 'pages' } } }],
    [{ api: { getList: { path: '/meters', paged: false } } }],
    [{ list: { ...list, clientFilter: { field: 'name', equals: 'x' } } }],
  ])('is refused where there is none: %j', (part) => {
    expect(findProblemPaths({ list, ...part })).toEqual(['list.views[0].menuCount']);
  });
});
