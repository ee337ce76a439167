// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ResourceInput } from '../../config/schema/resource';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse, type FakeResponse, type RecordedCall } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { stubNarrowWindow } from '../../testing/stubNarrowWindow';
import { ListPage } from '../ListPage';

/** Hotel stays: moments instead of times, rows by name, and a paged list. */
const stays: ResourceInput = {
  name: 'stays',
  label: { one: 'Estancia', many: 'Estancias' },
  recordRepresentation: 'guest',
  api: { getList: { path: '/stays' }, delete: { path: '/stays/{id}' } },
  fields: {
    guest: { type: 'text', label: 'Huésped' },
    phone: { type: 'text', label: 'Teléfono', access: 'read_phones' },
    room: { type: 'text', label: 'Habitación', source: 'room.alias', emptyText: 'Sin habitación' },
    from: { type: 'dateTime', label: 'Entrada', timeZone: 'America/Santiago' },
    until: { type: 'dateTime', label: 'Salida', timeZone: 'America/Santiago' },
  },
  list: {
    search: true,
    columns: ['guest', 'room', 'from', 'until'],
    rowClick: '/admin/stays/{id}/start',
    rowActions: ['delete'],
    pageSizes: [2],
    pageSize: 2,
    calendar: { rowField: 'room', startField: 'from', endField: 'until', labelFields: ['guest', 'phone'] },
  },
};

/** Seconds of a time in Santiago: UTC-3 before 5 April, UTC-4 after. */
const at = (text: string) => Date.parse(text) / 1000;
const stay = (id: string, guest: string, room: string | null, from: string, until: string) => ({
  id,
  guest,
  phone: '600',
  room: room === null ? null : { alias: room },
  from: at(from),
  until: at(until),
});
const ROWS = [
  stay('1', 'Ana', '101', '2026-04-03T15:00-03:00', '2026-04-06T11:00-04:00'),
  stay('2', 'Luis', '12', '2026-04-04T23:15-03:00', '2026-04-04T23:45-03:00'),
  // The same half hour by the clock, one hour later: clocks go back at midnight.
  stay('3', 'Eva', '12', '2026-04-04T23:15-04:00', '2026-04-04T23:45-04:00'),
  stay('4', 'Nil', null, '2026-04-04T10:00-03:00', '2026-04-04T12:00-03:00'),
];
const paged =
  (rows: readonly object[]) =>
  ({ url }: RecordedCall): FakeResponse => {
    const number = Number(new URLSearchParams(url.split('?')[1]).get('page[number]'));
    return listResponse(rows.slice(2 * number - 2, 2 * number), rows.length, 2);
  };

function open(query: string, answer: FakeResponse | ((call: RecordedCall) => FakeResponse) = paged(ROWS)) {
  const resources = declareResources(stays);
  return renderConsole(<ListPage resource={getDeclaredResource(resources, 'stays')} />, {
    resources,
    initialPath: `/admin/stays?page=1&size=2${query}`,
    responses: { 'GET /stays': answer, 'DELETE /stays/2': { status: 204 } },
  });
}
const DAY = '&calendar=day&day=2026-04-04';
const WEEK = '&calendar=week&day=2026-04-04';
const grid = () => screen.findByRole('region', { name: /^Estancias: / });
const row = async (name: string) => within(within(await grid()).getByRole('group', { name }));
const texts = async (name: string) => (await row(name)).getAllByRole('link').map((one) => one.textContent);

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(() => clearSession());

