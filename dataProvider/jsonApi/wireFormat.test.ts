import { describe, expect, it } from 'vitest';
import { declareResources, getDeclaredResource } from '../../src/testing/declareResources';
import { jsonApiFormat } from './wireFormat';

const devices = (list: object) =>
  getDeclaredResource(
    declareResources({
      name: 'devices',
      label: 'Dispositivos',
      recordRepresentation: 'name',
      api: { getList: { path: '/devices', ...list } },
      fields: {
        name: { type: 'text' },
        gateway: { type: 'text', sortBy: 'gateway_id', filterBy: 'gateway_id' },
        room: { type: 'text' },
      },
    }),
    'devices',
  );
const query = (list: object, params: object, fixedParams = {}) => {
  const resource = devices(list);
  const call = resource.api.getList;
  if (!call) throw new Error('No list');
  const asked = {
    pagination: { page: 2, perPage: 75 },
    sort: { field: '', order: 'ASC' as const },
    filter: {},
    ...params,
  };
  return jsonApiFormat.buildListRequest({ resource, call, path: call.path, params: asked, fixedParams })
    .query;
};
const PAGE = { 'page[number]': 2, 'page[size]': 75 };

describe('the query of a list', () => {
  it('writes page, size and trimmed search [LIST-01]', () => {
    expect(query({}, { filter: { search: ' sol ' } })).toEqual({ ...PAGE, search: 'sol' });
    expect(query({ paged: false }, {})).toEqual({});
  });

  it('sends the sort as the parameter that is declared [TICKET-03]', () => {
    const sort = { field: 'name', order: 'DESC' as const };
    expect(query({ sortParam: 'page[sort]' }, { sort })).toEqual({ ...PAGE, 'page[sort]': '-name' });
  });

  it.each([
    ['minus', 'name', 'ASC', 'name'],
    ['minus', 'name', 'DESC', '-name'],
    ['minus', 'room,-name', 'ASC', 'room,-name'],
    ['minus', 'room,name', 'DESC', '-room,name'],
    ['minus', 'gateway', 'DESC', '-gateway_id'],
    ['minus', 'gateway,-room', 'ASC', 'gateway_id,-room'],
    ['colon', 'name', 'DESC', 'name:desc'],
    ['colon', 'room,-name', 'ASC', 'room:asc,name:desc'],
  ] as const)('writes a sort in the grammar %s: %s %s [DEV-17]', (sort, field, order, written) => {
    expect(query({ sort }, { sort: { field, order } })).toEqual({ ...PAGE, sort: written });
  });

  it('writes filters as parameters under the name that the host knows', () => {
    expect(query({}, { filter: { room: 'Cocina', gateway: 'G1' } })).toEqual({
      ...PAGE,
      room: 'Cocina',
      gateway_id: 'G1',
    });
  });

  it('joins a fixed condition and the filter of the user [DEV-18, DEV-19]', () => {
    const fixed = { project_id: 'P1', filter: 'asset_id is null' };
    const filter = { room: 'Cocina', gateway: 'G1' };
    expect(query({ filter: 'conditions' }, { filter }, fixed)).toEqual({
      ...PAGE,
      project_id: 'P1',
      filter: 'asset_id is null,room=Cocina,gateway_id=G1',
    });
    expect(query({ filter: 'conditions' }, {}, fixed)).toEqual({ ...PAGE, ...fixed });
    expect(query({ filter: 'conditions' }, { filter }, { filter: '' })).toMatchObject({
      filter: 'room=Cocina,gateway_id=G1',
    });
  });

  it('never lets a filter of the user take the place of a fixed parameter', () => {
    const fixed = { gateway_id: 'G1', active: false, room: null };
    const filter = { gateway: 'G2', room: 'Cocina' };
    expect(query({}, { filter }, fixed)).toEqual({ ...PAGE, ...fixed, room: 'Cocina' });
  });
});
