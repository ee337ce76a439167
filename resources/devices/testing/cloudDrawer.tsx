/** The drawers of devices without a gateway, as tests draw and fill them in. */
import '../../../src/frame/testing/browserGaps';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { deviceTypes } from '../../../fixtures/areas/cloudDevices/catalogue';
import { deviceTypeView } from '../../../fixtures/areas/cloudDevices/view';
import { bundledResources } from '../../../src/app/bundled';
import RecordPanel from '../../../src/forms/RecordPanel';
import { draftStorage } from '../../../src/drafts/draftStorage';
import { clearSession, saveSession } from '../../../src/session/session';
import { resourceOf } from '../../../src/testing/declare';
import { page, type SeenCall } from '../../../src/testing/fakeRequest';
import { renderConsole, type ConsoleOptions } from '../../../src/testing/renderConsole';
// Ahead of time: they load lazily, which takes its time while other test files run beside.
import '../../../src/fields/text/TextInput';
import '../../../src/fields/enum/EnumInput';
import '../../../src/fields/reference/ReferenceInput';
import '../../../src/fields/list/ListInput';
import '../../../src/fields/parameters/ParametersInput';

export const resources = bundledResources();
export const resource = resourceOf(resources, 'cloud-devices');
export const types = deviceTypes.map(deviceTypeView);
export const TYPES = 'GET /gateway-cloud/device_types';
export const ASSET = { id: 'D7K2', alias: 'Ático', project_id: 'P1' };
export const PROJECT = { id: 'P1', name: 'Almendros' };

export type Answers = NonNullable<ConsoleOptions['answers']>;
interface Opened {
  answers?: Answers;
  /** Id of the device that is changed; undefined: one is added. */
  id?: string;
  parent?: { id: string };
}
export function open({ answers = {}, id, parent = ASSET }: Opened = {}) {
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
export const dialog = () => screen.getByRole('dialog');
export const input = (name: string) => {
  const found = dialog().querySelector(`[name="${name}"]`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`No input ${name}`);
  return found;
};
export const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });
export const labelled = (name: string | RegExp) => within(dialog()).findByRole('textbox', { name });
export const choose = async (box: RegExp, option: string, among = dialog()) => {
  fireEvent.mouseDown(await within(among).findByRole('combobox', { name: box }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
};
export const chooseType = async (name: string) => {
  await choose(/Tipo de dispositivo/, name);
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};
export const send = (name: string) => fireEvent.click(within(dialog()).getByRole('button', { name }));
export const bodyOf = ({ seen }: { seen: SeenCall[] }, method: string) =>
  seen.findLast((call) => call.method === method)?.body;
export const steps = () =>
  within(dialog())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

export type Definition = (typeof types)[number];
const special: Readonly<Record<string, string>> = {
  communication_platform_ip: '10.0.0.7',
  secret_key: 'abcdef0123456789',
  building_id: 'ED-204',
  notify_email: 'ana@example.com',
};
const valueOf = ({ name, value_type }: { name: string; value_type: string }): string =>
  special[name] ?? (value_type === 'number' ? '15' : 'texto');

/** Fills in all that a kind asks for, whatever that is; answers with the body that has to be sent. */
export function fillIn(kind: Definition, serial: string, change = '') {
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
export const kindOf = (code: string): Definition => {
  const found = types.find((one) => one.device_type === code);
  if (!found) throw new Error(`No kind ${code}`);
  return found;
};
export const COUNTER = kindOf('people_counter');
export const device = (kind: Definition = COUNTER) => ({
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
export const loaded = (more: object = {}): Answers => ({
  'GET /gateway-cloud/devices/c0ffee': { body: { data: { ...device(), ...more } } },
  'PATCH /gateway-cloud/devices/c0ffee': { body: { data: { ...device(), ...more } } },
});
/** Opens the drawer of a device and waits until its inputs are there. */
export const edit = async (answers: Answers = loaded()) => {
  const console = open({ answers, id: 'c0ffee' });
  await labelled(/Número de serie/);
  return console;
};

export const signIn = (): void => saveSession({ token: 't', permissions: ['update_assets', 'read_assets'] });
export const signOut = (): void => {
  draftStorage.clear();
  clearSession();
};
