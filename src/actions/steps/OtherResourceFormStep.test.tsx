// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
// Imported up front: lazy loading is slow while other test files run in parallel.
import '../../fields/number/NumberInput';
import '../../fields/text/TextInput';
import '../../forms/record/RecordFormPanel';
import { clearSession, saveSession } from '../../session/session';
import type { ResourceInput } from '../../config/schema/resource';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { renderConsole } from '../../testing/renderConsole';
import { ListView } from '../../list/ListView';

const houses: ResourceInput = {
  name: 'houses',
  label: 'Casas',
  recordRepresentation: 'name',
  api: { getOne: { path: '/houses/{id}' } },
  fields: { name: { type: 'text' } },
  show: {
    header: { fields: ['name'] },
    tabs: {
      doors: {
        label: 'Puertas',
        list: {
          resource: 'doors',
          path: '/houses/{id}/doors',
          paged: false,
          columns: ['name'],
          actions: ['add', 'addAnywhere'],
          rowActions: ['change', 'copy', 'key', 'inRoom'],
        },
      },
    },
  },
};
const doors: ResourceInput = {
  name: 'doors',
  label: { one: 'puerta', many: 'Puertas' },
  recordRepresentation: 'name',
  api: { id: 'uuid', getList: { path: '/houses/{id}/doors', paged: false } },
  members: ['lockId', 'rooms'],
  fields: { name: { type: 'text', label: 'Nombre' }, floor: { type: 'number', label: 'Planta' } },
  actions: {
    add: {
      label: 'Añadir',
      openForm: {
        resource: 'locks',
        form: 'create',
        defaultValues: { name: 'De {parent.name}', house: '{parent.id}' },
      },
    },
    addAnywhere: { label: 'Añadir donde sea', openForm: { resource: 'locks', form: 'create' } },
    change: { label: 'Cambiar', openForm: { resource: 'locks', form: 'edit', id: '{lockId}' } },
    copy: {
      label: 'Copiar',
      openForm: { resource: 'locks', form: 'create', defaultValues: { name: '{name}', floor: '{floor}' } },
    },
    inRoom: {
      label: 'Añadir a la sala',
      openForm: {
        resource: 'locks',
        form: 'create',
        parent: { member: 'rooms.0', id: ['room_id', 'roomId'] },
        defaultValues: { name: 'De {parent.name}' },
      },
    },
    key: {
      label: 'Hacer llave',
      openForm: { resource: 'keys', form: 'create', defaultValues: { floor: '{floor}' } },
    },
  },
};
const keys: ResourceInput = {
  name: 'keys',
  label: { one: 'llave', many: 'Llaves' },
  recordRepresentation: 'floor',
  api: { create: { path: '/keys', body: { floor: '{floor}' } } },
  fields: { floor: { type: 'number', label: 'Planta' } },
  create: { presentation: 'page', fields: ['floor'], prefill: 'floor' },
};
const locks: ResourceInput = {
  name: 'locks',
  label: { one: 'cerradura', many: 'Cerraduras' },
  recordRepresentation: 'name',
  api: {
    getOne: { path: '/cloud/locks/{id}' },
    create: {
      path: '/cloud/locks',
      body: { name: '{name}', house: '{house}', floor: '{floor?}', at: '{parent.id}' },
    },
    update: { path: '/cloud/locks/{id}', body: { data: { name: '{name}' } } },
  },
  fields: {
    name: { type: 'text', label: 'Nombre', required: true },
    house: { type: 'text', label: 'Casa' },
    floor: { type: 'number', label: 'Planta' },
  },
  create: {
    presentation: 'modal',
    fields: ['name', 'house', 'floor'],
    outcomes: [{ on: 'success', success: 'Cerradura creada' }],
  },
  edit: {
    presentation: 'drawer',
    fields: ['name'],
    outcomes: [{ on: 'success', success: 'Cerradura guardada' }],
  },
};

function open() {
  const host = draw();
  const sent = (to: string) =>
    host.recordedCalls.filter(({ method, url }) => `${method} ${url}` === to).map(({ body }) => body);
  return { ...host, sent };
}

