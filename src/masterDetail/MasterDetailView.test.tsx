// @vitest-environment jsdom
import '../testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Load the lazy module early: loading is slow while other tests run in parallel.
import '../actions/steps/ActionFlow';
import '../fields/text/TextInput';
import '../forms/record/InlineRecordForm';
import '../show/live/LiveRecord';
import './MasterDetailView';
import { ResourceRoutes } from '../app/routes/ResourceRoutes';
import type { ResourceInput } from '../config/schema/resource';
import { clearSession, saveSession } from '../session/session';
import { useMessageLog } from '../ui/feedback/messageLog';
import { declareResources, getDeclaredResource } from '../testing/declareResources';
import type { FakeResponse } from '../testing/fakeHost';
import { renderConsole } from '../testing/renderConsole';
import { pressButton } from '../testing/pressButton';
import { deferred } from '../testing/deferred';

const rooms: ResourceInput = {
  name: 'rooms',
  label: { one: 'sala', many: 'Salas' },
  navigation: false,
  recordRepresentation: 'name',
  api: {
    getList: { path: '/houses/{id}/rooms', paged: false },
    getOne: { path: '/rooms/{id}' },
    create: { path: '/houses/{parent.id}/rooms', body: 'bare' },
    update: { path: '/rooms/{id}', body: 'bare' },
    delete: { path: '/rooms/{id}' },
  },
  access: { create: 'create_rooms' },
  fields: {
    name: { type: 'text', label: 'Nombre', required: true },
    seats: { type: 'number', label: 'Plazas', emptyText: 'not_reported' },
    open: { type: 'boolean', label: 'Abierta' },
  },
  create: { presentation: 'modal', fields: ['name'] },
  edit: { presentation: 'modal', fields: ['name'] },
  actions: {
    open: {
      label: 'Abrir',
      call: { method: 'PATCH', path: '/rooms/{id}', body: { open: true } },
      effects: ['refetch'],
    },
    shut: {
      label: 'Cerrar',
      call: { method: 'PATCH', path: '/rooms/{id}', body: { open: false } },
      effects: ['refetch'],
    },
  },
};
const guests: ResourceInput = {
  name: 'guests',
  label: 'Visitas',
  navigation: false,
  recordRepresentation: 'name',
  api: { getList: { path: '/houses/{id}/guests', paged: false } },
  fields: { name: { type: 'text', label: 'Nombre' } },
  actions: { room: { label: 'Añade una sala', openForm: { resource: 'rooms', form: 'create' } } },
};
type Panel = NonNullable<NonNullable<ResourceInput['show']>['tabs'][string]['masterDetail']>;
const records: Panel['records'] = {
  resource: 'rooms',
  path: '/houses/{id}/rooms',
  reverse: true,
  fields: ['seats', { field: 'open', toggle: { on: 'open', off: 'shut' } }],
  actions: ['edit', 'delete'],
  empty: { title: 'Sin salas', text: 'Añade la primera.' },
  error: 'No se han podido cargar las salas',
  recordError: 'No se ha podido cargar la sala',
};
const entries: Panel['entries'] = {
  guests: {
    label: 'Visitas',
    list: {
      resource: 'guests',
      path: '/houses/{id}/guests',
      paged: false,
      reverse: true,
      columns: ['name'],
      empty: { title: 'Sin visitas', action: 'room' },
    },
  },
};
type Tabs = NonNullable<ResourceInput['show']>['tabs'];
/** The panel is in tabs, or replaces the given ones. */
const houses = (panel: Panel, tabs?: Tabs): ResourceInput => ({
  name: 'houses',
  label: 'Casas',
  recordRepresentation: 'id',
  api: { getOne: { path: '/houses/{id}' } },
  fields: { id: { type: 'text' } },
  show: {
    header: { fields: [] },
    ...(tabs ? { masterDetail: panel } : {}),
    tabs: tabs ?? {
      rooms: { label: 'Salas', masterDetail: panel },
      more: {
        label: 'Más',
        tabs: {
          rooms: { label: 'Salas de más', masterDetail: panel },
          data: { label: 'Datos', fields: ['id'] },
        },
      },
    },
  },
});

const ROOMS = 'GET /houses/h1/rooms';
const base = '/admin/houses/h1/rooms';

