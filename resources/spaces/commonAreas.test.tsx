// @vitest-environment jsdom
import { mediaState } from '../../src/testing/jsdomPolyfills';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBundledResources } from '../../src/app/declarations/bundledDeclarations';
import { renderAdmin } from '../../src/app/testing/renderAdmin';
import { clearSession } from '../../src/session/session';
import { listResponse } from '../../src/testing/fakeHost';
import { currentUserResponse } from '../../src/testing/renderConsole';

const resources = createBundledResources();
const client = { id: 'C1', name: 'Gestión Norte' };
const project = { id: 'P1', name: 'Torre Mar', type: 'HOME', client };
const area = (id: string) => ({ id, name: `Sala ${id}`, capacity: 5, enabled: true });
const booking = (id: string) => ({
  id,
  common_area: { id: 'a1', name: `Sala ${id}` },
  hour_booking: { start: '08:00', end: '09:00' },
  date_booking: 1_795_000_000,
  user: { id: 'u1', name: 'Luis', surname: 'Gil' },
});
const ELSEWHERE = { commonAreasV2Clients: ['C1'] };
const below = (rest = '') => `/admin/common-areas/clients/C1/projects/P1${rest}`;

interface Options {
  company?: typeof client | null;
  ids?: Record<string, string[]>;
  links?: { commonAreasV2?: string };
  answers?: Parameters<typeof renderAdmin>[0]['responses'];
}
const open = (initialPath: string, { company = client, ids = {}, links = {}, answers = {} }: Options = {}) =>
  renderAdmin({
    resources,
    // Permission to add and change a space [PERM-10].
    permissions: ['update_projects'],
    initialPath,
    ids,
    links,
    responses: {
      'GET /users/current': { body: { data: { ...currentUserResponse.data, client: company } } },
      'GET /clients': listResponse([client, { id: 'C2', name: 'Gestión Sur' }]),
      'GET /projects': listResponse([project, { ...project, id: 'P2', name: 'Torre Sol' }]),
      'GET /projects/P1': { body: { data: project } },
      'GET /projects/P1/common-areas': listResponse([area('1'), area('2'), area('3')]),
      'GET /projects/P1/bookings': listResponse([booking('1'), booking('2')]),
      'GET /projects/common-areas/1': { body: { data: area('1') } },
      'GET /projects/P2': { body: { data: { ...project, id: 'P2', name: 'Torre Sol' } } },
      'GET /projects/P2/common-areas': listResponse([area('7')]),
      'GET /projects/P2/bookings': listResponse([]),
      ...answers,
    },
  });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const firstCells = async () =>
  (await screen.findAllByRole('row')).slice(1).map((row) => within(row).getAllByRole('cell')[0]?.textContent);

beforeEach(() => {
  mediaState.isWide = true;
  window.scrollTo = () => undefined;
});
afterEach(() => {
  vi.restoreAllMocks();
  clearSession();
});

