// @vitest-environment jsdom
import { mediaState } from '../../src/testing/jsdomPolyfills';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBundledResources } from '../../src/app/declarations/bundledDeclarations';
import { renderAdmin } from '../../src/app/testing/renderAdmin';
import { setHomeTimeZone } from '../../src/lib/date/timeZone';
import { clearSession } from '../../src/session/session';
import { listResponse, type FakeResponse } from '../../src/testing/fakeHost';
import { currentUserResponse } from '../../src/testing/renderConsole';

const resources = createBundledResources();
const client = { id: 'C1', name: 'Gestión Norte' };
const project = { id: 'P1', name: 'Torre Mar', type: 'HOME', client };
const area = (id: string, name: string, own: object = {}) => ({
  id,
  name,
  capacity: 5,
  enabled: true,
  days_availability: '1,2,3,4,5',
  time_availability: [
    { time_availability_start: '08:00', time_availability_end: '13:30' },
    { time_availability_start: '16:00', time_availability_end: '22:00' },
  ],
  ...own,
});
/** Noon in Madrid, so that all zones near it are on the same day. */
const FRIDAY = Date.parse('2026-11-20T12:00+01:00') / 1000;
const booking = (id: string, areaId: string, start: unknown, end: unknown, date: unknown = FRIDAY) => ({
  id,
  common_area: { id: areaId, name: `Sala ${areaId}` },
  hour_booking: { start, end },
  date_booking: date,
  sensors: [],
  user: { id: 'u1', name: 'Luis', surname: `Gil ${id}` },
});
const AREAS = listResponse([
  area('a1', 'Piscina'),
  area('a2', 'Gimnasio'),
  area('a3', 'Azotea', { time_availability: null }),
]);
const BOOKINGS = [
  booking('1', 'a1', '09:00', '10:30'),
  booking('2', 'a1', '10:00', '11:00'),
  booking('3', 'a2', '21:00', '22:30'),
  booking('4', 'a3', '22:00', '02:00'),
  booking('5', 'gone', '12:00', '13:00'),
  booking('6', 'a2', 'por la tarde', ''),
  booking('7', 'a1', '16:00', '17:00', FRIDAY + 86_400),
];
const PATH = '/admin/common-areas/clients/C1/projects/P1/bookings';
const DAY = `${PATH}?calendar=day&day=2026-11-20`;
const WEEK = `${PATH}?calendar=week&day=2026-11-20`;

function open(
  at: string,
  {
    bookings = listResponse(BOOKINGS),
    areas = AREAS,
  }: { bookings?: FakeResponse; areas?: FakeResponse | (() => FakeResponse) } = {},
) {
  return renderAdmin({
    resources,
    initialPath: at,
    responses: {
      'GET /users/current': { body: { data: { ...currentUserResponse.data, client } } },
      'GET /clients': listResponse([client]),
      'GET /projects': listResponse([project]),
      'GET /projects/P1': { body: { data: project } },
      'GET /projects/P1/common-areas': areas,
      'GET /projects/P1/bookings': bookings,
    },
  });
}
const grid = () => screen.findByRole('region', { name: /^Reservas: / });
const rowNames = async () =>
  within(await grid())
    .getAllByRole('group')
    .map((row) => row.getAttribute('aria-label'));
const row = async (name: string) => within(within(await grid()).getByRole('group', { name }));
const textsIn = async (name: string) =>
  (await row(name)).getAllByRole('button').map((piece) => piece.textContent);

beforeEach(() => {
  mediaState.isWide = true;
  window.scrollTo = () => undefined;
  setHomeTimeZone('Europe/Madrid');
  // None of the days below: the address leaves out the day that it is.
  vi.setSystemTime('2026-11-12T11:00Z');
});
afterEach(() => {
  setHomeTimeZone(undefined);
  vi.useRealTimers();
  vi.restoreAllMocks();
  clearSession();
});