interface Options {
  at?: string;
  rows?: Record<string, unknown>[];
  panel?: Partial<Panel>;
  tabs?: Tabs;
  answers?: Record<string, FakeResponse | (() => FakeResponse | Promise<FakeResponse>)>;
  live?: ResourceInput['live'];
}
/** A stateful host: reads return what was written. */
function open({
  at = base,
  rows = [
    { id: 'a', name: 'Azul', open: false },
    { id: 'b', name: 'Roja', seats: 4 },
  ],
  panel = {},
  tabs,
  answers = {},
  live,
}: Options = {}) {
  const kept = [...rows];
  const resources = declareResources(
    { ...rooms, ...(live && { live }) },
    guests,
    houses({ records, ...panel }, tabs),
  );
  const one = (id: string) => {
    const found = kept.find((row) => row['id'] === id);
    return found ? { body: { data: found } } : { status: 404 };
  };
  const asked = renderConsole(
    <Routes>
      <Route
        path="/admin/houses/*"
        element={<ResourceRoutes resource={getDeclaredResource(resources, 'houses')} />}
      />
      <Route path="*" element={<p>Otro sitio</p>} />
    </Routes>,
    {
      resources,
      initialPath: at,
      responses: {
        'GET /houses/h1': { body: { data: { id: 'h1' } } },
        [ROOMS]: () => ({ body: { data: [...kept] } }),
        'GET /rooms/a': () => one('a'),
        'GET /rooms/b': () => one('b'),
        'GET /rooms/c': () => one('c'),
        'GET /houses/h1/guests': {
          body: {
            data: [
              { id: 'g1', name: 'Ana' },
              { id: 'g2', name: 'Luis' },
            ],
          },
        },
        'POST /houses/h1/rooms': () => {
          kept.push({ id: 'c', name: 'Verde' });
          return { status: 201, body: { data: { id: 'c' } } };
        },
        'PATCH /rooms/a': () => {
          kept[0] = { ...kept[0], name: 'Añil' };
          return { body: { data: kept[0] } };
        },
        'DELETE /rooms/b': () => {
          kept.splice(1, 1);
          return { status: 204 };
        },
        ...answers,
      },
    },
  );
  return { ...asked, kept };
}
const menu = () => screen.findByRole('navigation', { name: 'Salas' });
const inMenu = async (name: string) => within(await menu()).findByText(name);
const link = async (name: string) => (await inMenu(name)).closest('a');
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const name = () => screen.findByRole('textbox', { name: /^Nombre/ });

beforeEach(() => saveSession({ token: 't', permissions: ['create_rooms'] }));
afterEach(clearSession);

