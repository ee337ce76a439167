import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ResourceInput } from '../../src/config/schema/resource';
import { runTests } from './runTests';

const guides = fileURLToPath(new URL('../../docs/guides', import.meta.url));
const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(`${guides}/${name}`, 'utf8'));
const hosts = { hosts: { main: '/api' } };

const pumps: ResourceInput = {
  name: 'pumps',
  label: { one: 'bomba', many: 'Bombas' },
  recordRepresentation: 'name',
  api: { path: '/pumps', update: { path: '/pumps/{id}', body: 'bare' } },
  fields: {
    name: { type: 'text', label: 'Nombre', required: true, maxLength: 6 },
    station: { type: 'reference', label: 'Estación', resource: 'stations' },
    power: { type: 'number', label: 'Potencia', unit: 'kW' },
  },
  list: { columns: ['name', 'station', 'power'] },
  show: { header: { fields: [] }, tabs: { data: { label: 'Datos', fields: ['name'] } } },
  create: { fields: ['name', 'power'] },
  edit: { fields: ['name'] },
  actions: {
    start: {
      label: 'Arrancar',
      form: { fields: { speed: { type: 'number', label: 'Velocidad', required: true, max: 10 } } },
      call: { method: 'POST', path: '/pumps/{id}/start', body: { speed: '{form.speed}' } },
    },
  },
};
const stations: ResourceInput = {
  name: 'stations',
  label: 'Estaciones',
  recordRepresentation: 'name',
  api: { path: '/stations' },
  fields: { name: { type: 'text' } },
};
const declarations = [pumps, stations].map((input) => ({ file: `${input.name}.json`, input }));
const run = (...tests: readonly object[]) => runTests('pumps.test.json', { tests }, declarations, hosts);
const linesOf = async (test: object): Promise<readonly string[]> =>
  (await run({ name: 'x', ...test })).lines.map((line) => line.replace('pumps.test.json → "x" → ', ''));

const list = { data: [{ id: 'P1', name: 'Alba', station: 'S1', power: 1500 }], meta: { all_results: 1 } };

