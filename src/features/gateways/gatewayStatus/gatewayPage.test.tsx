// @vitest-environment jsdom
import { mediaState } from '../../../testing/jsdomPolyfills';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBundledResources } from '../../../app/declarations/bundledDeclarations';
import { renderAdmin } from '../../../app/testing/renderAdmin';
import { clearSession } from '../../../session/session';
import { listResponse } from '../../../testing/fakeHost';
import { currentUserResponse } from '../../../testing/renderConsole';

const resources = createBundledResources();
const superAdmin = {
  body: { data: { ...currentUserResponse.data, roles: ['ROLE_ASSETS_MANAGER_SUPER_ADMIN'] } },
};
const NOW = 1_800_000_000;

const gateway = {
  id: 'G1',
  qrCode: 'Q1',
  alias: 'Norte',
  name: null,
  vendor: 'Domotia',
  sku: 'GW-200',
  type: 'public',
  status: 'online',
  assetId: 'D1',
  assets: [{ id: 'D1', alias: 'Bajo A' }],
  projectId: 'P1',
  projectAlias: 'Los Almendros',
  batch_id: 'L1',
  batch_name: 'Lote 1',
  master_user: 'instalador',
  voice_assistant_user: 'voz',
  hw_version: '1.4',
  gatewayVersion: '2.13.0',
  daemonVersion: '3.8.1',
  helper_version: '1.6.0',
  knx_version: null,
  os_version: 'Debian 12',
  zwave_version: '7.19',
  firmware_version: '1.4.3',
  productionDate: 1_732_060_800,
  deployed_at: 1_735_689_600,
  deployment_date: 1_735_689_600,
  assistant_cloud: true,
  assistant_cloud_url: 'https://asistente.gateways.example',
  devices: ['d1', 'd2'],
  sensors: ['s1', 's2', 's3'],
  shared_sensors: [],
  shared_sensors_visibility: false,
  managementLinks: {
    control_panel: 'https://panel.gateways.example/G1',
    openhab: 'https://openhab.gateways.example/G1',
    ssh_teleport: null,
  },
};

const status = {
  gateway_id: 'G1',
  vpn_ip: '172.16.0.9',
  last_connection: NOW - 120,
  uptime: 90_000,
  time_offline: 0,
  health: 82,
  activeIssues: ['cpu_temperature', 'total_swap'],
  thresholds: { cpu_temperature: 80, cpu_ram_used: 90, cpu_hdd_used: 85, cpu_load: 4 },
  units: { cpu_temperature: '°C', cpu_ram_used: '%', cpu_hdd_used: '%', cpu_load: '' },
  cpu_temperature: 81,
  cpu_ram_used: 45,
  cpu_hdd_used: 70,
  cpu_load: 1.2,
  used_inodes: 114_688,
  total_inodes: 458_752,
  used_swap: 128,
  total_swap: 512,
  zwave_controller: true,
  helper_api: false,
  vpn_connection: true,
  helper_service: true,
  network_interface: 'lte',
  networkState: { bandWidth: 20, latency: 35, percentagePackageLost: 2, status: 'medium' },
};

const STATUS = 'GET /gateways/status?asset_id=D1';
const UPDATE = '/gateway-updates/updates/G1/system/latest';
const answers = {
  'GET /gateways/G1': { body: { data: gateway } },
  [STATUS]: { body: { data: [{ gateway_id: 'G0', activeIssues: ['online'] }, status] } },
  'GET /devices': listResponse([], 0),
  'GET /gateway-updates/versions/G1/latest': { body: { data: { aass: '3.8.1', system: '2.14.2' } } },
  [`GET ${UPDATE}_state`]: { body: { data: { uuid: 'u', state: 'COMPLETED' } } },
  [`POST ${UPDATE}`]: { body: { data: { uuid: 'u', state: 'IN_PROGRESS' } } },
};

const ALL = ['read_gateways_list', 'list_gateway_status', 'register_gateways', 'read_assets'];
function open(more: object = {}, { at = '/admin/gateways/G1/info', may = ALL } = {}) {
  return renderAdmin({ resources, initialPath: at, permissions: may, responses: { ...answers, ...more } });
}

const card = async () => within(await screen.findByRole('article', { name: 'Estado y salud' }));
/** The state beside the title of the page. */
const stateTag = (text: string) =>
  waitFor(() => {
    const title = screen.getByRole('heading', { level: 1, name: 'G1' });
    const tag = within(title.closest('header') as HTMLElement).getByText(text);
    expect(tag).toBeVisible();
    return tag;
  });
