import { describe, expect, it } from 'vitest';
import { knownNames } from '../../app/registry/knownNames';
import { checkDeclarations } from '.';

const owners = {
  name: 'owners',
  label: 'Empresas',
  title: 'name',
  api: { path: '/owners' },
  fields: { name: { type: 'text' } },
};
const sound = {
  name: 'houses',
  label: 'Casas',
  title: 'name',
  api: { path: '/houses' },
  fields: { name: { type: 'text' }, owner: { type: 'reference', resource: 'owners' } },
  pickers: {
    title: 'Trabajo',
    above: [
      { field: 'owner', resource: 'owners', label: 'Empresa', address: 'owners', start: '$me.client.id' },
    ],
    own: { label: 'Casa', address: 'houses', query: { owner: '{owner}', size: 5 }, error: 'load_error' },
    remember: true,
    empty: { title: 'Elige una casa' },
  },
  detail: { header: { fields: [] }, tabs: { data: { label: 'Datos', fields: ['name'] } } },
};
const { pickers, detail: _, ...bare } = sound;
const [owner] = pickers.above;

const problemsOf = (input: unknown) =>
  checkDeclarations(
    [
      { file: 'owners.json', input: owners },
      { file: 'houses.json', input },
    ],
    knownNames,
  ).problems;
const withPickers = (changed: object) => ({ ...sound, pickers: { ...pickers, ...changed } });

describe('pickers in a declaration', () => {
  it('are sound', () => expect(problemsOf(sound)).toEqual([]));

  it.each<[string, unknown, { path: string; suggestion?: string; found?: RegExp }]>([
    ['a mistyped key', withPickers({ rember: true }), { path: 'pickers.rember', suggestion: 'remember' }],
    [
      'an unknown field',
      withPickers({ above: [{ ...owner, field: 'ownr' }] }),
      { path: 'pickers.above[0].field', suggestion: 'owner' },
    ],
    [
      'an unknown resource',
      withPickers({ above: [{ ...owner, resource: 'owner' }] }),
      { path: 'pickers.above[0].resource', suggestion: 'owners' },
    ],
    [
      'an unknown beginning',
      withPickers({ above: [{ ...owner, start: '$me.client' }] }),
      { path: 'pickers.above[0].start', suggestion: '$me.client.id' },
    ],
    [
      'an unknown name in a query',
      withPickers({ own: { ...pickers.own, query: { owner: '{ownr}' } } }),
      { path: 'pickers.own.query.owner', suggestion: 'owner' },
    ],
    [
      'a name in a query that nobody chose above',
      withPickers({ own: { ...pickers.own, query: { owner: '{name}' } } }),
      { path: 'pickers.own.query.owner', found: /no se ha elegido antes/ },
    ],
    [
      'a name in a query that is chosen there or later',
      withPickers({ above: [{ ...owner, query: { like: '{owner}' } }] }),
      { path: 'pickers.above[0].query.like', found: /no se ha elegido antes/ },
    ],
    [
      'a list in a query',
      withPickers({ own: { ...pickers.own, query: { owner: ['a'] } } }),
      { path: 'pickers.own.query.owner' },
    ],
    [
      'an address that is no word',
      withPickers({ own: { ...pickers.own, address: 'a/b' } }),
      { path: 'pickers.own.address' },
    ],
    ['nothing above', withPickers({ above: [] }), { path: 'pickers.above' }],
    ['a page of no record', { ...bare, pickers }, { path: 'pickers', found: /«detail»/ }],
    [
      'a form on a page',
      { ...sound, edit: { in: 'page', fields: ['name'] } },
      { path: 'edit.in', found: /página/ },
    ],
    ['a list besides', { ...sound, list: { columns: ['name'] } }, { path: 'list', found: /«pickers»/ }],
  ])('with %s are named', (_title, input, { path, suggestion, found = /./ }) => {
    const problem = problemsOf(input).find((one) => one.path === path);
    expect(problem, JSON.stringify(problemsOf(input))).toBeDefined();
    expect(problem?.found).toMatch(found);
    if (suggestion !== undefined) expect(problem?.suggestion).toBe(suggestion);
  });
});
