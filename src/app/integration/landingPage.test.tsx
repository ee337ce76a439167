// @vitest-environment jsdom
import { mediaState } from '../../testing/jsdomPolyfills';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineResource } from '../../config/defineResource';
import { createResourceIndex } from '../../config/resourceSummary';
import type { Declarations } from '../../queries/console/ConsoleContext';
import { clearSession } from '../../session/session';
import { declareResources } from '../../testing/declareResources';
import { listResponse } from '../../testing/fakeHost';
import { renderAdmin } from '../testing/renderAdmin';

const pumps = defineResource({
  name: 'pumps',
  label: { one: 'bomba', many: 'Bombas' },
  navigation: { order: 5 },
  recordRepresentation: 'name',
  api: { path: '/pumps' },
  access: { list: 'see_pumps' },
  fields: {
    name: { type: 'text', label: 'Nombre' },
    flow: { type: 'number', label: 'Caudal' },
    notes: { type: 'text', label: 'Notas' },
  },
  list: { search: true, filters: ['name'], columns: ['name', 'flow'] },
  show: { header: { fields: ['name'] }, tabs: { data: { label: 'Datos', fields: ['flow'] } } },
  create: { fields: ['name'] },
});
const valves = defineResource({
  name: 'valves',
  label: { one: 'válvula', many: 'Válvulas' },
  navigation: { order: 6 },
  recordRepresentation: 'name',
  api: { path: '/valves' },
  fields: { name: { type: 'text', label: 'Nombre' } },
  list: { columns: ['name'] },
});

const start = {
  title: 'Planta',
  blocks: [
    {
      label: 'Hoy',
      figures: [
        { label: 'Bombas', resource: 'pumps', to: '/admin/pumps' },
        { label: 'Válvulas abiertas', resource: 'valves', query: { open: 'true' } },
        { label: 'Caudal', path: '/plant', responsePath: 'totals.flow', unit: 'm³/h' },
      ],
    },
    { label: 'Últimas bombas', list: { resource: 'pumps', columns: ['name', 'notes'], rows: 2 } },
    {
      label: 'Estados',
      chart: { kind: 'pie', path: '/plant', rows: 'states', name: 'state', value: 'count' },
    },
    { label: 'Ir a', links: [{ label: 'Válvulas', icon: 'wrench', to: '/admin/valves' }] },
    { label: 'De nadie', access: 'nobody', links: [{ label: 'Nada', to: '/admin/valves' }] },
  ],
};

const rows = (name: string, total: number) =>
  listResponse(
    [
      { id: '1', name: `${name} 1`, notes: 'Norte' },
      { id: '2', name: `${name} 2`, notes: 'Sur' },
    ],
    total,
  );
const answers = {
  'GET /pumps': rows('Bomba', 37),
  'GET /valves': rows('Válvula', 4),
  'GET /plant': {
    body: {
      totals: { flow: 120.5 },
      states: [
        { state: 'En marcha', count: 30 },
        { state: 'Parada', count: '7' },
      ],
    },
  },
};

