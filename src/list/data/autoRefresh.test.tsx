// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { useEffect } from 'react';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Load the lazy module early: loading is slow while other tests run in parallel.
import './ClientFilteredRows';
import '../params/LocalListParams';
import '../footer/ListReadStatus';
import type { ResourceInput } from '../../config/schema/resource';
import { useMessageLog } from '../../ui/feedback/messageLog';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse, type FakeResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { ShowPage } from '../../show/ShowPage';

/** Sunday, 23:30 in Madrid. */
const NOW = Date.UTC(2026, 10, 22, 22, 30) / 1000;

const shared = { path: '/houses/{id}/events', syncUrl: false, columns: ['name'], refresh: 60 };
const houses: ResourceInput = {
  name: 'houses',
  label: 'Casas',
  recordRepresentation: 'name',
  api: { getOne: { path: '/houses/{id}' } },
  fields: { name: { type: 'text' } },
  show: {
    header: { fields: ['name'] },
    tabs: {
      now: {
        label: 'Ahora',
        blocks: [
          {
            label: 'Última hora',
            list: {
              ...shared,
              resource: 'events',
              clientFilter: { field: 'at', within: { past: 3600 } },
              newestFirst: true,
              empty: 'Nada en la última hora',
            },
          },
          {
            label: 'Hoy',
            list: {
              ...shared,
              resource: 'events',
              clientFilter: {
                all: [
                  { field: 'at', sameDay: '$today' },
                  { field: 'kind', equals: 'GUEST' },
                ],
              },
              empty: 'Nada hoy',
            },
          },
        ],
      },
    },
  },
};
const events: ResourceInput = {
  name: 'events',
  label: 'Eventos',
  recordRepresentation: 'name',
  api: { getList: { path: '/events' } },
  fields: {
    name: { type: 'text' },
    at: { type: 'dateTime', source: ['at', 'seenAt'] },
    kind: { type: 'text' },
  },
};
const row = (id: string, before: number) => ({ id, name: id, at: NOW - before });

let logged: readonly string[] = [];
function Log() {
  const messages = useMessageLog();
  useEffect(() => {
    logged = messages.map(({ text }) => text);
  });
  return null;
}

function open(answer: () => FakeResponse) {
  const resources = declareResources(houses, events);
  return renderConsole(
    <>
      <Log />
      <Routes>
        <Route
          path="/admin/houses/:id/:tab?"
          element={<ShowPage resource={getDeclaredResource(resources, 'houses')} />}
        />
      </Routes>
    </>,
    {
      resources,
      initialPath: '/admin/houses/1/now',
      responses: {
        'GET /houses/1': { body: { data: { id: '1', name: 'Casa Azul' } } },
        'GET /houses/1/events': answer,
      },
    },
  );
}
const READ = 'GET /houses/1/events?page[number]=1&page[size]=50';
const block = (name: string) => within(screen.getAllByRole('region', { name })[0] as HTMLElement);
const names = (name: string) =>
  block(name)
    .queryAllByRole('cell')
    .map((cell) => cell.textContent);
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => vi.useFakeTimers({ now: NOW * 1000, shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a list that keeps rows of what it read, and reads again by itself', () => {
  it('keeps those that count by the clock, says what it did not look at, and shares its read', async () => {
    // One row with another spelling of the member.
    const rows = [row('Ana', 100), { id: 'Eva', name: 'Eva', seenAt: NOW - 3570 }, row('Luis', 4000)];
    const { callsBesidesProfile, currentPath } = open(() => listResponse(rows, 70));
    expect(await screen.findByText('Ana')).toBeVisible();
    expect(names('Última hora')).toEqual(['Ana', 'Eva']);
    // The last row is too old, so there are no more rows of the last hour; there may be more of today.
    const part = 'Solo se han mirado las 3 primeras filas de 70: puede haber más';
    expect(await block('Hoy').findByText(part)).toBeVisible();
    expect(block('Última hora').queryByText(/puede haber más/)).toBeNull();
    expect(block('Hoy').getByText('Nada entre las 3 filas que se han mirado')).toBeVisible();
    expect(screen.queryByText('Nada hoy')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Páginas' })).toBeNull();
    expect(callsBesidesProfile().filter((call) => call === READ)).toHaveLength(1);
    expect(currentPath()).toBe('/admin/houses/1/now');
    // Half a minute later one of them is too old, without a refetch.
    await pass(31);
    expect(names('Última hora')).toEqual(['Ana']);
    expect(callsBesidesProfile().filter((call) => call === READ)).toHaveLength(1);
  });

  it.each([
    ['the oldest first', [9000, 8000, 7000]],
    ['no order', [100, 9000, 200, 8000]],
    ['clocks that are ahead', [-9000, -8000]],
    ['a moment that is none', [100, NaN, 9000]],
  ])('does not take %s for the end of what counts', async (_, before) => {
    const rows = before.map((seconds, at) => row(`r${at}`, seconds));
    open(() => listResponse(rows, 70));
    const part = `Solo se han mirado las ${rows.length} primeras filas de 70: puede haber más`;
    await screen.findAllByText(part);
    expect(block('Última hora').getByText(part)).toBeVisible();
    expect(block('Última hora').queryByText('Nada en la última hora')).toBeNull();
  });

  it('reads once a minute for all who show it, not while it cannot be seen, and at once when it can again', async () => {
    let rows = [row('Ana', 100)];
    const { callsBesidesProfile } = open(() => listResponse(rows));
    const reads = () => callsBesidesProfile().filter((call) => call === READ).length;
    expect(await screen.findByText('Ana')).toBeVisible();
    expect(await block('Última hora').findByText('Leído hace menos de un minuto')).toBeVisible();
    rows = [row('Eva', 0), ...rows];
    await pass(61);
    expect(names('Última hora')).toEqual(['Eva', 'Ana']);
    expect(reads()).toBe(2);
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(300);
    expect(reads()).toBe(2);
    visible.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    await pass(1);
    expect(reads()).toBe(3);
  });

  it('keeps what it shows where it cannot read again, says how old that is, and logs it once', async () => {
    let fails = false;
    const { callsBesidesProfile } = open(() => (fails ? { status: 500 } : listResponse([row('Ana', 0)])));
    expect(await screen.findByText('Ana')).toBeVisible();
    fails = true;
    await pass(61);
    await pass(121);
    const old = 'No se ha podido leer de nuevo: lo que se ve se leyó hace 3 minutos';
    expect(block('Última hora').getByText(old)).toBeVisible();
    expect(names('Última hora')).toEqual(['Ana']);
    expect(logged).toHaveLength(1);
    fails = false;
    fireEvent.click(block('Última hora').getByRole('button', { name: 'Reintentar' }));
    await pass(1);
    expect(screen.queryByText(old)).toBeNull();
    expect(callsBesidesProfile().filter((call) => call === READ)).toHaveLength(5);
  });
});