describe('a calendar of moments, page by page', () => {
  it('reads all pages of the query when it is opened, and not before', async () => {
    const { callsBesidesProfile } = open('');
    await screen.findByRole('table');
    expect(callsBesidesProfile()).toHaveLength(1);
    fireEvent.click(await screen.findByRole('link', { name: 'Calendario' }));
    await grid();
    expect(callsBesidesProfile().map((call) => /page\[number\]=(\d)/.exec(call)?.[1])).toEqual(['1', '2']);
  });

  it('has a row for each name, in the order of people, and one for those without', async () => {
    open(DAY);
    const rows = within(await grid()).getAllByRole('group');
    expect(rows.map((one) => one.getAttribute('aria-label'))).toEqual(['12', '101', 'Sin habitación']);
  });

  it('shows a stay on each of its days, and tells the hour that comes twice apart', async () => {
    open(DAY);
    expect(await texts('101')).toEqual(['… 15:00–11:00 …Ana']);
    expect(await texts('12')).toEqual(['23:15 (UTC-3)–23:45 (UTC-3)Luis', '23:15 (UTC-4)–23:45 (UTC-4)Eva']);
    const axis = [...(await grid()).querySelectorAll('.calendar-axis > span')].map((one) => one.textContent);
    expect(axis.slice(-3)).toEqual(['22:00', '23:00 (UTC-3)', '23:00 (UTC-4)']);
    fireEvent.click(screen.getByRole('link', { name: 'Semana' }));
    await waitFor(async () => expect(await texts('101')).toHaveLength(3));
  });

  it('names its days in short on a phone, so that they fit between the arrows', async () => {
    stubNarrowWindow();
    open(DAY);
    expect(await screen.findByRole('heading', { name: 'sáb, 4 abr' })).toBeVisible();
    fireEvent.click(screen.getByRole('link', { name: 'Semana' }));
    expect(await screen.findByRole('heading', { name: /^30 mar.+5 abr$/ })).toBeVisible();
  });

  it('leads where the rows of the table do', async () => {
    const { currentPath } = open(DAY);
    const [link] = (await row('101')).getAllByRole('link');
    expect(link).toHaveAttribute('href', '/admin/stays/1/start');
    fireEvent.click(link as HTMLElement);
    await waitFor(() => expect(currentPath()).toMatch(/^\/admin\/stays\/1\/start/));
  });

  it('leaves out what this user may not see', async () => {
    const { unmount } = open(DAY);
    expect((await texts('Sin habitación'))[0]).not.toContain('600');
    unmount();
    saveSession({ token: 't', permissions: ['read_phones'] });
    open(DAY);
    expect((await texts('Sin habitación'))[0]).toContain('600');
  });

  it('offers the actions of the row for the chosen one, which goes with its record', async () => {
    let rows = ROWS;
    const { recordedCalls } = open(DAY, (call) => paged(rows)(call));
    const [link] = (await row('12')).getAllByRole('link');
    act(() => link?.focus());
    expect(
      screen.getByText('12 · sábado, 4 de abril de 2026 · 23:15 (UTC-3)–23:45 (UTC-3) · Luis'),
    ).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Acciones de Luis' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    rows = ROWS.filter(({ id }) => id !== '2');
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }));
    await waitFor(async () => expect(await texts('12')).toHaveLength(1));
    expect(recordedCalls.filter(({ method }) => method === 'DELETE').map(({ url }) => url)).toEqual([
      '/stays/2',
    ]);
    expect(screen.queryByText(/· Luis$/)).toBeNull();
    // The focused element was removed: the focus moves to the grid, not to the top of the page.
    await waitFor(async () => expect(await grid()).toHaveFocus());
    fireEvent.click(screen.getByRole('button', { name: 'Día siguiente' }));
    await screen.findByText('domingo, 5 de abril de 2026');
    expect(await grid()).toHaveFocus();
  });

  it('leaves the focus alone where the chosen one is only on another day', async () => {
    open(DAY);
    const [link] = (await row('12')).getAllByRole('link');
    act(() => link?.focus());
    act(() => link?.blur());
    fireEvent.click(screen.getByRole('button', { name: 'Día siguiente' }));
    await screen.findByText('domingo, 5 de abril de 2026');
    expect(await grid()).not.toHaveFocus();
  });

  it('is a failure where it cannot be read again after a deletion, and not what it was before', async () => {
    let isDown = false;
    open(DAY, (call) =>
      isDown && call.url.includes('page[number]=2') ? { status: 500 } : paged(ROWS)(call),
    );
    const [link] = (await row('12')).getAllByRole('link');
    act(() => link?.focus());
    expect(screen.getByText(/· Luis$/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Acciones de Luis' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    isDown = true;
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }));
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    expect(screen.queryByText(/· Luis$/)).toBeNull();
    isDown = false;
    fireEvent.click(retry);
    // The refetch must not bring outdated data back.
    expect(screen.queryByText(/· Luis$/)).toBeNull();
    expect(await grid()).toBeVisible();
  });

  it('is a failure where one of the pages fails, and is read again', async () => {
    let isDown = true;
    const { callsBesidesProfile } = open(WEEK, (call) =>
      isDown && call.url.includes('page[number]=2') ? { status: 500 } : paged(ROWS)(call),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(screen.queryByText('Nada en estos días')).toBeNull();
    await screen.findByRole('button', { name: 'Reintentar' });
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await grid();
    expect(screen.getByText('4 estancias')).toBeVisible();
    expect(callsBesidesProfile().filter((call) => call.includes('page[number]=2'))).toHaveLength(3);
  });

  it('stops reading when it is left', async () => {
    const { pendingCalls } = open(DAY, (call) =>
      call.url.includes('page[number]=2') ? 'silent' : paged(ROWS)(call),
    );
    await waitFor(() => expect(pendingCalls().some((call) => call.includes('page[number]=2'))).toBe(true));
    fireEvent.click(screen.getByRole('link', { name: 'Tabla' }));
    expect(await screen.findByRole('table')).toBeVisible();
    await waitFor(() => expect(pendingCalls()).toEqual([]));
  });

  it('says that nothing is there only where nothing is', async () => {
    open('&calendar=day&day=2026-05-01');
    expect(await screen.findByText('Nada este día')).toBeVisible();
    expect((await row('101')).queryAllByRole('link')).toEqual([]);
  });
});

