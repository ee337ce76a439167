// @vitest-environment jsdom
import '../../../testing/jsdomPolyfills';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded early: loading is slow while other tests run in parallel.
import '../../live/LiveRows';
import type { ResourceInput } from '../../../config/schema/resource';
import { clearSession, saveSession } from '../../../session/session';
import { declareResources, getDeclaredResource } from '../../../testing/declareResources';
import { listResponse, type FakeResponse } from '../../../testing/fakeHost';
import { renderConsole, type RenderConsoleOptions } from '../../../testing/renderConsole';
import { ListPage } from '../../ListPage';

const gates: ResourceInput = {
  name: 'gates',
  label: { one: 'Pasarela', many: 'Pasarelas' },
  recordRepresentation: 'id',
  api: { getList: { path: '/gates' } },
  access: { list: 'read_gates' },
  fields: {
    siteId: { type: 'text', label: 'Sitio' },
    status: { type: 'status', label: 'Estado', values: { on: 'Conectada', off: 'Caída' } },
  },
  list: { columns: ['siteId', 'status'] },
};
const sites: ResourceInput = {
  name: 'sites',
  label: { one: 'Sitio', many: 'Sitios' },
  recordRepresentation: 'name',
  api: { getList: { path: '/sites' }, getOne: { path: '/sites/{id}' }, delete: { path: '/sites/{id}' } },
  fields: {
    name: { type: 'text', label: 'Nombre' },
    floor: { type: 'text', label: 'Planta' },
    lat: { type: 'number', label: 'Latitud' },
    lng: { type: 'number', label: 'Longitud' },
    state: {
      type: 'status',
      label: 'Estado',
      values: { ok: 'Bien', bad: 'Mal' },
      tones: { ok: 'success', bad: 'danger' },
    },
  },
  list: {
    columns: ['name', 'state'],
    rowClick: '/admin/sites/{id}/start',
    rowActions: ['delete'],
    map: { latitude: 'lat', longitude: 'lng', state: 'state', fields: ['state', 'floor'] },
  },
};
const declareCounting = (label?: string): ResourceInput => ({
  ...sites,
  list: {
    ...sites.list!,
    map: {
      latitude: 'lat',
      longitude: 'lng',
      count: {
        resource: 'gates',
        reference: 'siteId',
        field: 'status',
        values: ['off'],
        ...(label === undefined ? {} : { label }),
      },
    },
  },
});
const counting = declareCounting();

const site = (id: string, name: string, lat: unknown, lng: unknown, state = 'ok') => ({
  id,
  name,
  lat,
  lng,
  state,
  floor: '3',
});
const rows = [
  site('1', 'Valencia', 39.47, -0.37),
  site('2', 'Madrid', 40.41, -3.7, 'bad'),
  site('3', 'Puerta A', 28.12, -15.43),
  site('4', 'Puerta B', 28.12, -15.43, 'bad'),
  site('5', 'Lejos', 200, 999),
  site('6', 'Sin sitio', null, null),
];

/** The map has a size; jsdom has no layout. */
const sizes = { clientWidth: 800, clientHeight: 600 };
const originals = Object.keys(sizes).map(
  (name) => [name, Object.getOwnPropertyDescriptor(Element.prototype, name)!] as const,
);
beforeAll(() => {
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(Element.prototype, name, { configurable: true, get: () => value });
});
afterAll(() => {
  for (const [name, descriptor] of originals) Object.defineProperty(Element.prototype, name, descriptor);
});
beforeEach(() => saveSession({ token: 't', permissions: ['read_gates'] }));
afterEach(() => clearSession());

function open(
  resource: ResourceInput,
  {
    data = rows,
    respond = () => listResponse(data, data.length, 50),
    gateRows,
    map,
  }: {
    data?: object[];
    respond?: () => FakeResponse;
    gateRows?: FakeResponse;
    map?: RenderConsoleOptions['map'];
  } = {},
) {
  const resources = declareResources(resource, gates);
  return renderConsole(<ListPage resource={getDeclaredResource(resources, 'sites')} />, {
    resources,
    initialPath: '/admin/sites?page=1&size=50&layout=map',
    map,
    responses: {
      'GET /sites': respond,
      'GET /gates': gateRows ?? listResponse([], 0, 50),
    },
  });
}
const list = async () =>
  (await screen.findByRole('heading', { name: / en (?:esta parte d)?el mapa$/ })).closest('section')!;
