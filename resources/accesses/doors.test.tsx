// @vitest-environment jsdom
import '../../src/testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Ahead of time: what loads lazily is slow while other test files run beside.
import '../../src/actions/steps/ActionFlow';
import { createBundledResources } from '../../src/app/declarations/bundledDeclarations';
import { ResourceRoutes } from '../../src/app/routes/ResourceRoutes';
import { clearSession, saveSession } from '../../src/session/session';
import { getDeclaredResource } from '../../src/testing/declareResources';
import { listResponse, type FakeResponse, type RecordedCall } from '../../src/testing/fakeHost';
import { renderConsole } from '../../src/testing/renderConsole';

const resources = createBundledResources();
const DEVICES = 'GET /assets/7/devices?type=lock';
const TOGGLE = 'POST /assets/7/device/toggle';

/** A device as the documents write it (AACC-05). */
const device = (id: string, name: string, more: object = {}) => ({
  available_actions: [],
  battery_level: 80,
  device_id: id,
  device_name: name,
  device_type: 'lock',
  enabled: true,
  parameters: { name: `${name} (aparato)`, room: 'Entrada' },
  password: true,
  sensors: [],
  thing_id: `zwave:${id}`,
  lock_type: 'HOME_DOOR',
  thing_type_uid: 'zwave:x',
  ...more,
});
const shared = { password: false, lock_type: 'BUILDING_DOOR', parameters: { name: 'Portal', room: null } };
/** Two gateways with a device of the same id and name, and devices of none. */
const answer = (isOn: boolean): FakeResponse => ({
  body: {
    data: {
      gateways: [
        {
          uuid: 'G1',
          devices: [device('lock-1', 'Principal', { enabled: isOn }), device('lock-2', 'Trastero')],
        },
        { uuid: 'G2', devices: [device('lock-1', 'Principal', shared)] },
        { uuid: null, devices: [device('cloud-1', 'Nube', { password: undefined, lock_type: undefined })] },
        { uuid: 'G3' },
      ],
    },
  },
});

type Answers = Readonly<Record<string, FakeResponse | ((call: RecordedCall) => FakeResponse)>>;
const open = (answers: Answers = {}, type = 'HOME', staleTime = 0) =>
  renderConsole(
    <Routes>
      <Route
        path="/admin/assets/*"
        element={<ResourceRoutes resource={getDeclaredResource(resources, 'assets')} />}
      />
    </Routes>,
    {
      resources,
      initialPath: '/admin/assets/7/accesses',
      staleTime,
      responses: {
        'GET /assets/7/dashboard': { body: { data: { id: '7', alias: 'Piso 3B', type } } },
        'GET /access/asset/7/all': listResponse([]),
        [DEVICES]: answer(true),
        [TOGGLE]: { body: { data: {} } },
        ...answers,
      },
    },
  );
const table = (name: string) => screen.findByRole('table', { name });
const rowsOf = async (name: string) =>
  within(await table(name))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
const switches = async () => within(await table('Permisos')).findAllByRole('switch');

beforeEach(() =>
  saveSession({
    token: 't',
    permissions: ['update_assets', 'read_assets', 'read_access_list', 'list_check_in'],
  }),
);
afterEach(() => {
  clearSession();
  vi.useRealTimers();
});

