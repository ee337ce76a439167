// @vitest-environment jsdom
import { useState } from 'react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import RecordFormPanel from '../../src/forms/record/RecordFormPanel';
import { listResponse } from '../../src/testing/fakeHost';
import { renderConsole } from '../../src/testing/renderConsole';
import {
  resources,
  resource,
  LIST_DEVICE_TYPES,
  ASSET,
  openCloudDeviceDrawer,
  getDrawer,
  getDrawerInput,
  typeIntoDrawer,
  findDrawerTextbox,
  selectDrawerOption,
  selectDeviceType,
  clickDrawerButton,
  getSentBody,
  getStepHeadings,
  makeCloudDevice,
  openEditDrawer,
  deviceAnswers,
  signIn,
  signOut,
} from '../../src/testing/pageObjects/cloudDeviceDrawer';
import { deviceTypeDefinitions, findDefinition } from '../../src/testing/pageObjects/cloudDeviceTypes';

beforeEach(signIn);
afterEach(signOut);

describe('the form of a device that is there', () => {
  it('says where it could not be read, and reads again [DEV-51]', async () => {
    let fails = true;
    const read = () => (fails ? { status: 500 } : { body: { data: makeCloudDevice() } });
    openCloudDeviceDrawer({ id: 'c0ffee', answers: { 'GET /gateway-cloud/devices/c0ffee': read } });
    expect(await screen.findByText('No se ha podido cargar el dispositivo')).toBeInTheDocument();
    fails = false;
    fireEvent.click(within(getDrawer()).getByRole('button', { name: /Reintentar/ }));
    expect(await findDrawerTextbox(/Número de serie/)).toHaveValue('700');
  });

  it('has no type step: device 1, sensors 2, and the type is fixed [DEV-25, DEV-27, DEV-51]', async () => {
    await openEditDrawer();
    expect(getStepHeadings()).toEqual(['1 Dispositivo', '2 Sensores']);
    const box = within(getDrawer()).getByRole('combobox', { name: /Tipo de dispositivo/ });
    await waitFor(() => expect(box).toHaveTextContent('Contador de personas'));
    expect(screen.getByText('El tipo de un dispositivo no cambia')).toBeInTheDocument();
    // Labels, units and what is required are those of the definition.
    await screen.findByRole('combobox', { name: /Unidad/ });
    expect(screen.getByRole('group', { name: 'Conteo de salida' })).toBeInTheDocument();
  });
});

describe('a form that is opened once more', () => {
  it('knows the definition at once, from what was read before [DEV-27, DEV-32]', async () => {
    const form = resource.edit;
    if (!form || form.placement.kind === 'page') throw new Error('No drawer');
    const { placement } = form;
    const Twice = () => {
      const [turn, setTurn] = useState(0);
      const props = { resource, form, placement, record: { id: 'c0ffee' }, parent: ASSET, list: undefined };
      return <RecordFormPanel key={turn} {...props} onClose={() => setTurn(turn + 1)} />;
    };
    const responses = {
      [LIST_DEVICE_TYPES]: listResponse(deviceTypeDefinitions, deviceTypeDefinitions.length),
      ...deviceAnswers(),
    };
    renderConsole(<Twice />, { resources, initialPath: '/admin/assets/D7K2/devices', responses });
    for (const unit of [1, 2]) {
      expect(await screen.findByRole('combobox', { name: /Unidad/ }), String(unit)).toHaveTextContent('h');
      expect(screen.queryByText(/No se sabe qué tipo de valor es/)).toBeNull();
      fireEvent.click(within(getDrawer()).getByRole('button', { name: 'Cancelar' }));
      await waitFor(() => expect(screen.queryByRole('combobox', { name: /Unidad/ })).toBeNull());
    }
  });
});

