import { expect, it } from 'vitest';
import { createDataProvider } from '..';
import type { DeclaredField } from '../../src/config/fieldTypes';
import { declareResources } from '../../src/testing/declareResources';
import { fakeHost } from '../../src/testing/fakeHost';

const MOMENT = Date.UTC(2026, 6, 2, 8, 30, 5) / 1000;
const DAY = Date.UTC(2026, 6, 1, 22) / 1000;
const at = { type: 'dateTime', timeZone: 'Europe/Madrid' };
const day = { type: 'date', timeZone: 'Europe/Madrid' };
const status = { type: 'status', values: { open: 'Abierto', closed: 'Cerrado' } };
const things = { resource: 'things' };

/** Field, what the host wrote, what the user sets, what is sent: JSON texts of the wire. */
const edits: readonly [field: Record<string, unknown>, came: string, value: unknown, sent: string][] = [
  [{ type: 'boolean' }, '"Y"', false, '"N"'],
  [{ type: 'boolean' }, '"N"', true, '"Y"'],
  [{ type: 'boolean' }, '"No"', true, '"Yes"'],
  [{ type: 'boolean' }, '"si"', false, '"no"'],
  [{ type: 'boolean' }, '1', false, '0'],
  [{ type: 'boolean' }, '"0"', true, '"1"'],
  [{ type: 'boolean' }, '"true"', false, '"false"'],
  [{ type: 'boolean' }, '"False"', true, '"True"'],
  [{ type: 'boolean' }, 'null', true, 'true'],
  [{ type: 'boolean', wireFormat: { true: 'alta', false: 'baja' } }, '"baja"', true, '"alta"'],
  [{ type: 'boolean', wireFormat: { true: 'alta', false: 'baja' } }, 'null', true, '"alta"'],
  [status, '"OPEN"', 'closed', '"CLOSED"'],
  [status, '"Open"', 'closed', '"Closed"'],
  [status, '"open"', 'closed', '"closed"'],
  [{ type: 'enum', values: { 1: 'Uno', 2: 'Dos' } }, '1', '2', '2'],
  [{ type: 'enum', values: { 1: 'Uno', 2: 'Dos' } }, '"1"', '2', '"2"'],
  [{ type: 'enum', values: { true: 'Sí', false: 'No' } }, 'true', 'false', 'false'],
  [{ type: 'enum', values: ['a', 'b', 'c'], multiple: true }, '"a,b"', ['a', 'c'], '"a,c"'],
  [{ type: 'enum', values: ['a', 'b', 'c'], multiple: true }, '"a; b"', ['a', 'c'], '"a; c"'],
  [{ type: 'enum', values: ['a', 'b'], multiple: true }, '"[\\"a\\"]"', ['b'], '"[\\"b\\"]"'],
  [{ type: 'enum', values: ['a', 'b'], multiple: true }, '{}', ['b'], '["b"]'],
  [{ type: 'emails' }, '"a@b.es;c@d.es"', ['a@b.es', 'e@f.es'], '"a@b.es;e@f.es"'],
  [{ type: 'emails' }, '"a@b.es"', ['a@b.es', 'e@f.es'], '"a@b.es,e@f.es"'],
  [{ type: 'number' }, '"12.50"', 13, '"13.00"'],
  [{ type: 'number' }, '"1,5"', 2.25, '"2,25"'],
  [{ type: 'number', unit: '€' }, '"1.234,56 €"', 9876.5, '"9.876,50 €"'],
  [{ type: 'number' }, '"1,234.50"', 9876.5, '"9,876.50"'],
  [{ type: 'number' }, '7', 8, '8'],
  [{ type: 'number' }, '9007199254740993', { $digits: '9007199254740995' }, '9007199254740995'],
  [{ type: 'number' }, '"9007199254740993"', { $digits: '9007199254740995' }, '"9007199254740995"'],
  [{ type: 'text' }, '28001', '28002', '28002'],
  [{ type: 'text' }, '9007199254740993', '9007199254740995', '9007199254740995'],
  [{ type: 'text' }, '28001', 'ninguno', '"ninguno"'],
  [{ type: 'text' }, '"28001"', '28002', '"28002"'],
  [{ type: 'reference', ...things }, '7', '8', '8'],
  [{ type: 'reference', ...things }, '9007199254740993', '9007199254740995', '9007199254740995'],
  [{ type: 'reference', ...things }, '"7"', '8', '"8"'],
  [{ type: 'references', ...things }, '[7]', ['7', '8'], '[7,8]'],
  [{ type: 'references', ...things }, '"7,8"', ['7', '9'], '"7,9"'],
  [at, '1772360100', MOMENT, `${MOMENT}`],
  [at, '1772360100000', MOMENT, `${MOMENT * 1000}`],
  [at, '"1772360100"', MOMENT, `"${MOMENT}"`],
  [at, '"2026-03-01T10:15:00Z"', MOMENT, '"2026-07-02T08:30:05Z"'],
  [at, '"2026-03-01T10:15:00.000Z"', MOMENT, '"2026-07-02T08:30:05.000Z"'],
  [at, '"2026-03-01T05:15:00-05:00"', MOMENT, '"2026-07-02T03:30:05-05:00"'],
  [at, '"2026-03-01T11:15"', MOMENT, '"2026-07-02T10:30"'],
  [at, '"20260301T101500Z"', MOMENT, '"20260702T083005Z"'],
  [at, '"2026-03-01 11:15:00"', MOMENT, '"2026-07-02 10:30:05"'],
  [at, '"2026-03-01 10:15:00.123456+00"', MOMENT, '"2026-07-02 08:30:05.000000+00"'],
  [at, '"2026-03-01T11:15:00+01:00[Europe/Madrid]"', MOMENT, '"2026-07-02T10:30:05+02:00[Europe/Madrid]"'],
  [at, '"2026-03-01T05:15:00[America/New_York]"', MOMENT, '"2026-07-02T04:30:05[America/New_York]"'],
  [at, '"/Date(1772360100000)/"', MOMENT, `"/Date(${MOMENT * 1000})/"`],
  [at, '"Sun, 01 Mar 2026 10:15:00 GMT"', MOMENT, '"Thu, 02 Jul 2026 08:30:05 GMT"'],
  [at, '"0000-00-00 00:00:00"', MOMENT, '"2026-07-02 10:30:05"'],
  [at, 'null', MOMENT, '"2026-07-02T08:30:05.000Z"'],
  [{ ...at, wireFormat: 'sql' }, 'null', MOMENT, '"2026-07-02 10:30:05"'],
  [day, '"2026-03-01"', DAY, '"2026-07-02"'],
  [day, '"20260301"', DAY, '"20260702"'],
  [day, '"2026-03-01T00:00:00Z"', DAY, '"2026-07-02T00:00:00Z"'],
  [{ ...day, wireFormat: 'day-first' }, '"01/03/2026"', DAY, '"02/07/2026"'],
  [{ ...day, wireFormat: 'month-first' }, '"03-01-2026"', DAY, '"07-02-2026"'],
  [{ ...at, wireFormat: 'day-first' }, '"01/03/2026 11:15"', MOMENT, '"02/07/2026 10:30"'],
];

