// @vitest-environment jsdom
import { mediaState } from '../../src/testing/jsdomPolyfills';
import { stubNarrowWindow } from '../../src/testing/stubNarrowWindow';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded beforehand: what a page loads when it needs it is slow while other tests run beside.
import '../../src/features/hotel/shiftBoard/StayColumn';
import '../../src/list/data/ClientFilteredRows';
import '../../src/list/params/LocalListParams';
import '../../src/list/footer/ListReadStatus';
import { createBundledResources } from '../../src/app/declarations/bundledDeclarations';
import { renderAdmin } from '../../src/app/testing/renderAdmin';
import { clearSession } from '../../src/session/session';
import { listResponse, type FakeResponse, type RecordedCall } from '../../src/testing/fakeHost';
import { currentUserResponse } from '../../src/testing/renderConsole';

const resources = createBundledResources();
const client = { id: 'C1', name: 'Gestión Norte' };
const NOW = Date.UTC(2026, 10, 22, 10) / 1000;
const HOUR = 3600;
const stay = (room: string, from: number, until: number, own: object = {}) => ({
  id: room,
  is_digital: true,
  is_nfc: false,
  nfc_codes: [],
  emails: ['ana@correo.example'],
  state: 'ACTIVE',
  valid_from: NOW + from * HOUR,
  valid_until: NOW + until * HOUR,
  assets: [{ asset_id: `A${room}`, alias: room }],
  ...own,
});
const door = (id: string, batteryLevel: unknown) => ({
  id,
  name: `Cerradura ${id}`,
  batteryLevel,
  asset: { alias: `Habitación ${id}` },
});
const doors = [door('201', 9), door('202', 15), door('203', 16), door('204', null)];
const pass = (username: string, before: number) => ({
  ts: NOW - before,
  action: 'open',
  username,
  room: 'Hall',
});

const open = (
  type: string,
  initialPath: string,
  answers: Parameters<typeof renderAdmin>[0]['responses'] = {},
  permissions = ['read_access_list', 'list_check_in'],
) => {
  const building = { id: 'P1', name: 'Sol', type, client };
  return renderAdmin({
    resources,
    initialPath,
    permissions,
    responses: {
      'GET /users/current': { body: { data: { ...currentUserResponse.data, client } } },
      'GET /clients': listResponse([client]),
      'GET /projects': listResponse([building]),
      'GET /projects/P1': { body: { data: building } },
      'GET /hotels/assets/check-in/projects/P1': listResponse([
        stay('101', -1, 48),
        stay('102', 3, 48),
        stay('103', -48, 2),
        stay('104', -48, 48),
        stay('105', -48, -24),
        stay('106', -1, 48, { state: 'REVOKED' }),
        {
          ...stay('107', 0, 0),
          valid_from: undefined,
          valid_until: undefined,
          validFrom: NOW,
          validUntil: NOW + 9e5,
        },
      ]),
      'GET /data/projects/time-series/P1/access-control': listResponse(
        [pass('Ana', 60), pass('Eva', 3601)],
        900,
      ),
      'GET /devices/access/project/P1/list': listResponse(doors),
      ...answers,
    },
  });
};
const block = async (name: string) =>
  within((await screen.findAllByRole('region', { name }))[0] as HTMLElement);
const rooms = async (name: string) =>
  (await (await block(name)).findAllByRole('row'))
    .slice(1)
    .map((row) => /^\d+/.exec(row.querySelector('td')?.textContent ?? '')?.[0]);

/** Cards of a column, by the number of their room. */
const cards = async (name: string) =>
  (await (await block(name)).findAllByRole('listitem')).map(
    (card) => card.querySelector('strong')?.textContent,
  );
/** Card of a room in a column. */
const cardOf = async (name: string, room: string) =>
  within((await (await block(name)).findByText(room)).closest('li') as HTMLElement);

