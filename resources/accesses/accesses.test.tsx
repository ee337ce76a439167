// @vitest-environment jsdom
import { mediaState } from '../../src/testing/jsdomPolyfills';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBundledResources } from '../../src/app/declarations/bundledDeclarations';
import { renderAdmin } from '../../src/app/testing/renderAdmin';
import { clearSession } from '../../src/session/session';
import { listResponse, type FakeResponse } from '../../src/testing/fakeHost';
import { currentUserResponse } from '../../src/testing/renderConsole';

const resources = createBundledResources();
const client = { id: 'C1', name: 'Gestión Norte' };
const project = (id: string, type: string | null) => ({ id, name: `Edificio ${id}`, type, client });
const all = [project('P1', 'HOTEL'), project('P2', 'OFFICE')];
const PROJECTS = 'GET /projects?client=C1&page[number]=1&page[size]=50';
const CLIENTS = 'GET /clients?page[number]=1&page[size]=50';
const stay = (id: string, state: string) => ({
  id,
  state,
  validFrom: 1_795_000_000,
  validUntil: 4_000_000_000,
  assets: [{ assetId: 'A1', alias: `Habitación ${id}` }],
});

type Answers = Record<string, FakeResponse | (() => FakeResponse)>;
const open = (at: string, answers: Answers = {}) =>
  renderAdmin({
    resources,
    initialPath: `/admin/access${at}`,
    permissions: ['read_access_list'],
    responses: {
      'GET /users/current': { body: { data: { ...currentUserResponse.data, client } } },
      [CLIENTS]: listResponse([client, { id: 'C2', name: 'Gestión Sur' }]),
      [PROJECTS]: listResponse(all),
      'GET /projects/P1': { body: { data: all[0] } },
      'GET /projects/P2': { body: { data: all[1] } },
      'GET /projects/P1/assets': listResponse([{ id: 'A1', alias: 'Habitación 101', type: 'HOTEL_ROOM' }]),
      'GET /hotels/assets/check-in/projects/P1': listResponse([
        stay('1', 'ACTIVE'),
        stay('2', 'REVOKED'),
        stay('3', 'EXPIRED'),
        stay('4', 'PENDING'),
      ]),
      'GET /devices/access/project/P1/list': listResponse([
        { id: 'd1', name: 'Puerta norte', batteryLevel: 80 },
      ]),
      'GET /data/projects/time-series/P2/access-control': listResponse([
        { ts: 1_795_000_000, action: 'open' },
      ]),
      'GET /access/qr/project/P2': listResponse([{ uid: 'i1', name: 'Luis', status: 'PENDING' }]),
      ...answers,
    },
  });
const below = (id: string, rest: string) => `/clients/C1/projects/${id}${rest}`;
const tabs = async () =>
  within(await screen.findByRole('navigation', { name: 'Apartados' }))
    .getAllByRole('link')
    // Without the number beside it, which comes with the rows.
    .map(({ firstElementChild }) => firstElementChild?.textContent);
const path = (address: string) => address.split('?')[0];

beforeEach(() => {
  mediaState.isWide = true;
  window.scrollTo = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  clearSession();
});

