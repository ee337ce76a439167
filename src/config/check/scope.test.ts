import { describe, expect, it } from 'vitest';
import { knownNames } from '../../app/registry/knownNames';
import { checkDeclarations } from '.';

const owners = {
  name: 'owners',
  label: 'Empresas',
  recordRepresentation: 'name',
  api: { path: '/owners' },
  fields: { name: { type: 'text' } },
};
const sound = {
  name: 'houses',
  label: 'Casas',
  recordRepresentation: 'name',
  api: { path: '/houses' },
  fields: { name: { type: 'text' }, owner: { type: 'reference', resource: 'owners' } },
  scope: {
    title: 'Trabajo',
    levels: [
      {
        field: 'owner',
        resource: 'owners',
        label: 'Empresa',
        urlSegment: 'owners',
        initial: '$me.client.id',
      },
    ],
    record: {
      label: 'Casa',
      urlSegment: 'houses',
      query: { owner: '{owner}', size: 5 },
      error: 'load_error',
    },
    remember: true,
    empty: { title: 'Elige una casa' },
  },
  show: { header: { fields: [] }, tabs: { data: { label: 'Datos', fields: ['name'] } } },
};
const { scope, show: _, ...bare } = sound;
const [owner] = scope.levels;

const problemsOf = (input: unknown) =>
  checkDeclarations(
    [
      { file: 'owners.json', input: owners },
      { file: 'houses.json', input },
    ],
    knownNames,
  ).problems;
const withScope = (changed: object) => ({ ...sound, scope: { ...scope, ...changed } });

describe('scope in a declaration', () => {
  it('are sound', () => expect(problemsOf(sound)).toEqual([]));

  it.each<[string, unknown, { path: string; suggestion?: string; found?: RegExp }]>([
    ['a mistyped key', withScope({ rember: true }), { path: 'scope.rember', suggestion: 'remember' }],
    [
      'an unknown field',
      withScope({ levels: [{ ...owner, field: 'ownr' }] }),
      { path: 'scope.levels[0].field', suggestion: 'owner' },
    ],
    [
      'an unknown resource',
      withScope({ levels: [{ ...owner, resource: 'owner' }] }),
      { path: 'scope.levels[0].resource', suggestion: 'owners' },
    ],
    [
      'an unknown beginning',
      withScope({ levels: [{ ...owner, initial: '$me.client' }] }),
      { path: 'scope.levels[0].initial', suggestion: '$me.client.id' },
    ],
    [
      'an unknown name in a query',
      withScope({ record: { ...scope.record, query: { owner: '{ownr}' } } }),
      { path: 'scope.record.query.owner', suggestion: 'owner' },
    ],
    [
      'a name in a query that nobody chose above',
      withScope({ record: { ...scope.record, query: { owner: '{name}' } } }),
      { path: 'scope.record.query.owner', found: /is not selected before/ },
    ],
    [
      'a name in a query that is chosen there or later',
      withScope({ levels: [{ ...owner, query: { like: '{owner}' } }] }),
      { path: 'scope.levels[0].query.like', found: /is not selected before/ },
    ],
    [
      'a list in a query',
      withScope({ record: { ...scope.record, query: { owner: ['a'] } } }),
      { path: 'scope.record.query.owner' },
    ],
    [
      'an address that is no word',
      withScope({ record: { ...scope.record, urlSegment: 'a/b' } }),
      { path: 'scope.record.urlSegment' },
    ],
    ['nothing above', withScope({ levels: [] }), { path: 'scope.levels' }],
    ['a page of no record', { ...bare, scope }, { path: 'scope', found: /"show"/ }],
    [
      'a form on a page',
      { ...sound, edit: { presentation: 'page', fields: ['name'] } },
      { path: 'edit.presentation', found: /page/ },
    ],
    ['a list besides', { ...sound, list: { columns: ['name'] } }, { path: 'list', found: /"scope"/ }],
  ])('with %s are named', (_title, input, { path, suggestion, found = /./ }) => {
    const problem = problemsOf(input).find((one) => one.path === path);
    expect(problem, JSON.stringify(problemsOf(input))).toBeDefined();
    expect(problem?.found).toMatch(found);
    if (suggestion !== undefined) expect(problem?.suggestion).toBe(suggestion);
  });
});
