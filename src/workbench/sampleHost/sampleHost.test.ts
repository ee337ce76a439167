import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../dataProvider';
import { createRequest } from '../../../dataProvider/http/request';
import { presetNames } from '../../config/dialects/presetNames';
import { declareResources } from '../../testing/declareResources';
import { getStandInUrl } from './sampleAnswers';
import { createSampleHost } from './sampleHost';

const resources = declareResources(
  {
    name: 'pumps',
    label: { one: 'Bomba', many: 'Bombas' },
    recordRepresentation: 'name',
    api: { path: '/pumps' },
    fields: {
      name: { type: 'text', label: 'Nombre' },
      state: { type: 'enum', values: { ON: 'En marcha', OFF: 'Parada' } },
      city: { type: 'text', label: 'Ciudad', source: 'place.city' },
      owner: { type: 'reference', resource: 'owners', label: 'Dueño' },
      kind: { type: 'enum', path: '/kinds', responsePath: 'data.kinds', value: 'code', display: '{title}' },
      count: { type: 'number', call: { path: '/pumps/{id}/alarms', responsePath: 'meta.total' } },
      since: { type: 'dateTime', label: 'Desde' },
    },
    list: { columns: ['name'] },
    show: {
      header: { fields: ['name'] },
      tabs: {
        owners: {
          label: 'Dueños',
          list: { resource: 'owners', path: '/pumps/{id}/owners', columns: ['name'] },
        },
      },
    },
    create: { fields: ['name'] },
    edit: { fields: ['name'] },
    actions: { stop: { label: 'Parar', call: { method: 'POST', path: '/pumps/{id}/stop' } } },
  },
  {
    name: 'owners',
    label: 'Dueños',
    recordRepresentation: 'name',
    api: { path: '/owners' },
    fields: { name: { type: 'text', label: 'Dueño' } },
  },
);

function provide(dialect: (typeof presetNames)[number]) {
  const host = createSampleHost(resources, { main: dialect });
  const request = createRequest({
    hosts: { main: getStandInUrl('main') },
    getToken: () => undefined,
    fetch: host.fetch,
  });
  return createDataProvider({ resources, request, dialects: { main: dialect } });
}
const page = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'name', order: 'ASC' as const },
  filter: {},
};

describe('sample answers', () => {
  it.each([...presetNames])('are those of a host that speaks %s', async (dialect) => {
    const provider = provide(dialect);
    const { data, total } = await provider.getList('pumps', page);
    expect(data.map(({ id, name }) => [id, name])[1]).toEqual(['2', 'Nombre 2']);
    expect(total).toBe(5);
    const { data: one } = await provider.getOne('pumps', { id: '2' });
    expect(one).toMatchObject({ id: '2', state: 'OFF', place: { city: 'Ciudad 2' }, owner: '3' });
    expect((await provider.getMany('owners', { ids: ['1', '3'] })).data).toHaveLength(2);
    const { data: made } = await provider.create('pumps', { data: { name: 'Nueva' } });
    expect(made.id).toBe('6');
    await provider.update('pumps', { id: '2', data: { name: 'Otra' }, previousData: one });
    expect((await provider.getOne('pumps', { id: '2' })).data).toMatchObject({ name: 'Otra', state: 'OFF' });
    await provider.delete('pumps', { id: '1', previousData: { id: '1' } });
    expect((await provider.getList('pumps', page)).total).toBe(5);
    await expect(provider.getOne('pumps', { id: '1' })).rejects.toMatchObject({ code: 404 });
  });

  it('are there for lists inside records, choices, counts and actions; what nobody declares is not', () => {
    const { findAnswer } = createSampleHost(resources, {});
    expect(findAnswer('GET /pumps/2/owners?page[number]=1', 'main')?.body).toMatchObject({
      meta: { all_results: 5 },
    });
    expect(findAnswer('GET /kinds', 'main')?.body).toEqual({
      data: {
        kinds: [1, 2, 3].map((at) => ({
          id: `${at}`,
          name: `Opción ${at}`,
          title: `Opción ${at}`,
          code: `${at}`,
        })),
      },
    });
    expect(findAnswer('GET /pumps/2/alarms', 'main')?.body).toEqual({ meta: { total: 5 } });
    expect(findAnswer('POST /pumps/2/stop', 'main')).toEqual({ body: {} });
    expect(findAnswer('GET /elsewhere', 'main')).toBeUndefined();
    expect(findAnswer('GET /pumps', 'plain')).toBeUndefined();
  });

  it('give way to those that a person wrote, for the very call or for its path', () => {
    const written = { 'GET /pumps': { status: 500 }, 'GET /pumps?page[number]=2': { body: { data: [] } } };
    const { findAnswer } = createSampleHost(resources, {}, written);
    expect(findAnswer('GET /pumps?page[number]=1', 'main')).toEqual({ status: 500 });
    expect(findAnswer('GET /pumps?page[number]=2', 'main')).toEqual({ body: { data: [] } });
  });
});
