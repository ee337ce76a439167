// @vitest-environment jsdom
import '../testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
// Load the lazy module early: loading is slow while other tests run in parallel.
import './ShowPage';
import { ResourceRoutes } from '../app/routes/ResourceRoutes';
import { clearSession, saveSession } from '../session/session';
import { declareResources, getDeclaredResource } from '../testing/declareResources';
import { listResponse, type RecordedCall } from '../testing/fakeHost';
import { renderConsole } from '../testing/renderConsole';

beforeEach(() => {
  window.scrollTo = () => undefined;
  saveSession({ token: 't', permissions: [] });
});
afterEach(clearSession);

const resources = declareResources({
  name: 'rooms',
  label: 'Habitaciones',
  recordRepresentation: 'name',
  api: { getList: { path: '/rooms' }, getOne: { path: '/rooms/{id}' } },
  fields: { name: { type: 'text', label: 'Nombre' } },
  list: { columns: ['name'], pageSizes: [2, 5], pageSize: 2 },
  show: {
    header: { fields: [] },
    tabs: { one: { label: 'Uno', fields: ['name'] }, two: { label: 'Dos', fields: ['name'] } },
  },
});
const all = ['A', 'B', 'C'].map((name) => ({ id: name.toLowerCase(), name: `Sala ${name}` }));

function open(at = '/admin/rooms') {
  return renderConsole(
    <Routes>
      <Route
        path="/admin/rooms/*"
        element={<ResourceRoutes resource={getDeclaredResource(resources, 'rooms')} />}
      />
    </Routes>,
    {
      resources,
      initialPath: at,
      responses: {
        'GET /rooms': ({ url }: RecordedCall) => {
          const at = Number(new URLSearchParams(url.split('?')[1]).get('page[number]'));
          return listResponse(all.slice((at - 1) * 2, at * 2), all.length, 2);
        },
        ...Object.fromEntries(all.map((room) => [`GET /rooms/${room.id}`, { body: { data: room } }])),
      },
    },
  );
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

it('leads on in the order of the list, beyond its page too, at the open tab; Back leads to the list', async () => {
  const { currentPath, go, callsBesidesProfile } = open();
  fireEvent.click(await screen.findByRole('link', { name: 'Sala A' }));
  await title('Sala A');
  expect(screen.getByRole('group', { name: 'En la lista' })).toHaveTextContent('1 de 3');
  const before = screen.getByRole('button', { name: 'Registro anterior' });
  expect(before).toHaveAttribute('aria-disabled', 'true');
  expect(before).toHaveAttribute('title', 'Es el primero de la lista');
  fireEvent.click(await screen.findByRole('link', { name: 'Dos' }));
  await waitFor(() => expect(currentPath()).toContain('/admin/rooms/a/two'));
  fireEvent.keyDown(document.body, { key: 'j' });
  await title('Sala B');
  expect(currentPath()).toContain('/admin/rooms/b/two');
  expect(callsBesidesProfile().filter((call) => call.startsWith('GET /rooms?'))).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Registro siguiente' }));
  await title('Sala C');
  expect(screen.getByRole('group', { name: 'En la lista' })).toHaveTextContent('3 de 3');
  expect(screen.getByRole('button', { name: 'Registro siguiente' })).toHaveAttribute('aria-disabled', 'true');
  expect(callsBesidesProfile().filter((call) => call.startsWith('GET /rooms?'))).toHaveLength(2);
  fireEvent.keyDown(document.body, { key: 'k' });
  await title('Sala B');
  await go(-1);
  await title('Sala A');
});

it('is not there where the record was opened by its address', async () => {
  open('/admin/rooms/c');
  await title('Sala C');
  expect(screen.queryByRole('group', { name: 'En la lista' })).toBeNull();
});