describe('a calendar with rows of its own', () => {
  const rooms: ResourceInput = {
    name: 'rooms',
    label: 'Habitaciones',
    navigation: false,
    recordRepresentation: 'alias',
    api: { getList: { path: '/rooms', paged: false } },
    fields: { alias: { type: 'text', label: 'Alias' } },
  };
  const list = stays.list as NonNullable<ResourceInput['list']>;
  const calendar = list.calendar as NonNullable<typeof list.calendar>;
  const byId: ResourceInput = {
    ...stays,
    members: ['roomId'],
    list: {
      ...list,
      calendar: { ...calendar, rowId: 'roomId', rows: { resource: 'rooms', path: '/rooms' } },
    },
  };
  const openWith = (answer: FakeResponse, records: readonly object[]) => {
    const resources = declareResources(byId, rooms);
    return renderConsole(<ListPage resource={getDeclaredResource(resources, 'stays')} />, {
      resources,
      initialPath: `/admin/stays?page=1&size=2${DAY}`,
      responses: { 'GET /stays': paged(records), 'GET /rooms': answer },
    });
  };
  const names = async () =>
    within(await grid())
      .getAllByRole('group')
      .map((one) => one.getAttribute('aria-label'));

  it('has each as it came, also twice and without an id, and what stands in it once', async () => {
    const inRoom = ROWS.map((one) => ({ ...one, roomId: 'r1' }));
    const twice = [
      { id: 'r1', alias: 'Una' },
      { id: 'r2', alias: 'Dos' },
      { id: 'r1', alias: 'Otra' },
      { alias: 'Sin id' },
    ];
    openWith({ body: { data: twice } }, inRoom);
    expect(await names()).toEqual(['Una', 'Dos', 'Otra', 'Sin id']);
    expect(await texts('Una')).toHaveLength(4);
    expect((await row('Otra')).queryAllByRole('link')).toEqual([]);
  });

  it('has those that records name by an id of no row after them, and by their names where there is no id', async () => {
    const [ana, luis] = ROWS;
    openWith({ body: { data: [{ id: 'r1', alias: 'Una' }] } }, [
      { ...ana, roomId: 'gone' },
      { ...luis, roomId: '' },
    ]);
    expect(await names()).toEqual(['Una', '12', '101']);
  });

  it('has what names no id in the one row of that name, and in none of two alike', async () => {
    const rows = [
      { id: 'r1', alias: '101' },
      { id: 'r2', alias: '12' },
      { id: 'r3', alias: '12' },
      { id: 'r4', alias: 'Sin habitación' },
    ];
    openWith({ body: { data: rows } }, ROWS);
    expect(await names()).toEqual(['101', '12', '12', 'Sin habitación', '12', 'Sin habitación']);
    expect(await texts('101')).toHaveLength(1);
    const held = within(await grid())
      .getAllByRole('group')
      .map((one) => within(one).queryAllByRole('link').length);
    expect(held).toEqual([1, 0, 0, 0, 2, 1]);
  });

  it.each([
    ['refused', { status: 403 }],
    ['answered with something else', { text: 'hola' }],
  ] as const)('says that they cannot be read where they are %s, beside what there is', async (_, answer) => {
    openWith(answer, ROWS);
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
    expect(await names()).toEqual(['12', '101', 'Sin habitación']);
  });
});