describe('a panel', () => {
  it('shows the first record, as the host reversed has it, read whole once [AREA-12, NEWS-02]', async () => {
    const { currentPath, callsBesidesProfile, navigations } = open();
    expect(await heading('Roja')).toBeVisible();
    expect(await screen.findByText('4')).toBeVisible();
    expect(currentPath()).toBe(`${base}/b`);
    expect(navigations.every((move) => move.startsWith('REPLACE'))).toBe(true);
    expect(await link('Roja')).toHaveAttribute('aria-current', 'page');
    expect(await link('Azul')).not.toHaveAttribute('aria-current');
    const list = within(await menu()).getByRole('list', { name: 'Salas' });
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Roja', 'Azul']);
    expect(callsBesidesProfile().sort()).toEqual(['GET /houses/h1', ROOMS, 'GET /rooms/b'].sort());
  });

  it('shows grey lines while the list is on its way [AREA-10]', async () => {
    const { respond, resolve } = deferred();
    open({ answers: { [ROOMS]: respond } });
    await waitFor(() => expect(document.querySelector('.panel-menu .skeletons')).not.toBeNull());
    expect(screen.queryByText('Sin salas')).toBeNull();
    resolve({ body: { data: [] } });
    expect(await screen.findByText('Sin salas')).toBeVisible();
  });

  it('says that there are none, and leads to creating one [NEWS-02, INTER-04, AREA-22]', async () => {
    const { currentPath } = open({ rows: [] });
    expect(await screen.findByText('Añade la primera.')).toBeVisible();
    const [state] = (await screen.findAllByRole('link', { name: 'Crear sala' })).slice(-1);
    await userEvent.click(state!);
    expect(await name()).toBeVisible();
    expect(currentPath()).toBe(`${base}/new`);
  });

  it('says that the list could not be read, never that it is empty, and reads it again [INTER-03, AREA-50]', async () => {
    const answers: FakeResponse[] = [{ status: 500 }];
    open({ answers: { [ROOMS]: () => answers.shift() ?? { body: { data: [{ id: 'a', name: 'Azul' }] } } } });
    expect(await screen.findByText('No se han podido cargar las salas')).toBeVisible();
    expect(screen.queryByText('Sin salas')).toBeNull();
    await pressButton('Reintentar');
    expect(await heading('Azul')).toBeVisible();
  });

  it('says that the chosen one could not be read, and reads it again; the others stay', async () => {
    const answers: FakeResponse[] = [{ status: 500 }];
    open({
      answers: { 'GET /rooms/b': () => answers.shift() ?? { body: { data: { id: 'b', name: 'Roja' } } } },
    });
    expect(await screen.findByText('No se ha podido cargar la sala')).toBeVisible();
    expect(await link('Azul')).toBeVisible();
    await pressButton('Reintentar');
    expect(await screen.findByText('No informado')).toBeVisible();
  });

  it('keeps the chosen one that cannot be read again, and logs it', async () => {
    const answers: FakeResponse[] = [{ body: { data: { id: 'a', name: 'Azul', open: false, seats: 9 } } }];
    open({
      at: `${base}/a`,
      panel: { records: { ...records, recordError: 'La sala se ha leído mal' } },
      answers: {
        'GET /rooms/a': () => answers.shift() ?? { status: 500 },
        'PATCH /rooms/a': { body: { data: {} } },
      },
    });
    const { result: log } = renderHook(useMessageLog);
    await userEvent.click(await screen.findByRole('switch', { name: 'Abierta: Azul' }));
    await waitFor(() => expect(log.current[0]?.text).toContain('La sala se ha leído mal'));
    expect(screen.getByText('9')).toBeVisible();
    expect(screen.queryByText('La sala se ha leído mal')).toBeNull();
  });

  it('says of an address of a record that is not there that it is gone', async () => {
    open({ at: `${base}/zzz` });
    expect(await screen.findByText('Ya no existe, o no es de aquí')).toBeVisible();
    expect(await link('Azul')).toBeVisible();
  });

  it('brings the chosen one of many into sight in the menu', async () => {
    const at = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return this.matches('[aria-current]') ? new DOMRect(0, 900, 10, 36) : new DOMRect(0, 0, 10, 300);
    });
    open({ at: `${base}/a` });
    await heading('Azul');
    const list = within(await menu()).getByRole('list', { name: 'Salas' });
    await waitFor(() => expect(list.scrollTop).toBe(900 - (300 - 36) / 2));
    at.mockRestore();
  });

  it('shows a record without id, which cannot be chosen', async () => {
    open({ rows: [{ name: 'Sin nombre' }, { id: 'a', name: 'Azul' }] });
    const entry = (await inMenu('Sin nombre')).closest('button');
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(entry).toHaveAccessibleDescription(/no se puede abrir/);
  });
});

describe('a panel with an entry to begin with', () => {
  const panel = { entries, initialEntry: 'guests' };

  it('shows it where there are records [AREA-22]', async () => {
    const { currentPath } = open({ panel });
    expect(await screen.findByText('Luis')).toBeVisible();
    expect(currentPath()).toMatch(`${base}/guests`);
  });

  it('says that there are none where there are none; the entry can be chosen [AREA-22, AREA-26]', async () => {
    const { currentPath } = open({ rows: [], panel });
    expect(await screen.findByText('Sin salas')).toBeVisible();
    expect(currentPath()).toBe(base);
    await userEvent.click((await link('Visitas'))!);
    expect(await screen.findByText('Luis')).toBeVisible();
  });

  it('shows it though the records could not be read, which the menu says, and reads again [AREA-50]', async () => {
    const answers: FakeResponse[] = [{ status: 500 }];
    open({
      panel,
      answers: { [ROOMS]: () => answers.shift() ?? { body: { data: [{ id: 'a', name: 'Azul' }] } } },
    });
    expect(await screen.findByText('Luis')).toBeVisible();
    expect(within(await menu()).getByText('No se han podido cargar las salas')).toBeVisible();
    expect(screen.getAllByText('No se han podido cargar las salas')).toHaveLength(1);
    await pressButton('Reintentar');
    expect(await link('Azul')).toBeVisible();
  });
});

