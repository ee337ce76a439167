import fc from '../../testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import type { TextCondition } from '../filters/filterConditions';
import { mergeParams, readListParams, writeListParams, type ListParams } from './listParams';

const resources = declareResources({
  name: 'cars',
  label: 'Coches',
  recordRepresentation: 'code',
  api: { path: '/cars' },
  fields: {
    code: { type: 'text', sortable: true },
    alias: { type: 'text' },
    active: { type: 'boolean' },
    status: { type: 'status', values: { free: 'Libre', busy: 'Ocupado' } },
  },
  list: {
    columns: ['code', 'alias'],
    search: true,
    filters: ['alias', 'active', 'status'],
    sort: { field: 'code', order: 'ASC' },
  },
});
const found = getDeclaredResource(resources, 'cars').list;
if (!found) throw new Error('No list');
const list = found;
const read = (query: string) => readListParams(list, new URLSearchParams(query));
const write = (state: ListParams, base = '') => writeListParams(list, state, new URLSearchParams(base));
const is = (field: string, value: string): TextCondition => ({ field, operator: '=', value });
const defaults: ListParams = {
  page: 1,
  perPage: 50,
  sort: { field: 'code', order: 'ASC' },
  filter: [],
  search: '',
};

describe('the state of a list in the address', () => {
  it('has its defaults: page 1, 50 rows [LIST-02, LIST-03]', () => {
    expect(read('')).toEqual(defaults);
    expect(write(defaults)).toBe('page=1&size=50&sort=code');
  });

  it('reads what is there [LIST-01]', () => {
    expect(read('page=3&size=75&sort=-code&search=sol&filter=active=true,alias=a%252Cb')).toEqual({
      page: 3,
      perPage: 75,
      sort: { field: 'code', order: 'DESC' },
      filter: [is('active', 'true'), is('alias', 'a,b')],
      search: 'sol',
    });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e9',
    'page=01',
    'page=99999999999',
    'page=',
    'size=51',
    'size=-50',
    'size=050',
    'size=1e2',
    'sort=',
    'sort=-',
    'sort=--code',
    'sort=alias',
    'sort=ghost',
    'sort=code,alias',
    'filter=ghost=1',
    'filter=active=maybe',
    'filter=active',
    'filter=activex',
    'filter=aliasx',
    'filter==x',
    'filter=,,',
    'filter=status=gone',
    'filter=__proto__=1,constructor=1',
    'filter=alias=%25',
    'search=%20%20',
  ])('takes the default for %s [LIST-04]', (query) => {
    expect(read(query)).toEqual(defaults);
  });

  it('survives the way through the address [LIST-01]', () => {
    const text = fc.string({ minLength: 1 }).filter((value) => value.trim() !== '');
    const state = fc.record({
      page: fc.integer({ min: 1, max: 999_999_999 }),
      perPage: fc.constantFrom(50, 75, 100),
      sort: fc.record({
        field: fc.constant('code'),
        order: fc.constantFrom('ASC' as const, 'DESC' as const),
      }),
      filter: fc
        .record(
          { alias: text, active: fc.constantFrom('true', 'false'), status: fc.constantFrom('free', 'busy') },
          { requiredKeys: [] },
        )
        .map((values) => Object.entries(values).map(([field, value]) => is(field, value))),
      search: fc.string().map((value) => value.trim()),
    });
    fc.assert(
      fc.property(state, (before) => {
        const query = write(before);
        expect(read(query)).toEqual(before);
        expect(write(read(query))).toBe(query);
      }),
      { numRuns: 1000 },
    );
  });

  it('is valid whatever the address holds, and stays put once written [LIST-04]', () => {
    const query = fc.oneof(
      fc.webQueryParameters(),
      fc
        .array(fc.tuple(fc.constantFrom('page', 'size', 'sort', 'filter', 'search'), fc.string()))
        .map((pairs) => new URLSearchParams(pairs).toString()),
    );
    fc.assert(
      fc.property(query, (given) => {
        const state = read(given);
        expect(Number.isSafeInteger(state.page) && state.page > 0).toBe(true);
        expect([50, 75, 100]).toContain(state.perPage);
        const written = write(state, given);
        expect(write(read(written), written)).toBe(written);
      }),
      { numRuns: 2000 },
    );
  });

  it('writes a text as it is asked for, so that it reads the same', () => {
    const resource = declareResources({
      name: 'vans',
      label: 'Furgonetas',
      recordRepresentation: 'code',
      api: { getList: { path: '/vans', filter: 'conditions' } },
      fields: { code: { type: 'text' } },
      list: { columns: ['code'], filters: ['code'] },
    });
    const vans = getDeclaredResource(resource, 'vans').list;
    if (!vans) throw new Error('No list');
    const written = (code: string) =>
      writeListParams(
        vans,
        mergeParams(vans, defaults, { filter: [is('code', code)] }),
        new URLSearchParams(),
      );
    for (const typed of ['a b ', ' a  b', 'a,b', 'a"b']) expect(written(typed)).toBe(written('a b'));
    expect(written(' ')).toBe(written(''));
  });

  it('leaves other parameters as they are', () => {
    expect(write({ ...defaults, page: 2 }, 'tab=a&page=9&x=1&x=2')).toBe(
      'tab=a&x=1&x=2&page=2&size=50&sort=code',
    );
  });

  it('writes any filter text without failing, halves of characters too', () => {
    expect(() => write({ ...defaults, filter: [is('alias', '\ud800')] })).not.toThrow();
  });

  it('never reads members of objects as filters', () => {
    expect(read('filter=constructor=1,toString=2').filter).toEqual([]);
  });
});
