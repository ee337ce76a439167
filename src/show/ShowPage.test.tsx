// @vitest-environment jsdom
import '../testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ResourceRoutes } from '../app/routes/ResourceRoutes';
import type { ResourceInput } from '../config/schema/resource';
import { clearSession, saveSession } from '../session/session';
import { declareResources, getDeclaredResource } from '../testing/declareResources';
import { listResponse, type FakeResponse } from '../testing/fakeHost';
import { renderConsole } from '../testing/renderConsole';
import { deferred } from '../testing/deferred';

type Detail = NonNullable<ResourceInput['show']>;
const detail: Detail = {
  header: {
    fields: ['email', 'users', 'secret'],
    tags: [
      { when: { field: 'is_blocked', equals: true }, text: 'Bloqueado', tone: 'danger' },
      { when: { field: 'is_blocked', equals: true }, text: 'Sin pagar', access: 'read_secret' },
    ],
  },
  error: 'asset_data_error',
  tabs: {
    data: { label: 'Datos', fields: ['notes'] },
    assets: {
      label: 'Activos',
      query: { page: '1', size: '50' },
      list: { resource: 'rooms', path: '/clients/{id}/rooms', columns: ['name'] },
    },
    legal: { label: 'Legal', access: 'read_legal_documentation', fields: ['notes'] },
    ghost: { label: 'Fantasma', tab: 'no-such-tab' },
    looks: {
      label: 'Aspecto',
      tabs: {
        logo: { label: 'Logo', fields: ['notes'] },
        app: { label: 'App', access: 'read_app', fields: ['email'] },
      },
    },
  },
};
const clients: ResourceInput = {
  name: 'clients',
  route: 'settings/clients',
  label: { one: 'empresa', many: 'Empresas' },
  recordRepresentation: ['name', '{city}, {street}'],
  api: { getList: { path: '/clients' }, getOne: { path: '/clients/{id}' } },
  fields: {
    id: { type: 'text' },
    name: { type: 'text', label: 'Nombre' },
    email: { type: 'email', label: 'Correo', emptyText: 'not_reported' },
    notes: { type: 'text', label: 'Notas', emptyText: 'not_reported' },
    secret: { type: 'text', label: 'Secreto', access: 'read_secret' },
    users: {
      type: 'number',
      label: 'Usuarios',
      emptyText: 'not_reported',
      call: {
        path: '/users',
        query: { client: '{id}' },
        responsePath: 'meta.all_results',
        error: 'total_users_error',
        errorDurationSeconds: 5,
      },
    },
  },
  list: { columns: ['name'] },
  actions: {
    call: { label: 'Llamar', link: '/admin/calls' },
    write: { label: 'Escribir', link: '/admin/letters' },
  },
};
const rooms: ResourceInput = {
  name: 'rooms',
  label: 'Salas',
  recordRepresentation: 'name',
  api: { path: '/rooms' },
  fields: { name: { type: 'text', label: 'Sala' } },
};

const CLIENT = { id: 'C1', name: 'Norte', email: null, notes: 'Una nota', is_blocked: true, secret: 'xyz' };
const READ = 'GET /clients/C1';
const USERS = 'GET /users?client=C1';