describe('a panel in place of tabs', () => {
  const at = '/admin/houses/h1';
  const note = (equals: string): Tabs => ({
    note: { label: 'Nota', visibleWhen: { field: 'id', equals }, notice: { title: 'No es de aquí' } },
  });

  it('has its addresses below that of the page [AREA-01]', async () => {
    const { currentPath, go } = open({ at: `${at}/a/edit`, tabs: note('h2'), panel: { entries } });
    expect(await name()).toHaveValue('Azul');
    expect(await menu()).toBeVisible();
    await pressButton('Cancelar');
    expect(await heading('Azul')).toBeVisible();
    expect(currentPath()).toBe(`${at}/a`);
    await go(`${at}/guests`);
    expect(await screen.findByText('Luis')).toBeVisible();
    await go(`${at}/note`);
    expect(await screen.findByText('Ya no existe, o no es de aquí')).toBeVisible();
  });

  it('is not there where a tab is', async () => {
    const { currentPath, callsBesidesProfile } = open({ at: `${at}/a`, tabs: note('h1') });
    expect(await screen.findByText('No es de aquí')).toBeVisible();
    expect(currentPath()).toBe(`${at}/note`);
    expect(callsBesidesProfile()).not.toContain(ROOMS);
  });
});

describe('the address of a panel', () => {
  it('each state is reached by it, and Back goes from one to the other [AREA-13, NEWS-02]', async () => {
    const { currentPath, go } = open({ at: `${base}/a`, panel: { entries } });
    expect(await heading('Azul')).toBeVisible();
    await userEvent.click((await link('Visitas'))!);
    expect(await screen.findByText('Luis')).toBeVisible();
    expect(currentPath()).toMatch(`${base}/guests`);
    await userEvent.click((await link('Crear sala'))!);
    expect(await heading('Crear sala')).toBeVisible();
    await go(-1);
    expect(await screen.findByText('Luis')).toBeVisible();
    await go(`${base}/a/edit`);
    expect(await name()).toHaveValue('Azul');
  });

  it.each(['', '/b/else', '/else/a/edit'])('%s, which is none, leads to the start', async (rest) => {
    const { currentPath } = open({ at: `${base}${rest}` });
    expect(await heading('Roja')).toBeVisible();
    expect(currentPath()).toBe(`${base}/b`);
  });

  it('may have words of its own, below a sub-tab as well [AREA-01, AREA-14]', async () => {
    const at = '/admin/houses/h1/more/rooms';
    const address = { create: 'room', record: 'room', edit: 'update' };
    const shown = open({
      at: `${at}/room/a/update`,
      panel: { urlSegments: address, entries, initialEntry: 'guests' },
    });
    expect(await name()).toHaveValue('Azul');
    await pressButton('Cancelar');
    expect(await heading('Azul')).toBeVisible();
    expect(shown.currentPath()).toBe(`${at}/room/a`);
    await shown.go(`${at}/room`);
    expect(await heading('Crear sala')).toBeVisible();
  });

  it('further down than a tab without one is no page', async () => {
    open({ at: '/admin/houses/h1/more/data/deep' });
    expect(await screen.findByText('No existe o no tienes acceso')).toBeVisible();
  });
});

