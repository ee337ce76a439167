// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createBundledResources } from '../../app/declarations/bundledDeclarations';
import { renderAdmin } from '../../app/testing/renderAdmin';
import type { ResourceInput } from '../../config/schema/resource';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { ListPage } from '../ListPage';
import { ListView } from '../ListView';
import { toSourceLanguage } from '../../testing/toSourceLanguage';

const cars: ResourceInput = {
  name: 'cars',
  label: { one: 'coche', many: 'Coches' },
  recordRepresentation: 'code',
  api: { getList: { path: '/cars', filter: 'conditions' }, getOne: { path: '/cars/{id}' } },
  fields: {
    code: { type: 'text', label: 'Código', sortable: true },
    state: { type: 'status', label: 'Estado', values: { ON: 'Encendido', OFF: 'Apagado' } },
    seats: { type: 'number', label: 'Plazas', unit: 'p.', filterBy: 'seat_count' },
    sold: { type: 'date', label: 'Vendido', timeZone: 'Europe/Madrid' },
    note: { type: 'text', label: 'Nota', emptyText: 'Sin nota' },
  },
  list: {
    columns: ['code'],
    sort: { field: 'code', order: 'ASC' },
    filters: [
      { field: 'state', kind: 'several' },
      'seats',
      { field: 'sold', kind: 'one' },
      { field: 'note', kind: 'presence', label: 'Anotaciones' },
    ],
  },
};
const AT = '/admin/cars?page=1&size=50&sort=code';

function open(at = AT, input: ResourceInput = cars) {
  const resources = declareResources(input);
  return renderConsole(<ListPage resource={getDeclaredResource(resources, 'cars')} />, {
    resources,
    initialPath: at,
    responses: { 'GET /cars': listResponse([{ id: 'c1', code: 'A-1' }]) },
  });
}
const opener = () => screen.findByRole('button', { name: /^Filtros/ });
async function panel() {
  await userEvent.click(await opener());
  const dialog = await screen.findByRole('dialog', { name: 'Filtros' });
  await within(dialog).findByRole('checkbox', { name: 'Encendido' });
  return within(dialog);
}
const filterOf = (call = '') => new URLSearchParams(call.split('?')[1]).get('filter');

