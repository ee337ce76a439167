// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ResourceRoutes } from '../../app/routes/ResourceRoutes';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';

const resources = declareResources({
  name: 'cars',
  label: { one: 'coche', many: 'Coches' },
  recordRepresentation: ['{plate}', 'unknown'],
  api: {
    getList: { path: '/cars' },
    getOne: { path: '/cars/{id}' },
    create: { path: '/cars', body: { plate: '{plate}' } },
    update: { method: 'PATCH', path: '/cars/{id}', body: { plate: '{plate}' } },
  },
  fields: { plate: { type: 'text', label: 'Matrícula' }, notes: { type: 'text', label: 'Notas' } },
  list: { columns: ['plate'], actions: ['create'] },
  show: {
    header: { fields: ['plate'] },
    actions: ['edit'],
    tabs: { data: { label: 'Datos', fields: ['notes'] } },
  },
  create: {
    presentation: 'modal',
    submitLabel: 'Guardar',
    fields: ['plate', 'notes'],
    outcomes: [{ on: 'success', success: 'Coche creado' }],
  },
  edit: {
    presentation: 'modal',
    submitLabel: 'Guardar',
    fields: ['plate'],
    outcomes: [{ on: 'success', success: 'Coche %{form.plate} guardado' }],
  },
});

/** Opens a form by its button, types into it and sends it. */
async function save(at: string, button: string, plate: string): Promise<void> {
  const car = { body: { data: { id: 'C1', plate: '1234 BCD' } } };
  renderConsole(
    <Routes>
      <Route
        path="/admin/cars/*"
        element={<ResourceRoutes resource={getDeclaredResource(resources, 'cars')} />}
      />
    </Routes>,
    {
      resources,
      initialPath: at,
      responses: {
        'GET /cars': listResponse([]),
        'GET /cars/C1': car,
        'POST /cars': { status: 201, body: { data: { id: 'C2' } } },
        'PATCH /cars/C1': car,
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: button }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Matrícula' }), { target: { value: plate } });
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
}

/** Finds the whole message with a text; a list that loads beside it has a status too. */
const findMessage = async (text: string) => (await screen.findByText(text)).closest('[role="status"]');

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(clearSession);

describe('the message of a saved form', () => {
  it('names what was created, as it was typed', async () => {
    await save('/admin/cars', 'Crear coche', '5678 FGH');
    expect(await findMessage('Coche creado')).toHaveTextContent(/^Hecho: Coche creado5678 FGH$/);
  });

  it('names nothing that has no name', async () => {
    await save('/admin/cars', 'Crear coche', '');
    expect(await findMessage('Coche creado')).toHaveTextContent(/^Hecho: Coche creado$/);
  });

  it('says once what its text names', async () => {
    await save('/admin/cars/C1', 'Editar', '9012 JKL');
    expect(await findMessage('Coche 9012 JKL guardado')).toHaveTextContent(
      /^Hecho: Coche 9012 JKL guardado$/,
    );
  });
});