const entry = async (name: RegExp) => within(await list()).findByRole('button', { name });
const markers = () => [...document.querySelectorAll('.map-marker')];
const cluster = () => document.querySelector('.map-cluster');

describe('the map of a list', () => {
  it('has markers with the mark of their state, clusters with that of the most urgent record, and the records beside it', async () => {
    open(sites);
    expect(await entry(/^Valencia\s*Bien$/)).toBeVisible();
    expect(await screen.findByRole('heading', { name: '4 en el mapa' })).toBeVisible();
    await waitFor(() => expect(markers()).toHaveLength(2));
    expect(markers().map((marker) => marker.querySelector('.tag')!.className)).toEqual(
      expect.arrayContaining(['tag with-dot success', 'tag with-dot danger']),
    );
    expect(cluster()).toHaveTextContent('2');
    expect(cluster()!.querySelector('.danger')).not.toBeNull();
    expect(cluster()!.querySelector('div')!.style.getPropertyValue('--ring')).toBe(
      'conic-gradient(var(--of-danger) 0deg 180deg, var(--of-success) 180deg 360deg)',
    );
    expect(document.querySelector('.leaflet-marker-pane')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByRole('group', { name: 'Marcadores' })).toHaveTextContent('EstadoBienMal');
  });

  it('lists records without a usable place, with the values of the host', async () => {
    open(sites);
    expect(await screen.findByText('2 sin sitio en el mapa')).toBeVisible();
    expect(screen.getByText('Lejos: coordenadas no válidas (200, 999)')).toBeVisible();
    expect(screen.getByText('Sin sitio: sin coordenadas')).toBeVisible();
  });

  it('opens a popup with the link, the facts and the actions of the row; Escape closes it and the focus goes back', async () => {
    open(sites);
    const button = await entry(/^Madrid/);
    button.focus();
    fireEvent.click(button);
    const popup = await screen.findByRole('dialog', { name: 'Madrid' });
    expect(popup).toHaveFocus();
    expect(within(popup).getByRole('link', { name: 'Madrid' })).toHaveAttribute(
      'href',
      '/admin/sites/2/start',
    );
    expect(
      within(popup)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Planta']);
    expect(within(popup).getByText('Mal')).toBeVisible();
    expect(within(popup).getByRole('button', { name: 'Acciones de Madrid' })).toBeVisible();
    fireEvent.keyDown(popup, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button).toHaveFocus();
  });

  it('lists the records of one place in the popup, and leads back to that list', async () => {
    open(sites);
    await waitFor(() => expect(cluster()).not.toBeNull());
    fireEvent.click(cluster()!);
    const popup = await screen.findByRole('dialog', { name: '2 en el mismo lugar' });
    fireEvent.click(within(popup).getByRole('button', { name: /^Puerta B/ }));
    expect(await screen.findByRole('dialog', { name: 'Puerta B' })).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Volver a los 2 de este lugar' }));
    expect(await screen.findByRole('dialog', { name: '2 en el mismo lugar' })).toHaveFocus();
  });

  it('without a place for any record still lists them', async () => {
    open(sites, { data: [site('5', 'Lejos', 200, 999)] });
    expect(await screen.findByText('Nada en esta parte del mapa')).toBeVisible();
    expect(screen.getByText('1 sin sitio en el mapa')).toBeVisible();
  });

  it('has the outlines of the lands in view without tiles, not of the whole world', async () => {
    open(sites);
    const outlines = () => document.querySelectorAll('.map-country').length;
    await waitFor(() => expect(outlines()).toBeGreaterThan(0));
    // The world has 241 countries with 1616 lands.
    expect(outlines()).toBeLessThan(241);
  });

  it('has the tiles of the runtime config with their source, and a notice if none can be loaded', async () => {
    open(sites, {
      map: { tiles: '/t/{z}/{x}/{y}.png', attribution: '© Mapas', attributionUrl: 'https://maps.example/' },
    });
    expect(await screen.findByRole('link', { name: '© Mapas' })).toHaveAttribute(
      'href',
      'https://maps.example/',
    );
    const tiles = await waitFor(() => {
      const images = [...document.querySelectorAll('img.leaflet-tile')];
      expect(images.length).toBeGreaterThan(0);
      return images;
    });
    expect(tiles[0]).toHaveAttribute('src', expect.stringMatching(/^\/t\/\d+\/\d+\/\d+\.png$/));
    for (const tile of tiles) fireEvent.error(tile);
    expect(await screen.findByText(/fondo del mapa no se ha podido cargar/)).toBeVisible();
    expect(screen.queryByRole('link', { name: '© Mapas' })).toBeNull();
  });
});

describe('the marker of a record that another user changes', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('has the mark of its entry in the list beside the map', async () => {
    let data = rows;
    open({ ...sites, live: { every: 10 } }, { respond: () => listResponse(data, data.length, 50) });
    await waitFor(() => expect(markers()).not.toHaveLength(0));
    await waitFor(() => expect(document.querySelector('.live-rows')).not.toBeNull());
    expect(document.querySelector('.map-marker[data-live]')).toBeNull();
    data = rows.map((row) => (row.id === '2' ? { ...row, floor: '4' } : row));
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    await waitFor(() => expect(document.querySelectorAll('.map-marker[data-live="update"]')).toHaveLength(1));
    expect(document.querySelector<HTMLElement>('.map-marker[data-live]')?.title).toMatch(/^Madrid/);
  });
});