beforeEach(() => {
  mediaState.isWide = true;
  window.scrollTo = () => undefined;
  vi.useFakeTimers({ now: NOW * 1000, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  clearSession();
});

it('shows who comes, who leaves, who is there and what the doors saw, from two reads; the accesses lead to it', async () => {
  const { callsBesidesProfile } = open('HOTEL', '/admin/access/clients/C1/projects/P1/hotel/check-in-list');
  await userEvent.click(await screen.findByRole('link', { name: 'Turno' }));
  expect(await cards('Llegadas')).toEqual(['101', '107', '102']);
  expect(await cards('Salidas')).toEqual(['103']);
  // Those that leave today are departures; the cards are doors with a weak battery.
  expect(await cards('A vigilar')).toEqual(['201', '202']);
  expect(await rooms('Estancias en curso')).toEqual(['101', '103', '104', '107']);
  expect(await rooms('Estancias caducadas')).toEqual(['105']);
  expect(callsBesidesProfile().filter((call) => /check-in.*size\]=100/.test(call))).toEqual([
    'GET /hotels/assets/check-in/projects/P1?page[number]=1&page[size]=100',
  ]);
  const leaving = await cardOf('Salidas', '103');
  expect(leaving.getByText((_, element) => element?.textContent === ' · ana@correo.example')).toBeVisible();
  const doors = await block('Puertas en la última hora');
  // Stays with which nothing can be done any more come after the doors.
  const titles = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
  expect(titles.indexOf('Estancias caducadas')).toBeGreaterThan(titles.indexOf('Puertas en la última hora'));
  expect(await doors.findByText('Ana')).toBeVisible();
  expect(doors.queryByText('Eva')).toBeNull();
  expect(doors.queryByText(/puede haber más/)).toBeNull();
  // A card has one action, and the others in its menu.
  expect(leaving.getByRole('button', { name: 'Check-out: 103' })).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(leaving.getByRole('button', { name: /Acciones/ }));
  expect(await screen.findByRole('menuitem', { name: 'Editar' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await userEvent.keyboard('{Escape}');
  await userEvent.click(doors.getByText('Ana'));
  expect(await screen.findByText('Cerradura 203')).toBeVisible();
});

it('watches the doors whose battery is soon empty, the weakest first, as cards that the head counts; they lead to all doors', async () => {
  const { callsBesidesProfile, currentPath } = open('HOTEL', '/admin/shift/P1');
  expect(await cards('A vigilar')).toEqual(['201', '202']);
  const weak = await block('A vigilar');
  expect(weak.getByText('Batería al 9 %')).toBeVisible();
  expect(weak.getByText('Cerradura 202')).toBeVisible();
  expect(weak.getByText('2')).toBeVisible();
  expect(weak.getByText('0 estancias, 2 puertas con poca batería')).toBeInTheDocument();
  expect(weak.getByText('1 con 10 % o menos')).toBeVisible();
  expect(weak.queryByText(/Ninguna otra estancia/)).toBeNull();
  expect(callsBesidesProfile().filter((call) => call.includes('devices/access'))).toEqual([
    'GET /devices/access/project/P1/list?page[number]=1&page[size]=100&sort=battery_level%3Aasc',
  ]);
  const door = await cardOf('A vigilar', '201');
  expect(door.getByRole('link', { name: 'Crear ticket: Habitación 201' })).toHaveAttribute(
    'href',
    '/admin/create-ticket',
  );
  await userEvent.click(door.getByRole('button', { name: 'Acciones de Habitación 201' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ver las puertas' }));
  await waitFor(() => expect(currentPath()).toContain('/hotel/office-access-devices-list'));
});

it('says in their place that the doors cannot be read, never that none is weak, and reads them again', async () => {
  let isDown = true;
  open('HOTEL', '/admin/shift/P1', {
    'GET /devices/access/project/P1/list': () => (isDown ? { status: 500 } : listResponse([])),
  });
  const watched = await block('A vigilar');
  expect(await watched.findByText('No se han podido cargar las puertas')).toBeVisible();
  expect(watched.queryByText(/ninguna puerta/)).toBeNull();
  isDown = false;
  await userEvent.click(watched.getByRole('button', { name: 'Reintentar' }));
  expect(
    await watched.findByText(
      'Ninguna otra estancia vence pronto ni está sin llave, y ninguna puerta tiene poca batería',
    ),
  ).toBeVisible();
});

describe('a column of the board', () => {
  const CHECK_INS = 'GET /hotels/assets/check-in/projects/P1';
  const openBoard = (stays: readonly object[], permissions = ['read_access_list', 'list_check_in']) =>
    open('HOTEL', '/admin/shift/P1', { [CHECK_INS]: listResponse(stays) }, permissions);
  const keyless = { is_digital: false, emails: [] };

  it('has in its head how many they are and what is late, and shows that first [HOTEL-30, HOTEL-31]', async () => {
    openBoard([
      stay('101', 1, 48),
      stay('102', 3, 48, { ...keyless, reservation_id: 'R7' }),
      stay('201', -48, 1),
      stay('202', -48, -2),
    ]);
    expect(await cards('Llegadas')).toEqual(['102', '101']);
    const arrivals = await block('Llegadas');
    expect(arrivals.getByText('2 estancias')).toBeInTheDocument();
    expect(arrivals.getByText('1 sin llave')).toBeVisible();
    const keylessCard = await cardOf('Llegadas', '102');
    expect(keylessCard.getByText('Sin llave')).toBeVisible();
    expect(keylessCard.getByText('· Reserva R7')).toBeVisible();
    expect(await cards('Salidas')).toEqual(['202', '201']);
    expect((await block('Salidas')).getByText('1 tarde')).toBeVisible();
    expect((await cardOf('Salidas', '202')).getByText('2 h tarde')).toBeVisible();
  });

  it('watches what ends soon and does not leave today', async () => {
    const HALF_PAST_TEN = 12.5;
    vi.setSystemTime((NOW + HALF_PAST_TEN * HOUR) * 1000);
    openBoard([stay('201', -48, HALF_PAST_TEN + 1), stay('202', -48, HALF_PAST_TEN + 2)]);
    expect(await (await block('A vigilar')).findByText('Vence en 2 h')).toBeVisible();
    // The doors with a weak battery come after the stays.
    expect(await cards('A vigilar')).toEqual(['202', '201', '202']);
    expect(await cards('Salidas')).toEqual(['201']);
  });

  it('offers what a stay needs: a key, its link, the check-out, with the reason of what cannot be done [HOTEL-37, HOTEL-39]', async () => {
    openBoard([
      stay('101', 1, 48, { url: 'https://a.example/c' }),
      stay('102', 3, 48, keyless),
      stay('202', -48, -2),
    ]);
    // In the place of the first action, which this stay does not need: an icon where the cards are narrow.
    const link = (await cardOf('Llegadas', '101')).getByRole('button', { name: 'Copiar enlace: 101' });
    expect(link).toHaveAttribute('title', 'Copiar enlace');
    expect(link).toHaveClass('is-substitute');
    const late = await cardOf('Salidas', '202');
    expect(late.getByText('El check-in ha caducado')).toBeVisible();
    await userEvent.click(late.getByRole('button', { name: /Acciones/ }));
    const checkOut = await screen.findByRole('menuitem', { name: /^Check-out/ });
    expect(checkOut).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    const key = (await cardOf('Llegadas', '102')).getByRole('button', { name: 'Dar llave: 102' });
    expect(key).not.toHaveClass('is-substitute');
    await userEvent.click(key);
    expect(await screen.findByRole('dialog', { name: 'Check-in: 102' })).toBeVisible();
  });

  it('offers another check-in of the room to a guest whose stay is over, since nothing else can be done [HOTEL-37]', async () => {
    const { recordedCalls } = open('HOTEL', '/admin/shift/P1', {
      [CHECK_INS]: listResponse([stay('202', -48, -2)]),
      'POST /hotels/assets/check-in': { status: 201, body: { data: { id: 'new' } } },
    });
    const late = await cardOf('Salidas', '202');
    await userEvent.click(late.getByRole('button', { name: 'Nuevo check-in: 202' }));
    const form = within(await screen.findByRole('dialog', { name: 'Check-in: 202' }));
    await userEvent.click(await form.findByRole('switch', { name: /Llaves digitales/ }));
    await userEvent.type(await form.findByRole('textbox', { name: /Correos/ }), 'eva@correo.example ');
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(recordedCalls.find(({ method }) => method === 'POST')?.body).toMatchObject({
        data: { attributes: { allocations: [{ asset_id: 'A202' }] } },
      }),
    );
  });

  it('offers a user who may not edit what is allowed [HOTEL-40, HOTEL-46]', async () => {
    openBoard([stay('102', 3, 48, keyless)], ['read_access_list']);
    const button = (await cardOf('Llegadas', '102')).getByRole('button', { name: 'Check-out: 102' });
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect((await block('Salidas')).getByRole('button', { name: 'Lector de llaves' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('has the key reader, which reads the stays of the hotel [HOTEL-49]', async () => {
    openBoard([]);
    expect(await (await block('Llegadas')).findByText('Hoy no llega nadie')).toBeVisible();
    await userEvent.click((await block('Salidas')).getByRole('button', { name: 'Lector de llaves' }));
    expect(await screen.findByRole('dialog', { name: 'Lector de llaves' })).toBeVisible();
  });

  it('shows a dozen and the rest on request', async () => {
    openBoard(Array.from({ length: 15 }, (_, index) => stay(String(100 + index), 2, 48)));
    const arrivals = await block('Llegadas');
    expect(await arrivals.findAllByRole('listitem')).toHaveLength(12);
    await userEvent.click(arrivals.getByRole('button', { name: 'Mostrar las 3 que faltan' }));
    expect(arrivals.getAllByRole('listitem')).toHaveLength(15);
  });

  it('shows five on a phone, so that the next column is near', async () => {
    stubNarrowWindow();
    openBoard(Array.from({ length: 15 }, (_, index) => stay(String(100 + index), 2, 48)));
    const arrivals = await block('Llegadas');
    expect(await arrivals.findAllByRole('listitem')).toHaveLength(5);
    expect(arrivals.getByRole('button', { name: 'Mostrar las 10 que faltan' })).toBeVisible();
  });

  it('that cannot be read says so and reads again on request [HOTEL-04]', async () => {
    let isDown = true;
    open('HOTEL', '/admin/shift/P1', {
      [CHECK_INS]: () => (isDown ? { status: 500 } : listResponse([stay('102', 3, 48)])),
    });
    const arrivals = await block('Llegadas');
    expect(await arrivals.findByText('No se han podido cargar los check-ins')).toBeVisible();
    expect((await block('A vigilar')).getByRole('alert')).toBeVisible();
    isDown = false;
    await userEvent.click(arrivals.getByRole('button', { name: 'Reintentar' }));
    expect(await cards('Llegadas')).toEqual(['102']);
  });
});

it('of an office is its doors; another building has none', async () => {
  const { unmount } = open('OFFICE', '/admin/shift/P1');
  expect(await (await block('Puertas en la última hora')).findByText('Ana')).toBeVisible();
  expect(screen.queryByText('Llegadas')).toBeNull();
  unmount();
  open('HOME', '/admin/shift/P1');
  expect(await screen.findByText('Este edificio no tiene turno')).toBeVisible();
});

describe('a hotel with more stays than a page', () => {
  const LIST = 'GET /hotels/assets/check-in/projects/P1';
  /** So many stays that are long over, and behind them one that leaves today. */
  const hotel = (count: number) => {
    const over = Array.from({ length: count - 1 }, (_, at) => stay(`o${at}`, -200, -100));
    const all = [...over, stay('999', -48, 2)];
    return ({ url }: RecordedCall): FakeResponse => {
      const at = Number(new URLSearchParams(url.split('?')[1]).get('page[number]'));
      return listResponse(all.slice((at - 1) * 100, at * 100), all.length, 100);
    };
  };
  const pages = (asked: readonly string[]) =>
    asked.filter((call) => call.startsWith(LIST)).map((call) => /number\]=(\d+)/.exec(call)?.[1]);

  it('is looked at page by page, once for all blocks: who leaves today may stand on the last one', async () => {
    const { callsBesidesProfile } = open('HOTEL', '/admin/shift/P1', { [LIST]: hotel(150) });
    expect(await cards('Salidas')).toEqual(['999']);
    expect(await rooms('Estancias en curso')).toEqual(['999']);
    expect(pages(callsBesidesProfile())).toEqual(['1', '2']);
    expect(screen.queryByText(/Solo se han mirado/)).toBeNull();
    expect((await block('Llegadas')).getByText('Hoy no llega nadie')).toBeVisible();
  });

  it('is not asked for thousands: what was not looked at is said, where nobody was found, too', async () => {
    const { callsBesidesProfile } = open('HOTEL', '/admin/shift/P1', { [LIST]: hotel(730) });
    const leaving = await block('Salidas');
    const part = 'Solo se han mirado las 500 primeras filas de 730: puede haber más';
    expect(await leaving.findByText(part)).toBeVisible();
    expect(leaving.getByText('Nada entre las 500 filas que se han mirado')).toBeVisible();
    expect(screen.queryByText('Hoy no sale nadie')).toBeNull();
    expect(pages(callsBesidesProfile())).toEqual(['1', '2', '3', '4', '5']);
  });

  it('of which one page cannot be read says so, never that nobody leaves', async () => {
    const answer = hotel(150);
    open('HOTEL', '/admin/shift/P1', {
      [LIST]: (call) => (call.url.includes('number]=2') ? { status: 500 } : answer(call)),
    });
    const leaving = await block('Salidas');
    expect(await leaving.findByText('No se han podido cargar los check-ins')).toBeVisible();
    expect(screen.queryByText('Hoy no sale nadie')).toBeNull();
  });
});
