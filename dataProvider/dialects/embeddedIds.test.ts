import { describe, expect, it } from 'vitest';
import { createDataProvider } from '..';
import { relatedId } from '../../src/fields/reference/relatedRecord';
import { declareResources } from '../../src/testing/declareResources';
import { fakeHost } from '../../src/testing/fakeHost';

const resources = declareResources(
  {
    name: 'pumps',
    label: 'Bombas',
    recordRepresentation: 'name',
    api: { path: '/pumps' },
    fields: {
      name: { type: 'text' },
      site: { type: 'reference', resource: 'sites' },
      tags: { type: 'references', resource: 'sites' },
    },
  },
  {
    name: 'sites',
    label: 'Sedes',
    recordRepresentation: 'name',
    api: { path: '/sites' },
    fields: { name: { type: 'text' } },
  },
);

const SITE = { id: 2, documentId: '77', name: 'Sede 2' };
const OTHER = { id: 3, documentId: 'x3', name: 'Sede 3' };
const PUMP = { id: 9, documentId: 'p9', name: 'A', site: SITE, tags: [SITE, OTHER] };

const start = (dialect: 'strapi' | 'limit-offset' = 'strapi') => {
  const host = fakeHost({
    'GET /pumps/p9': { body: { data: PUMP } },
    'GET /pumps/9': { body: { data: PUMP } },
    'GET /pumps': { body: { data: [PUMP], meta: { pagination: { total: 1 } } } },
    'PUT /pumps/p9': { body: { data: PUMP } },
  });
  return {
    host,
    provider: createDataProvider({ resources, request: host.request, dialects: { main: dialect } }),
  };
};

describe('the id of an embedded record', () => {
  it('is the one by which its own resource is read, in lists and records', async () => {
    const { provider } = start();
    const { data } = await provider.getOne('pumps', { id: 'p9' });
    expect([data.id, relatedId(data.site), data.tags.map(relatedId)]).toEqual(['p9', '77', ['77', 'x3']]);
    const list = await provider.getList('pumps', {
      pagination: { page: 1, perPage: 5 },
      sort: { field: '', order: 'ASC' },
      filter: {},
    });
    expect(list.data.map(({ site }) => relatedId(site))).toEqual(['77']);
  });

  it('needs neither list nor detail of the other resource: those of its related lists may not be loaded yet', async () => {
    const sites = resources.get('sites');
    if (!sites) throw new Error('no sites');
    const pending = (): never => {
      throw new Error('The declaration is not loaded yet');
    };
    const lazySites = Object.defineProperties(
      { ...sites },
      {
        list: { get: pending, enumerable: true },
        show: { get: pending, enumerable: true },
      },
    );
    const host = fakeHost({ 'GET /pumps/p9': { body: { data: PUMP } } });
    const provider = createDataProvider({
      resources: new Map([...resources, ['sites', lazySites]]),
      request: host.request,
      dialects: { main: 'strapi' },
    });
    const { data } = await provider.getOne('pumps', { id: 'p9' });
    expect(relatedId(data.site)).toBe('77');
  });

  it('is `id` at a host whose records have no other', async () => {
    const { data } = await start('limit-offset').provider.getOne('pumps', { id: '9' });
    expect(relatedId(data.site)).toBe(2);
  });

  it('is written as the text that it is, not as the number beside it', async () => {
    const { host, provider } = start();
    const { data: previousData } = await provider.getOne('pumps', { id: 'p9' });
    await provider.update('pumps', { id: 'p9', data: { site: '77', tags: ['x3', '78'] }, previousData });
    expect(host.recordedCalls.at(-1)?.body).toEqual({ data: { site: '77', tags: ['x3', '78'] } });
  });
});
