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

const suffix = 'los datos del host «plant» los da un data provider.';

it.each([
  [
    'a call with its own path',
    action({ method: 'POST', path: '/pumps/{id}/stop' }),
    `pumps.json → actions.stop.call.path: Esta llamada no es ninguna de las suyas: ${suffix} Se admite: GET, PATCH, PUT o DELETE de /pumps/{id}, POST de /pumps con body.`,
  ],
  [
    'a call of its own',
    { api: { host: 'plant', getList: { path: '/pumps' } } },
    `pumps.json → api.getList: No se puede describir «api.getList»: ${suffix} Se admite: api.path.`,
  ],
  [
    'a path of each record',
    { api: { host: 'plant', path: '/plants/{parent.id}/pumps' } },
    `pumps.json → api.path: La ruta no puede llevar huecos: ${suffix} Se admite: /nombre.`,
  ],
  [
    'an upload',
    { fields: { ...pumps.fields, plan: { type: 'file', upload: 'multipart' } } },
    `pumps.json → fields.plan.upload: No se puede subir archivos: ${suffix} Se admite: sin upload: en base64.`,
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
