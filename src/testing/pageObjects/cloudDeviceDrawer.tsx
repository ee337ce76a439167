/** The drawers of devices without a gateway, as tests draw and fill them in. */
import '../jsdomPolyfills';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createBundledResources } from '../../app/declarations/bundledDeclarations';
import RecordFormPanel from '../../forms/record/RecordFormPanel';
import { draftStorage } from '../../drafts/draftStorage';
import { clearSession, saveSession } from '../../session/session';
import { getDeclaredResource } from '../declareResources';
import { listResponse, type RecordedCall } from '../fakeHost';
import { renderConsole, type RenderConsoleOptions } from '../renderConsole';
import {
  deviceTypeDefinitions,
  findDefinition,
  makeFilledDevice,
  type DeviceTypeDefinition,
} from './cloudDeviceTypes';
// Ahead of time: they load lazily, which takes its time while other test files run beside.
import '../../fields/text/TextInput';
import '../../fields/enum/EnumInput';
import '../../fields/reference/ReferenceInput';
import '../../fields/list/ListInput';
import '../../fields/parameters/ParametersInput';

export const resources = createBundledResources();
export const resource = getDeclaredResource(resources, 'cloud-devices');
export const LIST_DEVICE_TYPES = 'GET /gateway-cloud/device_types';
export const ASSET = { id: 'D7K2', alias: 'Ático', project_id: 'P1' };
export const PROJECT = { id: 'P1', name: 'Almendros' };

export type Answers = NonNullable<RenderConsoleOptions['responses']>;
interface OpenDrawerOptions {
  answers?: Answers;
  /** Id of the device that is changed; undefined: one is added. */
  id?: string;
  parent?: { id: string };
}
export function openCloudDeviceDrawer({ answers = {}, id, parent = ASSET }: OpenDrawerOptions = {}) {
  const form = id === undefined ? resource.create : resource.edit;
  if (!form || form.placement.kind === 'page') throw new Error('No drawer');
  let isClosed = false;
  const rendered = renderConsole(
    <RecordFormPanel
      resource={resource}
      form={form}
      placement={form.placement}
      record={id === undefined ? undefined : { id }}
      parent={parent}
      list={undefined}
      {...(id === undefined && parent === ASSET ? { initialValues: { asset_id: ASSET.id } } : {})}
      onClose={() => (isClosed = true)}
    />,
    {
      resources,
      initialPath: '/admin/assets/D7K2/devices',
      responses: {
        [LIST_DEVICE_TYPES]: listResponse(deviceTypeDefinitions, deviceTypeDefinitions.length),
        'GET /assets/D7K2/dashboard': { body: { data: ASSET } },
        'GET /projects/P1/assets': listResponse([ASSET, { ...ASSET, id: 'A9', alias: 'Bajo' }]),
        ...answers,
      },
    },
  );
  return { ...rendered, closed: () => waitFor(() => expect(isClosed).toBe(true)) };
}
export const getDrawer = () => screen.getByRole('dialog');
export const getDrawerInput = (name: string) => {
  const inputElement = getDrawer().querySelector(`[name="${name}"]`);
  if (!(inputElement instanceof HTMLInputElement)) throw new Error(`No input ${name}`);
  return inputElement;
};
export const typeIntoDrawer = (name: string, value: string) =>
  fireEvent.change(getDrawerInput(name), { target: { value } });
export const findDrawerTextbox = (name: string | RegExp) =>
  within(getDrawer()).findByRole('textbox', { name });
export const selectDrawerOption = async (comboboxName: RegExp, option: string, container = getDrawer()) => {
  fireEvent.mouseDown(await within(container).findByRole('combobox', { name: comboboxName }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
};
export const selectDeviceType = async (name: string) => {
  await selectDrawerOption(/Tipo de dispositivo/, name);
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};
export const clickDrawerButton = (name: string) =>
  fireEvent.click(within(getDrawer()).getByRole('button', { name }));
export const getSentBody = ({ recordedCalls }: { recordedCalls: RecordedCall[] }, method: string) =>
  recordedCalls.findLast((call) => call.method === method)?.body;
export const getStepHeadings = () =>
  within(getDrawer())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

/** Fills in every field that the type of device requires; returns the expected body. */
export function fillDeviceForm(definition: DeviceTypeDefinition, serial: string, suffix = '') {
  const device = makeFilledDevice(definition, serial, suffix);
  for (const name of ['name', 'room', 'serial_number'] as const) typeIntoDrawer(name, device[name]);
  for (const [at, { data }] of device.config_parameters.entries())
    typeIntoDrawer(`config_parameters.${at}.values.0.value`, data[0]?.value ?? '');
  for (const [at, { value }] of device.extra_information.entries())
    typeIntoDrawer(`extra_information.${at}.values.0.value`, value);
  for (const [at, { name, room }] of device.sensors.entries()) {
    typeIntoDrawer(`sensors.${at}.name`, name);
    typeIntoDrawer(`sensors.${at}.room`, room);
  }
  return device;
}
export const PEOPLE_COUNTER = findDefinition('people_counter');
export const makeCloudDevice = (definition: DeviceTypeDefinition = PEOPLE_COUNTER) => ({
  device_id: 'c0ffee',
  id: 'u-1',
  uuid: 'u-1',
  device_type: definition.device_type,
  name: 'Contador norte',
  room: 'Vestíbulo',
  asset_id: 'D7K2',
  serial_number: '700',
  config_parameters: definition.config_parameters.map(({ name, multiple, required, units }) => ({
    name,
    multiple,
    required,
    data: [{ value: name.endsWith('_ip') ? '10.0.0.9' : '7', unit: units.at(-1) ?? null }],
  })),
  extra_information: definition.extra_information.map(({ name, required }) => ({
    name,
    required,
    value: 'viejo',
  })),
  sensors: definition.sensors.map(({ label, sensor_type }, index) => ({
    label,
    sensor_type,
    name: `Sensor ${index}`,
    room: 'Vestíbulo',
    sensor_id: `s${index}`,
    sensor_uuid: `su${index}`,
  })),
});
export const deviceAnswers = (overrides: object = {}): Answers => ({
  'GET /gateway-cloud/devices/c0ffee': { body: { data: { ...makeCloudDevice(), ...overrides } } },
  'PATCH /gateway-cloud/devices/c0ffee': { body: { data: { ...makeCloudDevice(), ...overrides } } },
});
/** Opens the drawer of a device and waits until its inputs are there. */
export const openEditDrawer = async (answers: Answers = deviceAnswers()) => {
  const rendered = openCloudDeviceDrawer({ answers, id: 'c0ffee' });
  await findDrawerTextbox(/Número de serie/);
  return rendered;
};

export const signIn = (): void => saveSession({ token: 't', permissions: ['update_assets', 'read_assets'] });
export const signOut = (): void => {
  draftStorage.clear();
  clearSession();
};
