// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listResponse } from '../../src/testing/fakeHost';
import {
  LIST_DEVICE_TYPES,
  getSentBody,
  selectDrawerOption,
  selectDeviceType,
  PEOPLE_COUNTER,
  makeCloudDevice,
  getDrawer,
  openEditDrawer,
  getDrawerInput,
  deviceAnswers,
  openCloudDeviceDrawer,
  clickDrawerButton,
  signIn,
  signOut,
  typeIntoDrawer,
} from '../../src/testing/pageObjects/cloudDeviceDrawer';
import { findDefinition, deviceTypeDefinitions } from '../../src/testing/pageObjects/cloudDeviceTypes';
import { deferred } from '../../src/testing/deferred';

beforeEach(signIn);
afterEach(signOut);

const AIR = findDefinition('air_quality_sensor');
const threshold = { name: 'alert_threshold', multiple: true, required: false, data: [] };

describe('a parameter that may stay empty', () => {
  const stored = makeCloudDevice(AIR);
  const config_parameters = stored.config_parameters.map((one) =>
    one.name === threshold.name ? threshold : one,
  );
  const answers = deviceAnswers({ ...stored, config_parameters });
  const at = config_parameters.indexOf(threshold);

  it('wants no unit of a choice of three either [DEV-52]', async () => {
    const console = await openEditDrawer(answers);
    await waitFor(() => expect(getDrawerInput(`config_parameters.${at}.values.0.unit`)).toHaveValue(''));
    typeIntoDrawer('name', 'Otro nombre');
    clickDrawerButton('Guardar');
    await console.closed();
    expect(getSentBody(console, 'PATCH')).toMatchObject({ data: { name: 'Otro nombre', config_parameters } });
  });

  it('wants one beside a value [DEV-52]', async () => {
    const console = await openEditDrawer(answers);
    await waitFor(() => getDrawerInput(`config_parameters.${at}.values.0.unit`));
    typeIntoDrawer(`config_parameters.${at}.values.0.value`, '8');
    clickDrawerButton('Guardar');
    await screen.findByText('Obligatorio');
    const group = within(getDrawer()).getByRole('group', { name: 'Umbral de aviso' });
    await selectDrawerOption(/Unidad/, '°C', group);
    clickDrawerButton('Guardar');
    await console.closed();
    expect(getSentBody(console, 'PATCH')).toMatchObject({
      data: {
        config_parameters: config_parameters.map((one) =>
          one === threshold ? { ...one, data: [{ value: '8', unit: '°C' }] } : one,
        ),
      },
    });
  });
});

it('what is refused of a field that this type has not is said above the form, which can be sent again [DEV-41]', async () => {
  const refused = { status: 400, body: { errors: [{ detail: 'channel not found in payload' }] } };
  const answers = [refused, { status: 201, body: { data: {} } }];
  const bare = { ...PEOPLE_COUNTER, sensors: [], config_parameters: [], extra_information: [] };
  const console = openCloudDeviceDrawer({
    answers: {
      [LIST_DEVICE_TYPES]: listResponse([bare], 1),
      'POST /gateway-cloud/devices': () => answers.shift() ?? refused,
    },
  });
  await selectDeviceType('Contador de personas');
  for (const [name, value] of Object.entries({ name: 'a', room: 'b', serial_number: '1' }))
    typeIntoDrawer(name, value);
  clickDrawerButton('Añadir');
  const said = await screen.findByText(/Falta un sensor/);
  expect(
    within(getDrawer())
      .getAllByRole('alert')
      .some((alert) => alert.contains(said)),
  ).toBe(true);
  await waitFor(() =>
    expect(within(getDrawer()).getByRole('button', { name: 'Añadir' })).toHaveAttribute('aria-busy', 'false'),
  );
  clickDrawerButton('Añadir');
  await console.closed();
});

describe('a definition that comes after the form was drawn', () => {
  const late = () => {
    const { respond, resolve } = deferred();
    return {
      answers: { ...deviceAnswers(), [LIST_DEVICE_TYPES]: respond },
      come: () => resolve(listResponse(deviceTypeDefinitions, deviceTypeDefinitions.length)),
    };
  };

  it('leaves the focus and what was typed where they are [DEV-27, DEV-51]', async () => {
    const { answers, come } = late();
    const console = await openEditDrawer(answers);
    await waitFor(() => expect(getDrawerInput('sensors.0.name')).toHaveValue('Sensor 0'));
    const typedInto = getDrawerInput('sensors.0.name');
    typedInto.focus();
    fireEvent.change(typedInto, { target: { value: 'Entrada' } });
    come();
    // The unit is known from the definition alone.
    await screen.findByRole('combobox', { name: /Unidad/ });
    expect(getDrawerInput('sensors.0.name')).toBe(typedInto);
    expect(typedInto).toHaveFocus();
    expect(typedInto).toHaveValue('Entrada');
    clickDrawerButton('Guardar');
    await console.closed();
    expect(getSentBody(console, 'PATCH')).toMatchObject({ data: { sensors: [{ name: 'Entrada' }, {}, {}] } });
  });
});

it('rows that a definition adds to a stored device are nobody else’s change [DEV-52]', async () => {
  const few = deviceAnswers({ sensors: makeCloudDevice().sensors.slice(0, 1), config_parameters: [] });
  const console = await openEditDrawer(few);
  await waitFor(() => getDrawerInput('config_parameters.0.values.0.value'));
  PEOPLE_COUNTER.config_parameters.forEach((_, at) =>
    typeIntoDrawer(`config_parameters.${at}.values.0.value`, at === 0 ? '10.0.0.7' : '15'),
  );
  clickDrawerButton('Guardar');
  await console.closed();
  expect(screen.queryByText(/ha cambiado/i)).toBeNull();
  expect(getSentBody(console, 'PATCH')).toMatchObject({ data: { sensors: [{ name: 'Sensor 0' }] } });
});

it.each([
  ['as the documents write it', { sensor_id: 's1', sensor_uuid: 'su1', sensor_type: 'BATTERY_LEVEL' }],
  ['in its other spelling', { sensorId: 's1', sensorUuid: 'su1', sensorType: 'BATTERY_LEVEL' }],
])('a device has its own sensors and not those of its type, %s [DEV-28, DEV-52]', async (_, spelt) => {
  const console = await openEditDrawer(
    deviceAnswers({ sensors: [{ label: 'battery', name: 'Pila', room: null, ...spelt }] }),
  );
  await waitFor(() => expect(getDrawerInput('sensors.0.name')).toHaveValue('Pila'));
  expect(screen.getByRole('group', { name: 'Batería' })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Conteo de entrada' })).toBeNull();
  typeIntoDrawer('sensors.0.name', 'Pila nueva');
  clickDrawerButton('Guardar');
  await console.closed();
  expect(getSentBody(console, 'PATCH')).toMatchObject({
    data: {
      sensors: [
        {
          label: 'battery',
          name: 'Pila nueva',
          room: null,
          sensor_type: 'BATTERY_LEVEL',
          sensor_id: 's1',
          sensor_uuid: 'su1',
        },
      ],
    },
  });
});

it('a device without sensors is saved without any [DEV-52]', async () => {
  const console = await openEditDrawer(deviceAnswers({ sensors: [] }));
  await waitFor(() => getDrawerInput('config_parameters.0.values.0.value'));
  typeIntoDrawer('name', 'Otro nombre');
  clickDrawerButton('Guardar');
  await console.closed();
  expect(getSentBody(console, 'PATCH')).toMatchObject({ data: { name: 'Otro nombre', sensors: [] } });
});
