import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError, createDataProvider, type ConsoleDataProvider } from '..';
import { declareResources } from '../../src/testing/declareResources';
import { listenOnFreePort } from '../dialects/testing/packageHosts';
import { createRequest } from '../http/request';
import { overlayProviders } from './overlayProviders';
import { ecosystem, type EcosystemPackage } from './testing/ecosystem';

const declare = ({ pumps, plants }: EcosystemPackage['names']) =>
  declareResources(
    {
      name: 'pumps',
      label: 'Bombas',
      recordRepresentation: 'name',
      api: { path: `/${pumps}` },
      fields: {
        name: { type: 'text' },
        power: { type: 'number' },
        state: { type: 'text' },
        plant: {
          type: 'reference',
          resource: 'plants',
          source: 'plant_id',
          filterBy: 'plant_id',
          writePath: 'plant_id',
        },
        installedAt: { type: 'dateTime', source: 'installed_at', writePath: 'installed_at' },
      },
    },
    {
      name: 'plants',
      label: 'Plantas',
      recordRepresentation: 'name',
      api: { path: `/${plants}` },
      fields: { name: { type: 'text' } },
    },
  );

const LIST = { pagination: { page: 1, perPage: 10 }, sort: { field: '', order: 'ASC' as const }, filter: {} };
const idsOf = (rows: readonly { id: unknown }[]): string => rows.map(({ id }) => String(id)).join();

describe.each(Object.entries(ecosystem))(
  '%s as it is',
  (_, { app, module, provider: options, names, validates }) => {
    let provider: ConsoleDataProvider;
    let stop = (): Promise<void> => Promise.resolve();

    beforeEach(async () => {
      const host = app && (await listenOnFreePort(app()));
      if (host) ({ stop } = host);
      const url = host?.baseUrl ?? '';
      overlayProviders.plant = () => Promise.resolve({ default: module });
      provider = createDataProvider({
        resources: declare(names),
        request: createRequest({ hosts: { main: url }, getToken: () => 't' }),
        dialects: { main: { url, provider: { module: 'plant', ...options } } },
      });
    });
    afterEach(async () => {
      delete overlayProviders.plant;
      await stop();
    });

    const list = async (params: object) => provider.getList('pumps', { ...LIST, ...params });

    it('lists a page with the total', async () => {
      const { data, total } = await list({ pagination: { page: 2, perPage: 2 } });
      expect([idsOf(data), total]).toEqual(['3,4', 5]);
    });

    it('sorts', async () => {
      const { data } = await list({ sort: { field: 'name', order: 'DESC' } });
      expect(idsOf(data)).toBe('5,4,3,2,1');
    });

    it.each([
      ['a value', [{ field: 'state', operator: '=', value: 'libre' }], '1,3,5'],
      ['several values', [{ field: 'state', operator: 'in', value: ['rota', 'parada'] }], '2,4'],
      ['a reference, whose id is text in the URL', [{ field: 'plant', operator: '=', value: '2' }], '4,5'],
      [
        'both ends of a range',
        [
          { field: 'power', operator: '>=', value: 20 },
          { field: 'power', operator: '<=', value: 40 },
        ],
        '2,3,4',
      ],
      [
        'two fields',
        [
          { field: 'state', operator: '=', value: 'libre' },
          { field: 'power', operator: '>=', value: 30 },
        ],
        '3,5',
      ],
    ])('filters by %s', async (_title, conditions, ids) => {
      const { data, total } = await list({ filter: { conditions } });
      expect([idsOf(data), total]).toEqual([ids, ids.split(',').length]);
    });

    it('searches', async () => {
      expect(idsOf((await list({ filter: { search: 'S-4' } })).data)).toBe('4');
    });

    it('filters by the record of a tab', async () => {
      const { data } = await list({ meta: { query: { plant_id: '2' } } });
      expect(idsOf(data)).toBe('4,5');
      const reference = { ...LIST, target: 'plant_id', id: '2' };
      expect(idsOf((await provider.getManyReference('pumps', reference)).data)).toBe('4,5');
    });

    it('reads every row of a list that comes whole', async () => {
      const { data, total } = await list({
        pagination: { page: 1, perPage: Number.MAX_SAFE_INTEGER },
        meta: { paged: false },
      });
      expect([data.length, total]).toEqual([5, 5]);
    });

    it('reads one record, and several by their ids', async () => {
      const { data } = await provider.getOne('pumps', { id: '2' });
      expect(data).toMatchObject({
        id: '2',
        name: 'Bomba 2',
        installed_at: Date.parse('2026-02-10T06:30:00Z') / 1000,
      });
      expect(idsOf((await provider.getMany('plants', { ids: ['1', '2'] })).data)).toBe('1,2');
    });

    it('creates a record', async () => {
      const { data } = await provider.create('pumps', { data: { name: 'Nueva', power: 5, plant: 1 } });
      expect(data).toMatchObject({ name: 'Nueva', power: 5, plant_id: 1 });
      expect((await provider.getOne('pumps', { id: data.id as string })).data).toMatchObject({
        name: 'Nueva',
      });
    });

    it('changes what a form changes, and passes the rest as it came', async () => {
      const { data: previousData } = await provider.getOne('pumps', { id: '2' });
      await provider.update('pumps', { id: '2', data: { name: 'Otra' }, previousData });
      const { data } = await provider.getOne('pumps', { id: '2' });
      expect(data).toMatchObject({ id: '2', name: 'Otra', serial: 'S-2', plant_id: 1 });
      expect(data.$wrote).toEqual({ installed_at: '2026-02-10T08:30:00.000+02:00' });
    });

    it('deletes a record, and does what a declared call to a record says', async () => {
      const record = { method: 'PATCH' as const, path: `/${names.pumps}/{id}`, body: { state: 'rota' } };
      await provider.call('pumps', { call: record, scope: { id: '1' } });
      expect((await provider.getOne('pumps', { id: '1' })).data).toMatchObject({
        state: 'rota',
        serial: 'S-1',
      });
      await provider.call('pumps', {
        call: { method: 'DELETE', path: `/${names.pumps}/{id}` },
        scope: { id: '1' },
      });
      await provider.delete('pumps', { id: '3', previousData: { id: '3' } });
      expect(idsOf((await list({})).data)).toBe('2,4,5');
    });

    it.runIf(validates)('shows a message at its field', async () => {
      const error = await provider
        .create('pumps', { data: { name: 'prohibida' } })
        .catch((failure: unknown) => failure);
      expect(error).toBeInstanceOf(ApiError);
      expect((error as ApiError).fieldErrors).toEqual([{ pointer: '/name', message: 'Ese nombre no vale' }]);
    });

    it.each([
      [
        'a filter',
        () => list({ filter: { conditions: [{ field: 'power', operator: '>', value: 1 }] } }),
        /no admite este filtro/,
      ],
      [
        'two sorts',
        () => list({ sort: { field: 'name,-power', order: 'ASC' } }),
        /no admite ordenar por varios/,
      ],
      [
        'another call',
        () =>
          provider.call('pumps', { call: { method: 'POST', path: '/pumps/{id}/stop' }, scope: { id: '1' } }),
        /no admite esta llamada/,
      ],
      ['another path', () => list({ meta: { path: '/plants/1/pumps' } }), /no admite listas de otra ruta/],
    ])('refuses %s that it cannot do', async (_title, send, message) => {
      await expect(send()).rejects.toThrow(message);
    });
  },
);
