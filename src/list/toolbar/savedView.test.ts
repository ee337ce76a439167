import { describe, expect, it } from 'vitest';
import type { List } from '../../config/types';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { mergeParams, readListParams, writeListParams, type ListParams } from '../params/listParams';
import { readSavedView, toSavedView } from './savedView';

const resources = declareResources({
  name: 'cars',
  label: 'Coches',
  recordRepresentation: 'code',
  api: { getList: { path: '/cars', filter: 'conditions' } },
  fields: {
    code: { type: 'text', sortable: true },
    state: { type: 'status', values: { ON: 'Sí', OFF: 'No' } },
    seats: { type: 'number' },
    keeper: { type: 'text' },
  },
  list: {
    columns: ['code'],
    search: true,
    filters: [{ field: 'state', kind: 'several' }, 'code', 'seats', { field: 'keeper', kind: 'presence' }],
  },
});
const { list: declaredList } = getDeclaredResource(resources, 'cars');
if (!declaredList) throw new Error('No list');
const list: List = declaredList;

const read = (query: string): ListParams => readListParams(list, new URLSearchParams(query));
const write = (params: ListParams): string =>
  new URLSearchParams(writeListParams(list, params, new URLSearchParams())).get('filter') ?? '';

describe('a saved view', () => {
  it('has filter, search, sort and page size as they were, on the first page', () => {
    const params = read(
      'page=3&size=75&sort=-code&search=sol&filter=state=ON,state=OFF,seats>=2,keeper is null',
    );
    const stored = JSON.parse(JSON.stringify(toSavedView(params)));
    expect(readSavedView(list, stored)).toEqual({ ...params, page: 1 });
  });

  it.each([
    [
      { 'seats>=': '2', state: ['OFF', 'ON'], 'keeper is ': 'null' },
      'seats>=2,state=OFF,state=ON,keeper is null',
    ],
    [{ code: 'a b', 'seats<=': '9', search: 'x' }, 'code=a%20b,seats<=9'],
    [{ gone: 'x', seats: '2', 'code>=': 'a', state: 'x', keeper: 'x' }, ''],
    [{ code: '>=1', 'seats>=': '=1' }, 'code=%3E%3D1'],
    [{ conditions: [{ field: 'gone', operator: '=', value: 'x' }] }, ''],
    [undefined, ''],
  ])('is read as older versions stored it: %j', (filter, text) => {
    const view = readSavedView(list, { filter });
    expect(write(mergeParams(list, view, view))).toBe(text);
  });
});
