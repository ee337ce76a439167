// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ResourceRoutes } from '../../app/routes/ResourceRoutes';
import type { ResourceInput } from '../../config/schema/resource';
import { makePng } from '../../testing/sampleFiles';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse, type FakeResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
// Load the lazy modules early: loading is slow while other test files run in parallel.
import './ListInput';
import '../text/TextInput';
import '../image/ImageInput';
import '../boolean/BooleanInput';
import '../../forms/record/RecordFormPanel';
import { pressButton } from '../../testing/pressButton';

const buildings: ResourceInput = {
  name: 'buildings',
  label: { one: 'edificio', many: 'Edificios' },
  recordRepresentation: 'name',
  api: {
    getList: { path: '/buildings' },
    getOne: { path: '/buildings/{id}' },
    create: { path: '/buildings', body: 'data' },
    update: { path: '/buildings/{id}', body: 'data' },
  },
  fields: {
    name: { type: 'text', label: 'Edificio' },
    floors: {
      type: 'list',
      label: 'Plantas',
      entry: 'planta',
      max: 3,
      required: true,
      fields: {
        title: { type: 'text', label: 'Nombre', source: 'names.es', required: true },
        locked: { type: 'boolean', label: 'Cerrada' },
        pin: {
          type: 'text',
          label: 'Clave',
          secret: true,
          visibleWhen: { field: 'locked', equals: true },
          disabledWhen: [{ when: { field: 'name', equals: 'Sellado' }, reason: 'El edificio está sellado' }],
        },
        plan: { type: 'image', label: 'Plano', source: 'plan_url', writePath: 'plan' },
      },
    },
  },
  list: { columns: ['name', 'floors'], rowActions: ['edit'] },
  create: {
    presentation: 'drawer',
    title: 'Nuevo edificio',
    submitLabel: 'Crear',
    fields: ['name', 'floors'],
  },
  edit: {
    presentation: 'drawer',
    title: 'Editar edificio',
    submitLabel: 'Guardar',
    fields: ['name', 'floors'],
  },
};
const NORTH = { id: 7, names: { es: 'Baja', fr: 'RDC' }, locked: false, pin: null, plan_url: null, seen: 3 };
const SOUTH = { id: 8, names: { es: 'Ático' }, locked: true, pin: 'p-1', plan_url: null };
const HOUSE = { id: 'B1', name: 'Norte', floors: [NORTH, SOUTH] };
const SAVE = 'PATCH /buildings/B1';

const open = (answers: Record<string, FakeResponse> = {}, house: object = HOUSE) => {
  const resources = declareResources(buildings);
  return renderConsole(
    <Routes>
      <Route
        path="/admin/buildings/*"
        element={<ResourceRoutes resource={getDeclaredResource(resources, 'buildings')} />}
      />
    </Routes>,
    {
      resources,
      initialPath: '/admin/buildings?page=1&size=50',
      responses: {
        'GET /buildings': listResponse([house]),
        'GET /buildings/B1': { body: { data: house } },
        [SAVE]: { body: { data: house } },
        'POST /buildings': { body: { data: house } },
        ...answers,
      },
    },
  );
};
const edit = async () => {
  await pressButton('Acciones de Norte');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Editar' }));
  await screen.findByRole('group', { name: 'Plantas' });
  await within(item(1)).findByRole('textbox', { name: /Nombre/ });
};
const item = (number: number) => screen.getByRole('group', { name: `Planta ${number}` });
const items = () => screen.queryAllByRole('group', { name: /^Planta \d/ });
const box = (number: number, name: RegExp = /Nombre/) => within(item(number)).findByLabelText(name);
const retype = async (number: number, text: string, name?: RegExp) =>
  fireEvent.change(await box(number, name), { target: { value: text } });
const bodyOf = (
  { recordedCalls }: { recordedCalls: { method: string; body: unknown }[] },
  method = 'PATCH',
) => recordedCalls.findLast((call) => call.method === method)?.body;
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(() => {
  sessionStorage.clear();
  clearSession();
});