describe('the accesses', () => {
  it('have a title and two pickers, from the company of the profile [ACC-02, ACC-03, ACC-15]', async () => {
    const { currentPath, callsBesidesProfile } = open('');
    expect(await screen.findByRole('heading', { level: 1, name: 'Accesos' })).toBeVisible();
    expect(await screen.findByText('Elige un edificio para ver sus accesos')).toBeVisible();
    expect(currentPath()).toBe('/admin/access/clients/C1');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Empresa' })).toHaveValue('Gestión Norte'),
    );
    await userEvent.click(screen.getByRole('combobox', { name: 'Edificio' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Edificio P1 Hotel',
      'Edificio P2 Oficina',
    ]);
    expect(new Set(callsBesidesProfile())).toEqual(new Set([CLIENTS, PROJECTS]));
  });

  it('say for each picker alone that its list failed, once, for 5 s [ACC-16, ACC-17, ACC-18]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { callsBesidesProfile } = open('', { [CLIENTS]: { status: 500 }, [PROJECTS]: { status: 500 } });
    const failed = (what: string) => `No se ha podido cargar la lista de ${what} de los accesos`;
    const [companies, buildings] = [failed('empresas'), failed('proyectos')];
    // Once as a message, once in its place.
    for (const text of [companies, buildings])
      await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
    expect(screen.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(2);
    expect(callsBesidesProfile().filter((call) => call === CLIENTS || call === PROJECTS)).toEqual([
      CLIENTS,
      PROJECTS,
    ]);
    await act(() => vi.advanceTimersByTimeAsync(3500));
    expect(screen.getAllByText(buildings)).toHaveLength(2);
    await act(() => vi.advanceTimersByTimeAsync(2500));
    for (const text of [companies, buildings]) expect(screen.getAllByText(text)).toHaveLength(1);
  });

  it('keep the focus in the picker when the first choice is made [ACC-02]', async () => {
    const { currentPath } = open('', {
      'GET /users/current': { body: { data: { ...currentUserResponse.data, client: null } } },
    });
    const companies = await screen.findByRole('combobox', { name: 'Empresa' });
    await userEvent.click(companies);
    await userEvent.click(await screen.findByRole('option', { name: 'Gestión Norte' }));
    await waitFor(() => expect(currentPath()).toBe('/admin/access/clients/C1'));
    expect(await screen.findByRole('combobox', { name: 'Edificio' })).toBeEnabled();
    expect(companies).toHaveFocus();
  });

  it('of a hotel are rooms, check-ins and doors, beginning with the rooms [ACC-01, ACC-12, ACC-14, HOTEL-01]', async () => {
    const { currentPath, callsBesidesProfile } = open(below('P1', ''));
    expect(await screen.findByRole('link', { name: 'Habitación 101' })).toBeVisible();
    await waitFor(async () => expect(await tabs()).toEqual(['Habitaciones, 1', 'Check-ins', 'Puertas']));
    // No values at its head: nothing in their place either.
    expect(document.querySelector('.detail-fields')).toBeNull();
    expect(path(currentPath())).toBe('/admin/access/clients/C1/projects/P1/hotel/access-list');
    // Page and size are in the URL, and the host gets them under its own names.
    expect(new URLSearchParams(currentPath().split('?')[1]).get('size')).toBe('50');
    expect(callsBesidesProfile()).toContain('GET /projects/P1/assets?page[number]=1&page[size]=50');
    await userEvent.click(screen.getByRole('link', { name: 'Puertas' }));
    expect(await screen.findByText('Puerta norte')).toBeVisible();
    expect(path(currentPath())).toBe(`/admin/access${below('P1', '/hotel/office-access-devices-list')}`);
  });

  it('of an office are the log, doors and invitations, beginning with the log [ACC-13, ACC-14]', async () => {
    const { currentPath } = open(below('P2', ''));
    expect(await screen.findByText('Apertura')).toBeVisible();
    await waitFor(async () =>
      expect(await tabs()).toEqual(['Registro, 1', 'Puertas', 'Invitaciones externas']),
    );
    expect(path(currentPath())).toBe(`/admin/access${below('P2', '/office/log-list')}`);
  });

  it('of another type are where that type has them [ACC-09]', async () => {
    const { currentPath, navigations } = open(below('P2', '/hotel/check-in-list?page=3'));
    await waitFor(() => expect(path(currentPath())).toBe(`/admin/access${below('P2', '/office/log-list')}`));
    expect(navigations.every((move) => move.startsWith('REPLACE'))).toBe(true);
  });

  it('keep page and size in the address [ACC-08]', async () => {
    const { callsBesidesProfile } = open(below('P1', '/hotel/access-list?page=2&size=75'));
    await waitFor(() =>
      expect(callsBesidesProfile()).toContain('GET /projects/P1/assets?page[number]=2&page[size]=75'),
    );
  });

  it.each([
    ['BUILDING', 'building'],
    ['HOME', 'home'],
    ['HOTEL_ROOM', 'hotel-room'],
    ['PARKING_SLOT', 'parking-slot'],
    ['RENT', 'rent'],
    ['VACATIONAL_RENTAL', 'vacational-rental'],
    ['CASTLE', 'other'],
    [null, 'other'],
  ])(
    'of a building of type %s say that there is nothing to manage, at %s [ACC-09, ACC-10, ACC-11]',
    async (type, word) => {
      const { currentPath, callsBesidesProfile } = open(below('P1', ''), {
        'GET /projects/P1': { body: { data: project('P1', type) } },
      });
      expect(await screen.findByText('No se puede entrar en los accesos de este edificio')).toBeVisible();
      expect(currentPath()).toBe(`/admin/access${below('P1', `/${word}/access-list`)}`);
      expect(callsBesidesProfile().every((call) => /^GET \/(clients|projects)(\?|\/P1)/.test(call))).toBe(
        true,
      );
    },
  );

  it('lead on from the address of a building alone [ACC-01]', async () => {
    const { currentPath } = open('/P2');
    await waitFor(() => expect(path(currentPath())).toBe(`/admin/access${below('P2', '/office/log-list')}`));
  });
});

describe('check-ins of a hotel', () => {
  it('show a pending one as revoked [ACC-19, ACC-20]', async () => {
    open(below('P1', '/hotel/check-in-list'));
    expect(await screen.findByText(/^Activo, /)).toBeVisible();
    expect(screen.getAllByText('Revocado')).toHaveLength(2);
    expect(screen.getByText('Caducado')).toBeVisible();
  });

  it('are asked for whoever sees the accesses; a refusal is said in place [ACC-12]', async () => {
    open(below('P1', '/hotel/check-in-list'), { 'GET /hotels/assets/check-in/projects/P1': { status: 403 } });
    expect(await screen.findByText('No se han podido cargar los accesos')).toBeVisible();
    expect(await tabs()).toContain('Check-ins');
  });
});

describe('labels of a pending access', () => {
  it('are «Por validar» among external invitations [ACC-20]', async () => {
    open(below('P2', '/office/external-invitations-list'));
    expect(await screen.findByText('Por validar')).toBeVisible();
  });

  it('are «Inactivo» in any other list [ACC-20]', () => {
    expect(resources.get('invitations')?.fields.status?.options).toMatchObject({
      values: { ACTIVE: 'Invitación', REVOKED: 'Revocada', EXPIRED: 'Caducada', PENDING: 'Inactivo' },
    });
  });
});
