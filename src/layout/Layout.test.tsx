// @vitest-environment jsdom
import { mediaState } from '../testing/jsdomPolyfills';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, memoryStore, TestMemoryRouter, useLocation } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18nProvider } from '../i18n/i18nProvider';
import { createConsoleStore } from '../lib/storage/consoleStore';
import { setHomeTimeZone } from '../lib/date/timeZone';
import { jobManager } from '../jobs/jobManager';
import { createAuthProvider } from '../session/authProvider';
import { getSessionEndText } from '../session/sessionEndText';
import { logMessage } from '../ui/feedback/messageLog';
import { handleSessionFailure, resetSessionEnd } from '../session/sessionEnd';
import { overrideNavigation } from '../session/navigation/hardNavigate';
import { setAllowedImageOrigins } from '../lib/image/imageOrigins';
import { clearSession, getSession, saveSession } from '../session/session';
import { fakeSessionHost, loginResponse, profileResponse } from '../session/testing/fakeSessionHost';
import { setSignInMethod } from '../session/signIn/signInMethod';
import { PagePathContext } from '../ui/page/pagePath';
import { FirstPaintBoundary } from '../ui/page/AfterFirstPaint';
import { Layout, type LayoutProps } from './Layout';
import { useUnsavedChanges } from '../ui/dialog/unsavedChanges';
import { deferred } from '../testing/deferred';
import { ProfileProvider } from '../session/profile/useProfile';

const ME = 'GET /users/current';
const config: LayoutProps['config'] = {
  branding: { name: 'Consola' },
  links: { poweredBy: 'https://provider.example/', releaseNotes: 'https://provider.example/news' },
};
const entries = [
  { to: '/admin/assets', label: 'Activos', icon: 'plug', order: 20 },
  { to: '/admin/start', label: 'Inicio', icon: 'home', order: 10 },
  { to: '/admin/access', label: 'Accesos', icon: 'key', order: 70, divider: true },
];

