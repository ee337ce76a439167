// @vitest-environment jsdom
import '../../src/testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBundledResources } from '../../src/app/declarations/bundledDeclarations';
import { ResourceRoutes } from '../../src/app/routes/ResourceRoutes';
import { clearSession, saveSession } from '../../src/session/session';
import { getDeclaredResource } from '../../src/testing/declareResources';
import { listResponse, type FakeResponse, type RecordedCall } from '../../src/testing/fakeHost';
import { renderConsole } from '../../src/testing/renderConsole';
// Ahead of time: they load lazily, which takes its time while other test files run beside.
import '../../src/actions/steps/ActionFlow';
import '../../src/fields/dateTime/AgeDisplay';
import '../../src/fields/enum/EnumInput';
import '../../src/fields/longText/LongTextInput';
import '../../src/fields/number/NumberInput';
import '../../src/fields/text/TextInput';
import '../../src/fields/reference/ReferenceInput';
import '../../src/forms/panels/ActionForm';
import '../../src/forms/record/RecordFormPanel';
import '../../src/list/expand/ExpandableRows';

const resources = createBundledResources();
const UPDATED = Math.floor(Date.now() / 1000) - 300;

const sensor = (sensorId: string, more: object = {}) => ({
  accessSensorId: null,
  deviceId: 'lock-1',
  name: 'Puerta',
  room: 'Recibidor',
  sensorId,
  sensorType: 'LOCK',
  sensorUuid: `u-${sensorId}`,
  usage: 'access',
  ...more,
});
/** A device as the documents write it in the list of an asset (DEV-20): no `id`, camelCase. */
const device = (deviceId: string, deviceName: string, more: object = {}) => ({
  uuid: `dev-${deviceId}`,
  deviceId,
  deviceName,
  deviceType: 'lock',
  assetId: 'D1',
  projectId: 'P1',
  gatewayUuid: null,
  enabled: true,
  shared: false,
  batteryLevel: 80,
  connectivity: 'ONLINE',
  parameters: { name: deviceName, room: 'Recibidor' },
  availableActions: ['reset'],
  updatedAt: UPDATED,
  sensors: [
    sensor('lock_1', { accessSensorId: 'acc-1' }),
    sensor('battery_1', { sensorType: 'BATTERY_LEVEL' }),
  ],
  ...more,
});
const CLOUD = device('cloud-1', 'Trastero');
const OFF = device('cloud-2', 'Persiana', { enabled: false, sensors: [] });
const LINKED = device('lock-1', 'Portal', {
  gatewayUuid: 'G1',
  batteryLevel: null,
  connectivity: undefined,
  sensors: undefined,
});
/** A row as the documents promise it for a building (DEV-21), and nothing besides. */
const SHORT = {
  asset: null,
  battery_level: 12,
  device_type: 'smoke_sensor',
  name: 'Humo',
  room: 'Portal',
  shared: true,
  access_sensor_id: 'acc-7',
};

const ASSET = '/admin/assets/D1/devices?page=1&size=50&sort=gateway_id';
const OF_ASSET = 'GET /devices?asset_id=D1&page[number]=1&page[size]=50&sort=gateway_id';
const PROJECT = '/admin/projects/P1/devices?page=1&size=50&sort=gateway_id';

type Answers = Parameters<typeof renderConsole>[1]['responses'];

function open(answers: Answers = {}, at = ASSET) {
  return renderConsole(
    <Routes>
      {['assets', 'projects'].map((name) => (
        <Route
          key={name}
          path={`/admin/${name}/*`}
          element={<ResourceRoutes resource={getDeclaredResource(resources, name)} />}
        />
      ))}
    </Routes>,
    {
      resources,
      initialPath: at,
      responses: {
        'GET /assets/D1/dashboard': { body: { data: { id: 'D1', alias: 'Ático', type: 'HOME' } } },
        'GET /projects/P1': { body: { data: { id: 'P1', name: 'Sol', type: 'HOME' }, included: {} } },
        'GET /devices': listResponse([CLOUD, OFF, LINKED]),
        ...answers,
      },
    },
  );
}
const row = async (name: string) => {
  const found = (await screen.findByText(name)).closest('tr');
  if (!found) throw new Error(name);
  return found;
};
const cells = (of: HTMLElement) =>
  [...of.querySelectorAll(':scope > td')]
    .map((cell) => cell.textContent.replaceAll('\u00a0', ' '))
    .slice(1, -1);
