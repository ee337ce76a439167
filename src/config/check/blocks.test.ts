import { describe, expect, it } from 'vitest';
import { knownNames } from '../../app/registry/knownNames';
import { checkDeclarations } from '.';

const known = { ...knownNames, tabs: ['figures'], dialogs: [], previews: [], icons: [] };
const list = { columns: ['code'] };
const check = (part: Record<string, unknown>) =>
  checkDeclarations(
    [
      {
        file: 'cars.json',
        input: {
          name: 'cars',
          label: 'Coches',
          recordRepresentation: 'code',
          api: { path: '/cars' },
          fields: { code: { type: 'text' } },
          ...part,
        },
      },
    ],
    known,
  ).problems.map(({ path, suggestion }) => [path, suggestion]);
const withBlocks = (blocks: unknown[]) =>
  check({ show: { header: { fields: ['code'] }, tabs: { all: { label: 'Todo', blocks } } } });

describe('the blocks of a tab', () => {
  it('may be fields, a coded part and one list [ADET-23]', () => {
    expect(
      withBlocks([
        { label: 'Datos', fields: ['code'] },
        { label: 'Cifras', tab: 'figures' },
        { label: 'Filas', list },
      ]),
    ).toEqual([]);
  });

  it('are checked as tabs are; a second list is refused that is in the address, since there is one page in it', () => {
    expect(withBlocks([{ label: 'Datos', fields: ['cdoe'] }])).toEqual([
      ['show.tabs.all.blocks[0].fields[0]', 'code'],
    ]);
    expect(
      withBlocks([
        { label: 'A', list },
        { label: 'B', list },
      ]),
    ).toEqual([['show.tabs.all.blocks', null]]);
    expect(
      withBlocks([
        { label: 'A', list: { ...list, syncUrl: false } },
        { label: 'B', list },
        { label: 'C', list: { ...list, syncUrl: false } },
      ]),
    ).toEqual([]);
  });
});

describe('the click on a row', () => {
  it.each([
    [{ action: 'lok' }, 'list.rowClick.action', 'look'],
    [{ urlField: 'cdoe' }, 'list.rowClick.urlField', 'code'],
  ])('%j names something that is not there [CAM-02, DOC-08]', (rowClick, path, suggestion) => {
    expect(
      check({ list: { ...list, rowClick }, actions: { look: { label: 'Mirar', link: '/admin/cars' } } }),
    ).toEqual([[path, suggestion]]);
  });
});

it('the actions of a switch are there [CONS-25]', () => {
  const call = { method: 'POST', path: '/cars/{id}' };
  const actions = { park: { label: 'Aparcar', call }, drive: { label: 'Arrancar', call } };
  const column = (toggle: object) => ({ list: { columns: [{ field: 'code', toggle }] }, actions });
  expect(check(column({ on: 'park', off: 'drive' }))).toEqual([]);
  expect(check(column({ on: 'prak', off: 'drive' }))).toEqual([['list.columns[0].toggle.on', 'park']]);
});

it('a form in the toolbar has one field [AUSER-02]', () => {
  const fields = { a: { type: 'text' }, b: { type: 'text' } };
  const call = { method: 'POST', path: '/cars/{form.a}' };
  expect(check({ actions: { find: { form: { presentation: 'toolbar', fields }, call } } })).toEqual([
    ['actions.find.form.fields', null],
  ]);
});
