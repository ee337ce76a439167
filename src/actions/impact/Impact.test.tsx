// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ActionInput } from '../../config/schema/action';
import type { ResourceInput } from '../../config/schema/resource';
import { ListPage } from '../../list/ListPage';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { deferred } from '../../testing/deferred';
import { listResponse, type FakeResponse } from '../../testing/fakeHost';
import { renderConsole, type RenderConsoleOptions } from '../../testing/renderConsole';

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(clearSession);

type Responses = NonNullable<RenderConsoleOptions['responses']>;

/** Shows a list of rooms, whose pages list guests and keys. `action`: of the action that takes rooms away. */
function openRooms(
  action: Pick<ActionInput, 'impact' | 'perRecord'>,
  list: ResourceInput['list'],
  responses: Responses,
) {
  const resources = declareResources(
    {
      name: 'rooms',
      label: 'Habitaciones',
      recordRepresentation: 'name',
      api: { getList: { path: '/rooms' }, getOne: { path: '/rooms/{id}' } },
      fields: { name: { type: 'text', label: 'Nombre' } },
      list,
      show: {
        header: { fields: ['name'] },
        tabs: {
          guests: {
            label: 'Huéspedes',
            list: { resource: 'guests', path: '/rooms/{id}/guests', columns: ['name'] },
          },
          keys: {
            label: 'Llaves',
            list: { resource: 'keys', path: '/rooms/{id}/keys', paged: false, columns: ['code'] },
          },
          secrets: {
            label: 'Secretos',
            access: 'read_secrets',
            list: { resource: 'keys', path: '/rooms/{id}/secrets', columns: ['code'] },
          },
        },
      },
      actions: {
        take: {
          label: 'Quitar',
          danger: true,
          confirm: { title: 'Quitar la habitación' },
          call: { method: 'DELETE', path: '/rooms/{id}' },
          ...action,
        },
      },
    },
    {
      name: 'guests',
      label: 'Personas',
      navigation: false,
      recordRepresentation: 'name',
      api: { getList: { path: '/guests' } },
      fields: { name: { type: 'text', label: 'Nombre' } },
    },
    {
      name: 'keys',
      label: 'Llaves',
      navigation: false,
      recordRepresentation: 'code',
      api: { id: ['code'], getList: { path: '/keys' } },
      fields: { code: { type: 'text', label: 'Código' } },
      actions: {
        drop: {
          label: 'Retirar',
          confirm: { title: 'Retirar llave' },
          call: { method: 'DELETE', path: '/rooms/{parent.id}/keys/{id}' },
          outcomes: [{ on: 'success', success: 'Retirada' }],
        },
      },
    },
  );
  return renderConsole(<ListPage resource={getDeclaredResource(resources, 'rooms')} />, {
    resources,
    initialPath: '/admin/rooms',
    responses,
  });
}

