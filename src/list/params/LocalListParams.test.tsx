// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
// Load the lazy module early: loading is slow while other tests run in parallel.
import '../../actions/steps/ListStep';
import '../../forms/panels/PanelContainer';
import '../ListDialogContent';
import './LocalListParams';
import type { ResourceInput } from '../../config/schema/resource';
import { closeTopDialog } from '../../ui/dialog/dialogStack';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse, type FakeResponse, type RecordedCall } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { ShowPage } from '../../show/ShowPage';

const houses: ResourceInput = {
  name: 'houses',
  label: 'Casas',
  recordRepresentation: 'name',
  api: { getOne: { path: '/houses/{id}' } },
  fields: { name: { type: 'text' } },
  show: {
    header: { fields: ['name'] },
    tabs: {
      all: {
        label: 'Todo',
        blocks: [
          {
            label: 'Puertas',
            list: { resource: 'doors', path: '/houses/{id}/doors', columns: ['name'], rowActions: ['keys'] },
          },
          {
            label: 'Visitas',
            list: {
              resource: 'visits',
              path: '/houses/{id}/visits',
              columns: ['who'],
              search: true,
              syncUrl: false,
              actions: ['past'],
            },
          },
        ],
      },
    },
  },
};
const doors: ResourceInput = {
  name: 'doors',
  label: 'Puertas',
  recordRepresentation: 'name',
  api: { getList: { path: '/houses/{id}/doors' } },
  fields: { name: { type: 'text', label: 'Nombre' } },
  actions: {
    keys: {
      label: 'Ver llaves',
      openList: {
        presentation: 'drawer',
        title: 'Llaves de %{name}',
        resource: 'keys',
        path: '/houses/{parent.parent.id}/doors/{id}/keys',
        columns: ['code'],
        pagination: 'loadMore',
        pageSize: 2,
        rowButtons: ['revoke'],
        empty: 'Sin llaves',
      },
    },
  },
};
const keys: ResourceInput = {
  name: 'keys',
  label: 'Llaves',
  recordRepresentation: 'code',
  api: { getList: { path: '/keys' } },
  fields: { code: { type: 'text', label: 'Código' } },
  actions: {
    revoke: {
      label: 'Revocar',
      confirm: { text: 'Se revoca «%{name}» de %{parent.name}' },
      call: { method: 'PUT', path: '/doors/{parent.id}/keys/{id}/revoke' },
      outcomes: [{ on: 'success', success: 'Llave revocada' }],
    },
  },
};
const visits: ResourceInput = {
  name: 'visits',
  label: 'Visitas',
  recordRepresentation: 'who',
  api: { getList: { path: '/visits' } },
  fields: { who: { type: 'text', label: 'Quién', sortable: true } },
  actions: {
    past: {
      label: 'Anteriores',
      openList: { path: '/houses/{id}/visits/past', columns: ['who'], empty: 'Nadie' },
    },
  },
};