describe('a list of items with fields of their own', () => {
  it('reads what its items are called, in a row', async () => {
    open();
    expect(await screen.findByRole('cell', { name: 'Baja, Ático' })).toBeInTheDocument();
  });

  it('sends items back as they came, under what was typed: ids and unseen members stay [DEV-52, LAYOUT-15]', async () => {
    const console = open();
    await edit();
    await retype(1, ' Baja norte ');
    await pressButton('Guardar');
    await isGone();
    expect(bodyOf(console)).toEqual({
      data: {
        name: 'Norte',
        floors: [
          { ...NORTH, names: { es: 'Baja norte', fr: 'RDC' }, plan: null },
          { ...SOUTH, plan: null },
        ],
      },
    });
  });

  it('adds items up to the most, takes any out, and keeps the focus near [LAYOUT-05]', async () => {
    const console = open();
    await edit();
    await pressButton('Añadir planta');
    await waitFor(async () => expect(await box(3)).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Añadir planta' })).toBeNull();
    await retype(3, 'Sótano');
    await pressButton('Quitar planta 1');
    expect(items()).toHaveLength(2);
    expect(await box(1)).toHaveValue('Ático');
    expect(await box(2)).toHaveValue('Sótano');
    expect(document.body).not.toHaveFocus();
    await pressButton('Guardar');
    await isGone();
    expect(bodyOf(console)).toEqual({
      data: {
        name: 'Norte',
        floors: [
          { ...SOUTH, plan: null },
          { names: { es: 'Sótano' }, locked: false, pin: null, plan: null },
        ],
      },
    });
  });

  it('asks for the required fields of each item, and for an item where one is needed', async () => {
    const console = open();
    await pressButton('Crear edificio');
    await pressButton('Crear');
    expect(await screen.findByText('Obligatorio')).toBeInTheDocument();
    await pressButton('Añadir planta');
    await box(1);
    await pressButton('Crear');
    expect(await within(item(1)).findByText('Obligatorio')).toBeInTheDocument();
    await retype(1, 'Baja');
    await pressButton('Crear');
    await waitFor(() => expect(bodyOf(console, 'POST')).toBeDefined());
  });

  it('has conditions over the item first, then over what the form holds; what is hidden is sent empty', async () => {
    const console = open();
    await edit();
    expect(within(item(1)).queryByLabelText(/^Clave/)).toBeNull();
    expect(await box(2, /^Clave/)).toHaveValue('p-1');
    fireEvent.change(screen.getByRole('textbox', { name: /Edificio/ }), { target: { value: 'Sellado' } });
    expect(await box(2, /^Clave/)).toHaveAttribute('readonly');
    await userEvent.click(await box(2, /Cerrada/));
    await waitFor(() => expect(within(item(2)).queryByLabelText(/^Clave/)).toBeNull());
    await pressButton('Guardar');
    await isGone();
    expect(bodyOf(console)).toMatchObject({
      data: { floors: [{ id: 7 }, { id: 8, locked: false, pin: null }] },
    });
  });

  it('sends a picture of an item by its content [LAYOUT-14]', async () => {
    const console = open();
    await edit();
    const file = new File([makePng()], 'plano.png', { type: 'image/png' });
    await userEvent.upload(await box(2, /Plano/), file);
    await within(item(2)).findByAltText('Imagen elegida: plano.png');
    await pressButton('Guardar');
    await isGone();
    expect(bodyOf(console)).toMatchObject({
      data: { floors: [{ plan: null }, { plan: expect.stringMatching(/^iVBORw0KGgo/) }] },
    });
  });

  it('shows what the host says of an item at its input, and of the list at the list', async () => {
    const errors = [
      { source: { pointer: '/data/floors/1/names/es' }, detail: 'Nombre repetido' },
      { source: { pointer: '/data/floors/0/surprise' }, detail: 'Sorpresa' },
    ];
    const console = open({ [SAVE]: { status: 422, body: { errors } } });
    await edit();
    await retype(2, 'Baja');
    await pressButton('Guardar');
    expect(await within(item(2)).findByText('Nombre repetido')).toBeInTheDocument();
    expect(within(item(1)).queryByText('Nombre repetido')).toBeNull();
    expect(screen.getByText('Sorpresa')).toBeInTheDocument();
    // A previous error must not block another attempt.
    await pressButton('Guardar');
    await waitFor(() =>
      expect(console.recordedCalls.filter(({ method }) => method === 'PATCH')).toHaveLength(2),
    );
  });

  it.each([
    ['"Baja"', 'Baja'],
    ['a list of other values', [null, 'x', 3]],
  ])('keeps %s in place of items until somebody replaces it', async (_, floors) => {
    const console = open({}, { id: 'B1', name: 'Norte', floors });
    await pressButton('Acciones de Norte');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Editar' }));
    await pressButton('Poner otro valor');
    await pressButton('Añadir planta');
    await retype(1, 'Alta');
    await pressButton('Guardar');
    await isGone();
    expect(bodyOf(console)).toMatchObject({ data: { floors: [{ names: { es: 'Alta' } }] } });
  });

  it.each([[null], [undefined]])('stands empty where the host sent %j in place of a list', async (floors) => {
    const console = open({}, { id: 'B1', name: 'Norte', floors });
    await pressButton('Acciones de Norte');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Editar' }));
    await screen.findByRole('group', { name: 'Plantas' });
    expect(items()).toHaveLength(0);
    await pressButton('Añadir planta');
    await retype(1, 'Baja');
    await pressButton('Guardar');
    await isGone();
    expect(bodyOf(console)).toMatchObject({ data: { floors: [{ names: { es: 'Baja' } }] } });
  });
});

describe('the draft of a list', () => {
  const hide = () => act(() => void window.dispatchEvent(new Event('pagehide')));
  const kept = () => Object.values({ ...sessionStorage }).join();

  it('keeps what was typed into items, without secrets, and gives it back over what the host sent', async () => {
    const { unmount } = open();
    await edit();
    await retype(2, 'Azotea');
    await retype(2, 'nueva-clave', /^Clave/);
    await pressButton('Añadir planta');
    await retype(3, 'Sótano');
    hide();
    expect(kept()).toContain('Azotea');
    expect(kept()).not.toMatch(/nueva-clave|p-1/);
    unmount();
    const console = open();
    await edit();
    await pressButton('Recuperar');
    await waitFor(() => expect(items()).toHaveLength(3));
    expect(await box(2)).toHaveValue('Azotea');
    expect(await box(2, /^Clave/)).toHaveValue('p-1');
    await pressButton('Guardar');
    await isGone();
    expect(bodyOf(console)).toMatchObject({
      data: {
        floors: [
          { id: 7, seen: 3 },
          { id: 8, names: { es: 'Azotea' }, pin: 'p-1' },
          { names: { es: 'Sótano' } },
        ],
      },
    });
  });
});
