// @vitest-environment jsdom
import '../../../testing/jsdomPolyfills';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ActionButtons } from '../../../actions/ActionButtons';
import { createBundledResources } from '../../../app/declarations/bundledDeclarations';
import { clearSession, saveSession } from '../../../session/session';
import { getDeclaredResource } from '../../../testing/declareResources';
import { listResponse, type FakeResponse } from '../../../testing/fakeHost';
import { renderConsole } from '../../../testing/renderConsole';

const resources = createBundledResources();
const asset = (id: string, alias: string) => ({ id, alias, type: 'HOME', street_name: 'Sol' });
const device = {
  id: 'd1',
  device_id: 'ZW-1',
  deviceName: 'Termostato',
  sensors: [
    { sensorUuid: 's1', name: 'Temperatura', room: 'Salón' },
    { sensorUuid: 's2', name: 'Humedad', room: 'Salón' },
  ],
};
const gateway = {
  id: 'G1',
  projectId: 'P1',
  sensors: ['s1', 's2'],
  shared_sensors: [
    { sensor_uuid: 's1', assets: ['D1'] },
    { sensor_uuid: 's2', assets: ['D2'] },
  ],
};
const answers = {
  'GET /devices': listResponse([device]),
  'GET /assets': listResponse([asset('D3', 'Ático')]),
  'GET /gateways/G1': { body: { data: gateway } },
  'GET /assets/D1/dashboard': { body: { data: asset('D1', 'Bajo A') } },
  'GET /assets/D2/dashboard': { body: { data: asset('D2', 'Bajo B') } },
  'PATCH /gateways/G1': { body: { data: gateway } },
};