describe('tests of a declaration, as data', () => {
  it('hold for the example of the guide', async () => {
    const input = (await read('stations.json')) as ResourceInput;
    const told = await runTests(
      'stations.test.json',
      await read('stations.test.json'),
      [{ file: 'stations.json', input }],
      hosts,
    );
    expect(told).toEqual({ count: 4, lines: [] });
  });

  it('do one thing: a second one in a test is not left undone in silence', async () => {
    expect(await linesOf({ list: '', show: 'P1' })).toEqual([
      expect.stringContaining('A test does one thing; this one has list, show'),
    ]);
  });

  it('see the rows that a list keeps, and no others', async () => {
    const kept = { ...pumps, list: { ...pumps.list, clientFilter: { field: 'name', equals: 'Alba' } } };
    const two = { ...list, data: [...list.data, { id: 'P2', name: 'Brisa' }] };
    const test = { name: 'x', list: '', answers: { 'GET /pumps': { body: two } }, rows: [{ name: 'Alba' }] };
    const own = [kept, stations].map((one) => ({ file: `${one.name}.json`, input: one as ResourceInput }));
    expect((await runTests('pumps.test.json', { tests: [test] }, own, hosts)).lines).toEqual([]);
  });

  it('see lists, names of references, pages, forms, refusals, actions and deletions', async () => {
    const told = await run(
      {
        name: 'list',
        list: 'page=2&size=75',
        answers: { 'GET /pumps': { body: list } },
        related: { stations: [{ id: 'S1', name: 'Norte' }] },
        calls: ['GET /pumps?page[number]=2&page[size]=75'],
        rows: [{ name: 'Alba', station: 'Norte', power: '1500 kW' }],
        total: 1,
      },
      {
        name: 'page',
        show: 'P1',
        answers: { 'GET /pumps/P1': { body: { data: list.data[0] } } },
        title: 'Alba',
        shows: { power: '1500 kW', station: 'S1' },
      },
      {
        name: 'create',
        create: { name: 'Alba ', power: 3 },
        answers: { 'POST /pumps': { status: 201 } },
        calls: [{ call: 'POST /pumps', body: { data: { attributes: { name: 'Alba', power: 3 } } } }],
      },
      { name: 'required', create: { power: 3 }, calls: [], refused: { name: 'Obligatorio' } },
      {
        name: 'host refuses',
        create: { name: 'Alba' },
        answers: { 'POST /pumps': { status: 422, body: { errors: [] } } },
        fails: 422,
      },
      {
        name: 'action',
        action: { name: 'start', record: { id: 7 }, form: { speed: 3 } },
        answers: { 'POST /pumps/7/start': {} },
        calls: [{ call: 'POST /pumps/7/start', body: { speed: 3 } }],
      },
      {
        name: 'too much',
        action: { name: 'start', record: { id: 7 }, form: { speed: 30 } },
        calls: [],
        refused: { speed: 'Debe ser 10 o menos' },
      },
      {
        name: 'delete',
        delete: 'P1',
        answers: { 'DELETE /pumps/P1': { status: 204 } },
        calls: ['DELETE /pumps/P1'],
      },
    );
    expect(told).toEqual({ count: 8, lines: [] });
  });

  it.each<[string, object, readonly string[]]>([
    [
      'a cell',
      { list: '', answers: { 'GET /pumps': { body: list } }, rows: [{ name: 'Alva' }] },
      ['rows[0].name: expected "Alva", received "Alba"'],
    ],
    [
      'rows',
      { list: '', answers: { 'GET /pumps': { body: list } }, rows: [] },
      ['rows: expected "0 rows", received "1 rows"'],
    ],
    [
      'a call',
      { delete: 'P1', answers: { 'DELETE /pumps/P1': {} }, calls: ['DELETE /pumps/P2'] },
      ['calls[0]: expected "DELETE /pumps/P2", received "DELETE /pumps/P1"'],
    ],
    [
      'a member of a body',
      {
        create: { name: 'Alba' },
        answers: { 'POST /pumps': {} },
        calls: [{ call: 'POST /pumps', body: { data: { attributes: { name: 'Alva', power: null } } } }],
      },
      ['calls[0].body.data.attributes.name: expected "Alva", received "Alba"'],
    ],
    [
      'a call that nobody answers',
      { show: 'P1' },
      ['answers["GET /pumps/P1"]: expected "a response", received "nothing"'],
    ],
    [
      'a form that is not sent',
      { create: { name: 'Demasiado' }, calls: [] },
      ['refused: expected "a request", received {"name":"Debe tener como máximo 6 caracteres"}'],
    ],
    [
      'a failure',
      { show: 'P1', answers: { 'GET /pumps/P1': { status: 500 } } },
      ['fails: expected "no failure", received 500'],
    ],
    [
      'a field that the form has not',
      { create: { nam: 'Alba' } },
      [
        `fails: expected "no failure", received ${JSON.stringify('Error: The form does not have the field "nam"')}`,
      ],
    ],
    [
      'nothing done',
      {},
      [
        'fails: expected "no failure", received "Error: The test does nothing: list, show, create, edit, delete or action is missing"',
      ],
    ],
    [
      'a key',
      { lists: '' },
      ['pumps.test.json → tests[0].lists: Unknown key "lists". Did you mean "list"? Allowed:'],
    ],
  ])('name %s that is not as it was promised', async (_, test, expected) => {
    const lines = await linesOf(test);
    expect(lines).toHaveLength(expected.length);
    lines.forEach((line, at) => expect(line).toContain(expected[at]));
  });

  it('run by hundreds', async () => {
    const test = { name: 'x', list: '', answers: { 'GET /pumps': { body: list } }, rows: [{ name: 'Alba' }] };
    const told = await run(...Array.from({ length: 200 }, () => test));
    expect(told).toEqual({ count: 200, lines: [] });
  });
});
