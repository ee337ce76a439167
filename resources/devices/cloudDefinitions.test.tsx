// @vitest-environment jsdom
import { useState } from 'react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import RecordPanel from '../../src/forms/RecordPanel';
import { page } from '../../src/testing/fakeRequest';
import { renderConsole } from '../../src/testing/renderConsole';
import {
  resources,
  resource,
  types,
  TYPES,
  ASSET,
  open,
  dialog,
  input,
  type,
  labelled,
  choose,
  chooseType,
  send,
  bodyOf,
  steps,
  kindOf,
  device,
  edit,
  loaded,
  signIn,
  signOut,
} from './testing/cloudDrawer';

beforeEach(signIn);
afterEach(signOut);

describe('the form of a device that is there', () => {
  it('says where it could not be read, and reads again [DEV-51]', async () => {
    let fails = true;
    const read = () => (fails ? { status: 500 } : { body: { data: device() } });
    open({ id: 'c0ffee', answers: { 'GET /gateway-cloud/devices/c0ffee': read } });
    expect(await screen.findByText('No se ha podido cargar el dispositivo')).toBeInTheDocument();
    fails = false;
    fireEvent.click(within(dialog()).getByRole('button', { name: /Reintentar/ }));
    expect(await labelled(/Número de serie/)).toHaveValue('700');
  });

  it('has no type step: device 1, sensors 2, and the type is fixed [DEV-25, DEV-27, DEV-51]', async () => {
    await edit();
    expect(steps()).toEqual(['1 Dispositivo', '2 Sensores']);
    const box = within(dialog()).getByRole('combobox', { name: /Tipo de dispositivo/ });
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
    if (!form || form.place.kind === 'page') throw new Error('No drawer');
    const { place } = form;
    const Twice = () => {
      const [turn, setTurn] = useState(0);
      const props = { resource, form, place, record: { id: 'c0ffee' }, parent: ASSET, list: undefined };
      return <RecordPanel key={turn} {...props} onClose={() => setTurn(turn + 1)} />;
    };
    const answers = { [TYPES]: page(types, types.length), ...loaded() };
    renderConsole(<Twice />, { resources, at: '/admin/assets/D7K2/devices', answers });
    for (const unit of [1, 2]) {
      expect(await screen.findByRole('combobox', { name: /Unidad/ }), String(unit)).toHaveTextContent('h');
      expect(screen.queryByText(/No se sabe qué tipo de valor es/)).toBeNull();
      fireEvent.click(within(dialog()).getByRole('button', { name: 'Cancelar' }));
      await waitFor(() => expect(screen.queryByRole('combobox', { name: /Unidad/ })).toBeNull());
    }
  }, 60_000);
});

describe('definitions that are not as promised', () => {
  const stored = device();
  const lone = (definition: object) =>
    page([{ device_type: 'people_counter', name: 'Contador', ...definition }], 1);

  it('with sensors that the host sent twice, and one without a label: all go back', async () => {
    const sensors = [...stored.sensors, stored.sensors[0], { name: 'Suelto', room: 'Sala' }];
    const console = await edit(loaded({ sensors }));
    await waitFor(() => expect(input('sensors.4.name')).toHaveValue('Suelto'));
    await screen.findByRole('combobox', { name: /Unidad/ });
    type('sensors.3.name', 'Copia');
    send('Guardar');
    await console.closed();
    expect(bodyOf(console, 'PATCH')).toMatchObject({
      data: { sensors: [{}, {}, {}, { sensor_id: 's0', name: 'Copia' }, { name: 'Suelto' }] },
    });
  });

  it('without the type of the device: all that is stored stays, can be changed, and is sent [DEV-52]', async () => {
    const console = await edit({ ...loaded(), [TYPES]: page([kindOf('smart_plug')], 1) });
    await waitFor(() => expect(input('config_parameters.0.values.0.value')).toHaveValue('10.0.0.9'));
    expect(input('sensors.1.name')).toHaveValue('Sensor 1');
    type('sensors.1.name', 'Salidas');
    send('Guardar');
    await console.closed();
    const { device_type, name, room, asset_id, serial_number, config_parameters, extra_information } = stored;
    expect(bodyOf(console, 'PATCH')).toEqual({
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
    const console = await edit({ ...loaded(), [TYPES]: lone(definition) });
    await waitFor(() => expect(input('sensors.2.name')).toHaveValue('Sensor 2'));
    send('Guardar');
    await console.closed();
    expect(bodyOf(console, 'PATCH')).toMatchObject({
      data: { config_parameters: stored.config_parameters, sensors: stored.sensors },
    });
  });

  it('with an unknown type of value: a text with a note; with choices and limits: those', async () => {
    const config_parameters = [
      { name: 'blob', value_type: 'matrix', required: true },
      { name: 'mode', value_type: 'text', values: ['eco', 'full'] },
      { name: 'level', value_type: 'number', min: 2, max: 9, units: ['%'] },
    ];
    const console = open({
      answers: {
        [TYPES]: lone({ config_parameters }),
        'POST /gateway-cloud/devices': { body: { data: {} } },
      },
    });
    await chooseType('Contador');
    expect(await screen.findByText(/No se sabe qué tipo de valor es \(«matrix»\)/)).toBeInTheDocument();
    expect(steps()).toEqual(['1 Tipo', '2 Dispositivo']);
    for (const [name, value] of Object.entries({ name: 'a', room: 'b', serial_number: '1' }))
      type(name, value);
    type('config_parameters.0.values.0.value', '[1]');
    await choose(/Mode/, 'eco');
    type('config_parameters.2.values.0.value', '10');
    send('Añadir');
    expect(await screen.findByText('Debe estar entre 2 y 9')).toBeInTheDocument();
    type('config_parameters.2.values.0.value', '9');
    send('Añadir');
    await console.closed();
    expect(bodyOf(console, 'POST')).toMatchObject({
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
    const console = open({
      answers: {
        [TYPES]: lone({ config_parameters }),
        'POST /gateway-cloud/devices': { body: { data: {} } },
      },
    });
    await chooseType('Contador');
    await waitFor(() => input('config_parameters.199.values.0.value'));
    for (const [name, value] of Object.entries({ name: 'a', room: 'b', serial_number: '1' }))
      type(name, value);
    type('config_parameters.199.values.0.value', 'last');
    send('Añadir');
    await console.closed();
    const { data } = bodyOf(console, 'POST') as { data: { config_parameters: { data: unknown }[] } };
    expect(data.config_parameters).toHaveLength(200);
    expect(data.config_parameters.at(-1)?.data).toEqual([{ value: 'last', unit: null }]);
  }, 60_000);
});