const left = vi.fn<(path: string) => void>();
let restore: () => void;
beforeEach(() => {
  mediaState.isWide = true;
  restore = overrideNavigation(left);
  saveSession(loginResponse);
});
afterEach(() => {
  resetSessionEnd();
  restore();
  setSignInMethod();
  left.mockReset();
  clearSession();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Provides the page's path, as the app does. */
const At = ({ children }: { children: ReactNode }) => (
  <PagePathContext value={useLocation().pathname}>{children}</PagePathContext>
);

type Answers = Parameters<typeof fakeSessionHost>[0];
function open(answers: Answers = {}, store = memoryStore(), page: ReactNode = <h1>Activos</h1>) {
  const host = fakeSessionHost({ [ME]: { body: profileResponse }, ...answers });
  const authProvider = createAuthProvider({ request: host.request, resources: new Map() });
  const { container, unmount } = render(
    <TestMemoryRouter initialEntries={['/admin/assets/D1/users']}>
      <CoreAdminContext
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        store={store}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        basename="/admin"
      >
        <ProfileProvider>
          <At>
            <FirstPaintBoundary>
              <Layout
                config={config}
                entries={entries}
                userMenuItems={[{ id: 'ticket', label: 'Crear ticket', to: '/admin/create-ticket' }]}
              >
                {page}
              </Layout>
            </FirstPaintBoundary>
          </At>
        </ProfileProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  return { ...host, container, unmount };
}
const withClient = (assets_manager: object): Answers => ({
  [ME]: { body: { data: { ...profileResponse.data, client: { client_id: 'c1', assets_manager } } } },
});
const menu = () => screen.findByRole('navigation', { name: 'Menú principal' });
const header = () => screen.getByRole('banner');

it('leaves the first drawing to the page: bar and room for the menu, then what stands in them', async () => {
  const first = vi.fn<(buttons: number, text: string | null) => void>();
  const Page = () => {
    useLayoutEffect(
      () =>
        first(screen.queryAllByRole('button').length, document.querySelector('.shell')?.textContent ?? null),
      [],
    );
    return <h1>Activos</h1>;
  };
  open({}, memoryStore(), <Page />);
  expect(first.mock.calls).toEqual([[0, expect.stringMatching(/Cargando el menú….*Activos$/)]]);
  expect(await menu()).toBeVisible();
  expect(await within(header()).findByRole('button', { name: /^Cuenta/ })).toBeVisible();
});

describe('the side menu', () => {
  it('shows its entries in their order and marks the one of the page [SHELL-29]', async () => {
    open();
    const links = within(await menu()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Inicio', 'Activos', 'Accesos']);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null]);
  });

  it('is a skeleton while the profile loads [SHELL-25, SHELL-50]', async () => {
    const { respond, resolve } = deferred<{ body: unknown }>();
    open({ [ME]: respond() });
    expect(screen.getByText('Cargando el menú…')).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).toBeNull();
    resolve({ body: profileResponse });
    expect(await menu()).toBeVisible();
    expect(screen.queryByText('Cargando el menú…')).toBeNull();
  });

  it('has the skeleton of the last visit: as many lines, with the same gaps [SHELL-25]', async () => {
    const store = createConsoleStore();
    const getLines = () =>
      [...document.querySelectorAll('.side-menu .menu-entry')].map((line) =>
        line.classList.contains('after-gap') ? 'gap' : 'line',
      );
    const { respond, resolve } = deferred<{ body: unknown }>();
    const { unmount } = open({ [ME]: respond() }, store);
    expect(getLines()).toHaveLength(7);
    resolve({ body: profileResponse });
    await menu();
    unmount();
    const { unmount: unmountNext } = open({ [ME]: deferred<{ body: unknown }>().respond() }, store);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(getLines()).toEqual(['line', 'line', 'gap']);
    unmountNext();
    // Storage that another program wrote.
    open({ [ME]: deferred<{ body: unknown }>().respond() }, memoryStore({ 'view.menuShape': '<b>' }));
    expect(getLines()).toHaveLength(7);
  });

  it('collapses, keeps the names for screen readers, and stays so on the next visit [SHELL-23]', async () => {
    const store = createConsoleStore();
    const { unmount } = open({}, store);
    await userEvent.click(screen.getByRole('button', { name: 'Contraer el menú' }));
    expect(within(await menu()).getByRole('link', { name: 'Accesos' })).toHaveAttribute('title', 'Accesos');
    unmount();
    open({}, store);
    expect(screen.getByRole('button', { name: 'Desplegar el menú' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('is a drawer 300 wide below lg, which closes when a page is chosen [SHELL-24]', async () => {
    mediaState.isWide = false;
    open();
    expect(screen.queryByRole('navigation')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Abrir el menú' }));
    const drawer = screen.getByRole('dialog', { name: 'Menú' });
    expect(drawer.style.getPropertyValue('--dialog-width')).toBe('300px');
    await userEvent.click(await within(drawer).findByRole('link', { name: 'Accesos' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the top bar', () => {
  it('shows the first letter of the username [SHELL-22]', async () => {
    open();
    expect(await screen.findByRole('button', { name: 'Cuenta de álvaro' })).toHaveTextContent(/^Á$/);
  });

  it.each([
    ['#123a5f', '#ffffff', 'transparent'],
    ['#f5d020', '#000000', 'transparent'],
    ['#ffffff', '#000000', 'transparent'],
    // Brightness 117: light text, on a darker shade of the colour.
    ['#00c800', '#ffffff', '#006e00'],
  ])("takes the client's colour %s with text %s on %s [SHELL-27, SHELL-28]", async (colour, text, band) => {
    open(withClient({ header_background_color: colour }));
    await menu();
    expect(header().style.getPropertyValue('--header-bg')).toBe(colour);
    expect(header().style.getPropertyValue('--header-fg')).toBe(text);
    expect(header().style.getPropertyValue('--header-band')).toBe(band);
  });

  it('has the colour of the last visit until the profile is there [SHELL-27]', async () => {
    const store = memoryStore();
    open(withClient({ header_background_color: '#123a5f' }), store);
    await menu();
    const stored: unknown = store.getItem('view.headerColour');
    expect(stored).toBe('#123a5f');
    cleanup();
    open({ [ME]: new Promise(() => undefined) }, memoryStore({ 'view.headerColour': stored }));
    expect(header().style.getPropertyValue('--header-bg')).toBe('#123a5f');
  });

  it('has the logo of the last visit until the profile is there, unless it is too long to keep [SHELL-26]', async () => {
    setAllowedImageOrigins(['https://client.example']);
    const store = memoryStore();
    const first = open(withClient({ logo: 'https://client.example/logo.png' }), store);
    await menu();
    const stored: unknown = store.getItem('view.headerLogo');
    first.unmount();
    const pending = { [ME]: new Promise<never>(() => undefined) };
    const second = open(pending, memoryStore({ 'view.headerLogo': stored }));
    expect(second.container.querySelector('.top-logo img')).toHaveAttribute(
      'src',
      'https://client.example/logo.png',
    );
    second.unmount();
    const third = open(withClient({ logo: `iVBORw0KGgo${'A'.repeat(33_000)}` }), store);
    await menu();
    expect(store.getItem('view.headerLogo')).toBeUndefined();
    third.unmount();
    const fourth = open(pending, memoryStore({ 'view.headerLogo': 7 }));
    expect(fourth.container.querySelector('.top-logo img')).toBeNull();
  });

  it.each(['red', 'red;background:url(//evil.example)', '#12', 7, null])(
    'ignores the colour %s',
    async (colour) => {
      open(withClient({ header_background_color: colour }));
      await menu();
      expect(header()).not.toHaveAttribute('style');
    },
  );

  it("shows the client's logo, and the console's name where there is none to show [SHELL-21, SHELL-26]", async () => {
    setAllowedImageOrigins(['https://client.example']);
    const { container, unmount } = open(withClient({ logo: 'https://client.example/logo.png' }));
    await waitFor(() =>
      expect(container.querySelector('.top-logo img')).toHaveAttribute(
        'src',
        'https://client.example/logo.png',
      ),
    );
    unmount();
    const second = open(withClient({ logo: 'data:text/html,<script>alert(1)</script>' }));
    expect(await within(header()).findByText('Consola')).toBeVisible();
    second.unmount();
    setAllowedImageOrigins([]);
    const third = open(withClient({ logo: 'https://tracker.example/pixel.png' }));
    expect(await within(header()).findByTitle(/tracker\.example no está entre los sitios/)).toHaveTextContent(
      'Consola',
    );
    expect(third.container.querySelector('.top-logo img')).toBeNull();
  });
});

describe('the avatar menu', () => {
  const openMenu = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Cuenta de álvaro' }));
  const choose = (name: string) => userEvent.click(screen.getByRole('menuitem', { name }));

  it('has news, create ticket and sign out [SHELL-38, SHELL-39, SHELL-19]', async () => {
    open();
    await openMenu();
    expect(screen.getAllByRole('menuitem').map(({ dataset }) => dataset.label)).toEqual([
      'Novedades',
      'Crear ticket',
      'Mensajes recientes',
      'Tema',
      'Atajos de teclado',
      'Cerrar sesión',
    ]);
    expect(screen.getByRole('menuitem', { name: /Novedades/ })).toHaveAttribute(
      'href',
      'https://provider.example/news',
    );
    expect(screen.getByRole('menuitem', { name: 'Crear ticket' })).toHaveAttribute(
      'href',
      '/admin/create-ticket',
    );
  });

  it('says who is signed in, and as what', async () => {
    open();
    await openMenu();
    const head = screen.getByRole('menu').firstElementChild;
    expect([...(head?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'álvaro',
      'Administrador de la consola',
    ]);
  });

  it('has a bell beside it, with the number of failures since the log was last open', async () => {
    open();
    const bell = (name: string | RegExp) => within(header()).findByRole('button', { name });
    // Messages of other tests are read here.
    await userEvent.click(await bell(/^Mensajes recientes/));
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar' }));
    expect(await bell('Mensajes recientes')).toBeVisible();
    act(() => {
      logMessage('success', ['Guardado']);
      logMessage('error', ['No se ha podido guardar']);
    });
    const unread = await bell('Mensajes recientes, 1 sin leer');
    expect(unread).toHaveTextContent('1');
    await userEvent.click(unread);
    expect(await screen.findByRole('dialog', { name: 'Mensajes recientes' })).toHaveTextContent(
      'No se ha podido guardar',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(await bell('Mensajes recientes')).toHaveTextContent('');
  });

  it('has the theme: that of the system until one is chosen, which is kept and worn at once', async () => {
    open();
    await openMenu();
    await choose('Tema');
    expect(screen.getByRole('menuitemradio', { name: 'Sistema' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Oscuro' }));
    expect(screen.getByRole('menuitemradio', { name: 'Oscuro' })).toBeChecked();
    expect(screen.getByRole('menuitemradio', { name: 'Sistema' })).not.toBeChecked();
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Sistema' }));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });

  it('has no sign-out where nobody signs in', async () => {
    setSignInMethod({ id: 'none', sessionPaths: [], isAnonymous: true });
    open();
    await openMenu();
    expect(screen.getAllByRole('menuitem').at(-1)).toHaveTextContent('Atajos de teclado');
  });

  it('asks before signing out, and can be refused [SHELL-40]', async () => {
    const { seen } = open();
    await openMenu();
    await choose('Cerrar sesión');
    expect(await screen.findByRole('dialog', { name: '¿Seguro que quieres salir?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(seen.map(({ call }) => call)).toEqual([ME]);
  });

  it('asks other tabs before signing out whether something there is not saved', async () => {
    const other = new BroadcastChannel('console.session');
    other.addEventListener('message', ({ data }) => data === 'leaving' && other.postMessage('unsaved'));
    open();
    await openMenu();
    await choose('Cerrar sesión');
    expect(await screen.findByText(/^En otra pestaña hay datos escritos y sin guardar/)).toBeVisible();
    other.close();
  });

  it('says that it signs out, calls the host, forgets the session and leaves for the login [SHELL-41]', async () => {
    const { respond, resolve } = deferred<{ body: unknown }>();
    const { seen } = open({ 'GET /users/logout': respond() });
    const stop = vi.fn<() => void>();
    const place = { label: 'Activos', to: '/admin/assets' };
    act(() => void jobManager.begin({ kind: 'rows', title: 'Revocar', place, actions: { stop } }));
    await openMenu();
    await choose('Cerrar sesión');
    expect(await screen.findByText(/^Hay operaciones en curso/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
    expect(screen.getByText('Cerrando sesión…', { selector: '[role=status]' })).toBeVisible();
    resolve({ body: {} });
    await waitFor(() => expect(left.mock.calls).toEqual([['/login']]));
    expect(seen.at(-1)?.call).toBe('GET /users/logout');
    expect(getSession()).toBeUndefined();
    expect(stop).toHaveBeenCalledOnce();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('another tab of the browser', () => {
  it('that signs out has the login say that what was typed here is gone', async () => {
    const other = new BroadcastChannel('console.session');
    const Typed = () => {
      const tell = useUnsavedChanges(() => undefined);
      useEffect(() => tell(true), [tell]);
      return <p>escrito</p>;
    };
    open({}, memoryStore(), <Typed />);
    await menu();
    localStorage.clear();
    other.postMessage('logout');
    await waitFor(() => expect(left.mock.calls).toEqual([['/login']]));
    expect(getSessionEndText()).toMatch(/^Se cerró la sesión en otra pestaña: lo que habías escrito/);
    other.close();
  });
});

describe('the session', () => {
  it('says once when the profile cannot be read, and shows the page all the same [SHELL-51]', async () => {
    open({ [ME]: { status: 500 } });
    expect(await screen.findByText('No se han podido obtener los datos del usuario actual')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Activos' })).toBeVisible();
    expect(await menu()).toBeVisible();
    // Shows an icon: no letter, and no empty circle.
    expect(document.querySelector('.avatar')).toHaveTextContent('');
    expect(document.querySelector('.avatar svg')).not.toBeNull();
  });

  it('says on a 401 that it is over, in one message that stays [SHELL-47, HTTP-10]', async () => {
    open({ [ME]: { status: 401 } });
    expect(await screen.findByText('No estás autorizado para realizar esta acción')).toBeVisible();
    expect(screen.queryByText('No se han podido obtener los datos del usuario actual')).toBeNull();
  });

  it('says so where the first read was refused before the frame was there [SHELL-47, HTTP-10]', async () => {
    handleSessionFailure({ code: 401 });
    open();
    expect(await screen.findAllByText('No estás autorizado para realizar esta acción')).toHaveLength(1);
  });

  it('leaves for the login when another tab signs out or somebody else signs in', async () => {
    open();
    await menu();
    localStorage.setItem('console.token', 'token-2');
    act(() => {
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'console.token', newValue: 'token-2', storageArea: localStorage }),
      );
    });
    expect(left.mock.calls).toEqual([['/login']]);
  });

  it('stays for a 403', async () => {
    open();
    await menu();
    act(() => handleSessionFailure({ code: 403 }));
    expect(left).not.toHaveBeenCalled();
  });
});

describe('the frame', () => {
  it('says whose clock it uses where the installation names no zone', () => {
    open();
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      /Fechas y horas según el reloj de este equipo \(.+\)/,
    );
    cleanup();
    setHomeTimeZone('Europe/Madrid');
    open();
    expect(screen.getByRole('contentinfo')).not.toHaveTextContent(/reloj/);
    setHomeTimeZone(undefined);
  });

  it('says as long as there is no connection', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    expect(screen.getByText(/^Sin conexión/)).toBeVisible();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/^Sin conexión/)).toBeNull();
  });

  it('has one main landmark, a way to skip to it, and the powered-by footer [SHELL-07]', async () => {
    open();
    await menu();
    const main = screen.getByRole('main');
    await userEvent.click(screen.getByRole('link', { name: 'Saltar al contenido' }));
    expect(main).toHaveFocus();
    expect(within(screen.getByRole('contentinfo')).getByRole('link')).toHaveAttribute(
      'href',
      'https://provider.example/',
    );
  });
});