const told = (block: Pick<typeof screen, 'getAllByRole'>) =>
  Object.fromEntries(
    block
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent?.replaceAll(/\s/gu, ' ')]),
  );

beforeEach(() => {
  mediaState.isWide = true;
  window.scrollTo = () => undefined;
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  clearSession();
});

describe('the information of a gateway', () => {
  it('tells what it is [GWD-03, GWD-04, GWD-05, GWD-06, GWD-07]', async () => {
    open();
    await screen.findByRole('heading', { name: 'Identificación' });
    expect(told(within(document.body))).toMatchObject({
      GID: 'G1',
      QID: 'Q1',
      SKU: 'GW-200',
      Tipo: 'Compartido',
      'Estado según su ficha': 'Conectado',
      'Identificador del activo': 'D1',
      'Identificador del edificio': 'P1',
      'Identificador del lote': 'L1',
      Lote: 'Lote 1',
      'Usuario maestro': 'instalador',
      'Usuario del asistente de voz': 'voz',
      'Versión de hardware': '1.4',
      'Versión del sistema': '2.13.0',
      'Versión de AASS': '3.8.1',
      'Versión de Helper': '1.6.0',
      'Versión de KNX': 'No informado',
      'Versión del sistema operativo': 'Debian 12',
      'Versión de Z-Wave': '7.19',
      'Versión del firmware': '1.4.3',
      'Fecha de producción': expect.stringContaining('2024'),
      Instalado: expect.stringContaining('2025'),
      'Fecha de instalación': expect.stringContaining('2025'),
      'Asistente en la nube': 'Sí',
      'Dirección del asistente': expect.stringContaining('asistente.gateways.example'),
      Dispositivos: '2',
      Sensores: '3',
      'Sensores compartidos': '0',
      'Sensores compartidos a la vista': 'No',
    });
    const links = within(await screen.findByRole('article', { name: 'Estado y salud' }));
    expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://panel.gateways.example/G1',
      'https://openhab.gateways.example/G1',
    ]);
  });

  it('joins the state of its own row, and says how old it is [GWD-08, GWD-09, GWD-10, GWD-11, GWD-12, GWD-13, GWD-14]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW * 1000 });
    const { callsBesidesProfile } = open();
    const state = await card();
    await stateTag('Conectado');
    expect(state.getByText(/\(hace 2 minutos\)$/)).toBeVisible();
    expect(state.getByText(/^Leído a las/)).toBeVisible();
    expect(state.getByRole('meter', { name: 'Salud' })).toHaveAttribute('aria-valuenow', '82');
    expect(state.getByRole('meter', { name: 'Temp. de CPU' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('Alerta'),
    );
    expect(told(state)).toEqual({
      Calidad: 'Media',
      Conexión: 'LTE',
      'Ancho de banda': '20 Mb/s',
      Latencia: '35 ms',
      'Paquetes perdidos': '2 %',
      'Inodos usados': '114.688 de 458.752 (25 %)',
      'Memoria swap usada': '128 de 512 (25 %)',
      'Encendido desde hace': '1 d 1 h',
      'IP de la VPN': '172.16.0.9',
      'Controlador Z-Wave': 'En marcha',
      'API de Helper': 'Parado',
      'Conexión VPN': 'En marcha',
      'Servicio de Helper': 'En marcha',
      // The host omits it.
      'Asistente en la nube': 'Sin datos',
    });
    // The order of an operator: broken parts come before their usage.
    expect(state.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Incidencias activas',
      'Servicios',
      'Red',
      'Recursos y conexión',
      'Enlaces de gestión',
    ]);
    const issues = within(state.getAllByRole('list')[0]!);
    expect(issues.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Temperatura de CPU',
      'Memoria de intercambio total',
    ]);
    expect([...callsBesidesProfile()].sort()).toEqual(['GET /gateways/G1', STATUS]);
  });

  it.each([
    ['no row of it', { data: [] }, 'Sin datos'],
    ['a row without issues', { data: [{ gateway_id: 'G1' }] }, 'Sin datos'],
    ['an empty list of issues', { data: [{ gateway_id: 'G1', activeIssues: [] }] }, 'Conectado'],
    ['the issue', { data: [{ gateway_id: 'G1', activeIssues: ['online'] }] }, 'Desconectado'],
  ])('%s means %s [GWD-08, GWD-09]', async (_, body, text) => {
    open({ [STATUS]: { body } });
    if (body.data.length === 0) expect(await (await card()).findByText(text)).toBeVisible();
    else expect(await stateTag(text)).toHaveClass('with-dot');
  });

  it('calls old what it measured before it was disconnected, and what was read long ago [AGW-29, AGW-35]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW * 1000 });
    let activeIssues = ['online'];
    const eleven = NOW - 11 * 3600;
    open({
      [STATUS]: () => ({ body: { data: [{ ...status, activeIssues, last_connection: eleven }] } }),
    });
    const state = await card();
    expect(await state.findByText(/^Valores de hace 11 horas, de la última conexión \(/)).toBeVisible();
    expect(state.getByRole('meter', { name: 'Salud' }).closest('.is-old')).not.toBeNull();
    expect(state.getByText('API de Helper').closest('.is-old')).not.toBeNull();
    activeIssues = [];
    fireEvent.click(state.getByRole('button', { name: 'Leer de nuevo' }));
    await stateTag('Conectado');
    expect(state.getByRole('meter', { name: 'Salud' }).closest('.is-old')).toBeNull();
    expect(state.queryByText(/^Valores de hace/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(11 * 60_000));
    expect(state.getByText(/^Leído a las .* \(hace 11 minutos\): puede haber cambiado$/)).toBeVisible();
    expect(state.getByRole('meter', { name: 'Salud' }).closest('.is-old')).not.toBeNull();
  });

  it('begins with the alarm of a gateway that is offline: since when, and what was wrong [AGW-35, GWD-08, GWD-09]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW * 1000 });
    const services = { zwave_controller: false, vpn_connection: false, helper_service: false };
    open({
      [STATUS]: {
        body: { data: [{ ...status, ...services, activeIssues: ['online'], time_offline: 42_300 }] },
      },
    });
    const state = await card();
    const alarm = await state.findByText(/^Desconectado desde (ayer a )?las \d\d:\d\d \(11 h 45 min\)\.$/);
    expect(alarm.parentElement?.textContent.replaceAll(/\s/gu, ' ')).toMatch(
      /Antes de caer: CPU 81 °C \(umbral 80\), 4 servicios parados\.$/,
    );
    expect(state.getByRole('link', { name: 'Crear ticket' })).toHaveAttribute('href', '/admin/create-ticket');
    expect(state.queryByText('Incidencias activas')).toBeNull();
    // The alarm has the time.
    expect(state.queryByText('Desconectado desde hace')).toBeNull();
    // The alarm names the alerts: the health does not repeat them.
    expect(state.getAllByText(/umbral 80\)/)).toHaveLength(1);
  });

  it('explains the health by what is out of range [AGW-31..AGW-33]', async () => {
    open();
    const state = await card();
    const findings = await state.findByText(/^CPU 81/);
    expect(findings.textContent.replaceAll(/\s/gu, ' ')).toBe(
      'CPU 81 °C (umbral 80) · 1 servicio parado · disco 70 %, cerca de su umbral (85) · red media (35 ms, 2 % perdidos)',
    );
  });

  it('keeps the colours of what was measured where no list of issues came, until it is old [AGW-31..AGW-33, AGW-36]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW * 1000 });
    let heard = NOW - 120;
    open({
      [STATUS]: () => ({
        body: {
          data: [
            {
              ...status,
              activeIssues: null,
              health: 12,
              last_connection: heard,
              networkState: { status: 'bad' },
            },
          ],
        },
      }),
    });
    const state = await card();
    expect((await state.findAllByText('Sin datos'))[0]).toBeVisible();
    const health = state.getByRole('meter', { name: 'Salud' });
    expect(health.closest('.is-old')).toBeNull();
    expect(health.closest('.gateway-health')).toHaveClass('level-alert');
    heard = NOW - 11 * 3600;
    fireEvent.click(state.getByRole('button', { name: 'Leer de nuevo' }));
    expect(await state.findByText(/^Valores de hace 11 horas/)).toBeVisible();
    expect(state.getByRole('meter', { name: 'Salud' }).closest('.is-old')).not.toBeNull();
  });

  it('knows no service of a gateway that was never heard [GWD-11]', async () => {
    open({ [STATUS]: { body: { data: [{ gateway_id: 'G1', helper_api: false, last_connection: null }] } } });
    const state = await card();
    expect(await state.findByText('Sin conexiones todavía')).toBeVisible();
    expect(told(state)).toMatchObject({ 'API de Helper': 'Sin datos' });
    expect(state.queryByText('Parado')).toBeNull();
  });

  it('asks for no state without the right to it, and says so [GWD-08, PERM-09]', async () => {
    const { callsBesidesProfile } = open({}, { may: ['read_gateways_list'] });
    const state = await card();
    expect(
      await state.findByText('Tu usuario no tiene permiso para ver el estado de los gateways.'),
    ).toBeVisible();
    expect(state.getByText('Sin datos')).toBeVisible();
    expect(state.queryByText('Conectado')).toBeNull();
    expect(callsBesidesProfile()).toEqual(['GET /gateways/G1']);
  });

  it('says that the state could not be read, and reads it once more when asked to [GWD-08]', async () => {
    let isDown = true;
    const { callsBesidesProfile } = open({
      [STATUS]: () => (isDown ? { status: 500 } : { body: { data: [status] } }),
    });
    const state = await card();
    expect(await state.findByText('No se ha podido leer el estado del gateway')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Versiones' })).toBeVisible();
    isDown = false;
    await userEvent.click(state.getByRole('button', { name: 'Reintentar' }));
    await stateTag('Conectado');
    expect(callsBesidesProfile().filter((call) => call === STATUS)).toHaveLength(2);
  });

  it('that cannot be read is a page with retry and back [GWD-21, GWD-22]', async () => {
    let isDown = true;
    const { callsBesidesProfile } = open({
      'GET /gateways/G1': () => (isDown ? { status: 500 } : { body: { data: gateway } }),
    });
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Volver' })).toBeVisible();
    expect(callsBesidesProfile()).toEqual(['GET /gateways/G1']);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'G1' })).toBeVisible();
  });
});

