// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { renderHook } from '@testing-library/react';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { useLocalRows } from './useLocalRows';
import type { ListParams } from '../params/listParams';

const resources = declareResources({
  name: 'cars',
  label: 'Coches',
  recordRepresentation: 'name',
  api: { path: '/cars' },
  fields: {
    name: { type: 'text', sortable: true },
    owner: { type: 'text', sortable: true },
    seats: { type: 'number', sortable: true },
  },
  list: { columns: ['name', 'owner', 'seats'], search: true },
});
const found = getDeclaredResource(resources, 'cars').list;
if (!found) throw new Error('No list');
const list = found;
const state: ListParams = { page: 1, perPage: 50, sort: null, filter: [], search: '' };
const asked = (search: string, sort: ListParams['sort'] = null): ListParams => ({ ...state, search, sort });
const by = (field: string, order: 'ASC' | 'DESC' = 'ASC') => asked('', { field, order });

const CARS = [
  { id: '1', name: 'Ñandú 10', owner: 'Lucía', seats: 5 },
  { id: '2', name: 'Zorro 9', owner: 'Peñón', seats: 12 },
  { id: '3', name: 'Zorro 10', owner: '', seats: null },
  { id: '4', name: 'nube 2', owner: 'Árbol', seats: 2 },
];
const start = (rows: readonly (typeof CARS)[number][]) =>
  renderHook((now: ListParams) => useLocalRows({ list, params: now, matchesFilter: undefined, rows }), {
    initialProps: state,
  });
const ids = (shown: readonly { id: unknown }[] | undefined) => shown?.map(({ id }) => String(id)).join('');

describe('rows that came whole', () => {
  it.each([
    ['as the host gave them', state, '1234'],
    ['names as Spanish has them, numbers in them by size', by('name'), '4123'],
    ['the other way round', by('name', 'DESC'), '3214'],
    ['accents beside their letter, nothing first', by('owner'), '3412'],
    ['what is written without accents', asked('PENON'), '2'],
    ['what stands in another column', asked('lucia'), '1'],
    ['blanks around it aside', asked('  zorro '), '23'],
    ['not across two cells', asked('zorro 9peñon'), ''],
  ])('%s', (_title, now, expected) => {
    const { result, rerender } = start(CARS);
    rerender(now);
    expect(ids(result.current.data)).toBe(expected);
    expect(result.current.total).toBe(expected.length);
  });

  it('sorts numbers by their value', () => {
    const { result, rerender } = start(CARS.filter(({ seats }) => seats !== null));
    rerender(by('seats'));
    expect(ids(result.current.data)).toBe('412');
  });

  it('reads each cell once, however often is searched', () => {
    let reads = 0;
    const rows = Array.from({ length: 200 }, (_, at) => ({
      id: String(at),
      get name() {
        reads += 1;
        return `Coche ${at}`;
      },
      owner: 'Lucía',
      seats: at,
    }));
    const { result, rerender } = start(rows);
    expect(reads).toBe(0);
    for (const search of ['c', 'co', 'coche 19', 'lucia']) rerender(asked(search));
    expect(result.current.total).toBe(200);
    expect(reads).toBe(200);
    rerender(by('name'));
    expect(reads).toBeLessThanOrEqual(600);
  });

  it('pages ten thousand of them: only a page is drawn', () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => ({ ...CARS[0], id: String(at), name: `a${at}` }));
    const { result, rerender } = start(rows as typeof CARS);
    rerender({ ...by('name', 'DESC'), page: 2 });
    expect(result.current.data?.map(({ id }) => id)).toEqual(
      Array.from({ length: 50 }, (_, at) => String(9949 - at)),
    );
    expect(result.current.total).toBe(10_000);
  });
});