describe('shared spaces', () => {
  it('begin with the company of the profile and ask for a building [AREA-01, AREA-03, AREA-04, AREA-06]', async () => {
    const { currentPath } = open('/admin/common-areas');
    expect(await screen.findByText('Elige un edificio para ver sus espacios')).toBeVisible();
    expect(currentPath()).toBe('/admin/common-areas/clients/C1');
    expect(screen.getByRole('combobox', { name: 'Edificio' })).toBeEnabled();
  });

  it('ask for a company where the profile has none [AREA-06]', async () => {
    const { currentPath } = open('/admin/common-areas', { company: null });
    expect(await screen.findByText('Elige un edificio para ver sus espacios')).toBeVisible();
    expect(currentPath()).toBe('/admin/common-areas/clients');
    expect(screen.getByRole('combobox', { name: 'Edificio' })).toBeDisabled();
  });

  it('say of each list alone that it failed, in words of their own [AREA-03]', async () => {
    open('/admin/common-areas', {
      answers: { 'GET /clients': { status: 500 }, 'GET /projects': { status: 500 } },
    });
    // Once as a message, once in its place.
    for (const what of ['empresas', 'edificios'])
      await waitFor(() =>
        expect(screen.getAllByText(`No se ha podido cargar la lista de ${what}`)).toHaveLength(2),
      );
  });

  it('go to the page of the chosen building [AREA-05]', async () => {
    const { currentPath } = open('/admin/common-areas');
    await screen.findByText('Elige un edificio para ver sus espacios');
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Edificio' }));
    fireEvent.click(await screen.findByRole('option', { name: /^Torre Mar/ }));
    await waitFor(() => expect(currentPath().split('?')[0]).toBe(below('/bookings')));
  });

  it('are a panel with the addresses of the documents, bookings first, in the reverse of the order of the host [AREA-01, AREA-02, AREA-11, AREA-12, AREA-13]', async () => {
    const { currentPath, go } = open(below());
    await screen.findByRole('table', { name: 'Reservas' });
    expect(currentPath()).toMatch(below('/bookings'));
    await screen.findByRole('link', { name: 'Sala 1' });
    expect(await firstCells()).toEqual(['Sala 2', 'Sala 1']);
    const menu = screen.getByRole('navigation', { name: 'Espacios' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Añadir espacio', 'Reservas', 'Sala 3', 'Sala 2', 'Sala 1']);
    await go(below('/common-area'));
    expect(await heading('Nuevo espacio')).toBeVisible();
    await go(below('/common-area/1/update'));
    // The box of the form that is left is still there for a moment.
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Nombre/ })).toHaveValue('Sala 1'));
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await heading('Sala 1')).toBeVisible();
    expect(currentPath()).toBe(below('/common-area/1'));
  });

  it('of one building are not looked for in another: another choice begins with the bookings [AREA-05]', async () => {
    const { currentPath } = open(below('/common-area/1'));
    await heading('Sala 1');
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Edificio' }));
    fireEvent.click(await screen.findByRole('option', { name: /^Torre Sol/ }));
    await waitFor(() =>
      expect(currentPath().split('?')[0]).toBe('/admin/common-areas/clients/C1/projects/P2/bookings'),
    );
  });

  it('remember the building, and neither a space nor a form', async () => {
    const { currentPath, go } = open(below('/common-area'));
    await heading('Nuevo espacio');
    await go('/admin/common-areas');
    await waitFor(() => expect(currentPath().split('?')[0]).toBe(below('/bookings')));
  });

  it('of another company are moved to where they are, with what is shown of them', async () => {
    const { currentPath } = open('/admin/common-areas/clients/C2/projects/P1/common-area/1/update');
    // The box of the form that is left is still there for a moment.
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Nombre/ })).toHaveValue('Sala 1'));
    expect(currentPath()).toBe(below('/common-area/1/update'));
  });
});

describe('companies whose spaces are in the other application', () => {
  const link = { name: /Abrir la aplicación de espacios/ };

  it('see it though their building does not say whose it is [AREA-07]', async () => {
    const { client: _, ...bare } = project;
    open(below(), {
      ids: ELSEWHERE,
      answers: { 'GET /projects/P1': { body: { data: bare } } },
    });
    expect(
      await screen.findByText('Los espacios de esta empresa se gestionan en otra aplicación'),
    ).toBeVisible();
  });

  it('see a notice and a link in place of the spaces [AREA-07, AREA-08]', async () => {
    const { currentPath, callsBesidesProfile } = open(below('/bookings'), {
      ids: ELSEWHERE,
      links: { commonAreasV2: '/areas' },
    });
    expect(await screen.findByRole('link', link)).toHaveAttribute('target', '_blank');
    expect(currentPath()).toBe(below('/v2'));
    expect(screen.getByRole('link', link)).toHaveAttribute('rel', 'noopener noreferrer');
    expect(callsBesidesProfile().filter((call) => /bookings|common-areas/.test(call))).toEqual([]);
  });

  it('take the token along at the click alone, in the fragment, to a window that knows nothing of this one [AREA-08]', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const said = ['log', 'info', 'warn', 'error'] as const;
    const logs = said.map((level) => vi.spyOn(console, level).mockImplementation(() => undefined));
    open(below('/v2'), { ids: ELSEWHERE, links: { commonAreasV2: '/areas' } });
    const found = await screen.findByRole('link', link);
    expect(document.body.innerHTML).not.toContain('token=');
    fireEvent.click(found);
    expect(opened.mock.calls).toEqual([
      [`${window.location.origin}/areas#token=t`, '_blank', 'noopener,noreferrer'],
    ]);
    expect(document.body.innerHTML).not.toContain('token=');
    expect(logs.flatMap((log) => log.mock.calls)).toEqual([]);
  });

  it('have no link to an origin that may not have the token [AREA-08]', async () => {
    open(below('/v2'), { ids: ELSEWHERE, links: { commonAreasV2: 'https://evil.example/areas' } });
    expect(await screen.findByText(/no está autorizada a recibir la sesión/)).toBeVisible();
    expect(screen.queryByRole('link', link)).toBeNull();
  });

  it('are none by default, and the address is none by default [AREA-09]', async () => {
    const { currentPath, unmount } = open(below('/v2'));
    await waitFor(() => expect(currentPath().split('?')[0]).toBe(below('/bookings')));
    unmount();
    open(below('/v2'), { ids: ELSEWHERE });
    expect(await screen.findByText(/no está configurada/)).toBeVisible();
  });
});