function draw() {
  const resources = declareResources(houses, doors, keys, locks);
  const content = getDeclaredResource(resources, 'houses').show?.tabs[0]?.content;
  if (content?.kind !== 'list') throw new Error('No list');
  return renderConsole(
    <ListView list={content.list} parent={{ id: 'H1', name: 'Sol' }} caption="Puertas" />,
    {
      resources,
      responses: {
        'GET /houses/H1/doors': {
          body: {
            data: [
              { uuid: 'd1', name: 'Portal', lockId: 'L7', floor: 3, rooms: [{ roomId: 'R5' }] },
              { uuid: 'd2', name: 'Trastero' },
            ],
          },
        },
        'GET /cloud/locks/L7': { body: { data: { id: 'L7', name: 'Portal' } } },
        'PATCH /cloud/locks/L7': { body: { data: { id: 'L7' } } },
        'POST /cloud/locks': { status: 201, body: { data: { id: 'L8' } } },
      },
    },
  );
}
const press = async (row: string, action: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Acciones de ${row}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
};

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(clearSession);

describe('the form of another resource', () => {
  it('edits the record that the row names, read whole first; the list of the row is read again', async () => {
    const { callsBesidesProfile, sent } = open();
    await press('Portal', 'Cambiar');
    const name = await screen.findByRole('textbox', { name: /Nombre/ });
    await userEvent.setup().type(name, ' 2');
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Cerradura guardada')).toBeVisible();
    await waitFor(() =>
      expect(callsBesidesProfile().filter((call) => call === 'GET /houses/H1/doors')).toHaveLength(2),
    );
    expect(callsBesidesProfile()).toContain('GET /cloud/locks/L7');
    expect(sent('PATCH /cloud/locks/L7')).toEqual([{ data: { name: 'Portal 2' } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('on a page of its own starts with what its address says, a number, too', async () => {
    const { currentPath } = open();
    await press('Portal', 'Hacer llave');
    await waitFor(() => expect(currentPath()).toContain('/admin/keys/create?floor=3'));
  });

  it('starts something new with values of the record above, which is its parent', async () => {
    const { sent } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Añadir' }));
    expect(await screen.findByRole('textbox', { name: /Nombre/ })).toHaveValue('De Sol');
    fireEvent.click(screen.getByRole('button', { name: 'Crear' }));
    expect(await screen.findByText('Cerradura creada')).toBeVisible();
    expect(sent('POST /cloud/locks')).toEqual([{ name: 'De Sol', house: 'H1', at: 'H1' }]);
  });

  it('starts it empty where nothing is said, and with values of the row in their types', async () => {
    const { sent } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Añadir donde sea' }));
    expect(await screen.findByRole('textbox', { name: /Nombre/ })).toHaveValue('');
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await press('Portal', 'Copiar');
    expect(await screen.findByDisplayValue('Portal')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Crear' }));
    await screen.findByText('Cerradura creada');
    expect(sent('POST /cloud/locks')).toEqual([{ name: 'Portal', house: null, floor: 3, at: 'H1' }]);
  });

  it('has an object in the row as its parent; without one it cannot be opened', async () => {
    const { sent } = open();
    await press('Trastero', 'Añadir a la sala');
    expect(await screen.findByText('No se ha podido abrir el formulario')).toBeVisible();
    await press('Portal', 'Añadir a la sala');
    expect(await screen.findByRole('textbox', { name: /Nombre/ })).toHaveValue('De Sol');
    // The last input, whose code comes after that of the others.
    expect(await screen.findByLabelText('Planta')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Crear' }));
    await screen.findByText('Cerradura creada');
    expect(sent('POST /cloud/locks')).toEqual([{ name: 'De Sol', house: null, at: 'R5' }]);
  });

  it('says that it cannot be opened where the row does not name the record, and the next one opens', async () => {
    const { callsBesidesProfile } = open();
    await press('Trastero', 'Cambiar');
    expect(await screen.findByText('No se ha podido abrir el formulario')).toBeVisible();
    expect(callsBesidesProfile()).toEqual(['GET /houses/H1/doors']);
    await press('Portal', 'Cambiar');
    expect(await screen.findByDisplayValue('Portal')).toBeVisible();
  });
});
