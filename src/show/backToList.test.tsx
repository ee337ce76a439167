// @vitest-environment jsdom
import '../testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
// Load the lazy module early: loading is slow while other tests run in parallel.
import './ShowPage';
import { ResourceRoutes } from '../app/routes/ResourceRoutes';
import { clearSession, saveSession } from '../session/session';
import { declareResources, getDeclaredResource } from '../testing/declareResources';
import { listResponse } from '../testing/fakeHost';
import { renderConsole } from '../testing/renderConsole';

beforeEach(() => {
  window.scrollTo = () => undefined;
  saveSession({ token: 't', permissions: [] });
});
afterEach(clearSession);

const resources = declareResources({
  name: 'rooms',
  label: { one: 'sala', many: 'Salas' },
  recordRepresentation: 'name',
  api: { getList: { path: '/rooms' }, getOne: { path: '/rooms/{id}' }, delete: { path: '/rooms/{id}' } },
  fields: {
    name: { type: 'text', label: 'Nombre', sortable: true },
    kind: { type: 'enum', label: 'Tipo', values: { big: 'Grande', small: 'Pequeña' } },
  },
  list: { columns: ['name'], search: true, filters: ['kind'] },
  show: {
    header: { fields: [] },
    actions: ['delete'],
    tabs: { one: { label: 'Uno', fields: ['name'] }, two: { label: 'Dos', fields: ['name'] } },
  },
});
const LIST = '/admin/rooms?page=2&size=75&sort=-name&filter=kind%3Dbig&search=sala';

async function openRecord() {
  const rendered = renderConsole(
    <Routes>
      <Route
        path="/admin/rooms/*"
        element={<ResourceRoutes resource={getDeclaredResource(resources, 'rooms')} />}
      />
    </Routes>,
    {
      resources,
      product: 'Consola de edificios',
      initialPath: LIST,
      responses: {
        'GET /rooms': listResponse([{ id: 'a', name: 'Sala A' }], 76, 75),
        'GET /rooms/a': { body: { data: { id: 'a', name: 'Sala A' } } },
        'DELETE /rooms/a': { status: 204 },
      },
    },
  );
  const list = rendered.currentPath();
  fireEvent.click(await screen.findByRole('link', { name: 'Sala A' }));
  await screen.findByRole('heading', { level: 1, name: 'Sala A' });
  fireEvent.click(await screen.findByRole('link', { name: 'Dos' }));
  await waitFor(() => expect(rendered.currentPath()).toContain('/rooms/a/two'));
  return { ...rendered, list };
}

it('the trail leads to the list as it was left: its page, order, filter and search [9]', async () => {
  const { currentPath, list } = await openRecord();
  fireEvent.click(
    within(screen.getByRole('navigation', { name: 'Estás en' })).getByRole('link', { name: 'Salas' }),
  );
  await waitFor(() => expect(currentPath()).toBe(list));
});

it('so does a record that is deleted on its page [9]', async () => {
  const { currentPath, list } = await openRecord();
  fireEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(currentPath()).toBe(list));
});

it('the window says record, tab and product; a list says itself and the product', async () => {
  const { go } = await openRecord();
  await waitFor(() => expect(document.title).toBe('Sala A · Dos · Consola de edificios'));
  await go('/admin/rooms/a/one');
  await waitFor(() => expect(document.title).toBe('Sala A · Uno · Consola de edificios'));
  await go('/admin/rooms');
  await waitFor(() => expect(document.title).toBe('Salas · Consola de edificios'));
});
