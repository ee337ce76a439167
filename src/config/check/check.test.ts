import { describe, expect, it } from 'vitest';
import { knownNames } from '../../app/registry/knownNames';
import { checkDeclarations, formatConfigProblem } from '.';
import type { ConfigProblem } from '../types';
import { editDistance, findNearestName } from './names/nearestNames';

const known = {
  ...knownNames,
  tabs: ['consumptions'],
  dialogs: ['upload'],
  previews: ['header'],
  questions: ['owners'],
  icons: ['plus', 'trash'],
};

const CALL = { method: 'POST', path: '/cars/{id}/scrap' };

/** A valid declaration; each test adds a problem. */
const sound = () => ({
  name: 'cars',
  label: 'Coches',
  icon: 'plus',
  recordRepresentation: 'code',
  api: { path: '/cars' },
  access: { list: 'list_users' },
  fields: {
    code: { type: 'text', label: 'Código', maxLength: 20 },
    owner: { type: 'reference', resource: 'people', label: 'Dueño' },
  },
  list: { columns: ['code', { field: 'owner', width: '20%' }], rowActions: ['edit', 'scrap'] },
  show: { header: { fields: ['code'] }, tabs: { data: { label: 'Datos', fields: ['code'] } } },
  edit: { fields: ['code', { row: ['owner'] }, { section: 'Otros' }] },
  actions: {
    scrap: { label: 'Desguazar', icon: 'trash', confirm: { typeToConfirm: ['code'] }, call: CALL },
  } as Record<string, unknown>,
});
const people = {
  name: 'people',
  label: 'Personas',
  recordRepresentation: 'id',
  api: { path: '/people' },
  fields: { id: { type: 'text' } },
};

type Authored = Record<string, unknown>;
const check = (...inputs: readonly unknown[]) =>
  checkDeclarations(
    inputs.map((input, index) => ({ file: `r${index}.json`, input })),
    known,
  );
const withPart = (part: Authored): Authored => ({ ...sound(), ...part });
const found = (part: Authored): ConfigProblem[] => check(withPart(part), people).problems;

