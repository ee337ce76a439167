// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBundledResources } from '../../app/declarations/bundledDeclarations';
import { renderAdmin } from '../../app/testing/renderAdmin';
import type { ResourceInput } from '../../config/schema/resource';
import { createResourceIndex } from '../../config/resourceSummary';
import type { Declarations } from '../../queries/console/ConsoleContext';
import { overrideNavigation } from '../../session/navigation/hardNavigate';
import { clearSession } from '../../session/session';
import { readStoredView } from '../../session/viewAs/storedView';
import { declareResources } from '../../testing/declareResources';
import { currentUserResponse } from '../../testing/renderConsole';

const resources = createBundledResources();
const superUser = {
  data: { ...currentUserResponse.data, roles: ['ROLE_ASSETS_MANAGER_SUPER_ADMIN'] },
};

let restoreNavigation: () => void;
const navigate = vi.fn();
beforeEach(() => {
  navigate.mockClear();
  window.scrollTo = () => undefined;
  restoreNavigation = overrideNavigation(navigate);
});
afterEach(() => {
  clearSession();
  restoreNavigation();
});

interface OpenOptions {
  tab?: string;
  user?: object;
  declarations?: Partial<Declarations>;
}

const open = ({ tab = '', user = superUser, declarations }: OpenOptions = {}) =>
  renderAdmin({
    resources,
    initialPath: `/admin/permissions${tab && `?tab=${tab}`}`,
    permissions: ['list_assets', 'old_code'],
    config: {
      permissionsPage: { roles: { Lectura: ['list_assets'], ROLE_ASSETS_MANAGER_ADMIN: 'all' } },
    },
    responses: { 'GET /users/current': { body: user } },
    ...(declarations && {
      declarations: {
        resourceIndex: createResourceIndex(resources),
        pendingUrls: [],
        isLoaded: () => true,
        load: () => Promise.resolve(),
        getError: () => undefined,
        retry: () => undefined,
        ...declarations,
      },
    }),
  });

it('lists permissions: held or not, unused, unknown to the contract; a search and a filter find them', async () => {
  open();
  const held = await screen.findByRole('row', { name: /^old_code/ });
  expect(held).toHaveTextContent(/Sin uso.*Fuera del contrato.*Sí/);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'create_clients' } });
  const row = screen.getByRole('row', { name: /^create_clients/ });
  expect(row).toHaveTextContent(/No.*Nueva empresa/);
  expect(within(row).getByRole('link', { name: 'Configuración' })).toHaveAttribute(
    'href',
    '/admin/settings/clients',
  );
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'held' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Mostrar todo' }));
  expect(screen.getAllByRole('row').length).toBeGreaterThan(40);
});

it('lists screens: a search opens those with a matching part, and says what it needs', async () => {
  open({ tab: 'screens' });
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'delete_assets' } });
  const row = (await screen.findAllByRole('row', { name: /^Eliminar/ }))[0]!;
  expect(row).toHaveTextContent('delete_assets');
});

it('starts the view as a declared role, and as permissions chosen by hand', async () => {
  open({ tab: 'view_as' });
  const start = await screen.findByRole('button', { name: 'Ver como' });
  fireEvent.click(start);
  expect(readStoredView()).toBeUndefined();
  fireEvent.click(screen.getByRole('radio', { name: /^Lectura/ }));
  fireEvent.click(start);
  expect(readStoredView()).toEqual({ name: 'Lectura', permissions: ['list_assets'], roles: ['Lectura'] });
  expect(navigate).toHaveBeenCalledWith('/admin/start');
  fireEvent.click(screen.getByRole('radio', { name: /a mano/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Quitar todos' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'list_users' }));
  fireEvent.click(start);
  expect(readStoredView()).toEqual({ name: '1 permiso elegido', permissions: ['list_users'] });
});

const sessions: ResourceInput = {
  name: 'ev-sessions',
  label: 'Sesiones',
  recordRepresentation: 'name',
  navigation: { label: 'Recargas', order: 1 },
  api: { getList: { path: '/sessions' } },
  fields: { name: { type: 'text' } },
  list: { columns: ['name'] },
};

it('shows the progress of the declarations, then those that failed, which can be read again', async () => {
  const retry = vi.fn();
  const { unmount } = open({
    declarations: { isLoaded: (name) => name !== 'assets', pendingUrls: ['/more/ev-sessions.json?v=1'] },
  });
  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
  expect(screen.getByText('Faltan: ev-sessions')).toHaveAttribute('title', '/more/ev-sessions.json?v=1');
  expect(screen.queryByRole('table')).toBeNull();
  unmount();
  const { unmount: leave } = open({
    declarations: {
      pendingUrls: ['/more/ev-sessions.json?v=1'],
      announced: [...declareResources(sessions).values()],
    },
  });
  expect(await screen.findByText('Faltan: Recargas')).toBeVisible();
  leave();
  open({
    declarations: {
      isLoaded: (name) => name !== 'assets',
      getError: (name) => (name === 'assets' ? new Error('404') : undefined),
      retry,
    },
  });
  const failure = (await screen.findByText(/^Una declaración/)).closest('[role="alert"]');
  expect(failure).toHaveTextContent('assets: 404');
  expect(screen.getByRole('table')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Volver a leerlas' }));
  expect(retry).toHaveBeenCalled();
});

it('is for super administrators only, unless the config says otherwise', async () => {
  const { currentPath } = open({ user: currentUserResponse });
  await waitFor(() => expect(currentPath()).toBe('/admin/start'));
});
