// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ResourceRoutes } from '../../app/routes/ResourceRoutes';
import type { ResourceInput } from '../../config/schema/resource';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import type { FakeResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { deferred } from '../../testing/deferred';

const of = (type: string) => ({ field: 'type', equals: type });
const places: ResourceInput = {
  name: 'places',
  label: 'Sitios',
  recordRepresentation: 'name',
  members: ['type'],
  api: { path: '/places' },
  fields: { name: { type: 'text', label: 'Nombre' }, notes: { type: 'text', label: 'Notas' } },
  list: { columns: ['name'] },
  show: {
    header: { fields: [] },
    tabs: {
      hotel: {
        label: 'Hotel',
        visibleWhen: of('HOTEL'),
        tabs: {
          rooms: { label: 'Habitaciones', fields: ['notes'] },
          keys: { label: 'Llaves', visibleWhen: { field: '$me.id', equals: 'u1' }, fields: ['name'] },
          safes: { label: 'Cajas', visibleWhen: { field: '$me.id', equals: 'u2' }, fields: ['name'] },
        },
      },
      office: {
        label: 'Oficina',
        visibleWhen: of('OFFICE'),
        tabs: { log: { label: 'Paso', fields: ['notes'] } },
      },
      listed: {
        label: 'En lista',
        visibleWhen: { field: 'id', inIds: 'listedPlaces' },
        fields: ['name'],
      },
      staff: { label: 'Personal', visibleWhen: of('OFFICE'), fields: ['name'] },
    },
  },
};

type Answer = () => FakeResponse | Promise<FakeResponse>;
function open(type: string, at: string, answer?: Answer, listed: string[] = []) {
  const resources = declareResources(places);
  return renderConsole(
    <Routes>
      <Route
        path="/admin/places/*"
        element={<ResourceRoutes resource={getDeclaredResource(resources, 'places')} />}
      />
    </Routes>,
    {
      resources,
      ids: { listedPlaces: ['P9', ...listed] },
      initialPath: `/admin/places/P1${at}`,
      responses: {
        'GET /places/P1': answer ?? { body: { data: { id: 'P1', name: 'Sol', notes: 'Una nota', type } } },
      },
    },
  );
}
const tabsOf = (label: string) =>
  within(screen.getByRole('navigation', { name: label }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(clearSession);

it('shows the tabs whose condition holds of the record [ACC-09]', async () => {
  const { currentPath } = open('OFFICE', '');
  expect(await screen.findByText('Una nota')).toBeVisible();
  expect(tabsOf('Apartados')).toEqual(['Oficina', 'Personal']);
  expect(tabsOf('Oficina')).toEqual(['Paso']);
  expect(currentPath()).toBe('/admin/places/P1/office/log');
});

it.each(['/hotel', '/hotel/rooms', '/nowhere'])(
  'leads from %s, which this record has not, to the first that it has, by replace [ACC-09]',
  async (at) => {
    const { currentPath, navigations } = open('OFFICE', at);
    await waitFor(() => expect(currentPath()).toBe('/admin/places/P1/office/log'));
    expect(navigations.every((move) => move.startsWith('REPLACE'))).toBe(true);
    expect(await screen.findByText('Una nota')).toBeVisible();
  },
);

it('keeps an address whose condition can only be told once the record is there', async () => {
  const { respond, resolve } = deferred();
  const { currentPath, navigations } = open('HOTEL', '/hotel/keys', respond);
  await waitFor(() => expect(document.querySelector('[aria-busy]')).not.toBeNull());
  expect(navigations).toEqual([]);
  resolve({ body: { data: { id: 'P1', name: 'Sol', type: 'HOTEL' } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sol' })).toBeVisible();
  await waitFor(() => expect(tabsOf('Apartados')).toEqual(['Habitaciones', 'Llaves']));
  expect(currentPath()).toBe('/admin/places/P1/hotel/keys');
});

it('shows the tabs of a lone tab in its place', async () => {
  open('HOTEL', '');
  expect(await screen.findByText('Una nota')).toBeVisible();
  expect(tabsOf('Apartados')).toEqual(['Habitaciones', 'Llaves']);
  expect(screen.queryByRole('link', { name: 'Hotel' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Cajas' })).toBeNull();
});

it('shows a tab of the records that the runtime config lists [AREA-07]', async () => {
  open('OFFICE', '', undefined, ['P1']);
  expect(await screen.findByText('Una nota')).toBeVisible();
  expect(tabsOf('Apartados')).toEqual(['Oficina', 'En lista', 'Personal']);
});

it('has no tab at all where none holds, and stays where it is', async () => {
  const { currentPath, navigations } = open('OTHER', '/hotel');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sol' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Apartados' })).toBeNull();
  expect([currentPath(), navigations]).toEqual(['/admin/places/P1/hotel', []]);
});