describe('checkDeclarations', () => {
  it('finds nothing wrong in a sound declaration', () => {
    expect(check(sound(), people).problems).toEqual([]);
    expect(check(sound(), people).validDeclarations).toHaveLength(2);
  });

  const fields = sound().fields;
  it.each<[string, Authored, Partial<ConfigProblem>]>([
    ['an unknown key', { icno: 'plus' }, { path: 'icno', suggestion: 'icon' }],
    [
      'a rule of a form about no field',
      {
        create: {
          fields: ['code'],
          warn: { title: 'No', rules: [{ field: 'cod', pattern: 'D.*', text: 'x' }] },
        },
      },
      { path: 'create.warn.rules[0].field', suggestion: 'code' },
    ],
    [
      'an offer of a form on a page',
      {
        edit: {
          presentation: 'page',
          fields: ['code'],
          followUp: { title: 'a', label: 'b', goTo: '/admin/cars' },
        },
      },
      { path: 'edit.followUp' },
    ],
    [
      'an unknown key deep inside',
      { list: { columns: [{ field: 'code', widht: '1' }] } },
      { path: 'list.columns[0].widht', suggestion: 'width' },
    ],
    ['a wrong type', { title: 7 }, { path: 'title' }],
    ['a missing key', { api: undefined }, { path: 'api' }],
    ['a name that is none', { name: 'Mis Coches' }, { path: 'name' }],
    [
      'an unknown field type',
      { fields: { ...fields, code: { type: 'txet' } } },
      { path: 'fields.code.type', suggestion: 'text' },
    ],
    [
      'an unknown option of a type',
      { fields: { ...fields, code: { type: 'text', maxLenght: 3 } } },
      { path: 'fields.code.maxLenght', suggestion: 'maxLength' },
    ],
    [
      'an option of the wrong type',
      { fields: { ...fields, code: { type: 'text', maxLength: '3' } } },
      { path: 'fields.code.maxLength' },
    ],
    [
      'an unknown resource of a reference',
      { fields: { ...fields, owner: { type: 'reference', resource: 'poeple' } } },
      { path: 'fields.owner.resource', suggestion: 'people' },
    ],
    [
      'an unknown resource of a menu entry',
      { navigation: { onlyInSearch: true, parent: 'poeple' } },
      { path: 'navigation.parent', suggestion: 'people' },
    ],
    [
      'a menu entry of another resource beside its own',
      { navigation: { parent: 'people' } },
      { path: 'navigation.parent' },
    ],
    [
      'an unknown field in a column',
      { list: { columns: ['cod'] } },
      { path: 'list.columns[0]', suggestion: 'code' },
    ],
    [
      'an unknown field below another',
      { list: { columns: [{ field: 'code', below: 'onwer' }] } },
      { path: 'list.columns[0].below', suggestion: 'owner' },
    ],
    [
      'an unknown image of a column',
      { list: { columns: [{ field: 'code', image: 'x' }] } },
      { path: 'list.columns[0].image' },
    ],
    [
      'an unknown filter',
      { list: { columns: ['code'], filters: ['codee'] } },
      { path: 'list.filters[0]', suggestion: 'code' },
    ],
    [
      'an unknown sort',
      { list: { columns: ['code'], sort: { field: 'x', order: 'ASC' } } },
      { path: 'list.sort.field' },
    ],
    [
      'an unknown action',
      { list: { columns: ['code'], rowActions: ['scarp'] } },
      { path: 'list.rowActions[0]', suggestion: 'scrap' },
    ],
    [
      'an unknown resource of a related list',
      {
        show: {
          header: { fields: [] },
          tabs: { a: { label: 'A', list: { resource: 'peple', columns: ['id'] } } },
        },
      },
      { path: 'show.tabs.a.list.resource', suggestion: 'people' },
    ],
    [
      'an unknown column of a related list',
      {
        show: {
          header: { fields: [] },
          tabs: { a: { label: 'A', list: { resource: 'people', columns: ['code'] } } },
        },
      },
      { path: 'show.tabs.a.list.columns[0]' },
    ],
    [
      'an unknown field in a header',
      { show: { header: { fields: ['cde'] }, tabs: {} } },
      { path: 'show.header.fields[0]', suggestion: 'code' },
    ],
    [
      'an unknown image in a header',
      { show: { header: { fields: [], image: 'logo' }, tabs: {} } },
      { path: 'show.header.image' },
    ],
    [
      'an unknown field in a tab',
      { show: { header: { fields: [] }, tabs: { a: { label: 'A', fields: ['x'] } } } },
      { path: 'show.tabs.a.fields[0]' },
    ],
    [
      'an unknown tab of code',
      { show: { header: { fields: [] }, tabs: { a: { label: 'A', tab: 'consumption' } } } },
      { path: 'show.tabs.a.tab', suggestion: 'consumptions' },
    ],
    [
      'an unknown tab of code in a sub-tab',
      {
        show: {
          header: { fields: [] },
          tabs: { a: { label: 'A', tabs: { b: { label: 'B', tab: 'x' } } } },
        },
      },
      { path: 'show.tabs.a.tabs.b.tab' },
    ],
    [
      'an unknown default tab',
      { show: { header: { fields: [] }, tabs: { data: { label: 'A', fields: [] } }, defaultTab: 'dato' } },
      { path: 'show.defaultTab', suggestion: 'data' },
    ],
    [
      'an unknown field in a form',
      { edit: { fields: ['code', { row: ['ownre'] }] } },
      { path: 'edit.fields[1].row[0]', suggestion: 'owner' },
    ],
    [
      'fewer widths than fields in a row',
      { edit: { fields: [{ row: ['code', 'owner'], widths: [2] }] } },
      { path: 'edit.fields[0].widths' },
    ],
    [
      'a width wider than the form',
      { edit: { fields: [{ row: ['code', 'owner'], widths: [2, 7] }] } },
      { path: 'edit.fields[0].widths[1]' },
    ],
    [
      'a word before a second value of a column that has none',
      { list: { columns: [{ field: 'code', belowLabel: 'until' }] } },
      { path: 'list.columns[0].belowLabel' },
    ],
    ['an unknown icon', { icon: 'pluss' }, { path: 'icon', suggestion: 'plus' }],
    [
      'an unknown icon of an action',
      { actions: { ...sound().actions, x: { icon: 'trsh', call: CALL } } },
      { path: 'actions.x.icon', suggestion: 'trash' },
    ],
    [
      'an unknown field to type',
      { actions: { scrap: { confirm: { typeToConfirm: ['cdoe'] }, call: CALL } } },
      { path: 'actions.scrap.confirm.typeToConfirm[0]', suggestion: 'code' },
    ],
    [
      'an unknown field in the layout of an action',
      { actions: { scrap: { form: { fields: { why: { type: 'text' } }, layout: ['whi'] }, call: CALL } } },
      { path: 'actions.scrap.form.layout[0]', suggestion: 'why' },
    ],
    [
      'an unknown field type in an action',
      { actions: { scrap: { form: { fields: { why: { type: 'tex' } } }, call: CALL } } },
      { path: 'actions.scrap.form.fields.why.type', suggestion: 'text' },
    ],
    [
      'a form to open that there is not',
      { actions: { ...sound().actions, add: { openForm: 'create' } } },
      { path: 'actions.add.openForm' },
    ],
    [
      'a misspelt permission',
      { access: { list: 'list_user' } },
      { path: 'access.list', suggestion: 'list_users' },
    ],
    [
      'a misspelt permission of several',
      { access: { list: ['list_users', 'read_asets'] } },
      { path: 'access.list[1]', suggestion: 'read_assets' },
    ],
    [
      'a misspelt permission of a column',
      { list: { columns: [{ field: 'code', access: { permissions: ['delete_asset'] } }] } },
      { path: 'list.columns[0].access.permissions[0]', suggestion: 'delete_assets' },
    ],
    [
      'a misspelt permission of an action',
      { actions: { scrap: { requires: { access: 'delete_user', reason: 'No' }, call: CALL } } },
      { path: 'actions.scrap.requires.access', suggestion: 'delete_users' },
    ],
  ])('names %s: file, path, what was meant', (_, part, problem) => {
    expect(found(part)).toContainEqual(expect.objectContaining({ file: 'r0.json', ...problem }));
  });

  it('knows that hosts have permissions of their own', () => {
    expect(found({ access: { list: 'list_chargers', edit: 'x' } })).toEqual([]);
  });

  it('tells all problems of all declarations at once, each with its file', () => {
    const broken = [
      withPart({ icno: 'x', title: 7, list: { columns: [{ feild: 'code' }] } }),
      { ...people, tilte: 'x', fields: { id: { type: 'x' } } },
    ];
    const { problems } = check(...broken);
    expect(problems.filter(({ file }) => file === 'r0.json').length).toBeGreaterThanOrEqual(3);
    expect(problems.filter(({ file }) => file === 'r1.json').length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    null,
    undefined,
    7,
    'x',
    [],
    {},
    { fields: null },
    { fields: { a: null } },
    { name: 'x', actions: [] },
  ])('survives %j', (input) => {
    const { problems, validDeclarations: kept } = check(input, people);
    expect(problems.length).toBeGreaterThan(0);
    expect(kept.map(({ file }) => file)).toEqual(['r1.json']);
  });

  it('leaves a broken declaration out and keeps the others', () => {
    const { validDeclarations: kept } = check(withPart({ title: 7 }), people);
    expect(kept.map(({ input }) => input.name)).toEqual(['people']);
  });

  it('names a route and a name that are taken, and keeps the first', () => {
    const routes = check(people, { ...people, name: 'others', route: 'people' });
    expect(routes.problems).toMatchObject([{ file: 'r1.json', path: 'route' }]);
    const names = check(people, { ...people, route: 'others' });
    expect(names.problems).toMatchObject([{ file: 'r1.json', path: 'name' }]);
    expect(names.validDeclarations.map(({ file }) => file)).toEqual(['r0.json']);
  });
});

describe('problemText', () => {
  it('says file, path, what was found, what is allowed and what was meant, in Spanish', () => {
    const [problem] = found({ list: { columns: ['cod'] } });
    expect(problem && formatConfigProblem(problem)).toBe(
      'r0.json → list.columns[0]: Unknown field "cod". Did you mean "code"? Allowed: code, owner.',
    );
  });

  it('says what kinds of value may stand where several may', () => {
    const [problem] = found({
      actions: { act: { label: 'A', confirm: '¿?', call: { method: 'POST', path: '/x' } } },
    });
    expect(problem && formatConfigProblem(problem)).toBe(
      'r0.json → actions.act.confirm: "¿?" is not valid (it has none of the allowed forms). Allowed: true or false, an object.',
    );
  });

  it('speaks Spanish of wrong types, too', () => {
    const [problem] = found({ icon: 7 });
    expect(problem && formatConfigProblem(problem)).toBe(
      'r0.json → icon: 7 is not valid (expected a string).',
    );
  });
});

describe('suggest', () => {
  it.each([
    ['colums', 'columns'],
    ['COLUMNS', 'columns'],
    ['zzzzzz', null],
    ['', null],
  ])('%j → %j', (typed, meant) => {
    expect(findNearestName(typed, ['columns', 'rowActions'])).toBe(meant);
  });

  it('measures the distance', () => {
    expect([editDistance('', 'abc'), editDistance('kitten', 'sitting'), editDistance('a', 'a')]).toEqual([
      3, 3, 0,
    ]);
  });
});

describe('routes that are taken', () => {
  const taken = (route: string) => check(withPart({ route }), people).problems;

  it.each(['start', 'search', 'academy', 'academy/plugs', 'assets/qr-generator-tool', 'create-ticket'])(
    '%s is of a page written in code',
    (route) =>
      expect(taken(route)).toContainEqual(
        expect.objectContaining({
          path: 'route',
          found: `The route "${route}" belongs to a page of the console`,
        }),
      ),
  );

  it('an old route of another declaration leads there', () => {
    const outer = { ...sound(), name: 'fleet', route: 'garage', redirectsFrom: ['old-cars'] };
    const inner = withPart({ route: 'old-cars' });
    expect(check(outer, inner, people).problems.map(formatConfigProblem).join()).toMatch(
      /The route "old-cars" already belongs to/,
    );
  });

  it('what lies below the records of another declaration would hide one of them', () => {
    const outer = { ...sound(), name: 'fleet' };
    const inner = withPart({ route: 'fleet/c1' });
    expect(check(outer, inner, people).problems.map(formatConfigProblem).join()).toMatch(
      /records of "fleet"/,
    );
    const { show: _, ...without } = outer;
    expect(check(without, inner, people).problems).toEqual([]);
  });

  it.each([
    ['/admin/fleet/{id}/data', /belongs to the tab "data" of /],
    ['/admin/fleet/{id}/edit', /belongs to the tab "edit" of /],
    ['/admin/fleet/{id}/van', /already belongs to /],
    ['/admin/fleet/{id}/bus', undefined],
  ])('the further address %s leads elsewhere already: %s', (path, said) => {
    const withAddress = (to: string, name: string) => ({
      ...sound(),
      name,
      route: name,
      show: { ...sound().show, routes: [{ path: to, back: '/admin/fleet' }] },
    });
    const fleet = { ...sound(), name: 'fleet' };
    const { problems } = check(
      withAddress('/admin/fleet/{owner}/van', 'vans'),
      withAddress(path, 'buses'),
      fleet,
      people,
    );
    if (said === undefined) expect(problems).toEqual([]);
    else expect(problems.map(formatConfigProblem).join()).toMatch(said);
  });
});