describe('the update on the page', () => {
  const update = { name: 'Actualizar software' };
  const updating = { name: 'Actualizando…' };
  const PLACES = ['/admin/gateways/G1/info', '/admin/projects/P1/gateway/G1/info'];

  it.each(PLACES)(
    'is offered below the latest versions, to super admins alone: %s [GWD-23, GWD-24]',
    async (at) => {
      const { unmount } = open({ 'GET /users/current': superAdmin }, { at });
      expect(await screen.findByRole('button', update)).toHaveAttribute(
        'title',
        expect.stringContaining('Sistema 2.13.0 → 2.14.2'),
      );
      unmount();
      const { callsBesidesProfile } = open({}, { at });
      await stateTag('Conectado');
      expect(screen.queryByRole('button', update)).toBeNull();
      expect(callsBesidesProfile().some((call) => call.includes('gateway-updates'))).toBe(false);
    },
  );

  it.each([
    [
      'the latest',
      { 'GET /gateway-updates/versions/G1/latest': { body: { data: { aass: '3.8.1', system: '2.13.0' } } } },
    ],
    ['a lookup that failed', { 'GET /gateway-updates/versions/G1/latest': { status: 500 } }],
  ])('is not offered with %s [GWD-24]', async (_, more) => {
    const { callsBesidesProfile } = open({ 'GET /users/current': superAdmin, ...more });
    await stateTag('Conectado');
    await waitFor(() => expect(callsBesidesProfile()).toContain('GET /gateway-updates/versions/G1/latest'));
    expect(screen.queryByRole('button', update)).toBeNull();
    expect(callsBesidesProfile().some((call) => call.endsWith('latest_state'))).toBe(false);
  });

  it('goes on after leaving the tab and coming back, and renews the versions when it is done [GWD-23, AGW-48]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    let state = 'COMPLETED';
    let system = '2.13.0';
    const { callsBesidesProfile } = open({
      'GET /users/current': superAdmin,
      [`GET ${UPDATE}_state`]: () => ({ body: { data: { uuid: 'u', state } } }),
      'GET /gateways/G1': () => ({ body: { data: { ...gateway, gatewayVersion: system } } }),
    });
    const polls = () => callsBesidesProfile().filter((call) => call === `GET ${UPDATE}_state`).length;
    await user.click(await screen.findByRole('button', update));
    state = 'IN_PROGRESS';
    expect(await screen.findByRole('button', updating)).toBeVisible();
    const left = polls();
    await vi.advanceTimersByTimeAsync(1000);
    await user.click(screen.getByRole('link', { name: /^Dispositivos/ }));
    await screen.findByText('Este gateway no tiene dispositivos');
    // Meanwhile the tray asks.
    await waitFor(() => expect(polls()).toBe(left + 1));
    await vi.advanceTimersByTimeAsync(31_000);
    expect(polls()).toBe(left + 2);
    await user.click(screen.getByRole('link', { name: 'Información' }));
    expect(await screen.findByRole('button', updating)).toBeVisible();
    await waitFor(() => expect(polls()).toBe(left + 3));
    state = 'COMPLETED';
    system = '2.14.2';
    await vi.advanceTimersByTimeAsync(31_000);
    expect(await screen.findByText('2.14.2')).toBeVisible();
    expect(screen.queryByRole('button', updating)).toBeNull();
    expect(screen.queryByRole('button', update)).toBeNull();
  });
});