/** Opened by the button of the declared action, as on the page of a gateway. */
async function open(more: object = {}, record: object = gateway) {
  const resource = getDeclaredResource(resources, 'gateways');
  const host = renderConsole(
    <ActionButtons
      actions={[resource.actions['shareSensors']!]}
      resource={resource}
      record={{ id: 'G1', ...record }}
    />,
    { resources, responses: { ...answers, ...more } },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Compartir sensores' }));
  return { ...host, sent: () => host.recordedCalls.filter(({ method }) => method === 'PATCH') };
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const save = () => screen.getByRole('button', { name: 'Guardar' });
async function choose(name: RegExp) {
  await userEvent.click(await screen.findByRole('combobox', { name: /Sensor/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
}

beforeEach(() => saveSession({ token: 't', permissions: ['register_gateways', 'read_assets'] }));
afterEach(() => {
  clearSession();
  vi.restoreAllMocks();
});

it('starts with those who may read the sensor now, and adds another one [GWD-17, GWD-18, GWD-19]', async () => {
  const { callsBesidesProfile, sent } = await open();
  await choose(/^Temperatura · Salón/);
  expect(await screen.findByText(/Ahora se comparte con un activo\./)).toBeVisible();
  expect(await screen.findByRole('button', { name: /Bajo A/ })).toBeVisible();
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  const picker = screen.getByRole('combobox', { name: /Activos que lo ven/ });
  await userEvent.type(picker, 'át');
  expect(callsBesidesProfile().filter((call) => call.startsWith('GET /assets?'))).toEqual([]);
  await userEvent.type(picker, 'i');
  await userEvent.click(await screen.findByRole('option', { name: /Ático/ }));
  await userEvent.click(save());
  await isClosed();
  expect(sent()).toMatchObject([
    { body: { sharedSensors: [{ sensorUuid: 's1', assets: ['D1', 'D3'] }], projectId: 'P1' } },
  ]);
  expect(Object.keys(Object(sent()[0]?.body))).toEqual(['sharedSensors', 'projectId']);
  expect(callsBesidesProfile().filter((call) => call.startsWith('GET /devices'))).toEqual([
    'GET /devices?gateway_id=G1&page[number]=1&page[size]=100',
  ]);
  expect(await screen.findByText('Se ha actualizado correctamente')).toBeVisible();
});

it('shows before a sensor is chosen which one is shared with whom [GWD-17]', async () => {
  await open();
  const table = await screen.findByRole('table', { name: 'Sensores compartidos' });
  expect(await within(table).findByText('Temperatura · Salón · Termostato')).toBeVisible();
  expect(await within(table).findByText(/Bajo B/)).toBeVisible();
});

it('begins anew with another sensor, and ends a sharing with no assets [GWD-18]', async () => {
  const { sent } = await open();
  await choose(/^Temperatura/);
  await screen.findByRole('button', { name: /Bajo A/ });
  await choose(/^Humedad/);
  const chip = await screen.findByRole('button', { name: /Bajo B/ });
  expect(screen.queryByRole('button', { name: /Bajo A/ })).toBeNull();
  await userEvent.click(within(chip).getByTestId('CancelIcon'));
  await userEvent.click(save());
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { body: { sharedSensors: [{ sensorUuid: 's2', assets: [] }], projectId: 'P1' } },
    ]),
  );
});

it('says that it failed, and keeps what was chosen [GWD-20]', async () => {
  await open({ 'PATCH /gateways/G1': { status: 403 } });
  await choose(/^Temperatura/);
  await userEvent.click(
    within(await screen.findByRole('button', { name: /Bajo A/ })).getByTestId('CancelIcon'),
  );
  await userEvent.click(save());
  expect((await screen.findAllByText(/No se han podido guardar los cambios/))[0]).toBeVisible();
  expect(screen.getByText(/Ahora se comparte con un activo/)).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('says that nobody knows when the answer is lost, and what the gateway tells of it', async () => {
  let now: object = gateway;
  const { sent } = await open({
    'PATCH /gateways/G1': 'refused',
    'GET /gateways/G1': () => ({ body: { data: now } }),
  });
  await choose(/^Temperatura/);
  await userEvent.click(
    within(await screen.findByRole('button', { name: /Bajo A/ })).getByTestId('CancelIcon'),
  );
  await userEvent.click(save());
  expect(await screen.findByText('No sabemos si se ha guardado')).toBeVisible();
  // The gateway itself tells with whom it shares.
  await userEvent.click(screen.getByRole('button', { name: 'Comprobar' }));
  expect(await screen.findByText(/No consta que se haya hecho/)).toBeVisible();
  now = { ...gateway, shared_sensors: [{ sensor_uuid: 's1', assets: [] }] };
  await userEvent.click(screen.getByRole('button', { name: 'Comprobar' }));
  expect(await screen.findByText(/Se ha hecho: lo confirma/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await isClosed();
  expect(sent()).toHaveLength(1);
});

it('says before it replaces a list that somebody else has changed it, and with whom it is shared now', async () => {
  const shared = (...assets: string[]) => ({
    body: { data: { ...gateway, shared_sensors: [{ sensor_uuid: 's1', assets }] } },
  });
  let now: FakeResponse = shared('D1', 'D2');
  const { sent } = await open({ 'GET /gateways/G1': () => now });
  await choose(/^Temperatura/);
  await userEvent.click(
    within(await screen.findByRole('button', { name: /Bajo A/ })).getByTestId('CancelIcon'),
  );
  await userEvent.click(save());
  expect(await screen.findByText(/Otra persona ha cambiado mientras tanto/)).toBeVisible();
  const table = screen.getByRole('table', { name: 'Sensores compartidos' });
  expect(await within(table).findByText(/Bajo B/)).toBeVisible();
  expect(sent()).toEqual([]);
  // The conflict was shown: saving again confirms it, if nothing else has changed.
  now = { status: 500 };
  await userEvent.click(save());
  expect(await screen.findByText(/No se ha podido leer con quién se comparte ahora/)).toBeVisible();
  now = shared('D1', 'D2');
  await userEvent.click(save());
  await isClosed();
  expect(sent()).toMatchObject([{ body: { sharedSensors: [{ sensorUuid: 's1', assets: [] }] } }]);
});

it('says that it is unknown with whom a sensor is shared, where the gateway does not tell', async () => {
  await open({}, { ...gateway, shared_sensors: undefined });
  await choose(/^Temperatura/);
  expect(await screen.findByText(/No se sabe con quién se comparte ahora/)).toBeVisible();
});

it('reads the sensors again when they could not be read, once [GWD-17]', async () => {
  let isDown = true;
  const { callsBesidesProfile } = await open({
    'GET /devices': () => (isDown ? { status: 500 } : listResponse([device])),
  });
  expect(await screen.findByText('No se han podido leer los sensores del gateway')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('combobox', { name: /Sensor/ })).toBeVisible();
  expect(callsBesidesProfile().filter((call) => call.startsWith('GET /devices'))).toHaveLength(2);
});

it('says that there are none', async () => {
  await open({ 'GET /devices': listResponse([]) }, { id: 'G1', sensors: [], shared_sensors: [] });
  expect(await screen.findByText('Este gateway no tiene sensores')).toBeVisible();
});