describe('the calendar of bookings', () => {
  it('stands beside the table, which comes first, at an address of its own [AREA-15, AREA-18]', async () => {
    const { currentPath, callsBesidesProfile, go } = open(PATH);
    expect(await screen.findByRole('table')).toBeVisible();
    fireEvent.click(await screen.findByRole('link', { name: 'Calendario' }));
    expect(await grid()).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(currentPath()).toContain('calendar=day');
    // The rows reuse the read of the filter's options; in tests every read is stale at once.
    const asks = callsBesidesProfile().filter((call) => /bookings|common-areas/.test(call));
    expect(new Set(asks)).toEqual(new Set(['GET /projects/P1/bookings', 'GET /projects/P1/common-areas']));
    await go(-1);
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('has all areas as rows, turned round as their list is, and those that only bookings name [AREA-12, AREA-17]', async () => {
    open(DAY);
    expect(await rowNames()).toEqual(['Azotea', 'Gimnasio', 'Piscina', 'Sala gone']);
    expect(screen.getByText('viernes, 20 de noviembre de 2026')).toBeVisible();
    expect(screen.getByText('5 reservas')).toBeVisible();
  });

  it('says who, when and until, and which interval of the area it is in [AREA-17, AREA-21]', async () => {
    open(DAY);
    expect(await textsIn('Piscina')).toEqual([
      '09:00–10:30Luis Gil 1En el horario 08:00–13:30',
      '10:00–11:00Luis Gil 2En el horario 08:00–13:30',
    ]);
    expect(await textsIn('Gimnasio')).toEqual(['21:00–22:30Luis Gil 3Fuera del horario actual']);
    // An area without opening hours shows none.
    expect(await textsIn('Azotea')).toEqual(['22:00–02:00 …Luis Gil 4']);
    const [first, second] = (await row('Piscina')).getAllByRole('button');
    expect(first?.style.top).not.toBe(second?.style.top);
    fireEvent.focus(first as HTMLElement);
    expect(
      screen.getByText(
        'Piscina · viernes, 20 de noviembre de 2026 · 09:00–10:30 · Luis Gil 1 · En el horario 08:00–13:30',
      ),
    ).toBeVisible();
  });

  it('goes on with a booking over midnight on the next day', async () => {
    open(DAY);
    await grid();
    fireEvent.click(screen.getByRole('button', { name: 'Día siguiente' }));
    await waitFor(async () => expect(await textsIn('Azotea')).toEqual(['… 22:00–02:00Luis Gil 4']));
    expect(await textsIn('Piscina')).toEqual(['16:00–17:00Luis Gil 7Fuera del horario actual']);
  });

  it('lists what has no place, with the reason and what the host wrote', async () => {
    open(DAY);
    expect(await screen.findByText('1 sin sitio en el calendario')).toBeVisible();
    expect(
      screen.getByText('Sala a2 · Luis Gil 6 · por la tarde–: no se sabe a qué hora empieza'),
    ).toBeVisible();
  });

  it('keeps day and week in the address, with Back and reload', async () => {
    const { currentPath, go, unmount } = open(DAY);
    await grid();
    fireEvent.click(screen.getByRole('link', { name: 'Semana' }));
    expect(await screen.findByText('16–22 nov 2026')).toBeVisible();
    expect(currentPath()).toContain('calendar=week&day=2026-11-20');
    fireEvent.click(screen.getByRole('button', { name: 'Semana siguiente' }));
    await waitFor(() => expect(currentPath()).toContain('day=2026-11-27'));
    expect(screen.getByText('Nada en estos días')).toBeVisible();
    expect(await rowNames()).toEqual(['Azotea', 'Gimnasio', 'Piscina', 'Sala gone']);
    await go(-1);
    expect(await screen.findByText('16–22 nov 2026')).toBeVisible();
    const at = currentPath();
    unmount();
    open(at);
    expect(await screen.findByText('16–22 nov 2026')).toBeVisible();
    expect(await textsIn('Piscina')).toHaveLength(3);
    expect(screen.getByText('6 reservas')).toBeVisible();
  });

  it('opens on the day that it is in the building, with the hour that it is, and leads back to it', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T23:30Z'), toFake: ['Date'] });
    setHomeTimeZone('Pacific/Auckland');
    const { currentPath } = open(`${PATH}?calendar=day`);
    expect(await screen.findByText('sábado, 21 de noviembre de 2026')).toBeVisible();
    expect(await screen.findByText('Ahora, 12:30')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Hoy' })).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(screen.getByRole('button', { name: 'Día anterior' }));
    expect(await screen.findByText('viernes, 20 de noviembre de 2026')).toBeVisible();
    expect(screen.queryByText(/^Ahora/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Hoy' }));
    expect(await screen.findByText('sábado, 21 de noviembre de 2026')).toBeVisible();
    expect(currentPath()).not.toContain('day=2026');
    fireEvent.change(screen.getByLabelText('Ir al día'), { target: { value: '2026-12-24' } });
    expect(await screen.findByText('jueves, 24 de diciembre de 2026')).toBeVisible();
  });

  it.each([
    ['the evening', 'Europe/Madrid', '2026-11-21T20:30Z', 'Ahora, 21:30'],
    ['the last hour', 'Europe/Madrid', '2026-11-21T22:59Z', 'Ahora, 23:59'],
    ['the first half hour of a zone of half hours', 'Asia/Kolkata', '2026-11-20T18:40Z', 'Ahora, 00:10'],
  ])('has the hour that it is in %s too, with nothing on', async (_, zone, now, text) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    setHomeTimeZone(zone);
    open(`${PATH}?calendar=day`, { bookings: listResponse([booking('1', 'a3', '09:00', '10:00')]) });
    expect(await screen.findByText('sábado, 21 de noviembre de 2026')).toBeVisible();
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('is a failure where the bookings cannot be read, and never empty', async () => {
    open(DAY, { bookings: { status: 500 } });
    expect(await screen.findByText('No se han podido cargar las reservas')).toBeVisible();
    expect(screen.queryByText(/no tiene reservas|Nada este día/)).toBeNull();
  });

  it('says that the areas alone failed, shows the bookings all the same, and reads them again', async () => {
    let isDown = true;
    open(DAY, { areas: () => (isDown ? { status: 500 } : AREAS) });
    expect(await screen.findByText('No se han podido cargar los espacios')).toBeVisible();
    expect(await rowNames()).toEqual(['Sala a1', 'Sala a2', 'Sala a3', 'Sala gone']);
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(async () =>
      expect(await rowNames()).toEqual(['Azotea', 'Gimnasio', 'Piscina', 'Sala gone']),
    );
    expect(screen.queryByText('No se han podido cargar los espacios')).toBeNull();
  });

  it('is one stop of Tab, and arrows go from booking to booking', async () => {
    open(WEEK);
    await grid();
    const stops = () =>
      screen.getAllByRole('button').filter((one) => one.matches('.calendar-piece[tabindex="0"]'));
    expect(stops()).toHaveLength(1);
    const [first] = stops();
    act(() => first?.focus());
    expect(document.activeElement).toHaveTextContent('Gil 4');
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    press('ArrowDown');
    expect(document.activeElement).toHaveTextContent('Gil 3');
    press('ArrowDown');
    expect(document.activeElement).toHaveTextContent('Gil 2');
    press('ArrowLeft');
    expect(document.activeElement).toHaveTextContent('Gil 1');
    press('End');
    expect(document.activeElement).toHaveTextContent('Gil 7');
    press('Home');
    expect(document.activeElement).toHaveTextContent('Gil 1');
    press('ArrowUp');
    expect(document.activeElement).toHaveTextContent('Gil 3');
    expect(stops()).toHaveLength(1);
  });

  it('follows the arrows to an area that was not drawn', async () => {
    const many = Array.from({ length: 300 }, (_, index) => area(`a${index}`, `Sala ${index}`));
    const ends = [booking('1', 'a0', '09:00', '10:00'), booking('2', 'a299', '09:00', '10:00')];
    open(DAY, { areas: listResponse([...many, area('a299', 'Sala 299')]), bookings: listResponse(ends) });
    const box = await grid();
    const top = within(box).getByRole('button', { name: /Gil 2/ });
    act(() => top.focus());
    fireEvent.keyDown(top, { key: 'ArrowDown' });
    expect(within(box).queryByRole('button', { name: /Gil 1/ })).toBeNull();
    fireEvent.scroll(box);
    expect(within(box).getByRole('button', { name: /Gil 1/ })).toHaveFocus();
  });

  it('goes through an area that is higher than the window', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      booking(String(10 + index), 'a1', '09:00', '10:00'),
    );
    open(DAY, { areas: listResponse([area('a1', 'Piscina')]), bookings: listResponse(many) });
    const box = await grid();
    vi.spyOn(box, 'clientHeight', 'get').mockReturnValue(400);
    const first = within(box).getByRole('button', { name: /Gil 69/ });
    act(() => first.focus());
    fireEvent.keyDown(first, { key: 'End' });
    fireEvent.scroll(box);
    expect(within(box).getByRole('button', { name: /Gil 10/ })).toHaveFocus();
    const before = box.scrollTop;
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowLeft' });
    expect(within(box).getByRole('button', { name: /Gil 11/ })).toHaveFocus();
    // It is in sight already.
    expect(box.scrollTop).toBe(before);
  });

  it('draws what is in sight of 500 areas and 10 000 bookings', async () => {
    const many = Array.from({ length: 500 }, (_, index) => area(`a${index}`, `Sala ${index}`));
    const bookings = Array.from({ length: 10_000 }, (_, index) =>
      booking(String(index), `a${index % 500}`, '09:00', '10:00', FRIDAY + (index % 20) * 86_400),
    );
    open(WEEK, { areas: listResponse(many), bookings: listResponse(bookings) });
    const drawn = within(await grid()).getAllByRole('group');
    expect(drawn[0]).toHaveAccessibleName('Sala 499');
    expect(drawn.length).toBeLessThan(40);
    expect((await grid()).querySelectorAll('*').length).toBeLessThan(1500);
  });
});