describe('the devices of a gateway', () => {
  const device = {
    device_id: 'ZW-1',
    device_type: 'lock',
    label: 'Cerradura · Entrada',
    health: 90,
    active_issues: ['battery_level', 'online'],
    battery_level: 12,
    connectivity: 'ONLINE',
    latency: 35,
    internal_temperature: 31,
    created_at: 1_735_689_600,
    updated_at: 1_735_689_600,
    available_actions: ['reset'],
  };

  it('are asked for by page, size and device id, and show what is known of each [GWD-15, GWD-16]', async () => {
    const { currentPath, callsBesidesProfile } = open(
      { 'GET /devices': listResponse([device, { device_id: 'ZW-2', active_issues: [] }]) },
      { at: '/admin/gateways/G1/devices' },
    );
    const row = await screen.findByRole('row', { name: /ZW-1/ });
    await within(row).findByText(/^hace /);
    expect(currentPath()).toBe('/admin/gateways/G1/devices?page=1&size=50&sort=device_id');
    expect(callsBesidesProfile().filter((call) => call.startsWith('GET /devices'))).toEqual([
      'GET /devices?gateway_id=G1&page[number]=1&page[size]=50&sort=device_id',
    ]);
    const cells = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent?.replaceAll(/\s/gu, ' '));
    expect(cells).toEqual([
      'ZW-1Cerradura · Entrada',
      'Cerradura',
      '90 %',
      'Batería baja, Desconectado',
      '12 %',
      'Conectado',
      '35 ms',
      '31 °C',
      expect.stringMatching(/^hace \d+ días$/),
    ]);
    const other = screen.getByRole('row', { name: /ZW-2/ });
    expect(within(other).getByText('Ninguna')).toBeVisible();
    expect(within(other).getByText('Sin datos')).toBeVisible();
  });

  it('can be sorted the other way, in the address and on the wire [GWD-15]', async () => {
    const { callsBesidesProfile } = open(
      { 'GET /devices': listResponse([device]) },
      { at: '/admin/gateways/G1/devices?page=1&size=50&sort=-device_id' },
    );
    await screen.findByRole('row', { name: /ZW-1/ });
    expect(callsBesidesProfile()).toContain(
      'GET /devices?gateway_id=G1&page[number]=1&page[size]=50&sort=-device_id',
    );
  });
});