interface Options {
  answers?: Record<string, FakeResponse | (() => FakeResponse | Promise<FakeResponse>)>;
  at?: string;
  own?: Partial<Detail>;
}
function open({ answers = {}, at = '/admin/settings/clients/C1', own = {} }: Options = {}) {
  const resources = declareResources({ ...clients, show: { ...detail, ...own } }, rooms);
  const routes = (
    <Routes>
      <Route
        path="/admin/settings/clients/*"
        element={<ResourceRoutes resource={getDeclaredResource(resources, 'clients')} />}
      />
      <Route path="*" element={<p>Otro sitio</p>} />
    </Routes>
  );
  return renderConsole(routes, {
    resources,
    initialPath: at,
    responses: {
      [READ]: { body: { data: CLIENT } },
      [USERS]: listResponse([{}], 42),
      'GET /clients/C1/rooms': listResponse([{ id: 'r1', name: 'Azul' }]),
      'GET /clients': listResponse([CLIENT]),
      ...answers,
    },
  });
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const factNames = () => [...document.querySelectorAll('.facts dt')].map(({ textContent }) => textContent);
const tab = (name: string) => screen.findByRole('link', { name });

beforeEach(() => {
  saveSession({ token: 't', permissions: [] });
});
afterEach(() => {
  vi.useRealTimers();
  clearSession();
});

describe('the page of a record', () => {
  it('shows grey lines, then title, tags, header and the first tab [CLIENT-19, ADET-05, ADET-13]', async () => {
    const { respond, resolve } = deferred();
    const { container, currentPath } = open({
      answers: { [READ]: respond },
    });
    await waitFor(() => expect(container.querySelector('[aria-busy]')).not.toBeNull());
    // As many as the declaration has for this user: the fields without the secret ones, the tabs without the legal ones.
    expect(container.querySelectorAll('.facts-skeleton > div')).toHaveLength(2);
    expect(container.querySelectorAll('.tabs-skeleton > div')).toHaveLength(4);
    await act(async () => resolve({ body: { data: CLIENT } }));
    expect(await heading('Norte')).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Norte · \S/));
    expect(screen.getByText('Bloqueado')).toBeVisible();
    expect(screen.getByText('Correo').closest('div')).toHaveTextContent('CorreoNo informado');
    expect(await screen.findByText('42')).toBeVisible();
    expect(await screen.findByText('Una nota')).toBeVisible();
    expect(currentPath()).toBe('/admin/settings/clients/C1/data');
  });

  it('says the main state beside the title, and not among the facts a second time', async () => {
    const resources = declareResources({
      ...rooms,
      fields: {
        ...rooms.fields,
        state: { type: 'status', label: 'Estado', values: { free: 'Libre' }, tones: { free: 'success' } },
        floor: { type: 'text', label: 'Planta' },
      },
      show: {
        header: { fields: ['floor', 'state'] },
        tabs: { data: { label: 'Datos', fields: ['name'] } },
      },
    });
    renderConsole(
      <Routes>
        <Route
          path="/admin/rooms/*"
          element={<ResourceRoutes resource={getDeclaredResource(resources, 'rooms')} />}
        />
      </Routes>,
      {
        resources,
        initialPath: '/admin/rooms/r1',
        responses: {
          'GET /rooms/r1': { body: { data: { id: 'r1', name: 'Azul', state: 'free', floor: '2' } } },
        },
      },
    );
    const title = await heading('Azul');
    expect(title.parentElement).toHaveTextContent('Estado: Libre');
    expect(screen.getAllByText('Libre')).toHaveLength(1);
    expect(screen.getByText('Planta').closest('div')).toHaveTextContent('Planta2');
  });

  it('has the name once: a fact that says the same as the title is left out, others stay [CLIENT-19, USER-09]', async () => {
    open({ own: { header: { fields: ['name', 'notes', 'users'] } } });
    await heading('Norte');
    expect(await screen.findByText('42')).toBeVisible();
    expect(factNames()).toEqual(['Notas', 'Usuarios']);
    cleanup();
    open({
      own: { header: { fields: ['name', 'notes'] } },
      answers: { [READ]: { body: { data: { ...CLIENT, name: null, city: 'Soria', street: 'Mayor' } } } },
    });
    await heading('Soria, Mayor');
    expect(factNames()).toEqual(['Nombre', 'Notas']);
  });

  it('has no strip for one tab, whose label is then the heading of its list', async () => {
    open({ own: { tabs: { assets: detail.tabs.assets! } } });
    expect(await screen.findByRole('heading', { level: 2, name: 'Activos' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Apartados' })).toBeNull();
  });

  it('has a button in place of a menu with one action, and none for an action that is a button already', async () => {
    open({ own: { overflowActions: ['call'] } });
    await heading('Norte');
    expect(screen.getByRole('link', { name: 'Llamar' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Más acciones' })).toBeNull();
    cleanup();
    open({ own: { actions: ['call'], overflowActions: ['call'] } });
    await heading('Norte');
    expect(screen.getAllByRole('link', { name: 'Llamar' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Más acciones' })).toBeNull();
    cleanup();
    open({ own: { overflowActions: ['call', 'write'] } });
    await heading('Norte');
    expect(screen.getByRole('button', { name: 'Más acciones' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Llamar' })).toBeNull();
  });

  it('reads the record once, and nothing of tabs that are not open', async () => {
    const { callsBesidesProfile } = open();
    await screen.findByText('42');
    expect(callsBesidesProfile().sort()).toEqual([READ, USERS]);
  });

  it('is titled by the first template without empty part [ADET-04]', async () => {
    open({
      answers: { [READ]: { body: { data: { ...CLIENT, name: null, city: 'Soria', street: 'Mayor' } } } },
    });
    expect(await heading('Soria, Mayor')).toBeVisible();
  });

  it('shows no tag whose condition does not hold, and no field that the user may not see [PERM-02]', async () => {
    open({ answers: { [READ]: { body: { data: { ...CLIENT, is_blocked: false } } } } });
    await heading('Norte');
    expect(screen.queryByText('Bloqueado')).toBeNull();
    expect(screen.queryByText('Secreto')).toBeNull();
    expect(screen.queryByText('xyz')).toBeNull();
  });

  it('shows a tag with an access rule to those who have the permission [PERM-02]', async () => {
    open();
    await heading('Norte');
    expect(screen.getByText('Bloqueado')).toBeVisible();
    expect(screen.queryByText('Sin pagar')).toBeNull();
    cleanup();
    saveSession({ token: 't', permissions: ['read_secret'] });
    open();
    await heading('Norte');
    expect(screen.getByText('Sin pagar')).toBeVisible();
  });

  it('says where it is: its list, and what it belongs to as far as the user may see it and the host said it', async () => {
    const trail = async () => within(await screen.findByRole('navigation', { name: 'Estás en' }));
    const header = { ...detail.header, breadcrumb: ['notes', 'email', 'secret'] };
    open({ own: { header } });
    await heading('Norte');
    expect((await trail()).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Empresas',
      'Una nota',
    ]);
    expect((await trail()).getByRole('link', { name: 'Empresas' })).toHaveAttribute(
      'href',
      '/admin/settings/clients',
    );
  });

  it('goes back to the list when it was opened by its address [ADET-14]', async () => {
    const { currentPath } = open({ at: '/admin/settings/clients/C1/data' });
    await heading('Norte');
    await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
    expect(currentPath()).toMatch(/^\/admin\/settings\/clients(\?|$)/);
  });
});

describe('a value that comes from a call of its own', () => {
  it('says for 5 s that it could not be read, and the page stays [CLIENT-20]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open({ answers: { [USERS]: { status: 500 } } });
    expect(await screen.findByText('No se ha podido cargar el total de usuarios')).toBeVisible();
    expect(await heading('Norte')).toBeVisible();
    expect(screen.getByText('Usuarios').closest('div')).toHaveTextContent('No informado');
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(screen.getByText('No se ha podido cargar el total de usuarios')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(1500));
    await waitFor(() => expect(screen.queryByText('No se ha podido cargar el total de usuarios')).toBeNull());
  });
});

describe('tabs', () => {
  it('replace the address where declared, else push, with their query [PROJ-24, PROJ-25]', async () => {
    const pushed = open({ at: '/admin/settings/clients/C1/data' });
    await userEvent.click(await tab('Activos'));
    expect(await screen.findByText('Azul')).toBeVisible();
    expect(pushed.navigations).toEqual(['PUSH /admin/settings/clients/C1/assets?page=1&size=50']);
    expect(pushed.callsBesidesProfile()).toContain('GET /clients/C1/rooms?page[number]=1&page[size]=50');
    pushed.unmount();
    const replaced = open({ at: '/admin/settings/clients/C1/data', own: { history: 'replace' } });
    await userEvent.click(await tab('Activos'));
    expect(replaced.navigations).toEqual(['REPLACE /admin/settings/clients/C1/assets?page=1&size=50']);
  });

  it('mark the one that is open', async () => {
    open({ at: '/admin/settings/clients/C1/assets' });
    expect(await tab('Activos')).toHaveAttribute('aria-current', 'page');
    expect(await tab('Datos')).not.toHaveAttribute('aria-current');
  });

  it('show the one that is open where the row is wider than the window', async () => {
    const places = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return this.hasAttribute('aria-current') ? new DOMRect(900, 0, 100, 40) : new DOMRect(0, 0, 390, 40);
    });
    open({ at: '/admin/settings/clients/C1/assets' });
    const row = (await tab('Activos')).parentElement;
    await waitFor(() => expect(row?.scrollLeft).toBe(755));
    places.mockRestore();
  });

  it('are hidden from those who may not, also by their address [CLIENT-15, PROJ-22]', async () => {
    const { currentPath } = open({ at: '/admin/settings/clients/C1/legal' });
    await heading('Norte');
    expect(screen.queryByRole('link', { name: 'Legal' })).toBeNull();
    await waitFor(() => expect(currentPath()).toBe('/admin/settings/clients/C1/data'));
  });

  it('are there for those who may [CLIENT-15]', async () => {
    saveSession({ token: 't', permissions: ['read_legal_documentation'] });
    const { currentPath } = open({ at: '/admin/settings/clients/C1/legal' });
    expect(await tab('Legal')).toHaveAttribute('aria-current', 'page');
    expect(currentPath()).toBe('/admin/settings/clients/C1/legal');
  });

  it('start at the declared one, without a history entry [CLIENT-14]', async () => {
    const { navigations } = open({ own: { defaultTab: 'assets' } });
    await screen.findByText('Azul');
    expect(navigations[0]).toMatch(/^REPLACE \/admin\/settings\/clients\/C1\/assets/);
    expect(navigations.every((move) => move.startsWith('REPLACE'))).toBe(true);
  });

  it('have sub-tabs in the address, each with its own rule [CLIENT-17]', async () => {
    const { currentPath, navigations } = open({ at: '/admin/settings/clients/C1/looks/app' });
    await waitFor(() => expect(currentPath()).toBe('/admin/settings/clients/C1/looks/logo'));
    expect(screen.queryByRole('link', { name: 'App' })).toBeNull();
    expect(navigations.every((move) => move.startsWith('REPLACE'))).toBe(true);
  });

  it('that are not there say so in their place; the others work', async () => {
    open({ at: '/admin/settings/clients/C1/ghost' });
    expect(await screen.findByText('El apartado «no-such-tab» no existe')).toBeVisible();
    await userEvent.click(await tab('Datos'));
    expect(await screen.findByText('Una nota')).toBeVisible();
  });
});

describe('a record that cannot be shown', () => {
  it('does not exist or is not for this user: a page with a way back', async () => {
    open({ answers: { [READ]: { status: 404 } } });
    expect(await heading('No existe o no tienes acceso')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Empresas' })).toHaveAttribute('href', '/admin/settings/clients');
  });

  it.each<FakeResponse>([
    { status: 500 },
    'refused',
    { text: '<html>' },
    {},
    { body: { data: null } },
    { body: { errors: [{}] } },
  ])('failed to load (%j): said once, with "Reintentar" in its place [ADET-33]', async (failure) => {
    let answer: FakeResponse = failure;
    const { callsBesidesProfile } = open({ answers: { [READ]: () => answer } });
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
    expect(screen.getAllByText('No se han podido obtener los datos del activo').length).toBeGreaterThan(0);
    expect(screen.queryByRole('heading', { level: 1, name: 'No existe o no tienes acceso' })).toBeNull();
    expect(callsBesidesProfile()).toEqual([READ]);
    answer = { body: { data: CLIENT } };
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await heading('Norte')).toBeVisible();
  });

  it.each(['..%2Fusers', 'a%3Fb', '%23', '%F0%9F%9A%97'])(
    'has a hostile id %s: one call, of one segment',
    async (id) => {
      const { callsBesidesProfile } = open({ at: `/admin/settings/clients/${id}/data` });
      await waitFor(() => expect(callsBesidesProfile().length).toBe(1));
      expect(callsBesidesProfile()[0]).toBe(`GET /clients/${id}`);
    },
  );

  it('shows members that are missing or of another type all the same', async () => {
    open({
      answers: {
        [READ]: { body: { data: { id: 'C1', email: { a: 1 }, notes: 7, is_blocked: 'x' } } },
        [USERS]: { body: { meta: null } },
      },
    });
    expect(await heading('C1')).toBeVisible();
    expect(await screen.findByText('7')).toBeVisible();
  });
});

describe('the list of a record', () => {
  it('fails in its place with "Reintentar"; header and tabs stay', async () => {
    open({ at: '/admin/settings/clients/C1/assets', answers: { 'GET /clients/C1/rooms': { status: 500 } } });
    expect(await screen.findByText('No se ha podido cargar la lista')).toBeVisible();
    expect(await heading('Norte')).toBeVisible();
    expect(within(screen.getByRole('navigation', { name: 'Apartados' })).getAllByRole('link')).toHaveLength(
      4,
    );
  });

  it('can be of the record itself: searched, sorted and paged without a call', async () => {
    const own: Partial<Detail> = {
      tabs: {
        rooms: {
          label: 'Salas',
          list: { resource: 'rooms', recordPath: '$included.rooms', search: true, columns: ['name'] },
        },
      },
    };
    const included = {
      rooms: [
        { id: 1, name: 'Azul' },
        { id: 2, name: 'Ámbar' },
      ],
    };
    const { callsBesidesProfile } = open({ own, answers: { [READ]: { body: { data: CLIENT, included } } } });
    expect(await screen.findByText('Azul')).toBeVisible();
    fireEvent.change(screen.getByRole('textbox', { name: 'Buscar' }), { target: { value: 'ambar' } });
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(screen.queryByText('Azul')).toBeNull());
    expect(screen.getByText('Ámbar')).toBeVisible();
    expect(callsBesidesProfile().filter((call) => call.includes('rooms'))).toEqual([]);
  });
});
