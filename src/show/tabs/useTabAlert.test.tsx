// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ResourceRoutes } from '../../app/routes/ResourceRoutes';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { renderConsole } from '../../testing/renderConsole';

const alert = { when: { field: 'link', equals: 'lost' }, text: 'Sin conexión', access: 'read_links' };
const resources = declareResources({
  name: 'places',
  label: 'Sitios',
  recordRepresentation: 'name',
  members: ['link'],
  api: { path: '/places' },
  fields: { name: { type: 'text', label: 'Nombre' } },
  list: { columns: ['name'] },
  show: {
    header: { fields: [] },
    tabs: {
      data: {
        label: 'Datos',
        tabs: {
          rooms: { label: 'Salas', fields: ['name'] },
          doors: { label: 'Puertas', alert, fields: ['name'] },
        },
      },
      radio: { label: 'Radio', alert, fields: ['name'] },
    },
  },
});

function open(link: string, permissions: string[]) {
  saveSession({ token: 't', permissions });
  return renderConsole(
    <Routes>
      <Route
        path="/admin/places/*"
        element={<ResourceRoutes resource={getDeclaredResource(resources, 'places')} />}
      />
    </Routes>,
    {
      resources,
      initialPath: '/admin/places/P1/data/rooms',
      responses: { 'GET /places/P1': { body: { data: { id: 'P1', name: 'Sol', link } } } },
    },
  );
}

const tabNames = async (bar: string) =>
  within(await screen.findByRole('navigation', { name: bar }))
    .getAllByRole('link')
    .map((tab) => tab.textContent);

afterEach(clearSession);

it('marks the tabs and sub-tabs in which something is wrong, with a text for screen readers [ADET-21]', async () => {
  open('lost', ['read_links']);
  expect(await tabNames('Apartados')).toEqual(['Datos', 'Radio, Sin conexión']);
  expect(await tabNames('Datos')).toEqual(['Salas', 'Puertas, Sin conexión']);
  expect(screen.getByRole('link', { name: 'Radio, Sin conexión' })).toBeVisible();
});

it.each([
  ['while nothing is wrong', 'fine', ['read_links']],
  ['for users without access', 'lost', []],
])('marks none %s [ADET-21, PERM-09]', async (_, link, permissions) => {
  open(link, permissions);
  expect(await tabNames('Apartados')).toEqual(['Datos', 'Radio']);
  expect(await tabNames('Datos')).toEqual(['Salas', 'Puertas']);
});