describe('the edit of a gateway', () => {
  async function edit(answer: object) {
    const host = open({ 'PATCH /gateways/G1': answer });
    await userEvent.click(await screen.findByRole('button', { name: 'Editar' }));
    const alias = await screen.findByRole('textbox', { name: /Alias/ });
    await userEvent.clear(alias);
    await userEvent.type(alias, 'Sur');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    return host.recordedCalls.filter(({ method }) => method === 'PATCH');
  }

  it('sends the names alone, and says that it was done [GWD-18, GWD-20]', async () => {
    const sent = await edit({ body: { data: { ...gateway, alias: 'Sur' } } });
    expect(await screen.findByText('Se ha actualizado correctamente')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toMatchObject([
      { url: '/gateways/G1', body: { alias: 'Sur', name: null, vendor: 'Domotia' } },
    ]);
    expect(Object.keys(Object(sent[0]?.body))).toHaveLength(3);
  });

  it.each([[500], [403]])(
    'says that it failed with a %i, and keeps what was typed [GWD-20]',
    async (code) => {
      await edit({ status: code });
      expect((await screen.findAllByText(/No se han podido guardar los cambios/))[0]).toBeVisible();
      expect(screen.getByRole('textbox', { name: /Alias/ })).toHaveValue('Sur');
    },
  );
});