const hostOf = (field: Record<string, unknown>, came: string) => {
  const text = `{"id":1,"x":${came}}`;
  const host = fakeHost({
    'GET /things/1': { text },
    'PATCH /things/1': {},
    'POST /things': {},
    'GET /things': { text: `[${text}]` },
  });
  const resources = declareResources({
    name: 'things',
    label: 'Cosas',
    recordRepresentation: 'id',
    api: { path: '/things' },
    fields: { x: field as unknown as DeclaredField },
  });
  const dialects = {
    main: { extends: 'json-server', update: { method: 'PATCH', whole: false }, dates: 'iso' },
  } as const;
  return { host, provider: createDataProvider({ resources, request: host.request, dialects }) };
};

it.each(edits)('%j that came as %s and is set to %j is sent as %s', async (field, came, value, sent) => {
  const { host, provider } = hostOf(field, came);
  const { data } = await provider.getOne('things', { id: '1' });
  await provider.update('things', { id: '1', data: { x: value }, previousData: data });
  expect(host.recordedCalls.at(-1)?.text).toBe(`{"x":${sent}}`);
});

it('means the opposite of N that a row has', async () => {
  const { host, provider } = hostOf({ type: 'boolean' }, '"S"');
  await provider.getOne('things', { id: '1' });
  await provider.update('things', {
    id: '1',
    data: { x: true },
    previousData: { id: 1, x: false, $wrote: { x: 'N' } },
  });
  expect(host.recordedCalls.at(-1)?.text).toBe('{"x":"S"}');
});

it('filters and creates with the declared words', async () => {
  const { host, provider } = hostOf({ type: 'boolean', wireFormat: { true: 'S', false: 'N' } }, '"S"');
  await provider.getList('things', {
    pagination: { page: 1, perPage: 10 },
    sort: { field: '', order: 'ASC' },
    filter: { conditions: [{ field: 'x', operator: '=', value: true }] },
  });
  await provider.create('things', { data: { x: false } });
  expect(host.calls()[0]).toContain('x=S');
  expect(host.recordedCalls.at(-1)?.text).toBe('{"x":"N"}');
});

it('an id beyond 2^53 is read, addressed, found among others, and written as the number that it was', async () => {
  const rows = '[{"id":9007199254740993,"x":null},{"id":9007199254740992,"x":null}]';
  const host = fakeHost({
    'GET /things': { text: rows },
    'GET /things/9007199254740993': { text: '{"id":9007199254740993,"x":null}' },
    'PUT /things/9007199254740993': {},
    'POST /things': {},
  });
  const resources = declareResources({
    name: 'things',
    label: 'Cosas',
    recordRepresentation: 'id',
    api: { path: '/things' },
    fields: { x: { type: 'reference', resource: 'things' } },
  });
  const provider = createDataProvider({
    resources,
    request: host.request,
    dialects: { main: 'json-server' },
  });
  const { data: found } = await provider.getMany('things', { ids: ['9007199254740993'] });
  expect(found.map(({ id }) => id)).toEqual(['9007199254740993']);
  const { data } = await provider.getOne('things', { id: '9007199254740993' });
  await provider.update('things', { id: data.id, data: { x: '9007199254740993' }, previousData: data });
  expect(host.recordedCalls.at(-1)?.text).toBe('{"x":9007199254740993,"id":9007199254740993}');
  await provider.create('things', { data: { x: '9007199254740993' } });
  expect(host.recordedCalls.at(-1)?.text).toBe('{"x":9007199254740993}');
});
