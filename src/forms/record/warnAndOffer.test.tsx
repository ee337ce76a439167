// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ResourceRoutes } from '../../app/routes/ResourceRoutes';
import type { ResourceInput } from '../../config/schema/resource';
import { saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse, type FakeResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';

const cars: ResourceInput = {
  name: 'cars',
  label: { one: 'coche', many: 'Coches' },
  recordRepresentation: 'code',
  api: {
    getList: { path: '/cars' },
    getOne: { path: '/cars/{id}' },
    create: { path: '/cars', body: { code: '{code}', plate: '{plate}' } },
  },
  fields: { code: { type: 'text', label: 'Código' }, plate: { type: 'text', label: 'Matrícula' } },
  list: { columns: ['code'], actions: ['create'] },
  show: {
    header: { fields: ['code'] },
    tabs: { data: { label: 'Datos', fields: ['plate'] } },
  },
  create: {
    presentation: 'modal',
    title: 'Nuevo coche',
    submitLabel: 'Crear',
    fields: ['code', 'plate'],
    outcomes: [{ on: 'success', logOnly: true }],
    effects: ['refetch'],
    warn: {
      title: 'Códigos no válidos',
      rules: [
        { field: 'code', pattern: 'D.*', text: '«%{value}» no empieza por D' },
        { field: 'plate', pattern: 'Q.*', text: '«%{value}» no empieza por Q' },
      ],
    },
    followUp: { title: 'Coche creado', label: 'Ver coche', goTo: '/admin/cars/{form.code}' },
  },
};

const CREATE = 'POST /cars';
async function open(answer: FakeResponse = { status: 201, body: { data: { id: 'D1', code: 'D1' } } }) {
  const resources = declareResources(cars);
  const shown = renderConsole(
    <Routes>
      <Route
        path="/admin/cars/*"
        element={<ResourceRoutes resource={getDeclaredResource(resources, 'cars')} />}
      />
    </Routes>,
    {
      resources,
      initialPath: '/admin/cars',
      responses: {
        'GET /cars': listResponse([]),
        'GET /cars/D1': { body: { data: { id: 'D1', code: 'D1' } } },
        [CREATE]: answer,
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: /^(?:Nuevo|Crear)/ }));
  await screen.findByRole('textbox', { name: 'Código' });
  return shown;
}
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const send = () =>
  userEvent.click(
    within(screen.getByRole('dialog', { name: 'Nuevo coche' })).getByRole('button', { name: 'Crear' }),
  );
const callsOf = ({ calls }: Awaited<ReturnType<typeof open>>, wanted: string) =>
  calls().filter((call) => call.split('?')[0] === wanted);

// Imported up front, because lazy loading takes time.
beforeAll(async () => {
  await Promise.all([import('./RecordFormPanel'), import('../../fields/text/TextInput')]);
});
beforeEach(() => saveSession({ token: 't', permissions: [] }));

describe('a form with `warn`', () => {
  it('lists every wrong value, sends nothing, and keeps what was typed [ASSET-30..ASSET-33]', async () => {
    const shown = await open();
    type('Código', 'X1');
    type('Matrícula', 'Z2');
    await send();
    const warning = await screen.findByRole('dialog', { name: 'Códigos no válidos' });
    expect(
      within(warning)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['«X1» no empieza por D', '«Z2» no empieza por Q']);
    await userEvent.click(within(warning).getByRole('button', { name: 'Entendido' }));
    expect(screen.queryByRole('dialog', { name: 'Códigos no válidos' })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Código' })).toHaveValue('X1');
    expect(callsOf(shown, CREATE)).toEqual([]);
  });

  it('lets empty values and those that fit through [ASSET-23, ASSET-30]', async () => {
    const shown = await open();
    type('Código', 'D1');
    await send();
    await waitFor(() => expect(callsOf(shown, CREATE)).toHaveLength(1));
  });
});

describe('a form with `followUp`', () => {
  it('reads the list again and offers the record; closing stays on the list [ASSET-37]', async () => {
    const shown = await open();
    type('Código', 'D1');
    await send();
    const offer = await screen.findByRole('dialog', { name: 'Coche creado' });
    expect(screen.queryByRole('dialog', { name: 'Nuevo coche' })).toBeNull();
    await waitFor(() => expect(callsOf(shown, 'GET /cars')).toHaveLength(2));
    await userEvent.click(within(offer).getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shown.currentPath()).toMatch(/^\/admin\/cars\?/);
  });

  it('gives the focus back, once closed, to what had opened the form, which is gone before it [ASSET-37]', async () => {
    await open();
    type('Código', 'D1');
    await send();
    const offer = await screen.findByRole('dialog', { name: 'Coche creado' });
    await userEvent.click(within(offer).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^(?:Nuevo|Crear)/ })).toHaveFocus());
  });

  it('goes there by what was sent, though the host answers without the record [ASSET-37]', async () => {
    const shown = await open({ status: 201, body: {} });
    type('Código', 'D1');
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Ver coche' }));
    await waitFor(() => expect(shown.navigations.at(-1)).toMatch(/\/admin\/cars\/D1/));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers nothing after a refusal [ASSET-45]', async () => {
    const shown = await open({ status: 500 });
    type('Código', 'D1');
    await send();
    await waitFor(() => expect(callsOf(shown, CREATE)).toHaveLength(1));
    const said = () => screen.getAllByRole('alert').filter(({ textContent }) => textContent !== '');
    await waitFor(() => expect(said()).toHaveLength(1));
    expect(screen.queryByRole('dialog', { name: 'Coche creado' })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Código' })).toHaveValue('D1');
  });
});