describe('a form in a panel', () => {
  it('to create: nothing is chosen, the others wait and say why; cancel leads to the first [AREA-23, AREA-25, NEWS-04]', async () => {
    const { currentPath } = open({ at: `${base}/new`, panel: { entries } });
    expect(await name()).toBeVisible();
    expect(await link('Crear sala')).toHaveAttribute('aria-current', 'page');
    for (const entry of ['Azul', 'Roja', 'Visitas']) {
      const button = (await inMenu(entry)).closest('button');
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAccessibleDescription('Termina o cancela lo que estás creando');
    }
    await pressButton('Cancelar');
    expect(await heading('Roja')).toBeVisible();
    expect(currentPath()).toBe(`${base}/b`);
    expect(await heading('Roja')).toHaveFocus();
  });

  it('to create: cancel leads to the entry to begin with [AREA-25]', async () => {
    const { currentPath } = open({ at: `${base}/new`, panel: { entries, initialEntry: 'guests' } });
    await name();
    await pressButton('Cancelar');
    expect(await screen.findByText('Luis')).toBeVisible();
    expect(currentPath()).toMatch(`${base}/guests`);
  });

  it('to change: all but the chosen one wait; cancel leads back to it [AREA-24, AREA-25, NEWS-05]', async () => {
    const { currentPath } = open({ at: `${base}/a`, panel: { entries } });
    await heading('Azul');
    await userEvent.click(await screen.findByRole('link', { name: 'Editar' }));
    expect(await name()).toHaveValue('Azul');
    expect(currentPath()).toBe(`${base}/a/edit`);
    expect(await link('Azul')).toHaveAttribute('aria-current', 'page');
    for (const entry of ['Crear sala', 'Roja', 'Visitas'])
      expect((await inMenu(entry)).closest('button')).toHaveAccessibleDescription(/Guarda o cancela/);
    await pressButton('Cancelar');
    expect(await heading('Azul')).toBeVisible();
    expect(currentPath()).toBe(`${base}/a`);
  });

  it('asks before what was typed is lost, at cancel and at Back', async () => {
    const { currentPath, go } = open({ at: `${base}/a` });
    await heading('Azul');
    await userEvent.click(await screen.findByRole('link', { name: 'Editar' }));
    await userEvent.type(await name(), ' marino');
    await pressButton('Cancelar');
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Seguir editando' }));
    await go(-1);
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(await name()).toHaveValue('Azul marino');
    await pressButton('Descartar');
    expect(await heading('Azul')).toBeVisible();
    expect(currentPath()).toBe(`${base}/a`);
  });

  it('shows what was made, once the list was read again, in place of the form [AREA-26, NEWS-06]', async () => {
    const { currentPath, go, recordedCalls } = open({ at: `${base}/a` });
    await heading('Azul');
    await userEvent.click((await link('Crear sala'))!);
    await userEvent.type(await name(), 'Verde');
    await pressButton('Crear');
    expect(await heading('Verde')).toBeVisible();
    expect(currentPath()).toBe(`${base}/c`);
    expect(await link('Verde')).toHaveAttribute('aria-current', 'page');
    expect(recordedCalls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { name: 'Verde' },
    ]);
    await go(-1);
    expect(await heading('Azul')).toBeVisible();
  });

  it('shows what was made though the answer does not say its id [AREA-26]', async () => {
    const { currentPath, kept } = open({
      at: `${base}/new`,
      answers: {
        'POST /houses/h1/rooms': () => {
          kept.unshift({ id: 'c', name: 'Verde' });
          return { status: 201, body: { data: {} } };
        },
      },
    });
    await userEvent.type(await name(), 'Verde');
    await pressButton('Crear');
    expect(await heading('Verde')).toBeVisible();
    expect(currentPath()).toBe(`${base}/c`);
  });

  it('shows what was saved [AREA-26, NEWS-06]', async () => {
    const { currentPath } = open({ at: `${base}/a/edit` });
    fireEvent.change(await name(), { target: { value: 'Añil' } });
    await pressButton('Guardar');
    expect(await heading('Añil')).toBeVisible();
    expect(await link('Añil')).toBeVisible();
    expect(currentPath()).toBe(`${base}/a`);
  });

  it('shows what was saved though the list cannot be read again [NEWS-06]', async () => {
    const { currentPath } = open({ at: `${base}/a/edit`, answers: { [ROOMS]: readOnce(AB) } });
    fireEvent.change(await name(), { target: { value: 'Añil' } });
    await pressButton('Guardar');
    expect(await heading('Añil')).toBeVisible();
    expect(currentPath()).toBe(`${base}/a`);
  });

  it('Forward to a form that was left while its end was on its way finds the form', async () => {
    let answer: () => void = () => undefined;
    const { go, recordedCalls } = open({
      at: `${base}/a/edit`,
      answers: {
        [ROOMS]: () =>
          recordedCalls.some(({ method }) => method === 'PATCH')
            ? new Promise((resolve) => (answer = () => resolve({ body: { data: [...AB, GREEN] } })))
            : { body: { data: AB } },
      },
    });
    fireEvent.change(await name(), { target: { value: 'Añil' } });
    await pressButton('Guardar');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Nombre/ })).toBeNull());
    await go(`${base}/b`);
    expect(await heading('Roja')).toBeVisible();
    await waitFor(() =>
      expect(recordedCalls.filter(({ url }) => url.includes('/houses/h1/rooms'))).toHaveLength(2),
    );
    answer();
    expect(await inMenu('Verde')).toBeVisible();
    await go(-1);
    expect(await name()).toBeVisible();
  });

  it('stays with what was typed where the host refuses', async () => {
    open({ at: `${base}/a/edit`, answers: { 'PATCH /rooms/a': { status: 500 } } });
    fireEvent.change(await name(), { target: { value: 'Añil' } });
    await pressButton('Guardar');
    expect(await screen.findByText(/Se ha producido un error/)).toBeVisible();
    expect(await name()).toHaveValue('Añil');
  });

  it('is not there for those who may not, nor is its entry', async () => {
    saveSession({ token: 't', permissions: [] });
    const { currentPath } = open({ at: `${base}/new` });
    expect(await heading('Roja')).toBeVisible();
    expect(within(await menu()).queryByText('Crear sala')).toBeNull();
    expect(currentPath()).toBe(`${base}/b`);
  });
});