describe('definitions that are not as promised', () => {
  const stored = makeCloudDevice();
  const lone = (definition: object) =>
    listResponse([{ device_type: 'people_counter', name: 'Contador', ...definition }], 1);

  it('with sensors that the host sent twice, and one without a label: all go back', async () => {
    const sensors = [...stored.sensors, stored.sensors[0], { name: 'Suelto', room: 'Sala' }];
    const console = await openEditDrawer(deviceAnswers({ sensors }));
    await waitFor(() => expect(getDrawerInput('sensors.4.name')).toHaveValue('Suelto'));
    await screen.findByRole('combobox', { name: /Unidad/ });
    typeIntoDrawer('sensors.3.name', 'Copia');
    clickDrawerButton('Guardar');
    await console.closed();
    expect(getSentBody(console, 'PATCH')).toMatchObject({
      data: { sensors: [{}, {}, {}, { sensor_id: 's0', name: 'Copia' }, { name: 'Suelto' }] },
    });
  });

  it('without the type of the device: all that is stored stays, can be changed, and is sent [DEV-52]', async () => {
    const console = await openEditDrawer({
      ...deviceAnswers(),
      [LIST_DEVICE_TYPES]: listResponse([findDefinition('smart_plug')], 1),
    });
    await waitFor(() => expect(getDrawerInput('config_parameters.0.values.0.value')).toHaveValue('10.0.0.9'));
    expect(getDrawerInput('sensors.1.name')).toHaveValue('Sensor 1');
    typeIntoDrawer('sensors.1.name', 'Salidas');
    clickDrawerButton('Guardar');
    await console.closed();
    const { device_type, name, room, asset_id, serial_number, config_parameters, extra_information } = stored;
    expect(getSentBody(console, 'PATCH')).toEqual({
      data: {
        device_type,
        name,
        room,
        asset_id,
        serial_number,
        config_parameters,
        extra_information,
        sensors: stored.sensors.map((one, at) => (at === 1 ? { ...one, name: 'Salidas' } : one)),
      },
    });
  });

  it.each([
    ['nothing else', {}],
    ['null in place of lists', { sensors: null, config_parameters: null, extra_information: null }],
    ['no lists', { sensors: 'x', config_parameters: 3, extra_information: {} }],
    ['entries of nothing', { sensors: [null, {}, 3], config_parameters: [null, { name: null }] }],
  ])('with %s: no blank form, nothing stored is lost', async (_, definition) => {
    const console = await openEditDrawer({ ...deviceAnswers(), [LIST_DEVICE_TYPES]: lone(definition) });
    await waitFor(() => expect(getDrawerInput('sensors.2.name')).toHaveValue('Sensor 2'));
    clickDrawerButton('Guardar');
    await console.closed();
    expect(getSentBody(console, 'PATCH')).toMatchObject({
      data: { config_parameters: stored.config_parameters, sensors: stored.sensors },
    });
  });

  it('with an unknown type of value: a text with a note; with choices and limits: those', async () => {
    const config_parameters = [
      { name: 'blob', value_type: 'matrix', required: true },
      { name: 'mode', value_type: 'text', values: ['eco', 'full'] },
      { name: 'level', value_type: 'number', min: 2, max: 9, units: ['%'] },
    ];
    const console = openCloudDeviceDrawer({
      answers: {
        [LIST_DEVICE_TYPES]: lone({ config_parameters }),
        'POST /gateway-cloud/devices': { body: { data: {} } },
      },
    });
    await selectDeviceType('Contador');
    expect(await screen.findByText(/No se sabe qué tipo de valor es \(«matrix»\)/)).toBeInTheDocument();
    expect(getStepHeadings()).toEqual(['1 Tipo', '2 Dispositivo']);
    for (const [name, value] of Object.entries({ name: 'a', room: 'b', serial_number: '1' }))
      typeIntoDrawer(name, value);
    typeIntoDrawer('config_parameters.0.values.0.value', '[1]');
    await selectDrawerOption(/Mode/, 'eco');
    typeIntoDrawer('config_parameters.2.values.0.value', '10');
    clickDrawerButton('Añadir');
    expect(await screen.findByText('Debe estar entre 2 y 9')).toBeInTheDocument();
    typeIntoDrawer('config_parameters.2.values.0.value', '9');
    clickDrawerButton('Añadir');
    await console.closed();
    expect(getSentBody(console, 'POST')).toMatchObject({
      data: {
        config_parameters: [
          { name: 'blob', data: [{ value: '[1]', unit: null }], multiple: false, required: true },
          { name: 'mode', data: [{ value: 'eco', unit: null }], required: false },
          { name: 'level', data: [{ value: '9', unit: '%' }] },
        ],
        sensors: [],
        extra_information: [],
      },
    });
  });

  it('with 200 parameters: all are there, and sent', async () => {
    const config_parameters = Array.from({ length: 200 }, (_, at) => ({
      name: `p${at}`,
      value_type: 'text',
      required: false,
      multiple: false,
    }));
    const console = openCloudDeviceDrawer({
      answers: {
        [LIST_DEVICE_TYPES]: lone({ config_parameters }),
        'POST /gateway-cloud/devices': { body: { data: {} } },
      },
    });
    await selectDeviceType('Contador');
    await waitFor(() => getDrawerInput('config_parameters.199.values.0.value'));
    for (const [name, value] of Object.entries({ name: 'a', room: 'b', serial_number: '1' }))
      typeIntoDrawer(name, value);
    typeIntoDrawer('config_parameters.199.values.0.value', 'last');
    clickDrawerButton('Añadir');
    await console.closed();
    const { data } = getSentBody(console, 'POST') as { data: { config_parameters: { data: unknown }[] } };
    expect(data.config_parameters).toHaveLength(200);
    expect(data.config_parameters.at(-1)?.data).toEqual([{ value: 'last', unit: null }]);
  });
});
