import { expect, it, vi } from 'vitest';
import { createDataProvider } from '..';
import type { DialectSource } from '../../src/config/dialects/resolveDialect';
import { declareResources } from '../../src/testing/declareResources';
import { fakeHost } from '../../src/testing/fakeHost';
import { createHostProvider } from '../dialects/dialectProvider';

vi.mock(import('../dialects/dialectProvider'), async (original) => {
  const real = await original();
  return { ...real, createHostProvider: vi.fn(real.createHostProvider) };
});

const timeZone = 'Europe/Madrid';
const resources = declareResources({
  name: 'stays',
  label: 'Estancias',
  recordRepresentation: 'id',
  api: { path: '/stays' },
  fields: {
    note: { type: 'text' },
    from: { type: 'dateTime', timeZone },
    day: { type: 'date', source: 'plan.day', writePath: 'plan.day', timeZone },
    until: { type: 'date', endOfDay: true, wireFormat: 'iso-date', timeZone },
  },
});
/** 28 March 2026, 09:30 in Madrid; followed by the start and end of that day. */
const FROM = Date.UTC(2026, 2, 28, 8, 30) / 1000;
const DAY = Date.UTC(2026, 2, 27, 23) / 1000;
const LAST = Date.UTC(2026, 2, 28, 23) / 1000 - 1;

const spoken = (dialect: DialectSource, body?: unknown) => {
  const host = fakeHost({ '*': { body } });
  return {
    ...host,
    provider: createDataProvider({ resources, request: host.request, dialects: { main: dialect } }),
  };
};

it.each<[string, unknown, unknown, unknown]>([
  ['Unix seconds', FROM, DAY, LAST],
  ['milliseconds', FROM * 1000, DAY * 1000, LAST * 1000],
  ['ISO with a zone', '2026-03-28T09:30:00+01:00', '2026-03-27T23:00:00Z', '2026-03-28T22:59:59.000Z'],
  ['ISO on the clocks of the installation', '2026-03-28T09:30:00', '2026-03-28T00:00', '2026-03-28T23:59:59'],
  ['days', '2026-03-28T09:30', '2026-03-28', '2026-03-28'],
])('moments are read in %s, and go back as they came', async (_, from, day, until) => {
  const wrote = { id: 1, note: 'a', from, plan: { day }, until };
  const { provider, recordedCalls } = spoken('spring', wrote);
  const { data } = await provider.getOne('stays', { id: '1' });
  expect(data).toMatchObject({ from: FROM, plan: { day: DAY }, until: LAST });
  await provider.update('stays', { id: '1', data: { note: 'b', from: FROM }, previousData: data });
  expect(recordedCalls.at(-1)?.body).toEqual({ ...wrote, note: 'b' });
  const changed = { from: FROM + 3600, day: DAY, until: LAST };
  await provider.update('stays', { id: '1', data: changed, previousData: data });
  const sent = recordedCalls.at(-1)?.body as typeof wrote;
  expect(sent).toMatchObject({ plan: { day }, until });
  expect(typeof sent.from).toBe(typeof from);
  // Reading it again returns the same moment.
  const again = await spoken('spring', sent).provider.getOne('stays', { id: '1' });
  expect(again.data).toMatchObject({ from: FROM + 3600 });
});

it.each<[DialectSource, unknown, unknown]>([
  ['spring', '2026-03-28T08:30:00.000Z', '2026-03-27T23:00:00.000Z'],
  [{ dates: 'ms' }, FROM * 1000, DAY * 1000],
  [{ dates: 'iso-local' }, '2026-03-28T09:30:00', '2026-03-28T00:00:00'],
  [{ dates: 'iso-date' }, '2026-03-28', '2026-03-28'],
  [{ versionHeader: false }, FROM, DAY],
])('a new moment is written as %j has it, or as its field says', async (dialect, from, day) => {
  const { provider, recordedCalls } = spoken(
    typeof dialect === 'string' ? dialect : { extends: 'json-api', create: { body: 'bare' }, ...dialect },
    { id: 1 },
  );
  await provider.create('stays', { data: { from: FROM, day: DAY, until: LAST, note: null } });
  expect(recordedCalls[0]?.body).toEqual({ from, plan: { day }, until: '2026-03-28', note: null });
});

it('filters and calls of declarations have moments as the host writes them', async () => {
  const { provider, recordedCalls, calls } = spoken('directus', { data: [] });
  await provider.getList('stays', {
    pagination: { page: 1, perPage: 5 },
    sort: { field: '', order: 'ASC' },
    filter: {
      conditions: [
        { field: 'from', operator: '>=', value: FROM },
        { field: 'until', operator: '<=', value: LAST },
      ],
    },
  });
  await provider.call('stays', {
    call: { method: 'POST', path: '/move', body: { at: '{from}' } },
    scope: { id: '1', from: FROM },
  });
  expect(decodeURIComponent(calls()[0] ?? '')).toBe(
    'GET /stays?meta=filter_count&limit=5&page=1&filter[from][_gte]=2026-03-28T08:30:00.000Z&filter[until][_lte]=2026-03-28',
  );
  expect(recordedCalls[1]?.body).toEqual({ at: '2026-03-28T08:30:00.000Z' });
});

it('what is no moment stays', async () => {
  const wrote = { id: 1, from: 'mañana', plan: null, until: '2026-02-31' };
  const { data } = await spoken('spring', wrote).provider.getOne('stays', { id: '1' });
  expect(data).toEqual(wrote);
});

it('a field says it at a host that speaks as the product, too', async () => {
  const host = fakeHost({ '*': { body: { data: { id: 1, from: FROM, until: '2026-03-28' } } } });
  const provider = createDataProvider({ resources, request: host.request });
  const { data } = await provider.getOne('stays', { id: '1' });
  expect(data).toMatchObject({ from: FROM, until: LAST });
  await provider.create('stays', { data: { from: FROM, until: LAST } });
  expect(host.recordedCalls.at(-1)?.body).toEqual({
    data: { attributes: { from: FROM, until: '2026-03-28' } },
  });
});

it.each([
  ['seconds', 0, FROM],
  ['ms', 1, FROM * 1000],
] as const)(
  'a resource of the product whose dates are stored as %s is read by %i dialects',
  async (stored, dialects, at) => {
    vi.mocked(createHostProvider).mockClear();
    const fields = {
      at: { type: 'dateTime', wireFormat: stored },
      // An unrelated option with that name.
      keys: { type: 'codes', wireFormat: { separator: ':' } },
    } as const;
    const stays = declareResources({
      name: 'stays',
      label: 'Estancias',
      recordRepresentation: 'id',
      api: { path: '/stays' },
      fields,
    });
    const { request } = fakeHost({ '*': { body: { data: { id: 1, at } } } });
    const { data } = await createDataProvider({ resources: stays, request }).getOne('stays', { id: '1' });
    expect(data).toMatchObject({ id: '1', at: FROM });
    expect(createHostProvider).toHaveBeenCalledTimes(dialects);
  },
);