const rowsOf = (name: string, key: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${name}${at + 1}`, [key]: `${name} ${at + 1}` }));
const paged =
  (all: readonly object[]) =>
  ({ url }: RecordedCall): FakeResponse => {
    const query = new URLSearchParams(url.split('?')[1]);
    const [at, size] = [Number(query.get('page[number]')), Number(query.get('page[size]'))];
    return listResponse(all.slice((at - 1) * size, at * size), all.length, size);
  };

function open() {
  const resources = declareResources(houses, doors, keys, visits);
  const element = <ShowPage resource={getDeclaredResource(resources, 'houses')} />;
  return renderConsole(
    <Routes>
      <Route path="/admin/houses/:id/:tab?" element={element} />
      <Route path="*" element={<p>Otra página</p>} />
    </Routes>,
    {
      resources,
      initialPath: '/admin/houses/1/all?page=1&size=50',
      responses: {
        'GET /houses/1': { body: { data: { id: '1', name: 'Casa Azul' } } },
        'GET /houses/1/doors': paged(rowsOf('Puerta', 'name', 2)),
        'GET /houses/1/visits': paged(rowsOf('Visita', 'who', 70)),
        'GET /houses/1/visits/past': listResponse([]),
        'GET /houses/1/doors/Puerta2/keys': paged(rowsOf('Llave', 'code', 3)),
        'PUT /doors/Puerta2/keys/Llave3/revoke': { body: {} },
      },
    },
  );
}
const ADDRESS = '/admin/houses/1/all?page=1&size=50';

describe('several lists of a page', () => {
  it('of which one is in the address: the others page, sort and search by themselves', async () => {
    const { callsBesidesProfile, currentPath, navigations } = open();
    const visits = within((await screen.findAllByRole('region', { name: 'Visitas' }))[0] as HTMLElement);
    await visits.findByText('Visita 50');
    fireEvent.click(visits.getByRole('button', { name: 'Página siguiente' }));
    expect(await visits.findByText('Visita 70')).toBeVisible();
    expect(callsBesidesProfile().at(-1)).toBe('GET /houses/1/visits?page[number]=2&page[size]=50');
    fireEvent.click(visits.getByRole('button', { name: 'Quién' }));
    await waitFor(() =>
      expect(callsBesidesProfile().at(-1)).toBe('GET /houses/1/visits?page[number]=1&page[size]=50&sort=who'),
    );
    fireEvent.change(visits.getByRole('textbox', { name: 'Buscar' }), { target: { value: 'ana' } });
    fireEvent.submit(visits.getByRole('search'));
    await waitFor(() =>
      expect(callsBesidesProfile().at(-1)).toBe(
        'GET /houses/1/visits?page[number]=1&page[size]=50&search=ana&sort=who',
      ),
    );
    expect(currentPath()).toBe(ADDRESS);
    expect(navigations).toEqual([]);
    // The other list keeps its state and was read once.
    expect(callsBesidesProfile().filter((call) => call.includes('/doors'))).toHaveLength(1);
  });
});

describe('a list that an action opens', () => {
  it('has the record above it, loads more, and its own actions run above it', async () => {
    const { callsBesidesProfile, currentPath, go } = open();
    const row = (await screen.findByText('Puerta 2')).closest('tr');
    fireEvent.click(within(row as HTMLElement).getByRole('button', { name: /Acciones/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Ver llaves' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Llaves de Puerta 2' }));
    fireEvent.click(await drawer.findByRole('button', { name: 'Cargar más' }));
    const third = (await drawer.findByText('Llave 3')).closest('tr');
    expect(callsBesidesProfile().filter((call) => call.includes('/keys'))).toEqual([
      'GET /houses/1/doors/Puerta2/keys?page[number]=1&page[size]=2',
      'GET /houses/1/doors/Puerta2/keys?page[number]=2&page[size]=2',
    ]);
    fireEvent.click(within(third as HTMLElement).getByRole('button', { name: 'Revocar' }));
    const question = within(await screen.findByRole('dialog', { name: 'Revocar' }));
    expect(question.getByText('Se revoca «Llave 3» de Puerta 2')).toBeVisible();
    fireEvent.click(question.getByRole('button', { name: 'Revocar' }));
    expect(await screen.findByText('Llave revocada')).toBeVisible();
    // The list stays open and is refetched.
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Revocar' })).toBeNull());
    await waitFor(() =>
      expect(callsBesidesProfile().filter((call) => call.includes('/keys?'))).toHaveLength(4),
    );
    expect(drawer.getByText('Llave 1')).toBeVisible();
    expect(currentPath()).toBe(ADDRESS);
    // The dialog belongs to its URL.
    await act(() => go('/admin/elsewhere'));
    expect(await screen.findByText('Otra página')).toBeVisible();
    expect(screen.queryByText('Llave 1')).toBeNull();
  });

  it('of a list is of the record in whose tab that stands; what closes the top dialog closes it', async () => {
    const { callsBesidesProfile } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Anteriores' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Anteriores' }));
    // No field to fill in.
    expect(dialog.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
    expect(await dialog.findByText('Nadie')).toBeVisible();
    expect(callsBesidesProfile()).toContain('GET /houses/1/visits/past?page[number]=1&page[size]=50');
    act(() => closeTopDialog());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