describe('the counts of markers', () => {
  const gate = (id: number, siteId: string, status: string) => ({ id, siteId, status });
  const gateRows = listResponse(
    [gate(1, '1', 'off'), gate(2, '1', 'on'), gate(3, '2', 'off'), gate(4, '3', 'on')],
    4,
    50,
  );

  it('say how many related records have the values, in the mark of none, some or all', async () => {
    open(counting, { gateRows });
    expect(await entry(/^Valencia\s*Pasarelas · Caída: 1 de 2$/)).toBeVisible();
    expect((await entry(/^Madrid/)).querySelector('.tag')).toHaveClass('danger');
    expect((await entry(/^Puerta A/)).querySelector('.tag')).toHaveClass('success');
    expect((await entry(/^Puerta B\s*Pasarelas · Caída: no hay$/)).querySelector('.tag')).toHaveClass(
      'neutral',
    );
    // A number on the map is one of records.
    await waitFor(() =>
      expect(markers().map((marker) => [marker.textContent, marker.getAttribute('title')])).toEqual([
        ['', expect.stringMatching(/1 de 2$/)],
        ['', expect.stringMatching(/1 de 1$/)],
      ]),
    );
  });

  it.each([
    [undefined, 'Pasarelas · Caída', /^Puerta B\s*Pasarelas · Caída: no hay$/],
    ['sin servicio', 'Pasarelas sin servicio', /^Puerta B\s*Pasarelas sin servicio: no hay$/],
  ])('have the words of their declaration in the legend: %s', async (label, title, place) => {
    open(declareCounting(label), { gateRows });
    expect(await entry(place)).toBeVisible();
    const legend = screen.getByRole('group', { name: 'Marcadores' });
    expect(legend).toHaveTextContent(`${title}ningunoalgunostodossin pasarelas`);
  });

  it('have their legend and a line in each row while they are read: nothing moves when they come', async () => {
    open(counting, { gateRows: 'silent' });
    const row = await entry(/^Valencia$/);
    expect(screen.getByRole('group', { name: 'Marcadores' })).toHaveTextContent('Pasarelas · Caída');
    expect(row.querySelector('.skeleton')).toBeVisible();
  });

  it('are not read without the permission of that list', async () => {
    saveSession({ token: 't', permissions: [] });
    const { callsBesidesProfile } = open(counting, { gateRows });
    expect(await entry(/^Valencia$/)).toBeVisible();
    expect(callsBesidesProfile().filter((call) => call.startsWith('GET /gates'))).toEqual([]);
  });

  it('that cannot be read leave plain markers, with a notice and another try', async () => {
    const { callsBesidesProfile } = open(counting, { gateRows: { status: 500, body: {} } });
    expect(await screen.findByText(/No se han podido leer los datos de «Pasarelas · Caída»/)).toBeVisible();
    expect(await entry(/^Valencia$/)).toBeVisible();
    const count = callsBesidesProfile().length;
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(callsBesidesProfile().length).toBeGreaterThan(count));
  });
});
