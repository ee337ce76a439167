import jsonServer from 'ra-data-json-server';
import type { DataProvider } from 'ra-core';
import { expect, it } from 'vitest';
import { createDataProvider } from '..';
import { declareResources } from '../../src/testing/declareResources';
import { fakeHost } from '../../src/testing/fakeHost';

const resources = declareResources({
  name: 'cars',
  label: 'Coches',
  recordRepresentation: 'code',
  api: { path: '/cars' },
  fields: { code: { type: 'text' }, km: { type: 'number' } },
});
const LIST = {
  pagination: { page: 3, perPage: 20 },
  sort: { field: 'code', order: 'DESC' as const },
  filter: { code: 'a&b', tag: ['x', 'y'] },
};
const record = { id: 5, code: 'A', km: 1 };

const asks: Record<string, (provider: DataProvider) => Promise<unknown>> = {
  'a list': (p) => p.getList('cars', LIST),
  'a list of a record': (p) => p.getManyReference('cars', { ...LIST, filter: {}, target: 'owner', id: 'U1' }),
  one: (p) => p.getOne('cars', { id: 5 }),
  several: (p) => p.getMany('cars', { ids: [5, 'a&b'] }),
  'a new one': (p) => p.create('cars', { data: { code: 'A', km: 2 } }),
  'a change': (p) => p.update('cars', { id: 5, data: { ...record, km: 2 }, previousData: record }),
  'the end of one': (p) => p.delete('cars', { id: 5, previousData: record }),
};

/** Returns query and body of a provider's request, in a fixed order. */
async function sentBy(
  provider: (host: ReturnType<typeof fakeHost>) => DataProvider,
  ask: (typeof asks)[string],
) {
  const answer = { body: record, headers: { 'X-Total-Count': '1' } };
  const host = fakeHost({
    '*': ({ url, method }) =>
      method === 'GET' && url.includes('?') ? { ...answer, body: [record] } : answer,
  });
  await ask(provider(host));
  return host.recordedCalls.map(({ method, url, body }) => {
    const [path = '', query = ''] = url.split('?');
    return [method, path, [...new URLSearchParams(query)].map(String).sort(), body];
  });
}

it.each(Object.entries(asks))('sends what ra-data-json-server sends: %s', async (_, ask) => {
  const own = await sentBy(
    ({ request }) => createDataProvider({ resources, request, dialects: { main: 'json-server' } }),
    ask,
  );
  const peer = await sentBy(
    ({ fetch }) =>
      jsonServer('', async (url, { method = 'GET', body } = {}) => {
        const answer = await fetch(url, { method, ...(typeof body === 'string' && { body }) });
        return { status: answer.status, headers: answer.headers, body: '', json: await answer.json() };
      }),
    ask,
  );
  expect(own).toEqual(peer);
});