describe('the panel of filters', () => {
  it('asks for a day, for what has no value, and for an open range', async () => {
    const { callsBesidesProfile } = open();
    const dialog = await panel();
    fireEvent.change(dialog.getByLabelText('Vendido'), { target: { value: '2026-10-25' } });
    fireEvent.change(dialog.getByLabelText('Anotaciones'), { target: { value: 'null' } });
    fireEvent.change(dialog.getByLabelText('Mínimo'), { target: { value: '2,5' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Ver resultados' }));
    const [from, until] = ['2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'].map((at) => Date.parse(at) / 1000);
    await waitFor(() =>
      expect(filterOf(callsBesidesProfile().at(-1))).toBe(
        `sold>=${from},sold<=${(until ?? 0) - 1},note is null,seat_count>=2.5`,
      ),
    );
    const chips = within(await screen.findByRole('group', { name: 'Filtros activos' }));
    const texts = chips.getAllByRole('button').map((one) => one.textContent?.replaceAll('\u00a0', ' '));
    expect(texts).toEqual([
      'Plazas: desde 2,5 p.',
      'Vendido: 25/10/2026',
      'Anotaciones: Sin nota',
      'Quitar todos',
    ]);
  });

  it('names the record of a filter by a reference that came with the URL, and shows the id of one that cannot be read', async () => {
    const resources = declareResources(
      {
        ...cars,
        fields: {
          ...cars.fields,
          owner: { type: 'reference', label: 'Dueño', resource: 'owners' },
          second: { type: 'reference', label: 'Segundo', resource: 'owners', filterBy: 'second_owner' },
        },
        list: { columns: ['code'], filters: [{ field: 'state', kind: 'several' }, 'owner', 'second'] },
      },
      {
        name: 'owners',
        label: 'Dueños',
        recordRepresentation: 'name',
        api: { path: '/owners' },
        fields: { name: { type: 'text' } },
      },
    );
    const pathWithOwners = (owner: string) =>
      `/admin/cars?page=1&size=50&filter=${encodeURIComponent(`owner=${owner},second=o2`)}`;
    const view = renderConsole(<ListPage resource={getDeclaredResource(resources, 'cars')} />, {
      resources,
      initialPath: pathWithOwners('o1'),
      responses: {
        'GET /cars': listResponse([{ id: 'c1', code: 'A-1' }]),
        'GET /owners/o1': { body: { data: { id: 'o1', name: 'Ana' } } },
        'GET /owners/o2': { status: 404 },
        'GET /owners/o3': { body: { data: { id: 'o3', name: 'Eva' } } },
      },
    });
    expect(await screen.findByRole('button', { name: 'Quitar el filtro «Dueño: Ana»' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Quitar el filtro «Segundo: o2»' })).toBeVisible();
    await view.go(pathWithOwners('o3'));
    expect(await screen.findByRole('button', { name: 'Quitar el filtro «Dueño: Eva»' })).toBeVisible();
    // The record that was not found is not read again once the others are there.
    expect(view.calls().filter((call) => call.startsWith('GET /owners'))).toEqual([
      'GET /owners/o1',
      'GET /owners/o2',
      'GET /owners/o3',
    ]);
  });

  it('throws the draft away when it is closed by Escape, and begins with what is in force', async () => {
    const console = open(`${AT}&filter=state%3DON`);
    const dialog = await panel();
    expect(dialog.getByRole('checkbox', { name: 'Encendido' })).toBeChecked();
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Apagado' }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await opener()).toHaveFocus();
    const again = await panel();
    expect(again.getByRole('checkbox', { name: 'Apagado' })).not.toBeChecked();
    expect(console.currentPath()).toBe(`${AT}&filter=state%3DON`);
    expect(console.callsBesidesProfile()).toHaveLength(1);
  });

  it('says what is wrong with a single number at its place [DEV-06, DEV-13]', async () => {
    const { callsBesidesProfile } = open(AT, {
      ...cars,
      api: { getList: { path: '/cars' } },
      list: {
        columns: ['code'],
        filters: [
          { field: 'state', kind: 'several' },
          { field: 'seats', max: 9 },
        ],
        sort: { field: 'code', order: 'ASC' },
      },
    });
    const dialog = await panel();
    const seats = dialog.getByRole('textbox', { name: 'Plazas' });
    fireEvent.change(seats, { target: { value: '12' } });
    expect(seats).toBeInvalid();
    expect(seats).toHaveAccessibleDescription(/9/);
    fireEvent.click(dialog.getByRole('button', { name: 'Ver resultados' }));
    fireEvent.change(seats, { target: { value: '7' } });
    expect(seats).toBeValid();
    fireEvent.click(dialog.getByRole('button', { name: 'Ver resultados' }));
    await waitFor(() =>
      expect(callsBesidesProfile().at(-1)).toBe(
        'GET /cars?page[number]=1&page[size]=50&sort=code&seat_count=7',
      ),
    );
    expect(callsBesidesProfile()).toHaveLength(2);
  });

  it('is closed when its page is left', async () => {
    const console = open();
    await panel();
    await console.go('/admin/other');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that nothing was found for what is asked, and shows all again', async () => {
    const resources = declareResources(cars);
    const { currentPath } = renderConsole(<ListPage resource={getDeclaredResource(resources, 'cars')} />, {
      resources,
      initialPath: `${AT}&filter=seats%3E%3D5`,
      responses: { 'GET /cars': listResponse([]) },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Ver todo' }));
    await waitFor(() => expect(currentPath()).toBe(AT));
  });

  it('keeps what is asked for in a saved view', async () => {
    const user = userEvent.setup();
    const asked = 'state=ON,state=OFF,seats>=2,seats<=5,note is not null';
    const query = new URLSearchParams({ filter: asked.replace('not null', 'not%20null') });
    const before = `${AT}&${query.toString()}`;
    const console = open(before);
    await screen.findByText('A-1');
    await user.click(await screen.findByRole('button', { name: 'Vistas' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Guardar esta vista' }));
    await user.type(await screen.findByLabelText('Nombre de la vista'), 'Mía');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await user.click(await screen.findByRole('button', { name: 'Quitar todos' }));
    await waitFor(() => expect(console.currentPath()).toBe(AT));
    await user.click(await screen.findByRole('button', { name: 'Vistas' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mía' }));
    await waitFor(() => expect(console.currentPath()).toBe(before));
    expect(filterOf(console.callsBesidesProfile().at(-1))).toBe(
      'state=ON,state=OFF,seat_count>=2,seat_count<=5,note is not null',
    );
  });

  it('filters rows that came with the record by itself', async () => {
    const { list: _none, ...own } = cars;
    const resources = declareResources({
      ...own,
      fields: { ...own.fields, owner: { type: 'reference', label: 'Matriz', resource: 'cars' } },
      show: {
        header: { fields: [] },
        tabs: {
          all: {
            label: 'Todos',
            list: {
              columns: ['code', 'seats'],
              recordPath: 'cars',
              filters: [
                { field: 'state', kind: 'several' },
                'seats',
                'sold',
                'code',
                { field: 'note', kind: 'presence' },
                'owner',
              ],
            },
          },
        },
      },
    });
    const content = getDeclaredResource(resources, 'cars').show?.tabs[0]?.content;
    if (content?.kind !== 'list') throw new Error('No list');
    const { list } = content;
    const parent = {
      id: 'p',
      cars: [
        { id: 1, code: 'Ávila', seats: 2, state: 'ON', note: 'x', sold: 1_792_900_000, owner: 'p1' },
        { id: 2, code: 'Burgos', seats: 5, state: 'OFF', sold: 1_600_000_000, owner: 'p10' },
        { id: 3, code: 'Cáceres', state: 'ON', owner: { id: 'p1', code: 'Ana' } },
      ],
    };
    const shown = async (filter: string) => {
      const { unmount } = renderConsole(<ListView list={list} parent={parent} caption="Todos" />, {
        resources,
        initialPath: `/p?filter=${encodeURIComponent(filter)}`,
      });
      await screen.findByRole('group', { name: 'Filtros activos' });
      const codes = screen
        .queryAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
      unmount();
      return codes;
    };
    expect(await shown('state=ON')).toEqual(['Ávila', 'Cáceres']);
    expect(await shown('state=ON,state=OFF,seats>=2')).toEqual(['Ávila', 'Burgos']);
    expect(await shown('seats<=2')).toEqual(['Ávila']);
    expect(await shown('code=avi')).toEqual(['Ávila']);
    expect(await shown('note is null')).toEqual(['Burgos', 'Cáceres']);
    expect(await shown('sold>=2026-10-25,sold<=2026-10-25')).toEqual(['Ávila']);
    expect(await shown('seats>=9')).toEqual([]);
    // By id, with or without an embedded record; never by a part of the id.
    expect(await shown('owner=p1')).toEqual(['Ávila', 'Cáceres']);
  });
});

describe('the same panel of other hosts', () => {
  it('of a plain host, declared in a runtime file: ends with suffixes', async () => {
    const file = 'fixtures/declarations/ev-sessions.json';
    const sessions = toSourceLanguage(JSON.parse(readFileSync(file, 'utf8')));
    const resources = new Map([...createBundledResources(), ...declareResources(sessions)]);
    const plain = (body: unknown) => ({ body, headers: { 'x-total-count': '1' } });
    const { calls } = renderConsole(<ListPage resource={getDeclaredResource(resources, 'ev-sessions')} />, {
      resources,
      initialPath: '/admin/ev-sessions?page=1&size=50&sort=-started_at',
      responses: {
        'GET /plain/ev-sessions': plain([{ id: 'ev1', started_at: 1_795_000_000, energy_kwh: 4 }]),
        'GET /plain/parking-chargers': plain([{ id: 'cp1', code: 'CP-0001' }]),
      },
    });
    fireEvent.click(await opener());
    const dialog = within(await screen.findByRole('dialog', { name: 'Filtros' }));
    await dialog.findByRole('option', { name: 'CP-0001' });
    fireEvent.change(dialog.getByLabelText('Cargador'), { target: { value: 'cp1' } });
    const energy = within(dialog.getByRole('group', { name: 'Energía' }));
    fireEvent.change(energy.getByLabelText('Mínimo'), { target: { value: '10' } });
    fireEvent.change(energy.getByLabelText('Máximo'), { target: { value: '20,5' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Ver resultados' }));
    await waitFor(() =>
      expect(calls().at(-1)).toBe(
        'GET /plain/ev-sessions?_start=0&_end=50&_sort=started_at&_order=DESC&chargerId=cp1&energy_kwh_gte=10&energy_kwh_lte=20.5',
      ),
    );
  });

  it('of a host of parameters: several values as a comma list [OFFICE-17, OFFICE-18]', async () => {
    const { calls } = renderAdmin({
      resources: createBundledResources(),
      initialPath:
        '/admin/access/clients/C1/projects/P1/office/external-invitations-list?page=1&size=50&filter=status%3DPENDING%2Cstatus%3DBROKEN%2Cstatus%3DEXPIRED',
      permissions: ['read_access_list'],
      responses: {
        'GET /projects/P1': {
          body: { data: { id: 'P1', name: 'Torre', type: 'OFFICE', client: { id: 'C1' } } },
        },
        'GET /access/qr/project/P1': listResponse([]),
      },
    });
    expect(await screen.findByRole('button', { name: 'Filtros, 2 activos' })).toBeVisible();
    await waitFor(() =>
      expect(
        calls()
          .filter((call) => call.includes('/access/qr/'))
          .map(decodeURIComponent),
      ).toEqual(['GET /access/qr/project/P1?page[number]=1&page[size]=50&status=PENDING,EXPIRED']),
    );
  });
});
