// @vitest-environment jsdom
import { mediaState } from '../../src/testing/jsdomPolyfills';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBundledResources } from '../../src/app/declarations/bundledDeclarations';
import { renderAdmin } from '../../src/app/testing/renderAdmin';
import { clearSession } from '../../src/session/session';
import { listResponse } from '../../src/testing/fakeHost';

const resources = createBundledResources();
const device = {
  deviceId: 'lock-1',
  uuid: 'dev-1',
  deviceName: 'Cerradura de la entrada',
  deviceType: 'lock',
  gatewayUuid: 'GAAA111',
  batteryLevel: 40,
  connectivity: 'OFFLINE',
  updatedAt: 1_795_086_000,
  sensors: [],
};
const HOME = '/admin/assets/D7K2/devices?page=1&size=50&sort=gateway_id';
const lists = {
  asset: { at: '/admin/assets/D7K2/devices', fixed: 'asset_id=D7K2', filter: '' },
  building: { at: '/admin/projects/P1/devices', fixed: 'project_id=P1', filter: 'asset_id is null' },
};

function open(at = HOME) {
  return renderAdmin({
    resources,
    initialPath: at,
    permissions: ['read_assets', 'read_projects'],
    responses: {
      'GET /assets/D7K2/dashboard': { body: { data: { id: 'D7K2', alias: 'Ático', type: 'HOME' } } },
      'GET /projects/P1': { body: { data: { id: 'P1', name: 'Almendros', type: 'RESIDENTIAL' } } },
      'GET /devices': listResponse([device]),
    },
  });
}
/** Returns the query of the last request for devices. */
const query = ({ calls }: { calls: () => string[] }): Record<string, string> =>
  Object.fromEntries(
    new URLSearchParams(
      calls()
        .filter((call) => call.startsWith('GET /devices?'))
        .at(-1)
        ?.split('?')[1],
    ),
  );
const filterIn = (address: string) => new URLSearchParams(address.split('?')[1]).get('filter');
const opener = () => screen.findByRole('button', { name: /^Filtros/ });
async function panel(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await opener());
  const dialog = await screen.findByRole('dialog', { name: 'Filtros' });
  await within(dialog).findByRole('checkbox', { name: 'Conectado' });
  return within(dialog);
}
const group = (dialog: ReturnType<typeof within>, name: string) =>
  within(dialog.getByRole('group', { name }));

beforeEach(() => {
  mediaState.isWide = true;
  window.scrollTo = () => undefined;
});
afterEach(() => clearSession());

