// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
// Imported up front: lazy loading is slow while other test files run in parallel.
import '../../fields/text/TextInput';
import '../panels/ActionForm';
import './RecordFormPanel';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { renderConsole } from '../../testing/renderConsole';
import { ShowPage } from '../../show/ShowPage';
import { pressButton } from '../../testing/pressButton';

const resources = declareResources(
  {
    name: 'houses',
    label: 'Casas',
    recordRepresentation: 'name',
    api: { getList: { path: '/houses' }, getOne: { path: '/houses/{id}' } },
    fields: { name: { type: 'text' }, kind: { type: 'text' } },
    show: {
      header: { fields: ['name'] },
      tabs: {
        rooms: {
          label: 'Salas',
          list: {
            resource: 'rooms',
            path: '/houses/{id}/rooms',
            paged: false,
            columns: ['name'],
            actions: ['create', 'note'],
            rowActions: ['edit'],
          },
        },
      },
    },
  },
  {
    name: 'rooms',
    label: { one: 'sala', many: 'Salas' },
    recordRepresentation: 'name',
    api: {
      getList: { path: '/houses/{id}/rooms', paged: false },
      getOne: 'row',
      create: { path: '/houses/{parent.id}/rooms', body: { name: '{name}', view: '{view?}' } },
      update: { path: '/houses/{parent.id}/rooms/{id}', body: 'data' },
    },
    fields: {
      name: { type: 'text', label: 'Nombre' },
      view: { type: 'text', label: 'Vistas', visibleWhen: { field: 'parent.kind', equals: 'HOTEL' } },
    },
    create: {
      presentation: 'modal',
      fields: ['name', 'view'],
      outcomes: [{ on: 'success', success: 'Creada' }],
    },
    edit: { presentation: 'modal', fields: ['name'], outcomes: [{ on: 'success', success: 'Guardada' }] },
    actions: {
      note: {
        label: 'Anotar',
        form: {
          fields: {
            text: { type: 'text', label: 'Texto', default: 'En {parent.name}' },
            view: { type: 'text', label: 'Vistas', visibleWhen: { field: 'parent.kind', equals: 'HOTEL' } },
          },
        },
        call: { method: 'POST', path: '/houses/{parent.id}/notes', body: { text: '{form.text}' } },
        outcomes: [{ on: 'success', success: 'Anotada' }],
      },
    },
  },
);

function open(kind: string) {
  const page = <ShowPage resource={getDeclaredResource(resources, 'houses')} />;
  return renderConsole(
    <Routes>
      <Route path="admin/houses/:id/:tab?" element={page} />
    </Routes>,
    {
      resources,
      initialPath: '/admin/houses/H1/rooms',
      responses: {
        'GET /houses/H1': { body: { data: { id: 'H1', name: 'Sol', kind } } },
        'GET /houses/H1/rooms': { body: { data: [{ id: 'R7', name: 'Sala 7' }] } },
        'PATCH /houses/H1/rooms/R7': { body: { data: { id: 'R7' } } },
        'POST /houses/H1/rooms': { status: 201, body: { data: { id: 'R1' } } },
        'POST /houses/H1/notes': { body: {} },
      },
    },
  );
}
const field = (name: string) => screen.findByRole('textbox', { name });

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(clearSession);

it('a form in a tab creates below the record of the tab, and its conditions know it [CONTACT-05]', async () => {
  const { recordedCalls, currentPath } = open('HOTEL');
  await pressButton('Crear sala');
  await userEvent.type(await field('Nombre'), 'Sala 1');
  await userEvent.type(await field('Vistas'), 'Mar');
  await pressButton('Crear');
  expect(await screen.findByText('Creada')).toBeVisible();
  expect(recordedCalls.filter(({ method }) => method === 'POST')).toMatchObject([
    { url: '/houses/H1/rooms', body: { name: 'Sala 1', view: 'Mar' } },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(currentPath()).toMatch(/^\/admin\/houses\/H1\/rooms/);
});

it('leaves out what the record of the tab has no use for', async () => {
  const { recordedCalls } = open('HOME');
  await pressButton('Crear sala');
  await userEvent.type(await field('Nombre'), 'Sala 1');
  expect(screen.queryByRole('textbox', { name: 'Vistas' })).toBeNull();
  await pressButton('Crear');
  expect(await screen.findByText('Creada')).toBeVisible();
  expect(recordedCalls.filter(({ method }) => method === 'POST')).toMatchObject([
    { body: { name: 'Sala 1' } },
  ]);
});

it('the form of an action starts with what the record of the tab holds, and looks at it', async () => {
  const { recordedCalls } = open('HOTEL');
  await pressButton('Anotar');
  const dialog = await screen.findByRole('dialog', { name: 'Anotar' });
  expect(await within(dialog).findByRole('textbox', { name: 'Vistas' })).toBeVisible();
  expect(await field('Texto')).toHaveValue('En Sol');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Anotar' }));
  expect(await screen.findByText('Anotada')).toBeVisible();
  expect(recordedCalls.filter(({ method }) => method === 'POST')).toMatchObject([
    { body: { text: 'En Sol' } },
  ]);
});

it('an edit form begins with its row where that is the whole record, and writes below the record of the tab [CONS-22]', async () => {
  const { callsBesidesProfile, recordedCalls } = open('HOME');
  await pressButton('Acciones de Sala 7');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  const name = await field('Nombre');
  expect(name).toHaveValue('Sala 7');
  expect(callsBesidesProfile().filter((call) => call.includes('R7'))).toEqual([]);
  await userEvent.type(name, ' bis');
  await pressButton('Guardar');
  expect(await screen.findByText('Guardada')).toBeVisible();
  expect(recordedCalls.filter(({ method }) => method === 'PATCH')).toMatchObject([
    { url: '/houses/H1/rooms/R7', body: { data: { name: 'Sala 7 bis' } } },
  ]);
});
