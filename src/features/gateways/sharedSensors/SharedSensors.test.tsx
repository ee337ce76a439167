// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createBundledResources } from '../../../app/declarations/bundledDeclarations';
import { getDeclaredResource } from '../../../testing/declareResources';
import { listResponse, type FakeResponse } from '../../../testing/fakeHost';
import { renderConsole } from '../../../testing/renderConsole';
import SharedSensors from './SharedSensors';

const resources = createBundledResources();
const device = {
  id: 'd1',
  deviceName: 'Termostato',
  sensors: [{ sensorUuid: 's1', name: 'Humedad', room: 'Salón' }],
};

const open = (gateway: object, devices: FakeResponse = listResponse([device])) =>
  renderConsole(
    <SharedSensors
      record={{ id: 'G1', ...gateway }}
      resource={getDeclaredResource(resources, 'gateways')}
      options={{ assets: 'assets' }}
    />,
    {
      resources,
      responses: {
        'GET /devices': devices,
        'GET /assets/D1/dashboard': { body: { data: { id: 'D1', alias: 'Bajo A', type: 'HOME' } } },
      },
    },
  );

const lines = async () => {
  const table = await screen.findByRole('table', { name: 'Sensores compartidos' });
  await within(table).findByText(/Bajo A/);
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent);
};

describe('the sensors that a gateway shares [GWD-17]', () => {
  it.each([
    [
      'shared_sensors',
      [
        { sensor_uuid: 's1', assets: ['D1'] },
        { sensor_uuid: 's2', assets: [] },
      ],
    ],
    ['sharedSensors', [{ sensorUuid: 's1', assets: [{ id: 'D1' }] }]],
  ])('stand with who reads them, by name: %s', async (member, shared) => {
    open({ [member]: shared });
    expect(await lines()).toEqual(['Humedad · Salón · Termostato']);
  });

  it('one that no device names reads by its id, and a failure of the names says so', async () => {
    open({ shared_sensors: [{ sensor_uuid: 's9', assets: ['D1'] }] }, { status: 500 });
    expect(await lines()).toEqual(['s9']);
    expect(screen.getByText('No se han podido leer los nombres de los sensores')).toBeVisible();
  });

  it.each([
    ['Este gateway no comparte ningún sensor', { shared_sensors: [] }],
    ['Este gateway no comparte ningún sensor', { shared_sensors: [{ sensor_uuid: 's1', assets: [] }] }],
    ['El servicio no dice qué sensores se comparten', {}],
    ['El servicio no dice qué sensores se comparten', { shared_sensors: {} }],
  ])('%s: asks for no names', async (text, gateway) => {
    const { callsBesidesProfile } = open(gateway);
    expect(await screen.findByText(text)).toBeVisible();
    expect(callsBesidesProfile()).toEqual([]);
  });
});
