import { expect, it } from 'vitest';
import { knownNames } from '../../../app/registry/knownNames';
import type { DialectSource } from '../../dialects/resolveDialect';
import type { ProviderInput } from '../../schema/runtime/provider';
import { checkDeclarations } from '..';
import { formatConfigProblem } from '../problem';

const pumps = {
  name: 'pumps',
  label: 'Bombas',
  recordRepresentation: 'name',
  api: { host: 'plant', path: '/pumps' },
  fields: {
    name: { type: 'text' },
    power: { type: 'number' },
    state: { type: 'enum', values: { on: 'Sí' } },
  },
  list: { columns: ['name'] },
};

const problemsOf = (declaration: object, provider: ProviderInput = 'plant'): string[] => {
  const dialects: Record<string, DialectSource> = { plant: { url: 'https://a.example', provider } };
  return checkDeclarations([{ file: 'pumps.json', input: { ...pumps, ...declaration } }], {
    ...knownNames,
    hosts: ['main', 'plant'],
    dialects,
  }).problems.map(formatConfigProblem);
};

const action = (call: object) => ({ actions: { stop: { label: 'Parar', call } } });

it.each([
  ['its five calls', {}],
  ['a change of its record', action({ method: 'PATCH', path: '/pumps/{id}', body: { state: 'off' } })],
  ['a new record', action({ method: 'POST', path: '/pumps', body: { name: '{name}' } })],
  ['a call to another host', action({ method: 'POST', host: 'main', path: '/alarms' })],
  ['the calls of its own dialect', { api: { ...pumps.api, dialect: 'spring', getList: { path: '/a' } } }],
])('a provider does %s', (_, declaration) => {
  expect(problemsOf(declaration)).toEqual([]);
});

const suffix = 'a data provider serves the records of the host "plant".';

it.each([
  [
    'a call with its own path',
    action({ method: 'POST', path: '/pumps/{id}/stop' }),
    `pumps.json → actions.stop.call.path: This call is none of those of a provider: ${suffix} Allowed: GET, PATCH, PUT or DELETE /pumps/{id}, POST /pumps with body.`,
  ],
  [
    'a call of its own',
    { api: { host: 'plant', getList: { path: '/pumps' } } },
    `pumps.json → api.getList: "api.getList" cannot be described: ${suffix} Allowed: api.path.`,
  ],
  [
    'a path of each record',
    { api: { host: 'plant', path: '/plants/{parent.id}/pumps' } },
    `pumps.json → api.path: The path cannot have placeholders: ${suffix} Allowed: /name.`,
  ],
  [
    'an upload',
    { fields: { ...pumps.fields, plan: { type: 'file', upload: 'multipart' } } },
    `pumps.json → fields.plan.upload: Files cannot be uploaded: ${suffix} Allowed: without upload: in base64.`,
  ],
])('%s is told with its place', (_, declaration, problem) => {
  expect(problemsOf(declaration)).toContain(problem);
});

it.each<[string, ProviderInput, string[]]>([
  ['nothing but equality', 'plant', ['list.filters[0].kind', 'list.filters[1].kind', 'list.search']],
  [
    'what its config says',
    {
      module: 'plant',
      search: 'q',
      filter: { several: '{field}', '>=': '{field}_gte', '<=': '{field}_lte' },
    },
    [],
  ],
])('a list asks for %s', (_, provider, paths) => {
  const list = {
    columns: ['name'],
    search: true,
    filters: [
      { field: 'power', kind: 'range' },
      { field: 'state', kind: 'several' },
    ],
  };
  const found = problemsOf({ list }, provider).map((line) => /→ ([^:]+):/.exec(line)?.[1]);
  expect(found.sort()).toEqual(paths);
});
