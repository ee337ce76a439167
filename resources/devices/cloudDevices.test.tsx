// @vitest-environment jsdom
import '../../src/frame/testing/browserGaps';
import { useState } from 'react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deviceTypes } from '../../fixtures/areas/cloudDevices/catalogue';
import { deviceTypeView } from '../../fixtures/areas/cloudDevices/view';
import { bundledResources } from '../../src/app/bundled';
import RecordPanel from '../../src/forms/RecordPanel';
import { clearSession, saveSession } from '../../src/session/session';
import { resourceOf } from '../../src/testing/declare';
import { page, type SeenCall } from '../../src/testing/fakeRequest';
import { renderConsole, type ConsoleOptions } from '../../src/testing/renderConsole';
// Ahead of time: they load lazily, which takes its time while other test files run beside.
import '../../src/fields/text/TextInput';
import '../../src/fields/enum/EnumInput';
import '../../src/fields/reference/ReferenceInput';
import '../../src/fields/list/ListInput';
import '../../src/fields/parameters/ParametersInput';

const resources = bundledResources();
const resource = resourceOf(resources, 'cloud-devices');
const types = deviceTypes.map(deviceTypeView);
const TYPES = 'GET /gateway-cloud/device_types';
const ASSET = { id: 'D7K2', alias: 'Ático', project_id: 'P1' };
const PROJECT = { id: 'P1', name: 'Almendros' };