describe('the filters of the devices', () => {
  it('offers a panel with reset, apply and close, every kind of filter, and a sorter [DEV-01, DEV-02, DEV-06, DEV-07, DEV-08]', async () => {
    const user = userEvent.setup();
    const console = open();
    const dialog = await panel(user);
    expect(dialog.getAllByRole('group').map((one) => one.querySelector('legend')?.textContent)).toEqual([
      'Conexión',
      'Batería',
      'Última actualización',
      'Tipo',
    ]);
    for (const name of ['Nombre', 'Gateway']) expect(dialog.getByRole('textbox', { name })).toBeVisible();
    expect(dialog.getByRole('combobox', { name: 'Con o sin gateway' })).toBeVisible();
    for (const name of ['Quitar filtros', 'Ver resultados', 'Cerrar'])
      expect(dialog.getByRole('button', { name })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await opener()).toHaveFocus();
    const sorter = await screen.findByRole('combobox', { name: 'Ordenar por' });
    expect(sorter).toHaveValue('gateway_id');
    expect([...sorter.querySelectorAll('option')].map((one) => one.value).sort()).toEqual([
      'device_id',
      'device_type',
      'gateway_id',
    ]);
    fireEvent.change(sorter, { target: { value: 'device_id' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Cambiar a orden descendente' }));
    await waitFor(() => expect(query(console).sort).toBe('-device_id'));
  });

  it.each(Object.entries(lists))(
    'asks nothing until it is applied, then all of it, joined with what is fixed: %s [DEV-09, DEV-10, DEV-16, DEV-17, DEV-18, DEV-19]',
    async (_, { at, fixed, filter }) => {
      const user = userEvent.setup();
      const console = open(`${at}?page=1&size=50&sort=gateway_id`);
      const dialog = await panel(user);
      const asked = console.calls().length;
      await user.click(dialog.getByRole('checkbox', { name: 'Sin datos' }));
      await user.click(dialog.getByRole('checkbox', { name: 'Desconectado' }));
      await user.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'puerta');
      await user.type(group(dialog, 'Batería').getByLabelText('Máximo'), '20');
      fireEvent.change(group(dialog, 'Última actualización').getByLabelText('Hasta'), {
        target: { value: '2026-03-29' },
      });
      await user.selectOptions(dialog.getByRole('combobox', { name: 'Con o sin gateway' }), 'Sin gateway');
      expect(console.calls()).toHaveLength(asked);
      await user.click(dialog.getByRole('button', { name: 'Ver resultados' }));
      const end = new Date(2026, 2, 30).getTime() / 1000 - 1;
      const own = `connectivity=OFFLINE,connectivity=UNKNOWN,device_name=puerta,battery_level<=20,updated_at<=${end},gateway_id is null`;
      await waitFor(() =>
        expect(query(console)).toEqual({
          ...Object.fromEntries([fixed.split('=')]),
          'page[number]': '1',
          'page[size]': '50',
          sort: 'gateway_id',
          filter: [filter, own].filter(Boolean).join(','),
        }),
      );
      expect(console.navigations.at(-1)).toMatch(/^PUSH /);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(await screen.findByRole('button', { name: 'Filtros, 6 activos' })).toHaveFocus();
      await console.go(-1);
      await waitFor(() => expect(filterIn(console.currentPath())).toBeNull());
    },
  );

  it('says what is asked for, takes one away, and all; the address keeps the rest [DEV-01, DEV-09]', async () => {
    const user = userEvent.setup();
    const console = open(
      `${HOME}&filter=connectivity%3DONLINE%2Cconnectivity%3DOFFLINE%2CbatteryLevel%3E%3D10%2CbatteryLevel%3C%3D50`,
    );
    const chips = within(await screen.findByRole('group', { name: 'Filtros activos' }));
    expect(await opener()).toHaveTextContent('Filtros3');
    expect(chips.getAllByRole('button').map((one) => one.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Conexión: Conectado',
      'Conexión: Desconectado',
      'Batería: 10 % – 50 %',
      'Quitar todos',
    ]);
    await user.click(chips.getByRole('button', { name: 'Quitar el filtro «Conexión: Conectado»' }));
    await waitFor(() =>
      expect(query(console).filter).toBe('connectivity=OFFLINE,battery_level>=10,battery_level<=50'),
    );
    expect(chips.getByRole('button', { name: /Desconectado/ })).toHaveFocus();
    await user.click(chips.getByRole('button', { name: 'Quitar todos' }));
    await waitFor(() => expect(query(console)).not.toHaveProperty('filter'));
    expect(await opener()).toHaveFocus();
  });

  it('refuses a range turned round at its place, and values out of bounds; the draft may be reset [DEV-11, DEV-13]', async () => {
    const user = userEvent.setup();
    const console = open(`${HOME}&filter=batteryLevel%3E%3D10`);
    const dialog = await panel(user);
    const battery = group(dialog, 'Batería');
    const apply = dialog.getByRole('button', { name: 'Ver resultados' });
    expect(battery.getByLabelText('Mínimo')).toHaveValue('10');
    await user.type(battery.getByLabelText('Máximo'), '5');
    expect(battery.getByRole('status')).toHaveTextContent('El mínimo es mayor que el máximo');
    expect(apply).toHaveAttribute('aria-disabled', 'true');
    expect(apply).toHaveAccessibleDescription('Batería: El mínimo es mayor que el máximo');
    await user.click(apply);
    fireEvent.submit(battery.getByLabelText('Máximo'));
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.type(battery.getByLabelText('Máximo'), '55');
    expect(battery.getByRole('status')).toHaveTextContent(/0.*100/);
    await user.clear(battery.getByLabelText('Máximo'));
    await user.type(battery.getByLabelText('Máximo'), 'abc');
    expect(battery.getByRole('status')).not.toBeEmptyDOMElement();
    const days = group(dialog, 'Última actualización');
    fireEvent.change(days.getByLabelText('Desde'), { target: { value: '2026-04-02' } });
    fireEvent.change(days.getByLabelText('Hasta'), { target: { value: '2026-04-01' } });
    expect(days.getByRole('status')).toHaveTextContent('La fecha inicial es posterior a la final');
    await user.click(dialog.getByRole('button', { name: 'Quitar filtros' }));
    expect(battery.getByLabelText('Mínimo')).toHaveValue('');
    expect(apply).toHaveAttribute('aria-disabled', 'false');
    await user.click(apply);
    await waitFor(() => expect(query(console)).not.toHaveProperty('filter'));
  });

  it.each([
    ['a text for a number', 'batteryLevel>=abc,batteryLevel<=50', 'batteryLevel<=50'],
    ['an end out of bounds', 'batteryLevel>=10,batteryLevel<=101', 'batteryLevel>=10'],
    ['a range turned round', 'batteryLevel>=60,batteryLevel<=50,deviceName=a', 'deviceName=a'],
    ['an operator that is not asked', 'batteryLevel>10,batteryLevel=7', null],
    ['an unknown connectivity', 'connectivity=BROKEN,connectivity=ONLINE', 'connectivity=ONLINE'],
    ['a day that is none', 'updatedAt>=2026-02-30,updatedAt<=1800000000', null],
    ['21 characters', `deviceName=${'x'.repeat(21)},gateway_id=G1`, 'gateway_id=G1'],
    ['a check for another value', 'gateway_id is empty,gateway_id is null', 'gateway_id is null'],
    ['a field that is no filter', 'room=x,__proto__=1', null],
  ])(
    'drops %s from the address, and nothing else, without a new entry [DEV-10, DEV-12, DEV-13, DEV-14, DEV-15]',
    async (_, given, kept) => {
      const console = open(`${HOME}&filter=${encodeURIComponent(given)}`);
      await screen.findByText('Cerradura de la entrada');
      await waitFor(() => expect(filterIn(console.currentPath())).toBe(kept));
      expect(console.navigations.every((move) => move.startsWith('REPLACE '))).toBe(true);
    },
  );

  it('takes 20 characters of a text, and asks for no comma and no quote [DEV-15, DEV-18]', async () => {
    const user = userEvent.setup();
    const console = open();
    const dialog = await panel(user);
    const name = dialog.getByRole('textbox', { name: 'Nombre' });
    await user.type(name, 'a,"b" 789012345678901234567');
    expect(name).toHaveValue('a,"b" 78901234567890');
    await user.click(dialog.getByRole('button', { name: 'Ver resultados' }));
    await waitFor(() => expect(query(console).filter).toBe('device_name=a b 78901234567890'));
    expect(await screen.findByRole('button', { name: /Quitar el filtro «Nombre: a b 7/ })).toBeVisible();
  });
});