/** Opens the question of an action on the room «Uno». */
async function ask(action: Pick<ActionInput, 'impact'>, responses: Responses, room: object = {}) {
  const host = openRooms(
    action,
    { columns: ['name'], rowButtons: ['take'], rowClick: false },
    { 'GET /rooms': listResponse([{ id: 'r1', name: 'Uno', ...room }]), ...responses },
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Quitar/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Quitar la habitación' });
  const impact = await within(question).findByRole('region', { name: 'Qué se ve afectado' });
  return { host, question, impact: within(impact), section: impact };
}

const isSettled = (section: HTMLElement): Promise<void> =>
  waitFor(() => void expect(section).toHaveAttribute('aria-busy', 'false'));

const guestPage = '/rooms/r1/guests?page[number]=1&page[size]=50';
const keyRows = (...codes: string[]): FakeResponse => ({ body: { data: codes.map((code) => ({ code })) } });

it('a deletion counts the lists of the page, each with its link; who may not read one is told so', async () => {
  const { host, impact, section } = await ask(
    {},
    {
      'GET /rooms/r1/guests': listResponse([{ id: 'g1', name: 'Ana' }], 12_345),
      'GET /rooms/r1/keys': keyRows(),
    },
  );
  await isSettled(section);
  expect(impact.getByRole('link', { name: 'Huéspedes: 12.345' })).toHaveAttribute(
    'href',
    '/admin/rooms/r1/guests',
  );
  expect(impact.getByText('No hay: Llaves.')).toBeVisible();
  expect(impact.getByText('Sin permiso para ver: Secretos')).toBeVisible();
  expect(host.callsBesidesProfile().slice(1).map(decodeURIComponent).sort()).toEqual([
    `GET ${guestPage}`,
    'GET /rooms/r1/keys',
  ]);
});

it('counts never hold back the button, and a failed one is no 0: it can be counted again', async () => {
  const guests = deferred();
  let keys: FakeResponse = { status: 500 };
  const { host, question, impact, section } = await ask(
    {},
    {
      'GET /rooms/r1/guests': () => guests.respond(),
      'GET /rooms/r1/keys': () => keys,
      'DELETE /rooms/r1': {},
    },
  );
  expect(section).toHaveAttribute('aria-busy', 'true');
  expect(await impact.findByText('No se ha podido contar: Llaves')).toBeVisible();
  keys = keyRows('K1', 'K2');
  fireEvent.click(impact.getByRole('button', { name: 'Volver a contar: Llaves' }));
  expect(await impact.findByText('Llaves: 2')).toBeVisible();
  fireEvent.click(within(question).getByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(host.callsBesidesProfile()).toContain('DELETE /rooms/r1'));
  guests.resolve(listResponse([]));
});

it('declared entries say what stops working, of those rows that count, and what no read tells', async () => {
  const { impact, section } = await ask(
    {
      impact: [
        {
          path: '/rooms/{id}/keys',
          resource: 'keys',
          pageSize: 8,
          countWhen: { field: 'lost', notEquals: true },
          has: { 'room.id': '{id}' },
          text: '%{smart_count} llave deja de abrir «%{name}» |||| %{smart_count} llaves dejan de abrir «%{name}»',
          link: '/admin/rooms/{id}/keys',
        },
        { recordPath: 'beds', text: '%{smart_count} cama sobra |||| %{smart_count} camas sobran' },
        { recordPath: 'lamps', resource: 'guests', text: '%{smart_count} lámparas se apagan' },
        { unknown: 'No se sabe quién está dentro' },
      ],
    },
    {
      'GET /rooms/r1/keys': listResponse(
        [
          { code: 'K1', room: { id: 'r1' } },
          { code: 'K2', room: { id: 'r1' }, lost: true },
          { code: 'K3', room: { id: 'r2' } },
        ],
        20,
      ),
    },
    { beds: [{}, {}] },
  );
  await isSettled(section);
  expect(
    impact.getByRole('link', { name: '1 llave deja de abrir «Uno» (leídas 3 filas de 20)' }),
  ).toHaveAttribute('href', '/admin/rooms/r1/keys');
  expect(impact.getByText('2 camas sobran')).toBeVisible();
  expect(impact.getByText('Sin contar: Personas')).toBeVisible();
  expect(impact.getByText('No se sabe quién está dentro')).toBeVisible();
});

it('two entries of one list are two lines', async () => {
  const { impact, section } = await ask(
    {
      impact: [
        {
          tab: 'keys',
          countWhen: { field: 'code', equals: 'K1' },
          text: '%{smart_count} maestra |||| %{smart_count} maestras',
        },
        { tab: 'keys', text: '%{smart_count} llave |||| %{smart_count} llaves' },
      ],
    },
    { 'GET /rooms/r1/keys': keyRows('K1', 'K2') },
  );
  await isSettled(section);
  expect(impact.getByText('1 maestra')).toBeVisible();
  expect(impact.getByText('2 llaves')).toBeVisible();
});

it('says so where nothing depends on the record', async () => {
  const { impact } = await ask({ impact: [] }, {});
  expect(impact.getByText('No se conoce nada que dependa de ello.')).toBeVisible();
});

it('what depends on it can be taken away from here, which is counted anew', async () => {
  const codes = ['K1', 'K2'];
  const { impact } = await ask(
    {
      impact: [
        {
          tab: 'keys',
          text: '%{smart_count} llave |||| %{smart_count} llaves',
          resolveAction: { resource: 'keys', action: 'drop' },
        },
      ],
    },
    {
      'GET /rooms/r1/keys': () => keyRows(...codes),
      'DELETE /rooms/r1/keys/K1': () => {
        codes.shift();
        return {};
      },
    },
  );
  fireEvent.click(await impact.findByText('Ver cuáles'));
  fireEvent.click(await impact.findByRole('button', { name: 'Retirar: K1' }));
  const question = await screen.findByRole('dialog', { name: 'Retirar llave' });
  fireEvent.click(within(question).getByRole('button', { name: 'Retirar' }));
  expect(await impact.findByText('1 llave')).toBeVisible();
  expect(impact.queryByText('K1')).toBeNull();
});

/** Opens the question of an action on selected rooms: its region, and the host. */
async function askAboutSelected(
  count: number,
  action: Pick<ActionInput, 'impact'>,
  responses: Responses,
  room: (id: string) => object = () => ({}),
) {
  const rooms = Array.from({ length: count }, (_, index) => ({
    id: `r${index + 1}`,
    name: `Sala ${index + 1}`,
    ...room(`r${index + 1}`),
  }));
  const host = openRooms(
    { ...action, perRecord: true },
    { columns: ['name'], bulkActions: ['take'], rowClick: false },
    { 'GET /rooms': listResponse(rooms), ...responses },
  );
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Seleccionar las filas de esta página' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Quitar' }));
  const section = await screen.findByRole('region', { name: 'Qué se ve afectado' });
  await isSettled(section);
  return { host, impact: within(section) };
}

