// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ResourceInput } from '../../config/schema/resource';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { ListPage } from '../ListPage';
import { ListView } from '../ListView';

const cars: ResourceInput = {
  name: 'cars',
  label: { one: 'coche', many: 'Coches' },
  recordRepresentation: 'code',
  api: { getList: { path: '/cars', sortParam: 'page[sort]' } },
  fields: {
    code: { type: 'text', label: 'Código', sortable: true },
    seats: { type: 'number', label: 'Plazas', sortBy: 'seat_count' },
    alias: { type: 'text', label: 'Alias' },
  },
  list: { sortableFields: ['seats'], columns: ['code', 'alias'] },
};

function open(list: Partial<NonNullable<ResourceInput['list']>> = {}, at = '/admin/cars?page=1&size=50') {
  const resources = declareResources({ ...cars, list: { columns: ['code'], ...cars.list, ...list } });
  return renderConsole(<ListPage resource={getDeclaredResource(resources, 'cars')} />, {
    resources,
    initialPath: at,
    responses: { 'GET /cars': listResponse([{ id: 'c1', code: 'A-1', seats: 4 }]) },
  });
}
const sorter = () => screen.findByRole('combobox', { name: 'Ordenar por' });

describe('the sorter of a list', () => {
  it('sorts by what stands in no column, in both orders, and the address keeps it [TICKET-03, TICKET-11]', async () => {
    const { callsBesidesProfile, currentPath } = open();
    const box = await sorter();
    expect([...box.querySelectorAll('option')].map((one) => one.textContent)).toEqual([
      'Orden habitual',
      'Código',
      'Plazas',
    ]);
    fireEvent.change(box, { target: { value: 'seats' } });
    await waitFor(() => expect(currentPath()).toBe('/admin/cars?page=1&size=50&sort=seats'));
    expect(callsBesidesProfile().at(-1)).toBe('GET /cars?page[number]=1&page[size]=50&page[sort]=seat_count');
    fireEvent.click(screen.getByRole('button', { name: 'Cambiar a orden descendente' }));
    await waitFor(() => expect(currentPath()).toBe('/admin/cars?page=1&size=50&sort=-seats'));
    fireEvent.change(await sorter(), { target: { value: '' } });
    await waitFor(() => expect(currentPath()).toBe('/admin/cars?page=1&size=50'));
    expect(screen.queryByRole('button', { name: /Cambiar a orden/ })).toBeNull();
  });

  it('starts from the address, and takes no sort that is not offered', async () => {
    const { callsBesidesProfile } = open({}, '/admin/cars?page=1&size=50&sort=-seats');
    expect(await sorter()).toHaveValue('seats');
    expect(callsBesidesProfile()).toEqual(['GET /cars?page[number]=1&page[size]=50&page[sort]=-seat_count']);
    const other = open({}, '/admin/cars?page=1&size=50&sort=alias');
    await waitFor(() => expect(other.currentPath()).toBe('/admin/cars?page=1&size=50'));
  });

  it('is for a phone alone where each field has a heading that sorts', async () => {
    open({ sortableFields: [] });
    expect((await sorter()).closest('.list-sorter')).toHaveClass('of-phone');
  });

  it('is for a phone alone too where the missing column can be shown, but not beside cards, which have no headings', async () => {
    const columns = ['code', { field: 'seats', hidden: true } as const];
    const shown = open({ columns });
    expect((await sorter()).closest('.list-sorter')).toHaveClass('of-phone');
    shown.unmount();
    open({ columns, cards: {} }, '/admin/cars?page=1&size=50&layout=cards');
    expect((await sorter()).closest('.list-sorter')).not.toHaveClass('of-phone');
  });

  it('is not there where nothing can be sorted by', async () => {
    open({ sortableFields: [], columns: ['alias'] });
    await screen.findByRole('button', { name: 'Exportar a CSV' });
    expect(screen.queryByRole('combobox', { name: 'Ordenar por' })).toBeNull();
  });

  it('sorts rows that came with the record by their amounts, not by how they read', async () => {
    const resources = declareResources({
      ...cars,
      list: undefined,
      api: { getOne: { path: '/cars/{id}' } },
      fields: { at: { type: 'date', label: 'Fecha' } },
      show: {
        header: { fields: [] },
        tabs: {
          steps: {
            label: 'Pasos',
            list: { columns: ['at'], recordPath: 'steps', sort: { field: 'at', order: 'ASC' } },
          },
        },
      },
    });
    const content = getDeclaredResource(resources, 'cars').show?.tabs[0]?.content;
    if (content?.kind !== 'list') throw new Error('No list');
    const day = (text: string) => Date.parse(text) / 1000;
    const steps = [
      { id: 1, at: day('2026-02-05T12:00:00Z') },
      { id: 2, at: day('2026-01-20T12:00:00Z') },
    ];
    renderConsole(<ListView list={content.list} parent={{ id: 'c1', steps }} caption="Pasos" />, {
      resources,
    });
    const cells = (await screen.findAllByRole('cell')).map((cell) => cell.textContent);
    expect(cells).toEqual(['20/01/2026', '05/02/2026']);
  });
});