type Answers = NonNullable<ConsoleOptions['answers']>;
interface Opened {
  answers?: Answers;
  /** Id of the device that is changed; undefined: one is added. */
  id?: string;
  parent?: { id: string };
}
function open({ answers = {}, id, parent = ASSET }: Opened = {}) {
  const form = id === undefined ? resource.create : resource.edit;
  if (!form || form.place.kind === 'page') throw new Error('No drawer');
  let isClosed = false;
  const console = renderConsole(
    <RecordPanel
      resource={resource}
      form={form}
      place={form.place}
      record={id === undefined ? undefined : { id }}
      parent={parent}
      list={undefined}
      {...(id === undefined && parent === ASSET ? { initial: { asset_id: ASSET.id } } : {})}
      onClose={() => (isClosed = true)}
    />,
    {
      resources,
      at: '/admin/assets/D7K2/devices',
      answers: {
        [TYPES]: page(types, types.length),
        'GET /assets/D7K2/dashboard': { body: { data: ASSET } },
        'GET /projects/P1/assets': page([ASSET, { ...ASSET, id: 'A9', alias: 'Bajo' }]),
        ...answers,
      },
    },
  );
  return { ...console, closed: () => waitFor(() => expect(isClosed).toBe(true)) };
}
const dialog = () => screen.getByRole('dialog');
const input = (name: string) => {
  const found = dialog().querySelector(`[name="${name}"]`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`No input ${name}`);
  return found;
};
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });
const labelled = (name: string | RegExp) => within(dialog()).findByRole('textbox', { name });
const choose = async (box: RegExp, option: string, among = dialog()) => {
  fireEvent.mouseDown(await within(among).findByRole('combobox', { name: box }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
};
const chooseType = async (name: string) => {
  await choose(/Tipo de dispositivo/, name);
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};
const send = (name: string) => fireEvent.click(within(dialog()).getByRole('button', { name }));
const bodyOf = ({ seen }: { seen: SeenCall[] }, method: string) =>
  seen.findLast((call) => call.method === method)?.body;
const steps = () =>
  within(dialog())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

type Definition = (typeof types)[number];
const special: Readonly<Record<string, string>> = {
  communication_platform_ip: '10.0.0.7',
  secret_key: 'abcdef0123456789',
  building_id: 'ED-204',
  notify_email: 'ana@example.com',
};
const valueOf = ({ name, value_type }: { name: string; value_type: string }): string =>
  special[name] ?? (value_type === 'number' ? '15' : 'texto');

/** Fills in all that a kind asks for, whatever that is; answers with the body that has to be sent. */
function fillIn(kind: Definition, serial: string, change = '') {
  const texts = { name: `Equipo${change}`, room: `Sala${change}`, serial_number: serial };
  for (const [name, value] of Object.entries(texts)) type(name, value);
  kind.config_parameters.forEach((one, at) => type(`config_parameters.${at}.values.0.value`, valueOf(one)));
  kind.extra_information.forEach((one, at) => type(`extra_information.${at}.values.0.value`, valueOf(one)));
  kind.sensors.forEach(({ label }, at) => {
    type(`sensors.${at}.name`, `${label}${change}`);
    type(`sensors.${at}.room`, `Sala de ${label}`);
  });
  return {
    device_type: kind.device_type,
    ...texts,
    config_parameters: kind.config_parameters.map((one) => ({
      name: one.name,
      data: [{ value: valueOf(one), unit: one.units[0] ?? null }],
      multiple: one.multiple,
      required: one.required,
    })),
    extra_information: kind.extra_information.map((one) => ({
      name: one.name,
      required: one.required,
      value: valueOf(one),
    })),
    sensors: kind.sensors.map(({ label, sensor_type }) => ({
      label,
      sensor_type,
      name: `${label}${change}`,
      room: `Sala de ${label}`,
    })),
  };
}
const kindOf = (code: string): Definition => {
  const found = types.find((one) => one.device_type === code);
  if (!found) throw new Error(`No kind ${code}`);
  return found;
};
const COUNTER = kindOf('people_counter');
const device = (kind: Definition = COUNTER) => ({
  device_id: 'c0ffee',
  id: 'u-1',
  uuid: 'u-1',
  device_type: kind.device_type,
  name: 'Contador norte',
  room: 'Vestíbulo',
  asset_id: 'D7K2',
  serial_number: '700',
  config_parameters: kind.config_parameters.map(({ name, multiple, required, units }) => ({
    name,
    multiple,
    required,
    data: [{ value: name.endsWith('_ip') ? '10.0.0.9' : '7', unit: units.at(-1) ?? null }],
  })),
  extra_information: kind.extra_information.map(({ name, required }) => ({ name, required, value: 'viejo' })),
  sensors: kind.sensors.map(({ label, sensor_type }, at) => ({
    label,
    sensor_type,
    name: `Sensor ${at}`,
    room: 'Vestíbulo',
    sensor_id: `s${at}`,
    sensor_uuid: `su${at}`,
  })),
});
const loaded = (more: object = {}): Answers => ({
  'GET /gateway-cloud/devices/c0ffee': { body: { data: { ...device(), ...more } } },
  'PATCH /gateway-cloud/devices/c0ffee': { body: { data: { ...device(), ...more } } },
});
/** Opens the drawer of a device and waits until its inputs are there. */
const edit = async (answers: Answers = loaded()) => {
  const console = open({ answers, id: 'c0ffee' });
  await labelled(/Número de serie/);
  return console;
};

beforeEach(() => saveSession({ token: 't', permissions: ['update_assets', 'read_assets'] }));
afterEach(() => {
  sessionStorage.clear();
  clearSession();
});

describe('every kind of device of the demo host', () => {
  it.each(types.map((one) => [one.name, one] as const))(
    '%s is added and changed without code for it [DEV-24, DEV-28, DEV-35, DEV-52]',
    async (_, kind) => {
      const created = open({
        answers: { 'POST /gateway-cloud/devices': { status: 201, body: { data: {} } } },
      });
      await chooseType(kind.name);
      await within(dialog()).findByRole('group', { name: 'Sensores' });
      const sent = { ...fillIn(kind, '990001'), asset_id: ASSET.id };
      send('Añadir');
      await created.closed();
      expect(bodyOf(created, 'POST')).toEqual({ data: sent });
      created.unmount();
      const ids = (at: number) => ({ sensor_id: `s${at}`, sensor_uuid: `su${at}` });
      const made = { ...sent, sensors: sent.sensors.map((one, at) => ({ ...one, ...ids(at) })) };
      const changed = await edit(loaded(made));
      const again = fillIn(kind, '990001', ' 2');
      send('Guardar');
      await changed.closed();
      expect(bodyOf(changed, 'PATCH')).toEqual({
        data: {
          ...again,
          asset_id: ASSET.id,
          sensors: again.sensors.map((one, at) => ({ ...one, ...ids(at) })),
        },
      });
    },
    60_000,
  );
});

describe('the form of a new device', () => {
  it('asks for the type first; its steps are numbered as they are there [DEV-23, DEV-25, DEV-26, DEV-27]', async () => {
    const { asked } = open();
    const button = within(dialog()).getByRole('button', { name: 'Añadir' });
    await labelled(/Número de serie/);
    expect(steps()).toEqual(['1 Tipo', '2 Dispositivo']);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Elige primero el tipo de dispositivo');
    await chooseType('Contador de personas');
    await waitFor(() => expect(steps()).toEqual(['1 Tipo', '2 Dispositivo', '3 Sensores']));
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    expect(asked().filter((call) => call.includes('device_types'))).toEqual([
      'GET /gateway-cloud/device_types?page[number]=1&page[size]=100',
    ]);
  });

  it('reads the types page by page, until all are there [DEV-23]', async () => {
    const pages = ({ url }: SeenCall) => {
      const at = Number(new URLSearchParams(url.split('?')[1]).get('page[number]'));
      return page(types.slice((at - 1) * 5, at * 5), types.length, 5);
    };
    const { asked } = open({ answers: { [TYPES]: pages } });
    fireEvent.mouseDown(await within(dialog()).findByRole('combobox', { name: /Tipo/ }));
    expect(await screen.findByRole('option', { name: 'Enchufe inteligente' })).toBeInTheDocument();
    expect(screen.getAllByRole('option')).toHaveLength(types.length);
    expect(asked().filter((call) => call.includes('device_types'))).toHaveLength(3);
  });

  it('says where the types could not be read, and asks again [DEV-23]', async () => {
    let fails = true;
    open({ answers: { [TYPES]: () => (fails ? { status: 500 } : page(types, types.length)) } });
    expect(await screen.findByText('No se han podido cargar los tipos de dispositivo')).toBeInTheDocument();
    fails = false;
    fireEvent.click(within(dialog()).getByRole('button', { name: 'Reintentar' }));
    await chooseType('Contador de personas');
  });

  it('requires what the type does, and the six of the platform wherever they are [DEV-29, DEV-31, DEV-33, DEV-34]', async () => {
    const optional = { ...COUNTER, config_parameters: COUNTER.config_parameters.map(optionally) };
    const told = { ...optional, extra_information: COUNTER.extra_information.map(optionally) };
    const console = open({ answers: { [TYPES]: page([told], 1) } });
    await chooseType('Contador de personas');
    await waitFor(() => input('extra_information.1.values.0.value'));
    send('Añadir');
    await waitFor(() => expect(invalid()).toHaveLength(15));
    expect(invalid()).toEqual([
      'name',
      'room',
      'serial_number',
      ...[0, 1, 2, 3].map((at) => `config_parameters.${at}.values.0.value`),
      ...[0, 1].map((at) => `extra_information.${at}.values.0.value`),
      ...[0, 1, 2].flatMap((at) => [`sensors.${at}.name`, `sensors.${at}.room`]),
    ]);
    expect(screen.getAllByText('Este campo es obligatorio')).toHaveLength(15);
    expect(bodyOf(console, 'POST')).toBeUndefined();
  });

  it('takes digits alone for the serial number and for numbers [DEV-30, DEV-32, DEV-46]', async () => {
    const console = open();
    await chooseType('Contador de personas');
    await waitFor(() => input('config_parameters.1.values.0.value'));
    fillIn(COUNTER, 'SN-1');
    type('config_parameters.1.values.0.value', '80.5');
    send('Añadir');
    await waitFor(() => expect(invalid()).toEqual(['serial_number', 'config_parameters.1.values.0.value']));
    expect(screen.getAllByText('Debe ser un valor numérico')).toHaveLength(2);
    expect(bodyOf(console, 'POST')).toBeUndefined();
  });

  it('reads in Spanish, and says units; a secret is shown on demand alone [DEV-28]', async () => {
    open();
    await chooseType('Contador de personas');
    const group = await screen.findByRole('group', { name: 'Configuración' });
    expect(within(group).getByRole('textbox', { name: /IP de la plataforma/ })).toBeInTheDocument();
    const interval = within(group).getByRole('group', { name: /^Tiempo entre envíos/ });
    expect(within(interval).getByRole('combobox', { name: 'Unidad' })).toHaveTextContent('s');
    expect(screen.getByRole('group', { name: 'Conteo de entrada' })).toBeInTheDocument();
    const secret = input('extra_information.0.values.0.value');
    expect(secret.type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar: Clave secreta' }));
    expect(input('extra_information.0.values.0.value').type).toBe('text');
  });

  it('drops what was filled in for another type, not the name, room and serial number [DEV-28]', async () => {
    const console = open({ answers: { 'POST /gateway-cloud/devices': { body: { data: {} } } } });
    await chooseType('Contador de personas');
    await waitFor(() => input('sensors.2.room'));
    fillIn(COUNTER, '12');
    await chooseType('Detector de fugas de agua');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Conteo de entrada' })).toBeNull());
    // Both have a battery: what was called so before is another one.
    await waitFor(() => expect(input('sensors.1.name')).toHaveValue(''));
    expect(input('name')).toHaveValue('Equipo');
    expect(input('serial_number')).toHaveValue('12');
    for (const at of [0, 1]) for (const part of ['name', 'room']) type(`sensors.${at}.${part}`, 'x');
    send('Añadir');
    await console.closed();
    expect(bodyOf(console, 'POST')).toMatchObject({
      data: {
        device_type: 'leak_sensor',
        // What may stay empty is there without values.
        config_parameters: [{ name: 'notify_email', data: [], multiple: true, required: false }],
        extra_information: [],
        sensors: [{ label: 'leak' }, { label: 'battery', name: 'x' }],
      },
    });
  });

  it('takes several values where the type says so, each with its unit [DEV-35]', async () => {
    const console = open({ answers: { 'POST /gateway-cloud/devices': { body: { data: {} } } } });
    const air = kindOf('air_quality_sensor');
    await chooseType(air.name);
    await waitFor(() => input('config_parameters.2.values.0.value'));
    fillIn(air, '12');
    fireEvent.click(screen.getByRole('button', { name: 'Añadir otro valor de Umbral de aviso' }));
    await waitFor(() => input('config_parameters.2.values.1.value'));
    type('config_parameters.2.values.1.value', '900');
    await choose(/^Unidad$/, '%', within(dialog()).getByRole('group', { name: /^Umbral de aviso 2/ }));
    send('Añadir');
    await console.closed();
    expect(bodyOf(console, 'POST')).toMatchObject({
      data: {
        config_parameters: [
          {},
          {},
          {
            name: 'alert_threshold',
            data: [
              { value: '15', unit: 'ppm' },
              { value: '900', unit: '%' },
            ],
          },
        ],
      },
    });
  });

  it('asks for the asset in a building, and has it in an asset [DEV-35]', async () => {
    const inAsset = open();
    const own = () => within(dialog()).getByRole('combobox', { name: /Activo/ });
    await waitFor(() => expect(own()).toHaveValue('Ático'));
    await waitFor(() => expect(own()).toBeDisabled());
    expect(screen.getByText('El dispositivo se añade a este activo')).toBeInTheDocument();
    inAsset.unmount();
    const console = open({
      parent: PROJECT,
      answers: { 'POST /gateway-cloud/devices': { body: { data: {} } } },
    });
    await chooseType('Enchufe inteligente');
    const plug = kindOf('smart_plug');
    await waitFor(() => input('sensors.0.name'));
    fillIn(plug, '77');
    fireEvent.mouseDown(within(dialog()).getByRole('combobox', { name: /Activo/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Bajo' }));
    send('Añadir');
    await console.closed();
    expect(bodyOf(console, 'POST')).toMatchObject({ data: { asset_id: 'A9' } });
    expect(console.asked().some((call) => call.startsWith('GET /projects/P1/assets'))).toBe(true);
  });

  it('keeps a draft without the secret, and gives it back', async () => {
    const first = open();
    await chooseType('Contador de personas');
    await waitFor(() => input('sensors.2.room'));
    fillIn(COUNTER, '4242');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    const kept = Object.values({ ...sessionStorage }).join();
    expect(kept).toContain('count_up');
    expect(kept).not.toContain('abcdef0123456789');
    first.unmount();
    open();
    await labelled(/Número de serie/);
    fireEvent.click(await screen.findByRole('button', { name: 'Recuperar' }));
    await waitFor(() => expect(input('sensors.2.name')).toHaveValue('battery'));
    expect(input('config_parameters.0.values.0.value')).toHaveValue('10.0.0.7');
    expect(input('extra_information.0.values.0.value')).toHaveValue('');
    expect(input('extra_information.1.values.0.value')).toHaveValue('ED-204');
  });
});

/** Names of the inputs that are wrong, in their order. */
const invalid = () =>
  [...dialog().querySelectorAll('input[aria-invalid=true]')].map((one) => one.getAttribute('name'));
const optionally = <One extends object>(one: One): One & { required: boolean } => ({
  ...one,
  required: false,
});

describe('what the host refuses, and what it says', () => {
  const refusals = [
    ['DEV-37', 'device already exists', undefined, 'Ya existe un dispositivo igual'],
    ['DEV-38', 'serial number exists for another device', 'serial_number', /ya tiene este número/],
    ['DEV-39', 'external provider config not found', 'device_type', /proveedor externo/],
    ['DEV-40', 'no permission to link this device', 'asset_id', /No tienes permiso para vincular/],
    ['DEV-41', 'channel not found in payload', 'Sensores', /Falta un sensor/],
    ['DEV-42', 'building_id invalid or required', 'extra_information.1.values.0.value', /edificio falta/],
    ['DEV-43', 'Secret_key  INVALID or required', 'extra_information.0.values.0.value', /secreta falta/],
    [
      'DEV-44',
      'Error: communication_platform_ip and port invalid or required.',
      'config_parameters.0.values.0.value',
      /IP o el puerto/,
    ],
    [
      'DEV-45',
      'reporting_interval_time and number invalid or required',
      'config_parameters.3.values.0.value',
      /tiempo o el número/,
    ],
    ['DEV-46', 'serial number must be numeric', 'serial_number', /solo puede tener cifras/],
  ] as const;
  const others = [
    ['create', 'DEV-47', 400, 'teapot', 'No se ha podido crear el dispositivo'],
    ['create', 'DEV-49', 422, '', 'Los datos del dispositivo nuevo no son válidos'],
    ['create', 'DEV-50', 500, '', 'No se ha podido crear el dispositivo'],
    ['update', 'DEV-54', 400, 'teapot', 'No se ha podido modificar el dispositivo'],
    ['update', 'DEV-55', 404, '', 'El dispositivo que quieres modificar no existe'],
    ['update', 'DEV-55', 422, '', 'Los datos modificados del dispositivo no son válidos'],
    ['update', 'DEV-54', 500, '', 'No se ha podido modificar el dispositivo'],
  ] as const;
  const answer = (status: number, detail: string) => ({ status, body: { errors: [{ detail }] } });
  /** Every refusal in turn, in one drawn form. */
  let now = answer(400, '');
  const sendAgain = async (button: string, next: typeof now) => {
    now = next;
    await waitFor(() =>
      expect(within(dialog()).getByRole('button', { name: button })).toHaveAttribute('aria-busy', 'false'),
    );
    send(button);
  };
  /** Where a message stands: the name of the input that it describes. */
  const inputOf = (text: string | RegExp) => {
    const said = screen.getAllByText(text).at(-1);
    const own = said?.closest('.MuiFormControl-root')?.querySelector('input');
    // Of a list as a whole: its heading.
    return own?.getAttribute('name') ?? said?.closest('fieldset')?.querySelector('legend')?.textContent;
  };

  it.each(['create', 'update'] as const)(
    'on %s: ten refusals, each at its input [DEV-37..DEV-46, DEV-48, DEV-54]',
    async (deed) => {
      const isNew = deed === 'create';
      const answers = {
        ...loaded(),
        'POST /gateway-cloud/devices': () => now,
        'PATCH /gateway-cloud/devices/c0ffee': () => now,
      };
      open(isNew ? { answers } : { answers, id: 'c0ffee' });
      if (isNew) {
        await chooseType('Contador de personas');
        await waitFor(() => input('sensors.2.room'));
      } else await waitFor(() => expect(input('sensors.2.room')).toHaveValue('Vestíbulo'));
      fillIn(COUNTER, '31');
      for (const [id, detail, where, text] of refusals) {
        await sendAgain(isNew ? 'Añadir' : 'Guardar', answer(400, detail));
        await screen.findByText(text, {}, { timeout: 5000 });
        if (where !== undefined && !(where === 'asset_id' && !isNew))
          expect(inputOf(text), id).toBe(where === 'asset_id' ? 'asset_id' : where);
      }
    },
    60_000,
  );

  it.each(others)('%s [%s]: %i %s', async (deed, _, status, detail, text) => {
    const isNew = deed === 'create';
    now = answer(status, detail);
    const answers = {
      ...loaded(),
      'POST /gateway-cloud/devices': () => now,
      'PATCH /gateway-cloud/devices/c0ffee': () => now,
    };
    open(isNew ? { answers } : { answers, id: 'c0ffee' });
    if (isNew) await chooseType('Contador de personas');
    await waitFor(() => input('sensors.2.room'));
    fillIn(COUNTER, '31');
    send(isNew ? 'Añadir' : 'Guardar');
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByText(/teapot/)).toBeNull();
    expect(input('name')).toHaveValue('Equipo');
  });

  it('says that it was created, and that it was changed [DEV-36, DEV-53]', async () => {
    const first = open({ answers: { 'POST /gateway-cloud/devices': { status: 201, body: { data: {} } } } });
    await chooseType('Contador de personas');
    await waitFor(() => input('sensors.2.room'));
    fillIn(COUNTER, '31');
    send('Añadir');
    expect(await screen.findByText('El dispositivo se ha creado correctamente')).toBeInTheDocument();
    first.unmount();
    await edit();
    await waitFor(() => input('sensors.2.room'));
    type('name', 'Otro');
    send('Guardar');
    expect(await screen.findByText('El dispositivo se ha modificado correctamente')).toBeInTheDocument();
  });
});

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
    expect(await screen.findByRole('group', { name: 'Conteo de salida' })).toBeInTheDocument();
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