describe('actions of a panel', () => {
  it('delete: the first of those left is shown; what is gone is not read again [AREA-26, NEWS-06]', async () => {
    const { currentPath, callsBesidesProfile } = open();
    await heading('Roja');
    await pressButton('Eliminar');
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Eliminar' }));
    expect(await heading('Azul')).toBeVisible();
    expect(currentPath()).toBe(`${base}/a`);
    expect(callsBesidesProfile().filter((call) => call === 'GET /rooms/b')).toHaveLength(1);
    expect(callsBesidesProfile().filter((call) => call === ROOMS)).toHaveLength(2);
  });

  it('delete of the last one: none are left [AREA-26, NEWS-06, INTER-04]', async () => {
    const { currentPath } = open({
      rows: [{ id: 'a' }, { id: 'b', name: 'Roja' }].slice(1),
      answers: {
        'DELETE /rooms/b': () => ({ status: 204 }),
        [ROOMS]: answersOf([{ id: 'b', name: 'Roja' }], []),
      },
    });
    await heading('Roja');
    await pressButton('Eliminar');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }),
    );
    expect(await screen.findByText('Sin salas')).toBeVisible();
    expect(currentPath()).toBe(base);
  });

  it('delete: the rest is shown though the list cannot be read again [NEWS-06]', async () => {
    const { currentPath } = open({ answers: { [ROOMS]: readOnce(AB) } });
    await heading('Roja');
    await pressButton('Eliminar');
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Eliminar' }));
    expect(await heading('Azul')).toBeVisible();
    expect(currentPath()).toBe(`${base}/a`);
  });

  it('a switch runs its action, and the record and the list are read again [AREA-27]', async () => {
    const { callsBesidesProfile, recordedCalls } = open({ at: `${base}/a` });
    const control = await screen.findByRole('switch', { name: 'Abierta: Azul' });
    expect(control).toHaveAttribute('aria-checked', 'false');
    await userEvent.click(control);
    await waitFor(() =>
      expect(recordedCalls.find(({ method }) => method === 'PATCH')?.body).toEqual({ open: true }),
    );
    await waitFor(() => expect(callsBesidesProfile().filter((call) => call === ROOMS)).toHaveLength(2));
  });

  it('an action of an entry that opens the form leads to its address [AREA-15]', async () => {
    const { currentPath } = open({
      at: `${base}/guests`,
      panel: { entries },
      answers: { 'GET /houses/h1/guests': { body: { data: [] } } },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Añade una sala' }));
    expect(await heading('Crear sala')).toBeVisible();
    expect(currentPath()).toBe(`${base}/new`);
  });
});

describe('the selected record', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gets its new contents after a change by another user, with a sign', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let seats = 4;
    open({
      at: `${base}/a`,
      live: { every: 10 },
      answers: { 'GET /rooms/a': () => ({ body: { data: { id: 'a', name: 'Azul', seats } } }) },
    });
    const list = (await screen.findByText('4')).closest('dl');
    await waitFor(() => expect(document.querySelectorAll('.live-record')).toHaveLength(1));
    seats = 9;
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect((await screen.findByText('9')).closest('dl')).toBe(list);
    expect(document.querySelector('.live-record-mark')).toHaveTextContent(/^Cambió/);
  });
});

/** Returns the responses in sequence; the last one repeats. */
function answersOf(...lists: object[][]): () => FakeResponse {
  return () => ({ body: { data: lists.length > 1 ? lists.shift() : lists[0] } });
}

const AB = [
  { id: 'a', name: 'Azul', open: false },
  { id: 'b', name: 'Roja', seats: 4 },
];
const GREEN = { id: 'c', name: 'Verde' };
/** A list that succeeds once and fails from then on. */
function readOnce(rows: object[]): () => FakeResponse {
  const answers: FakeResponse[] = [{ body: { data: rows } }];
  return () => answers.shift() ?? { status: 500 };
}