describe('the doors of an asset', () => {
  it('are those of all its gateways, read once, with what can be done to each [AACC-01] [AACC-02] [AACC-03] [AACC-04] [AACC-05] [AACC-12]', async () => {
    // Both lists take one answer while it is fresh, by the clock.
    vi.useFakeTimers({ toFake: ['Date'] });
    const { callsBesidesProfile } = open({}, 'HOME', 5_000);
    expect(await rowsOf('Puertas')).toMatchObject([
      ['Principal', 'Principal (aparato)', 'Entrada', 'Puerta de la vivienda', ''],
      ['Trastero', 'Trastero (aparato)', 'Entrada', 'Puerta de la vivienda', ''],
      ['Principal', 'Portal', expect.any(String), 'Puerta del edificio', ''],
      ['Nube', 'Nube (aparato)', 'Entrada', expect.any(String), ''],
    ]);
    expect(await rowsOf('Permisos')).toHaveLength(4);
    expect(callsBesidesProfile().filter((call) => call.startsWith('GET /assets/7/devices'))).toEqual([
      DEVICES,
    ]);
    const menus = within(await table('Puertas')).getAllByRole('button', { name: /^Acciones/ });
    fireEvent.click(menus[2]!);
    const passwords = await screen.findByRole('menuitem', { name: /^Configurar contraseñas/ });
    expect(passwords).toHaveAttribute('aria-disabled', 'true');
    expect(passwords).toHaveAccessibleDescription('Esta puerta no tiene contraseñas');
  });

  it('that cannot be read say so, with a retry; what is no such list is no empty one [AACC-06]', async () => {
    let told: FakeResponse = { body: { data: { gateways: {} } } };
    open({ [DEVICES]: () => told });
    const [doors] = await screen.findAllByRole('region', { name: 'Puertas' });
    expect(await within(doors!).findByText('No se han podido cargar las puertas del activo')).toBeVisible();
    told = { body: { data: { gateways: [] } } };
    fireEvent.click(within(doors!).getByRole('button', { name: 'Reintentar' }));
    expect(await within(doors!).findByText('Este activo no tiene puertas')).toBeVisible();
  });

  it.each([
    ['HOME', true],
    ['HOTEL_ROOM', true],
    ['OFFICE', false],
  ])('of a %s: assign room and update list %s [AACC-08] [AACC-09] [AACC-11]', async (type, isThere) => {
    const { callsBesidesProfile } = open({}, type);
    await rowsOf('Puertas');
    const update = screen.queryByRole('button', { name: 'Actualizar lista' });
    expect(update !== null).toBe(isThere);
    expect(screen.queryByRole('button', { name: 'Asignar habitación' }) !== null).toBe(isThere);
    if (!update) return;
    fireEvent.click(update);
    await waitFor(() => expect(callsBesidesProfile().filter((call) => call === DEVICES)).toHaveLength(2));
    fireEvent.click(screen.getByRole('button', { name: 'Asignar habitación' }));
    expect(await screen.findByRole('dialog', { name: 'Check-in: Piso 3B' })).toBeVisible();
  });
});

describe('who may use a door', () => {
  it('is sent for the gateway of the row, pending for 2 s, and read again then [AACC-12] [AACC-13] [AACC-14]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let isOn = true;
    const { recordedCalls, callsBesidesProfile } = open({ [DEVICES]: () => answer(isOn) });
    const [first, , other, bare] = await switches();
    expect(bare).toHaveAttribute('aria-disabled', 'true');
    expect(bare).toHaveAccessibleDescription('La puerta no está en ningún gateway');
    fireEvent.click(bare!);
    fireEvent.click(first!);
    fireEvent.click(first!);
    await waitFor(() => expect(first).toHaveAttribute('aria-busy', 'true'));
    expect(first!.parentElement).toHaveTextContent('Cambiando…');
    expect(first).toHaveAttribute('aria-checked', 'true');
    fireEvent.click(other!);
    await act(() => vi.advanceTimersByTimeAsync(1900));
    expect(callsBesidesProfile().filter((call) => call === DEVICES)).toHaveLength(1);
    expect(screen.queryByText('Permiso retirado: Principal')).toBeNull();
    isOn = false;
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.getByText('Permiso retirado: Principal')).toBeVisible();
    expect(callsBesidesProfile().filter((call) => call === DEVICES)).toHaveLength(2);
    await waitFor(async () => expect((await switches())[0]).toHaveAttribute('aria-checked', 'false'));
    fireEvent.click((await switches())[2]!);
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(
      recordedCalls.filter(({ method }) => method === 'POST').map(({ url, body }) => [url, body]),
    ).toEqual([
      ['/assets/7/device/toggle', { data: { enabled: false, device_id: 'lock-1', gateway_id: 'G1' } }],
      ['/assets/7/device/toggle', { data: { enabled: false, device_id: 'lock-1', gateway_id: 'G2' } }],
    ]);
  });

  it('is not known after a lost answer, and stays as it was after a refusal [AACC-13]', async () => {
    let told: FakeResponse = 'refused';
    open({ [TOGGLE]: () => told });
    fireEvent.click((await switches())[0]!);
    expect(await screen.findByText(/No sabemos si se ha hecho/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    told = { status: 403 };
    await waitFor(async () => expect((await switches())[0]).toHaveAttribute('aria-disabled', 'false'));
    fireEvent.click((await switches())[0]!);
    expect(await screen.findByText(/No se ha podido cambiar el permiso/)).toBeVisible();
    expect((await switches())[0]).toHaveAttribute('aria-checked', 'true');
  });
});