beforeEach(() => {
  mediaState.isWide = true;
  window.scrollTo = () => undefined;
});
afterEach(clearSession);
const open = (config: object, more: Partial<Parameters<typeof renderAdmin>[0]> = {}) =>
  renderAdmin({
    resources: declareResources(pumps, valves),
    initialPath: '/admin',
    permissions: ['see_pumps'],
    responses: answers,
    config: { ...config },
    ...more,
  });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('a declared start page', () => {
  it('has figures, a list, a chart and links, and asks for nothing of what may not be seen', async () => {
    const { currentPath, callsBesidesProfile } = open({ landingPage: start });
    expect(await screen.findByRole('heading', { level: 1, name: 'Planta' })).toBeVisible();
    expect(currentPath()).toBe('/admin/start');
    const today = await card('Hoy');
    expect(await today.findByRole('link', { name: 'Bombas: 37' })).toHaveAttribute('href', '/admin/pumps');
    await waitFor(() =>
      expect(today.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
        '37',
        '4',
        '120,5 m³/h',
      ]),
    );
    expect(callsBesidesProfile().find((call) => call.startsWith('GET /valves'))).not.toContain('sort');
    const [table] = await screen.findAllByRole('table', { name: 'Últimas bombas' });
    expect(
      within(table as HTMLElement)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining([expect.stringMatching(/Bomba 1.*Norte/)]));
    expect(screen.getByRole('link', { name: 'Ver todo' })).toHaveAttribute('href', '/admin/pumps');
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByText(/de 37/)).toBeNull();
    const states = await card('Estados');
    fireEvent.click(await states.findByRole('button', { name: 'Ver como tabla: Estados' }));
    expect(states.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'NombreValor',
      'En marcha30',
      'Parada7',
    ]);
    expect((await card('Ir a')).getByRole('link', { name: 'Válvulas' })).toHaveAttribute(
      'href',
      '/admin/valves',
    );
    expect(screen.queryByText('De nadie')).toBeNull();
  });

  it('shows nothing of a list that the viewer may not see, and does not ask for it', async () => {
    const { callsBesidesProfile } = open({ landingPage: start }, { permissions: [] });
    const today = await card('Hoy');
    await today.findByText('4');
    expect(today.queryByText('Bombas')).toBeNull();
    expect(screen.queryByText('Últimas bombas')).toBeNull();
    expect(callsBesidesProfile().filter((call) => call.includes('/pumps'))).toEqual([]);
  });

  it('says that a declaration did not come, with a way to ask for it again', async () => {
    const resources = declareResources(pumps, valves);
    const retry = vi.fn<() => void>();
    const settled = Promise.resolve();
    const declarations: Declarations = {
      resourceIndex: createResourceIndex(resources),
      pendingUrls: [],
      isLoaded: (name) => name !== 'valves',
      load: () => settled,
      getError: (name) => (name === 'valves' ? new Error('gone') : undefined),
      retry,
    };
    open(
      { landingPage: start },
      { resources: new Map([...resources].filter(([name]) => name !== 'valves')), declarations },
    );
    expect(await screen.findByText('No se ha podido cargar una parte de esta página')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Bombas: 37' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('tells a figure that failed by itself, with a way to try again', async () => {
    let times = 0;
    const flaky = () => ((times += 1) === 1 ? { body: { totals: {} } } : answers['GET /plant']);
    const [block] = start.blocks;
    open(
      { landingPage: { blocks: [block] } },
      { responses: { 'GET /pumps': rows('Bomba', 37), 'GET /valves': rows('V', 4), 'GET /plant': flaky } },
    );
    const today = await card('Hoy');
    expect(await today.findByRole('alert')).toHaveTextContent('No se ha podido leer: Caudal');
    expect(await today.findByText('37')).toBeVisible();
    fireEvent.click(today.getByRole('button', { name: 'Reintentar' }));
    expect(await today.findByText('120,5 m³/h')).toBeVisible();
  });

  it.each([
    [{ blocks: [{ label: 'X', list: { resource: 'pums' } }] }, '"pumps"'],
    [
      { blocks: [{ label: 'X', figures: [{ label: 'Y', resource: 'pumps', responsPath: 'a' }] }] },
      '"responsePath"',
    ],
    [
      { blocks: [{ label: 'X', figures: [{ label: 'Y', path: '/x' }] }] },
      '"path" and "responsePath" go together',
    ],
    [{ blocks: [{ label: 'X', figures: [{ label: 'Y' }] }] }, 'The source of the figure is missing'],
    [{ blocks: [{ label: 'X' }] }, 'Exactly one of these keys is required'],
    [{ blocks: [{ label: 'X', lits: { resource: 'pumps' } }] }, '"list"'],
    [
      { blocks: [{ label: 'X', links: [{ label: 'Y', to: 'https://example.com' }] }] },
      'landingPage.blocks[0].links[0].to',
    ],
    [
      { blocks: [{ label: 'X', chart: { kind: 'pies', path: '/x', rows: 'a', name: 'b', value: 'c' } }] },
      '"pie"',
    ],
    [{ blocks: [{ label: 'X', list: { resource: 'pumps', columns: ['nmae'] } }] }, '"name"'],
    [{ blcks: [] }, '"blocks"'],
  ])('%j is told in its place', async (wrong, said) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    open({ landingPage: wrong });
    expect(
      await within(await screen.findByRole('main')).findByText((text) => text.includes(said)),
    ).toBeVisible();
    cleanup();
  });
});

describe('a console without the product’s start page', () => {
  it.each([
    [{ landingPage: '/admin/valves' }, ['see_pumps'], '/admin/valves'],
    [{ landingPage: '/admin/pumps' }, [], '/admin/valves'],
    [{ landingPage: '/admin/nowhere' }, ['see_pumps'], '/admin/pumps'],
  ])('with %j for %j starts at %s', async (config, permissions, at) => {
    const { currentPath } = open(config, { permissions });
    await waitFor(() => expect(currentPath()).toMatch(new RegExp(`^${at}(?:\\?|$)`)));
    await screen.findByRole('table');
  });

  it('waits for the declaration of the configured page while another one is there already', async () => {
    const resources = declareResources(pumps, valves);
    const declarations: Declarations = {
      resourceIndex: createResourceIndex(new Map([...resources].filter(([name]) => name === 'valves'))),
      pendingUrls: ['/pumps.json'],
      isLoaded: (name) => name === 'valves',
      load: () => Promise.resolve(),
      getError: () => undefined,
      retry: () => undefined,
    };
    const { currentPath } = open({ landingPage: '/admin/pumps' }, { declarations });
    expect(await screen.findByText(/\/pumps\.json/)).toBeVisible();
    expect(currentPath()).toBe('/admin/start');
  });
});
