// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ListPage } from '../../list/ListPage';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { ShowPage } from '../ShowPage';

const list = { resource: 'visits', path: '/visits', columns: ['name'] };
const resources = declareResources(
  {
    name: 'firms',
    label: 'Casas',
    recordRepresentation: 'name',
    api: { path: '/firms' },
    fields: { name: { type: 'text', label: 'Nombre' } },
    list: {
      columns: ['name'],
      tabs: { all: { label: 'Todas' }, visits: { label: 'Con visitas', list } },
    },
    show: {
      header: { fields: ['name'] },
      tabs: {
        visits: { label: 'Visitas', list: { ...list, search: true } },
        pages: { label: 'Páginas', list: { ...list, resource: 'pages', path: '/pages' } },
        data: { label: 'Datos', fields: ['name'] },
      },
    },
  },
  {
    name: 'visits',
    label: 'Visitas',
    recordRepresentation: 'name',
    api: { getList: { path: '/visits' } },
    fields: { name: { type: 'text', label: 'Nombre' } },
  },
  {
    name: 'pages',
    label: 'Páginas',
    recordRepresentation: 'name',
    api: { getList: { path: '/pages', total: 'pages' } },
    fields: { name: { type: 'text', label: 'Nombre' } },
  },
);
const firms = getDeclaredResource(resources, 'firms');
const rows = (count: number, total = count) =>
  listResponse(
    Array.from({ length: count }, (_, at) => ({ id: `v${at}`, name: `Visita ${at}` })),
    total,
  );

const open = (initialPath: string, pages = rows(5, 100)) =>
  renderConsole(
    <Routes>
      <Route path="admin/firms" element={<ListPage resource={firms} />} />
      <Route path="admin/firms/:id/:tab?" element={<ShowPage resource={firms} />} />
    </Routes>,
    {
      resources,
      initialPath,
      responses: {
        'GET /firms': rows(3),
        'GET /firms/f1': { body: { data: { id: 'f1', name: 'Sol' } } },
        'GET /visits': ({ url }) => rows(url.includes('search') ? 1 : 12),
        'GET /pages': pages,
      },
    },
  );
const tabNames = (bar: string) =>
  within(screen.getByRole('navigation', { name: bar }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(clearSession);

it('a tab says how many rows its list has once they were read, also while another tab is open or a search finds fewer', async () => {
  open('/admin/firms/f1/visits');
  await waitFor(() => expect(tabNames('Apartados')[0]).toBe('Visitas, 12'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Buscar' }), 'x{Enter}');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  await userEvent.click(screen.getByRole('link', { name: 'Datos' }));
  expect(await screen.findByText('Nombre')).toBeVisible();
  expect(tabNames('Apartados')).toEqual(['Visitas, 12', 'Páginas', 'Datos']);
});

it('a host that counts pages leaves the number of rows unknown [GWL-07]', async () => {
  open('/admin/firms/f1/pages');
  expect(await screen.findByText('Visita 4')).toBeVisible();
  expect(tabNames('Apartados')[1]).toBe('Páginas');
  expect(screen.getByRole('link', { name: 'Páginas' }).querySelector('.tab-count')).toBeNull();
});

it('its only page has all its rows [GWL-07]', async () => {
  open('/admin/firms/f1/pages', rows(5));
  await waitFor(() => expect(tabNames('Apartados')[1]).toBe('Páginas, 5'));
});

it('so do the tabs of a list beside its title', async () => {
  open('/admin/firms');
  await waitFor(() => expect(tabNames('Casas')).toEqual(['Todas, 3', 'Con visitas']));
});
