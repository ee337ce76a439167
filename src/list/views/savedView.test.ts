import { describe, expect, it } from 'vitest';
import type { List } from '../../config/types';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { mergeParams, readListParams, writeListParams, type ListParams } from '../params/listParams';
import { readDeclaredView, readSavedView, toSavedView } from './savedView';
import { buildViewSearch, findLostFields, isViewShown } from './viewSearch';

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

  it('has its layout and its columns', () => {
    const view = { ...read('page=1'), layout: 'board' as const, columns: ['code'] };
    expect(readSavedView(list, JSON.parse(JSON.stringify(toSavedView(view))))).toEqual(view);
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

describe('the address of a view', () => {
  const declared = readDeclaredView(list, {
    label: 'Sin conductor',
    search: 'sol',
    filter: { state: ['ON', 'OFF'], seats: { from: 2, to: 4 }, keeper: { present: false }, code: 'a b' },
    sort: { field: 'code', order: 'DESC' },
    columns: ['code'],
  });

  it('has all of it; parameters that are not of the list stay', () => {
    const search = buildViewSearch(list, declared, new URLSearchParams('company=1&page=7&filter=code=x'));
    expect(decodeURIComponent(decodeURIComponent(search))).toBe(
      'company=1&columns=code&page=1&size=50&sort=-code&filter=state=ON,state=OFF,seats>=2,seats<=4,keeper+is+null,code=a b&search=sol',
    );
    expect(read(search)).toEqual({ ...declared, columns: undefined, layout: undefined });
  });

  it('is known again on any page, and not with another filter', () => {
    const search = new URLSearchParams(buildViewSearch(list, declared, new URLSearchParams()));
    search.set('page', '4');
    expect(isViewShown(list, declared, search)).toBe(true);
    search.set('filter', 'state=ON');
    expect(isViewShown(list, declared, search)).toBe(false);
  });

  it('loses the columns of the view before', () => {
    const { columns: _, ...withoutColumns } = declared;
    expect(buildViewSearch(list, withoutColumns, new URLSearchParams('columns=code'))).not.toContain(
      'columns',
    );
  });

  it('names what the list no longer has', () => {
    expect(
      findLostFields(list, {
        ...declared,
        filter: [
          { field: 'state', operator: 'in', value: ['ON'] },
          { field: 'owner', operator: '=', value: 'x' },
          { field: 'seats', operator: '>=', value: 'many' },
        ],
        sort: { field: 'wheels', order: 'ASC' },
        columns: ['code', 'colour'],
      }),
    ).toEqual(['owner', 'seats', 'wheels', 'colour']);
    expect(findLostFields(list, declared)).toEqual([]);
  });
});
