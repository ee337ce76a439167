// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  openCloudDeviceDrawer,
  getDrawer,
  getDrawerInput,
  typeIntoDrawer,
  selectDeviceType,
  clickDrawerButton,
  fillDeviceForm,
  PEOPLE_COUNTER,
  deviceAnswers,
  openEditDrawer,
  signIn,
  signOut,
} from '../../src/testing/pageObjects/cloudDeviceDrawer';

beforeEach(signIn);
afterEach(signOut);

describe('what the host refuses, and what it says', () => {
  const refusals = [
    ['DEV-37', 'device already exists', undefined, 'Ya existe un dispositivo igual'],
    ['DEV-38', 'serial number exists for another device', 'serial_number', /ya tiene este número/],
    ['DEV-39', 'external provider config not found', 'device_type', /proveedor externo/],
    ['DEV-40', 'no permission to link this device', 'asset_id', /No tienes permiso para vincular/],
    ['DEV-41', 'channel not found in payload', 'Nombre y estancia de cada sensor', /Falta un sensor/],
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
  const statuses = {
    create: [
      ['DEV-47', 400, 'teapot', 'No se ha podido crear el dispositivo'],
      ['DEV-49', 422, '', 'Los datos del dispositivo nuevo no son válidos'],
      ['DEV-50', 500, '', 'No se ha podido crear el dispositivo'],
    ],
    update: [
      ['DEV-54', 400, 'serial number must be numeric', /solo puede tener cifras/],
      ['DEV-55', 404, '', 'El dispositivo que quieres modificar no existe'],
      ['DEV-55', 422, '', 'Los datos modificados del dispositivo no son válidos'],
      ['DEV-54', 500, '', 'No se ha podido modificar el dispositivo'],
    ],
  } as const;
  const answer = (status: number, detail: string) => ({ status, body: { errors: [{ detail }] } });
  /** Every refusal in turn, in one drawn form. */
  let now = answer(400, '');
  const sendAgain = async (button: string, next: typeof now) => {
    now = next;
    await waitFor(() =>
      expect(within(getDrawer()).getByRole('button', { name: button })).toHaveAttribute('aria-busy', 'false'),
    );
    clickDrawerButton(button);
  };
  const expectStatuses = async (
    button: string,
    cases: readonly (readonly [string, number, string, string | RegExp])[],
  ) => {
    for (const [id, status, detail, text] of cases) {
      expect(screen.queryByText(text)).toBeNull();
      await sendAgain(button, answer(status, detail));
      await waitFor(() => expect(screen.queryByText(text), `${id} ${status}`).not.toBeNull());
      expect(screen.queryByText(/teapot/)).toBeNull();
      expect(getDrawerInput('name')).toHaveValue('Equipo');
    }
  };
  /** Returns the name of the input that a message describes. */
  const inputOf = (text: string | RegExp) => {
    const said = screen.getAllByText(text).at(-1);
    const own = said?.closest('.MuiFormControl-root')?.querySelector('input');
    // A message about a whole list is attached to its heading.
    return own?.getAttribute('name') ?? said?.closest('fieldset')?.querySelector('legend')?.textContent;
  };

  it('on create: each at its input or above the form, said once; what was typed stays [DEV-37..DEV-50]', async () => {
    openCloudDeviceDrawer({ answers: { ...deviceAnswers(), 'POST /gateway-cloud/devices': () => now } });
    await selectDeviceType('Contador de personas');
    await waitFor(() => getDrawerInput('sensors.2.room'));
    fillDeviceForm(PEOPLE_COUNTER, '31');
    for (const [id, detail, where, text] of refusals) {
      await sendAgain('Añadir', answer(400, detail));
      await screen.findByText(text);
      if (where !== undefined) expect(inputOf(text), id).toBe(where);
      // One refusal, one message (HTTP-08).
      expect(screen.queryByText(/Revisa los campos marcados/), id).toBeNull();
    }
    await expectStatuses('Añadir', statuses.create);
  });

  it('on update: says why, and what was typed stays [DEV-48, DEV-54, DEV-55]', async () => {
    const answers = { ...deviceAnswers(), 'PATCH /gateway-cloud/devices/c0ffee': () => now };
    openCloudDeviceDrawer({ answers, id: 'c0ffee' });
    await waitFor(() => expect(getDrawerInput('sensors.2.room')).toHaveValue('Vestíbulo'));
    fillDeviceForm(PEOPLE_COUNTER, '31');
    await expectStatuses('Guardar', statuses.update);
  });

  it('says that it was created, and that it was changed [DEV-36, DEV-53]', async () => {
    const first = openCloudDeviceDrawer({
      answers: { 'POST /gateway-cloud/devices': { status: 201, body: { data: {} } } },
    });
    await selectDeviceType('Contador de personas');
    await waitFor(() => getDrawerInput('sensors.2.room'));
    fillDeviceForm(PEOPLE_COUNTER, '31');
    clickDrawerButton('Añadir');
    expect(await screen.findByText('El dispositivo se ha creado correctamente')).toBeInTheDocument();
    first.unmount();
    await openEditDrawer();
    await waitFor(() => getDrawerInput('sensors.2.room'));
    typeIntoDrawer('name', 'Otro');
    clickDrawerButton('Guardar');
    expect(await screen.findByText('El dispositivo se ha modificado correctamente')).toBeInTheDocument();
  });
});
