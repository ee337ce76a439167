import { afterEach, expect, it } from 'vitest';
import { createDataProvider } from '..';
import { declareResources } from '../../src/testing/declareResources';
import { fakeHost } from '../../src/testing/fakeHost';
import { readFilter } from '../jsonApi/filterQuery';
import { defineDialect } from './dialectModule';
import { overlayDialects } from './overlayDialects';

const resources = declareResources({
  name: 'pumps',
  label: 'Bombas',
  recordRepresentation: 'name',
  api: { path: '/pumps' },
  fields: { name: { type: 'text' }, power: { type: 'number' } },
});

/** A host with one JSON parameter. */
const oneParameter = defineDialect((format) => ({
  buildListRequest: ({ params }) => {
    const { page = 1, perPage = 10 } = params.pagination ?? {};
    const where = readFilter(params.filter).conditions.map(({ field, value }) => ({ [field]: value }));
    return { query: { filter: JSON.stringify({ where, limit: perPage, skip: (page - 1) * perPage }) } };
  },
  parseList: (response, request) => ({ ...format.parseList(response, request), total: 7 }),
}));

const LIST = {
  pagination: { page: 2, perPage: 2 },
  sort: { field: '', order: 'ASC' as const },
  filter: { conditions: [{ field: 'power', operator: '=', value: 5 }] },
};
const createHost = () =>
  fakeHost({
    'GET /pumps': {
      body: [
        { id: 3, name: 'B3' },
        { id: 4, name: 'B4' },
      ],
    },
    'GET /pumps/3': { body: { id: 3, name: 'B3' } },
  });

afterEach(() => {
  delete overlayDialects.wells;
});

it('a module of the overlay replaces what no template expresses; the dialect keeps the rest', async () => {
  overlayDialects.wells = () => Promise.resolve({ default: oneParameter });
  const host = createHost();
  const dialects = { main: { extends: 'limit-offset' as const, module: 'wells' } };
  const provider = createDataProvider({ resources, request: host.request, dialects });
  const { data, total } = await provider.getList('pumps', LIST);
  expect([data.map(({ name }) => name as string), total]).toEqual([['B3', 'B4'], 7]);
  await provider.getOne('pumps', { id: '3' });
  expect(host.calls().map(decodeURIComponent)).toEqual([
    'GET /pumps?filter={"where":[{"power":5}],"limit":2,"skip":2}',
    'GET /pumps/3',
  ]);
});

it('without its module the host is not asked', async () => {
  const host = createHost();
  const dialects = { main: { extends: 'limit-offset' as const, module: 'wells' } };
  const provider = createDataProvider({ resources, request: host.request, dialects });
  await expect(provider.getList('pumps', LIST)).rejects.toThrow(
    'Esta consola no tiene el módulo «dialects/wells.ts»',
  );
  expect(host.calls()).toEqual([]);
});
