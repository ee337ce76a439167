// @vitest-environment jsdom
import { mediaState } from '../testing/jsdomPolyfills';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetSessionEnd } from '../session/sessionEnd';
import { saveReturnPath, getReturnPath } from '../session/navigation/returnPath';
import { overrideNavigation } from '../session/navigation/hardNavigate';
import { clearSession } from '../session/session';
import { listResponse, type FakeResponse } from '../testing/fakeHost';
import { createBundledResources } from './declarations/bundledDeclarations';
import { renderAdmin } from './testing/renderAdmin';

const bundled = createBundledResources();
const empty: FakeResponse = listResponse([], 0);

let restore: () => void;
beforeEach(() => {
  mediaState.isWide = true;
  window.scrollTo = () => undefined;
  restore = overrideNavigation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  resetSessionEnd();
  restore();
  clearSession();
});

function open(at: string, permissions: readonly string[] = [], resources = bundled) {
  return renderAdmin({
    resources,
    initialPath: at,
    permissions,
    responses: {
      'GET /assets': empty,
      'GET /projects': empty,
      'GET /users': empty,
      'GET /clients': empty,
      'GET /gateways': empty,
    },
  });
}
const menu = async () => {
  const navigation = await screen.findByRole('navigation', { name: 'Menú principal' });
  return within(navigation)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};

const ALWAYS = [
  'Inicio',
  'Activos',
  'Edificios',
  'Tenants',
  'Reserva de espacios',
  'Tickets',
  'Configuración',
];
const GATES = {
  Gateways: 'read_gateways_list',
  Aprovisionado: 'register_gateways',
  Accesos: 'read_access_list',
  'Digital Signage': 'list_digital_signage',
  Academy: 'list_academy_docs',
};

describe('the side menu', () => {
  it('has its entries in their order [SHELL-29, SHELL-37]', async () => {
    open('/admin/start', [...Object.values(GATES), 'list_check_in']);
    expect((await menu()).filter((label) => label !== 'Check-in')).toEqual([
      'Inicio',
      'Activos',
      'Edificios',
      'Tenants',
      'Gateways',
      'Aprovisionado',
      'Accesos',
      'Reserva de espacios',
      'Digital Signage',
      'Tickets',
      'Academy',
      'Configuración',
    ]);
    expect(await menu()).toContain('Check-in');
  });

  it('has what is for everybody without any permission [SHELL-30]', async () => {
    open('/admin/start');
    expect(await menu()).toEqual(ALWAYS);
  });

  it.each(Object.entries(GATES))(
    'shows %s with %s alone [SHELL-31, SHELL-32, SHELL-33, SHELL-34, SHELL-35]',
    async (label, code) => {
      open('/admin/start', [code]);
      expect((await menu()).toSorted()).toEqual([...ALWAYS, label].toSorted());
    },
  );

  it('shows Check-in with list_check_in alone [SHELL-36, SHELL-37]', async () => {
    open('/admin/start', ['list_check_in']);
    expect(await menu()).toContain('Check-in');
  });
});

describe('addresses', () => {
  it.each([
    'academy',
    'checkin',
    'digital-signage',
    'provisioned',
    'provisioned/G1',
    'access',
    'gateways',
    'gateways/G1/info',
  ])(
    'of /admin/%s lead those who may not to the start, before any call [SHELL-53, SHELL-54, SHELL-55, SHELL-56, SHELL-57, SHELL-58]',
    async (path) => {
      const { currentPath, navigations, callsBesidesProfile } = open(`/admin/${path}`);
      await waitFor(() => expect(currentPath()).toBe('/admin/start'));
      expect(navigations).toEqual(['REPLACE /admin/start']);
      // The start page has figures and open tickets of its own.
      const ofStart = /\/statistics|^GET \/support-tickets\?status=opened&page\[number\]=1&page\[size\]=50&/;
      expect(callsBesidesProfile().filter((call) => !ofStart.test(call))).toEqual([]);
    },
  );

  it.each([
    ['/admin', '/admin/start', 'SHELL-10'],
    ['/admin/', '/admin/start', 'SHELL-10'],
    ['/admin/assets/?page=2', '/admin/assets?page=2', 'SHELL-11'],
    ['/admin/assets//', '/admin/assets', 'SHELL-11'],
    ['/admin/tickets?page=2', '/admin/support-tickets?page=2', 'TICKET-01'],
    ['/admin/tickets/T1/history?a=b', '/admin/support-tickets/T1/history?a=b', 'TICKET-01'],
    ['/admin/tickets/T1', '/admin/support-tickets/T1', 'TICKET-01'],
  ])('%s becomes %s [%s]', async (from, to) => {
    const { navigations, currentPath } = open(from);
    await waitFor(() =>
      expect(navigations.map((move) => move.replace(/&.*/, ''))).toContain(`REPLACE ${to}`),
    );
    expect(currentPath()).not.toMatch(/\/(\?|$)/);
    expect(navigations.every((move) => move.startsWith('REPLACE'))).toBe(true);
  });

  it.each(['/admin/settings', '/admin/settings/clients'])(
    '%s shows the companies [CLIENT-01]',
    async (path) => {
      open(path);
      expect(await screen.findByRole('heading', { level: 1, name: 'Empresas' })).toBeVisible();
    },
  );

  it('that nobody knows are a page with a way back [SHELL-20]', async () => {
    open('/admin/no-such-page');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'No existe o no tienes acceso' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/admin/start');
  });

  it.each([
    ['start', /^Hola/],
    ['dashboard', 'Panel'],
  ])('/admin/%s shows the dashboard [DASH-01, SHELL-17, SHELL-18]', async (path, name) => {
    open(`/admin/${path}`);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Ocupación' })).toBeVisible();
    expect(screen.queryByText('No existe o no tienes acceso')).toBeNull();
  });
});

describe('the page that a 503 took away', () => {
  it('is offered at the base path, once [LOGIN-39]', async () => {
    saveReturnPath('/admin/projects?page=1&size=50');
    const { currentPath } = renderAdmin({
      resources: bundled,
      initialPath: '/admin/start',
      responses: { 'GET /projects': empty },
    });
    fireEvent.click(await screen.findByRole('link', { name: 'Volver a esa página' }));
    await waitFor(() => expect(currentPath()).toBe('/admin/projects?page=1&size=50'));
    expect(screen.queryByRole('link', { name: 'Volver a esa página' })).toBeNull();
    expect(getReturnPath()).toBeUndefined();
  });
});

describe('declarations of the runtime', () => {
  it('that are broken are told, and the rest of the console works', async () => {
    renderAdmin({
      resources: bundled,
      initialPath: '/admin/assets',
      responses: { 'GET /assets': empty },
      problems: [
        {
          file: '/broken.json',
          path: 'list.columns[0]',
          found: 'Unknown field "ghost"',
          allowed: [],
          suggestion: null,
        },
      ],
    });
    expect(await screen.findByText(/su configuración tiene 1 error/)).toBeVisible();
    expect(screen.getByText(/broken\.json → list\.columns\[0\]: Unknown field "ghost"/)).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Activos' })).toBeVisible();
  });
});
