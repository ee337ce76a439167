// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ResourceInput } from '../../config/schema/resource';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { ListPage } from '../ListPage';
import { ListView } from '../ListView';

type ListInput = NonNullable<ResourceInput['list']>;

const wheels: ResourceInput = {
  name: 'wheels',
  label: { one: 'rueda', many: 'Ruedas' },
  recordRepresentation: 'place',
  api: { id: 'uid' },
  fields: {
    place: { type: 'text', label: 'Posición' },
    size: { type: 'number', label: 'Medida' },
  },
  actions: {
    change: {
      label: 'Cambiar',
      call: {
        method: 'POST',
        path: '/garages/{parent.parent.id}/cars/{parent.id}/wheels/{id}',
      },
      outcomes: [{ on: 'success', success: 'Cambiada' }],
    },
  },
};
const cars: ResourceInput = {
  name: 'cars',
  label: { one: 'coche', many: 'Coches' },
  recordRepresentation: 'code',
  api: { path: '/cars' },
  members: ['wheels'],
  fields: {
    code: { type: 'text', label: 'Código', sortable: true },
    note: { type: 'text', label: 'Nota', emptyText: 'not_reported' },
  },
  list: { columns: ['code'] },
  show: { header: { fields: ['code'] }, tabs: { data: { label: 'Datos', fields: ['code'] } } },
};
const garages: ResourceInput = {
  name: 'garages',
  label: 'Garajes',
  recordRepresentation: 'id',
  api: { getOne: { path: '/garages/{id}' } },
  fields: {},
  show: {
    header: { fields: [] },
    tabs: {
      cars: {
        label: 'Coches',
        list: {
          resource: 'cars',
          path: '/garages/{id}/cars',
          columns: ['code'],
          expand: { resource: 'wheels', recordPath: 'wheels', columns: ['place'], rowActions: ['change'] },
        },
      },
    },
  },
};
const byWheels: ListInput['expand'] = {
  resource: 'wheels',
  recordPath: 'wheels',
  columns: ['place', 'size'],
  sort: { field: 'place', order: 'ASC' },
  rowActions: ['change'],
  empty: 'Sin ruedas',
};
const rows = [
  {
    id: 'c1',
    code: 'A-1',
    note: 'Rojo',
    wheels: [
      { uid: 'w2', place: 'Trasera', size: 17 },
      { uid: 'w1', place: 'Delantera', size: 16 },
    ],
  },
  { id: 'c2', code: 'B-2', wheels: [] },
  { id: 'c3', code: 'C-3' },
  { id: 'c4', code: 'D-4', wheels: ['?'] },
];

function open(expand: ListInput['expand'] = byWheels, list: Partial<ListInput> = {}) {
  const resources = declareResources(wheels, { ...cars, list: { columns: ['code'], expand, ...list } });
  return renderConsole(<ListPage resource={getDeclaredResource(resources, 'cars')} />, {
    resources,
    initialPath: '/admin/cars?page=1&size=50',
    responses: { 'GET /cars': listResponse(rows) },
  });
}
const arrow = (title: string, what = 'Ruedas') =>
  screen.findByRole('button', { name: `${what} de ${title}` });

describe('rows that open', () => {
  it('shows the list that came with the row, in its order; nothing is asked, and the row is not left', async () => {
    const { callsBesidesProfile, currentPath } = open();
    const button = await arrow('A-1');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).not.toHaveAttribute('aria-controls');
    fireEvent.click(button);
    const table = await screen.findByRole('table', { name: 'Ruedas de A-1' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Posición', 'Medida', 'Acciones']);
    const places = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.firstElementChild?.textContent);
    expect(places).toEqual(['Delantera', 'Trasera']);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const below = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(below).toContainElement(table);
    // A click inside the expanded content toggles neither this row nor the outer one.
    fireEvent.click(within(table).getByText('Trasera'));
    fireEvent.click(below?.firstElementChild as HTMLElement);
    expect(currentPath()).toBe('/admin/cars?page=1&size=50');
    expect(callsBesidesProfile()).toEqual(['GET /cars?page[number]=1&page[size]=50']);
    fireEvent.click(button);
    expect(screen.queryByRole('table', { name: 'Ruedas de A-1' })).toBeNull();
  });

  it('says of an empty list what the declaration says, and of none that it is not known', async () => {
    open();
    fireEvent.click(await arrow('B-2'));
    expect(await screen.findByText('Sin ruedas')).toBeVisible();
    fireEvent.click(await arrow('C-3'));
    expect(screen.getAllByText('Ruedas: sin informar')).toHaveLength(1);
    // A value that is not a list of records does not count as empty.
    fireEvent.click(await arrow('D-4'));
    expect(screen.getAllByText('Ruedas: sin informar')).toHaveLength(2);
  });

  it('opens and closes all of the page at once, and one by the keyboard', async () => {
    open();
    const all = await screen.findByRole('button', { name: 'Desplegar todas las filas' });
    fireEvent.click(all);
    expect((await arrow('C-3')).getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('table', { name: 'Ruedas de A-1' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Plegar todas las filas' }));
    expect(screen.queryByText('Sin ruedas')).toBeNull();
    const user = userEvent.setup();
    const one = await arrow('B-2');
    one.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Sin ruedas')).toBeVisible();
    expect(one).toHaveFocus();
    await user.keyboard(' ');
    expect(screen.queryByText('Sin ruedas')).toBeNull();
  });

  it('shows fields of the row', async () => {
    open({ fields: ['note'] });
    fireEvent.click(await arrow('A-1', 'Detalles'));
    expect(await screen.findByText('Rojo')).toBeVisible();
    fireEvent.click(await arrow('B-2', 'Detalles'));
    expect(await screen.findByText('No informado')).toBeVisible();
  });

  it('has the same rows open on the way back, and none on another page', async () => {
    const { go, currentPath } = open();
    fireEvent.click(await arrow('B-2'));
    await screen.findByText('Sin ruedas');
    await go('/admin/cars?page=1&size=50&sort=code');
    await waitFor(() => expect(screen.queryByText('Sin ruedas')).toBeNull());
    await go(-1);
    expect(await screen.findByText('Sin ruedas')).toBeVisible();
    expect(currentPath()).toBe('/admin/cars?page=1&size=50');
  });

  it('knows the row as the parent of what opens, and the record above it; it stays open when it is read again', async () => {
    const resources = declareResources(wheels, cars, garages);
    const content = getDeclaredResource(resources, 'garages').show?.tabs[0]?.content;
    if (content?.kind !== 'list') throw new Error('No list');
    const { callsBesidesProfile } = renderConsole(
      <ListView list={content.list} parent={{ id: 'g9' }} caption="Coches" />,
      {
        resources,
        responses: {
          'GET /garages/g9/cars': listResponse(rows),
          'POST /garages/g9/cars/c1/wheels/w1': { status: 204 },
        },
      },
    );
    fireEvent.click(await arrow('A-1'));
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Delantera' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Cambiar' }));
    await screen.findByText('Cambiada');
    await waitFor(() => expect(callsBesidesProfile()).toHaveLength(3));
    expect(callsBesidesProfile()[1]).toBe('POST /garages/g9/cars/c1/wheels/w1');
    expect(await arrow('A-1')).toHaveAttribute('aria-expanded', 'true');
  });
});