const getReads = ({ calls }: { calls: () => string[] }, path: RegExp) =>
  calls().filter((call) => path.test(call));

it('several selected rows: what depends on them is added up, by one read of each list of each row', async () => {
  const { host, impact } = await askAboutSelected(
    3,
    {},
    {
      'GET /rooms/r1/guests': listResponse([], 0),
      'GET /rooms/r2/guests': listResponse([{ id: 'g1', name: 'Ana' }], 1),
      'GET /rooms/r3/guests': listResponse([{ id: 'g2', name: 'Eva' }], 12),
      'GET /rooms/r1/keys': keyRows(),
      'GET /rooms/r2/keys': keyRows(),
      'GET /rooms/r3/keys': keyRows(),
    },
  );
  expect(impact.getByText('Huéspedes: 13')).toBeVisible();
  expect(impact.queryByRole('link')).toBeNull();
  expect(impact.getByText('No hay: Llaves.')).toBeVisible();
  expect(impact.getByText('Sin permiso para ver: Secretos')).toBeVisible();
  expect(getReads(host, /guests|keys/)).toHaveLength(6);
});

it('many selected rows: no more reads than the limit, and it says of how many rows the number is', async () => {
  const { host, impact } = await askAboutSelected(
    40,
    {
      impact: [
        { tab: 'keys', text: '%{smart_count} llave |||| %{smart_count} llaves' },
        { recordPath: 'beds', text: 'En %{name}: %{smart_count} cama |||| En %{name}: %{smart_count} camas' },
      ],
    },
    { '*': keyRows('K1', 'K2') },
    (id) => (id === 'r40' ? {} : { beds: [{}] }),
  );
  expect(impact.getByText('48 llaves (contado en 24 de 40 seleccionados)')).toBeVisible();
  expect(impact.getByText('En lo seleccionado: 39 camas (contado en 39 de 40 seleccionados)')).toBeVisible();
  expect(getReads(host, /keys/)).toHaveLength(24);
});

it('a count of one of several rows that fails is no 0: all of them can be counted again', async () => {
  let answer: FakeResponse = { status: 500 };
  const { impact } = await askAboutSelected(
    2,
    { impact: [{ tab: 'keys', text: '%{smart_count} llave |||| %{smart_count} llaves' }] },
    { 'GET /rooms/r1/keys': keyRows('K1'), 'GET /rooms/r2/keys': () => answer },
  );
  answer = keyRows('K2', 'K3');
  fireEvent.click(impact.getByRole('button', { name: 'Volver a contar: Llaves' }));
  expect(await impact.findByText('3 llaves')).toBeVisible();
});

it('one selected row is counted and named as the record that it is', async () => {
  const { impact } = await askAboutSelected(
    1,
    {
      impact: [
        { tab: 'keys', text: '«%{name}»: %{smart_count} llave |||| «%{name}»: %{smart_count} llaves' },
      ],
    },
    { 'GET /rooms/r1/keys': keyRows('K1') },
  );
  expect(impact.getByRole('link', { name: '«Sala 1»: 1 llave' })).toHaveAttribute(
    'href',
    '/admin/rooms/r1/keys',
  );
});