const menuOf = async (name: string) => {
  await userEvent.click(within(await row(name)).getByRole('button', { name: `Acciones de ${name}` }));
  return screen.getAllByRole('menuitem').map((item) => item.textContent);
};
/** A question that deletes is an alert. */
const dialog = () => screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog');
const start = async (name: string, item: string) => {
  await menuOf(name);
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
  await waitFor(() => expect(dialog()).not.toBeNull());
  return dialog() as HTMLElement;
};
const press = async (name: string) => {
  const main = () => within(dialog() as HTMLElement).getByRole('button', { name });
  await waitFor(() => expect(main()).toHaveAttribute('aria-disabled', 'false'));
  await userEvent.click(main());
};
const writes = (seen: RecordedCall[]) =>
  seen.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [`${method} ${url}`, body]);
const reads = (asked: string[]) => asked.filter((call) => call.startsWith('GET /devices'));
const switchOf = (name: string) => screen.findByRole('switch', { name: `Activado: ${name}` });

beforeEach(() =>
  saveSession({ token: 't', permissions: ['read_assets', 'update_assets', 'read_projects', 'list_assets'] }),
);
afterEach(clearSession);

describe('devices of an asset', () => {
  it('are asked for with its id, page and order, and shown; what nobody says is unknown [DEV-16] [DEV-17] [DEV-20]', async () => {
    const { callsBesidesProfile } = open();
    await screen.findAllByText('hace 5 minutos');
    expect(cells(await row('Trastero'))).toEqual([
      'TrasteroRecibidor',
      'Cerradura',
      'Sin gateway',
      '80 %',
      'Conectado',
      'hace 5 minutos',
      'No',
      'Sí',
    ]);
    expect(cells(await row('Portal')).slice(2, 5)).toEqual(['G1', 'No informado', 'Sin datos']);
    expect(reads(callsBesidesProfile())).toEqual([OF_ASSET]);
  });

  it('open to their sensors, without leaving the row [DEV-04] [DEV-20]', async () => {
    const { callsBesidesProfile, currentPath } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Sensores de Trastero' }));
    const table = await screen.findByRole('table', { name: 'Sensores de Trastero' });
    const read = within(table)
      .getAllByRole('row')
      .map((line) => [...line.children].map((cell) => cell.textContent));
    expect(read).toEqual([
      ['Nombre', 'Estancia', 'Uso', 'Tipo', 'Identificador', 'Sensor de acceso'],
      ['Puerta', 'Recibidor', 'access', 'Cerradura', 'lock_1', 'acc-1'],
      ['Puerta', 'Recibidor', 'access', 'Nivel de batería', 'battery_1', 'No abre puertas'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Sensores de Persiana' }));
    expect(screen.getByText('Este dispositivo no tiene sensores')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sensores de Portal' }));
    expect(screen.getByText('Sensores: sin informar')).toBeVisible();
    expect(currentPath()).toBe(ASSET);
    expect(reads(callsBesidesProfile())).toHaveLength(1);
  });

  it('say that they cannot be loaded, and are asked for again once [DEV-22]', async () => {
    let isDown = true;
    const { callsBesidesProfile } = open({
      'GET /devices': () => (isDown ? { status: 500 } : listResponse([CLOUD])),
    });
    expect(await screen.findByText('No se ha podido cargar la lista de dispositivos')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await row('Trastero')).toBeVisible();
    expect(reads(callsBesidesProfile())).toHaveLength(2);
  });
});

describe('devices of a building', () => {
  it('are those without an asset, with the members that their rows have [DEV-19] [DEV-21]', async () => {
    const { callsBesidesProfile } = open({ 'GET /devices': listResponse([SHORT]) }, PROJECT);
    expect(cells(await row('Humo'))).toEqual([
      'Humo',
      'Portal',
      'Detector de humo',
      '12 %',
      'Sin datos',
      'Sí',
      'No informado',
    ]);
    expect(reads(callsBesidesProfile())).toEqual([
      'GET /devices?project_id=P1&filter=asset_id+is+null&page[number]=1&page[size]=50&sort=gateway_id',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Columnas' }));
    for (const name of ['Activo', 'Sensor de acceso'])
      await userEvent.click(screen.getByRole('menuitemcheckbox', { name }));
    expect(cells(await row('Humo'))).toEqual(expect.arrayContaining(['acc-7', 'Sin activo']));
    // A row that names no device offers nothing that needs one.
    expect(await menuOf('Humo')).toEqual([
      'Modificar dispositivoEl servicio no informa del identificador del dispositivo',
      'Acciones de mantenimientoEl dispositivo no tiene gateway',
      'Eliminar dispositivoEl servicio no informa del identificador del dispositivo',
    ]);
  });
});

describe('what is done to a device', () => {
  it('depends on its gateway, and says why it cannot be done [DEV-60] [DEV-64]', async () => {
    open();
    expect(await menuOf('Trastero')).toEqual([
      'Modificar dispositivo',
      'Acciones de mantenimientoEl dispositivo no tiene gateway',
      'Eliminar dispositivo',
    ]);
    await userEvent.keyboard('{Escape}');
    expect(await menuOf('Portal')).toEqual([
      'Modificar dispositivoDepende de un gateway: se gestiona desde él',
      'Acciones de mantenimiento',
      'Eliminar dispositivoDepende de un gateway: se gestiona desde él',
    ]);
    expect(await switchOf('Trastero')).toHaveAttribute('aria-disabled', 'false');
    expect(await switchOf('Portal')).toHaveAttribute('aria-disabled', 'true');
    expect(await switchOf('Portal')).toHaveAttribute('title', 'Depende de un gateway: se gestiona desde él');
  });

  it('is refused to who may not, with the reason', async () => {
    saveSession({ token: 't', permissions: ['read_assets', 'list_assets'] });
    open();
    expect((await menuOf('Trastero')).at(-1)).toContain(
      'Tu usuario no tiene permiso para modificar dispositivos',
    );
    expect(await switchOf('Trastero')).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['Trastero', 'cloud-1', false, 'El dispositivo se ha desactivado'],
    ['Persiana', 'cloud-2', true, 'El dispositivo se ha activado'],
  ])('turns %s over, says so and reads the list again [DEV-61] [DEV-62]', async (name, id, enabled, said) => {
    const { callsBesidesProfile, recordedCalls } = open({
      [`PATCH /gateway-cloud/devices/${id}/enable`]: { body: { data: {} } },
    });
    await userEvent.click(await switchOf(name));
    if (!enabled) await press('Desactivar');
    expect(await screen.findByText(said)).toBeVisible();
    await waitFor(() => expect(reads(callsBesidesProfile())).toHaveLength(2));
    expect(writes(recordedCalls)).toEqual([
      [`PATCH /gateway-cloud/devices/${id}/enable`, { data: { enabled } }],
    ]);
  });

  it.each([
    ['Trastero', false, 'No se ha podido desactivar el dispositivo'],
    ['Persiana', true, 'No se ha podido activar el dispositivo'],
  ])('says that %s could not be turned over [DEV-63]', async (name, enabled, said) => {
    const { callsBesidesProfile } = open({
      'PATCH /gateway-cloud/devices/cloud-1/enable': { status: 500 },
      'PATCH /gateway-cloud/devices/cloud-2/enable': { status: 404 },
    });
    await userEvent.click(await switchOf(name));
    if (!enabled) await press('Desactivar');
    expect(await screen.findByText(said)).toBeVisible();
    expect(reads(callsBesidesProfile())).toHaveLength(1);
  });

  it('deletes it once that was confirmed, and reads the list again [DEV-05] [DEV-56] [DEV-57]', async () => {
    const { callsBesidesProfile, recordedCalls } = open({
      'DELETE /gateway-cloud/devices/cloud-1': { status: 204 },
    });
    const question = await start('Trastero', 'Eliminar dispositivo');
    expect(question).toHaveTextContent('Se eliminará «Trastero» con sus sensores, y no se puede deshacer.');
    await press('Cancelar');
    expect(writes(recordedCalls)).toEqual([]);
    await start('Trastero', 'Eliminar dispositivo');
    await press('Eliminar');
    expect(await screen.findByText('El dispositivo se ha eliminado correctamente')).toBeVisible();
    await waitFor(() => expect(reads(callsBesidesProfile())).toHaveLength(2));
    expect(writes(recordedCalls)).toEqual([['DELETE /gateway-cloud/devices/cloud-1', undefined]]);
  });

  it.each<[number, string, string]>([
    [404, 'El dispositivo que quieres eliminar no existe', 'DEV-58'],
    [500, 'No se ha podido eliminar el dispositivo', 'DEV-59'],
  ])('says of %i: %s [%s]', async (status, said) => {
    open({ 'DELETE /gateway-cloud/devices/cloud-1': { status } });
    await start('Trastero', 'Eliminar dispositivo');
    await press('Eliminar');
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('notes work that needs no battery without one [DEV-64]', async () => {
    const { recordedCalls } = open({ 'POST /gateways/G1/maintenance/cleaning': { body: { data: {} } } });
    await start('Portal', 'Acciones de mantenimiento');
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: /Acción/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Limpieza' }));
    await press('Añadir');
    await waitFor(() => expect(dialog()).toBeNull());
    const none = { comments: null, battery_voltage: null, battery_vendor: null };
    expect(writes(recordedCalls)).toEqual([
      [
        'POST /gateways/G1/maintenance/cleaning',
        { data: { device_id: 'lock-1', action: 'cleaning', device_type: 'lock', ...none } },
      ],
    ]);
  });

  it('notes work at a device of a gateway, in a drawer [DEV-05] [DEV-64]', async () => {
    const answer: FakeResponse = { body: { data: {} } };
    const { recordedCalls } = open({ 'POST /gateways/G1/maintenance/battery_replacement': answer });
    const drawer = await start('Portal', 'Acciones de mantenimiento');
    expect(drawer).toHaveAccessibleName('Mantenimiento de Portal');
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: /Acción/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cambio de batería' }));
    await userEvent.type(await screen.findByLabelText(/Tensión/), '3.6');
    await userEvent.type(screen.getByRole('textbox', { name: /Fabricante/ }), 'Acme');
    await userEvent.type(screen.getByRole('textbox', { name: /Comentarios/ }), 'Nueva');
    await press('Añadir');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(writes(recordedCalls)).toEqual([
      [
        'POST /gateways/G1/maintenance/battery_replacement',
        {
          data: {
            device_id: 'lock-1',
            action: 'battery_replacement',
            device_type: 'lock',
            comments: 'Nueva',
            battery_voltage: 3.6,
            battery_vendor: 'Acme',
          },
        },
      ],
    ]);
  });
});

describe('the forms of devices without a gateway', () => {
  const TYPES = listResponse([
    {
      id: 'smoke_sensor',
      name: 'Detector de humo',
      device_type: 'smoke_sensor',
      sensors: [],
      config_parameters: [],
      extra_information: [],
    },
  ]);
  const forms: Answers = {
    'GET /gateway-cloud/device_types': TYPES,
    'GET /assets': listResponse([{ id: 'D1', alias: 'Ático' }]),
    'GET /projects/P1/assets': listResponse([{ id: 'D7', alias: 'Bajo' }]),
    'GET /gateway-cloud/devices/cloud-1': {
      body: {
        data: {
          deviceId: 'cloud-1',
          device_type: 'smoke_sensor',
          name: 'Trastero',
          room: 'Recibidor',
          asset_id: 'D1',
          serial_number: '123',
          config_parameters: [],
          extra_information: [],
          sensors: [],
        },
      },
    },
    'PATCH /gateway-cloud/devices/cloud-1': { body: { data: {} } },
    'POST /gateway-cloud/devices': { status: 201, body: { data: { deviceId: 'cloud-9' } } },
  };
  const choose = async (label: RegExp, option: string) => {
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: label }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  const fill = async () => {
    await choose(/Tipo de dispositivo/, 'Detector de humo');
    await userEvent.type(await screen.findByRole('textbox', { name: /Nombre/ }), 'Humo');
    await userEvent.type(screen.getByRole('textbox', { name: /Estancia/ }), 'Cocina');
    await userEvent.type(screen.getByRole('textbox', { name: /Número de serie/ }), '77');
  };
  const written = (seen: RecordedCall[]) =>
    writes(seen).map(([call, body]) => [call, (body as { data: Record<string, unknown> }).data]);

  it('add one to the asset of the tab; the list is read again [DEV-03] [DEV-05]', async () => {
    const { callsBesidesProfile, recordedCalls } = open(forms);
    await userEvent.click(await screen.findByRole('button', { name: 'Añadir dispositivo' }));
    await fill();
    await press('Añadir');
    expect(await screen.findByText('El dispositivo se ha creado correctamente')).toBeVisible();
    await waitFor(() => expect(reads(callsBesidesProfile())).toHaveLength(2));
    expect(written(recordedCalls)).toEqual([
      ['POST /gateway-cloud/devices', expect.objectContaining({ asset_id: 'D1', name: 'Humo' })],
    ]);
  });

  it('ask for the asset on the tab of a building [DEV-03]', async () => {
    const { recordedCalls } = open(forms, PROJECT);
    await userEvent.click(await screen.findByRole('button', { name: 'Añadir dispositivo' }));
    await fill();
    await choose(/Activo/, 'Bajo D7');
    await press('Añadir');
    await screen.findByText('El dispositivo se ha creado correctamente');
    expect(written(recordedCalls)).toEqual([
      ['POST /gateway-cloud/devices', expect.objectContaining({ asset_id: 'D7' })],
    ]);
  });

  it('change the one of the row, which is read whole first [DEV-05] [DEV-64]', async () => {
    const { callsBesidesProfile, recordedCalls } = open(forms);
    await start('Trastero', 'Modificar dispositivo');
    await userEvent.type(await screen.findByRole('textbox', { name: /Nombre/ }), ' 2');
    await press('Guardar');
    expect(await screen.findByText('El dispositivo se ha modificado correctamente')).toBeVisible();
    await waitFor(() => expect(reads(callsBesidesProfile())).toHaveLength(2));
    expect(written(recordedCalls)).toEqual([
      [
        'PATCH /gateway-cloud/devices/cloud-1',
        expect.objectContaining({ asset_id: 'D1', name: 'Trastero 2' }),
      ],
    ]);
  });
});
