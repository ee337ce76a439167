// @vitest-environment jsdom
import { mediaState } from '../../testing/jsdomPolyfills';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBundledResources } from '../../app/declarations/bundledDeclarations';
import { renderAdmin } from '../../app/testing/renderAdmin';
import { findLandingPageSchemaProblems } from '../../config/check/runtime/runtimeConfigProblems';
import { findLandingPageProblems } from '../../config/check/runtime/landingPageProblems';
import { clearSession } from '../../session/session';
import { createConsoleStore } from '../../lib/storage/consoleStore';
import { deferred } from '../../testing/deferred';
import { listResponse } from '../../testing/fakeHost';
import { createDefaultLandingPage } from './defaultLandingPage';

const resources = await createBundledResources();
const NOW = 1_795_000_000;
const STATUSES = 'GET /gateways/status?active_issues=true';
const TICKETS = 'GET /support-tickets';
const PROJECTS = 'GET /projects';
const OCCUPATION = 'GET /asset/statistics';
const occupation = {
  body: { data: { assets_linked_to_users: 1, assets_not_linked_to_users: 2, total_assets: 3 } },
};
const offline = (id: string, hours: number, project: string | null = 'P1') => ({
  gateway_id: id,
  project_id: project,
  activeIssues: ['online'],
  last_connection: NOW - hours * 3600,
});
const answers = {
  [STATUSES]: {
    body: {
      data: [
        offline('G-OLD', 50),
        offline('G-NEW', 2, 'P2'),
        {
          gateway_id: 'G-HOT',
          project_id: 'P1',
          activeIssues: ['cpu_temperature', 'battery'],
          last_connection: NOW,
        },
        ...Array.from({ length: 5 }, (_, at) => offline(`G-${at}`, 60 + at, `P${at + 3}`)),
        { ...offline('G-TWO', 3), activeIssues: ['online', 'cpu_temperature', 'cpu_load'] },
        offline('G-FREE', 70, null),
      ],
    },
  },
  [PROJECTS]: listResponse([
    { id: 'P1', name: 'Torre Sol', client: { id: 'C1', name: 'Norte' } },
    { id: 'P2', name: 'Torre Mar', client: { id: 'C1', name: 'Norte' } },
  ]),
  [TICKETS]: listResponse(
    [
      {
        id: 'T1',
        title: 'Fuga',
        address: 'Mayor 1, 2 B, 48009 Bilbao',
        status: 'opened',
        created_at: NOW - 7200,
      },
    ],
    47,
  ),
  [OCCUPATION]: occupation,
  'GET /statistics/users': { body: { data: { users: { average: 1, users: [] } } } },
  'GET /gateways/statistics/online': {
    body: { data: { gateways: { total_gateways_online: 1, gateways: [] } } },
  },
  'GET /tickets-support/statistics': { body: { data: { tickets_open: 47, tickets_closed: 9 } } },
};
const ALL = ['read_gateways_list', 'list_gateway_status', 'read_count_users_dashboard_index'];

beforeEach(() => {
  mediaState.isWide = true;
  window.scrollTo = () => undefined;
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW * 1000 });
});
afterEach(() => {
  vi.useRealTimers();
  clearSession();
});
const open = (
  more: Parameters<typeof renderAdmin>[0]['responses'] = {},
  permissions = ALL,
  store = memoryStore(),
) =>
  renderAdmin({
    resources,
    initialPath: '/admin/start',
    permissions,
    responses: { ...answers, ...more },
    store,
  });
const group = async (name: string) => within(await screen.findByRole('region', { name }));
const tableRows = (inside: Awaited<ReturnType<typeof group>>) =>
  inside
    .getAllByRole('row')
    .map(({ children }) => Array.from(children, ({ textContent }) => textContent).join('|'));
const rows = (inside: Awaited<ReturnType<typeof group>>) =>
  inside.getAllByRole('listitem').map(({ textContent }) => textContent);

describe("the product's own start page", () => {
  it('shows in the menu what it has read, with no call for it', async () => {
    const { callsBesidesProfile } = open();
    const menu = within(await screen.findByRole('navigation', { name: 'Menú principal' }));
    const gateways = await menu.findByRole('link', { name: 'Gateways' });
    await waitFor(() => expect(gateways).toHaveAttribute('title', 'Gateways desconectados: 9'));
    expect(gateways.nextElementSibling).toHaveTextContent('9');
    expect(gateways.nextElementSibling).toHaveClass('too-many');
    const tickets = menu.getByRole('link', { name: 'Tickets' });
    await waitFor(() => expect(tickets.nextElementSibling).toHaveTextContent('47'));
    expect(tickets.nextElementSibling).not.toHaveClass('too-many');
    expect(callsBesidesProfile().filter((call) => call.startsWith(TICKETS))).toHaveLength(1);
  });

  it('says the day and when its data were read; a press reads all of it again, by the same calls', async () => {
    const second = deferred();
    let reads = 0;
    const { callsBesidesProfile } = open({
      [OCCUPATION]: () => ((reads += 1) === 1 ? occupation : second.respond()),
    });
    const again = await screen.findByRole('button', { name: 'Leer de nuevo' });
    expect(screen.getByText('miércoles, 18 de noviembre')).toBeVisible();
    const readAt = await screen.findByText(/^leído a las \d\d:\d\d$/);
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'false'));
    const [calls, time] = [callsBesidesProfile(), readAt.textContent];
    await vi.advanceTimersByTimeAsync(120_000);
    const polled = callsBesidesProfile().length;
    expect(readAt).toHaveTextContent(time);
    fireEvent.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
    second.resolve(occupation);
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'false'));
    expect(readAt).not.toHaveTextContent(time);
    expect(callsBesidesProfile().slice(polled).toSorted()).toEqual(calls.toSorted());
  });

  it('is declared without a fault', () => {
    const known = new Map([...resources.values()].map(({ name, fields }) => [name, Object.keys(fields)]));
    expect(findLandingPageSchemaProblems('start', createDefaultLandingPage())).toEqual([]);
    expect(findLandingPageProblems('start', { landingPage: createDefaultLandingPage() }, known)).toEqual([]);
  });

  it.each([
    [{ label: 'A' }, 'resource', 'The source of the rows is missing'],
    [{ label: 'A', resource: 'gateways', rows: 'data' }, 'rows', 'no effect without "path"'],
    [{ label: 'A', path: '/a', to: '/admin/a/{id}' }, 'name', 'no title and no page of their own'],
    [{ label: 'A', path: '/a', name: '{id}' }, 'to', 'no title and no page of their own'],
    [{ label: 'A', path: '/a', name: '{id}', to: 'https://a.example' }, 'to', ''],
  ])('%j in a declared one is told at its place', (one, key, found) => {
    const [problem] = findLandingPageSchemaProblems('config.json', {
      blocks: [{ label: 'B', attention: [one] }],
    });
    expect(problem?.path).toBe(`landingPage.blocks[0].attention[0].${key}`);
    expect(problem?.found).toContain(found);
  });

  it('shows the offline gateways by building, each a way to its gateways, beside the open tickets [AGW-35, AGW-37, SHELL-18]', async () => {
    const { callsBesidesProfile } = open();
    const gateways = await group('Gateways desconectados');
    expect(await gateways.findByRole('link', { name: 'Torre Sol' })).toHaveAttribute(
      'href',
      '/admin/projects/P1/gateways',
    );
    expect(tableRows(gateways)).toEqual([
      'Edificio|Gateways|Otras alertas|Último corte',
      // The alerts of all its gateways count, those without a name do not.
      'Torre SolNorte|2|temperatura 2 · CPU 1|hace 3 h',
      'Torre MarNorte|1||hace 2 h',
      'P3|1||hace 2 d',
      'P4|1||hace 2 d',
      'P5|1||hace 2 d',
      'P6|1||hace 2 d',
    ]);
    expect(gateways.getByText('9')).toBeVisible();
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    await user.click(gateways.getByRole('button', { name: 'Ver todo: Gateways desconectados' }));
    expect(tableRows(gateways).at(-1)).toBe('Sin edificio|1||hace 2 d');
    await user.click(gateways.getByRole('button', { name: 'Ver menos: Gateways desconectados' }));
    expect(tableRows(gateways)).toHaveLength(7);
    const tickets = await group('Tickets abiertos');
    expect(await tickets.findByRole('link', { name: 'Fuga' })).toHaveAttribute(
      'href',
      '/admin/support-tickets/T1',
    );
    expect(rows(tickets)).toEqual(['FugaMayor 1, 2 B, 48009 Bilbaohace 2 h']);
    // Shown as in the list of tickets, where the home, which differs, is not cut.
    expect(tickets.getByText('2 B').tagName).toBe('B');
    expect(tickets.getByText('47')).toBeVisible();
    expect(tickets.getByRole('link', { name: 'Ver todo: Tickets abiertos' })).toHaveAttribute(
      'href',
      '/admin/support-tickets?filter=status%3Dopened',
    );
    const calls = callsBesidesProfile();
    const ticketCalls = calls.filter((call) => call.startsWith(TICKETS));
    expect(ticketCalls).toHaveLength(1);
    expect(ticketCalls[0]).toContain('status=opened');
    expect(calls).toContain('GET /projects?page[number]=1&page[size]=1000');
    expect(calls).toHaveLength(7);
  });

  it('shows the three most frequent other alerts of a building, the number of the others, and all in the tooltip [AGW-35]', async () => {
    const kinds = ['cpu_load', 'zwave_controller', 'vpn_connection', 'cpu_temperature', 'cpu_ram_used'];
    const withIssues = (id: string, project: string, count: number) => ({
      ...offline(id, 1, project),
      activeIssues: ['online', ...kinds.slice(-count)],
    });
    open({
      [STATUSES]: {
        body: {
          data: [
            ...[5, 4, 3, 2].map((count) => withIssues(`G${count}`, 'P1', count)),
            withIssues('G', 'P2', 3),
          ],
        },
      },
    });
    const gateways = await group('Gateways desconectados');
    await gateways.findByRole('link', { name: 'Torre Sol' });
    expect(tableRows(gateways).slice(1)).toEqual([
      'Torre SolNorte|4|temperatura 4 · RAM 4 · VPN 3+2|hace 1 h',
      'Torre MarNorte|1|VPN 1 · temperatura 1 · RAM 1|hace 1 h',
    ]);
    expect(gateways.getByText('+2').closest('td')).toHaveAttribute(
      'title',
      'temperatura 4 · RAM 4 · VPN 3 · Z-Wave 2 · CPU 1',
    );
  });

  it('shows the id of a building whose name cannot be read', async () => {
    open({ [PROJECTS]: { status: 500 } });
    const gateways = await group('Gateways desconectados');
    expect(await gateways.findByRole('link', { name: 'P1' })).toBeVisible();
  });

  it('leads from the figures to what they count [DASH-06]', async () => {
    open();
    const tickets = await group('Tickets de soporte');
    await waitFor(() =>
      expect(tickets.getByText('Abiertos').nextSibling?.firstChild).toHaveAttribute(
        'href',
        '/admin/support-tickets?filter=status%3Dopened',
      ),
    );
    expect(tickets.getByRole('link', { name: 'Tickets' })).toHaveAttribute('href', '/admin/support-tickets');
    expect((await group('Gateways activos')).getByRole('link', { name: 'Gateways' })).toBeVisible();
  });

  it('says that nothing is pending', async () => {
    open({ [STATUSES]: { body: { data: [] } }, [TICKETS]: listResponse([], 0) });
    for (const name of ['Gateways desconectados', 'Tickets abiertos'])
      expect(await (await group(name)).findByText('Nada pendiente')).toBeVisible();
  });

  it.each([
    ['a failure', { status: 500 }],
    ['no list', { body: { data: {} } }],
    ['rows of something else', { body: { data: [{ qr: 'X', activeIssues: ['online'] }] } }],
  ])('says %s of one alone, and reads it again when asked to', async (_, answer) => {
    let times = 0;
    open({ [STATUSES]: () => ((times += 1) === 1 ? answer : answers[STATUSES]) });
    const gateways = await group('Gateways desconectados');
    expect(await gateways.findByRole('alert')).toHaveTextContent(
      'No se ha podido leer: Gateways desconectados',
    );
    expect(await (await group('Tickets abiertos')).findByText('Fuga')).toBeVisible();
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    await user.click(gateways.getByRole('button', { name: 'Reintentar' }));
    expect(await gateways.findByRole('link', { name: 'Torre Mar' })).toBeVisible();
    expect(times).toBe(2);
  });

  it('asks for nothing that the viewer may not see, and shows no heading over it [SHELL-33, PERM-09]', async () => {
    const { callsBesidesProfile } = open({}, ['read_gateways_list']);
    await (await group('Tickets abiertos')).findByText('Fuga');
    expect(screen.queryByText('Gateways desconectados')).toBeNull();
    expect(callsBesidesProfile().filter((call) => call.includes('/gateways/status'))).toEqual([]);
  });

  const VISITS = 'landingPage.visits.u1';
  const stored = () => localStorage.getItem(`RaStore.${VISITS}`) ?? '';
  const keyOf = (...parts: unknown[]) => JSON.stringify(parts);
  const gatewayKey = keyOf(
    'gateways',
    '/gateways/status',
    { active_issues: 'true' },
    { field: 'activeIssues', includes: 'online' },
  );
  const YESTERDAY = NOW - 86_400;
  const visitYesterday = (ids: readonly string[]) => {
    const store = memoryStore();
    store.setItem(VISITS, {
      [gatewayKey]: { current: { at: YESTERDAY, ids, isComplete: true } },
      [keyOf('support-tickets', undefined, { status: 'opened' }, undefined)]: {
        current: { at: YESTERDAY, ids: ['T0'], isComplete: false, newest: NOW - 90_000 },
      },
    });
    return store;
  };

  it('says nothing of changes on the first visit, and keeps the ids for the next one, until the sign-out', async () => {
    open({}, ALL, createConsoleStore());
    await (await group('Gateways desconectados')).findByRole('table');
    await waitFor(() => expect(stored()).toContain('G-NEW'));
    await waitFor(() => expect(stored()).toContain('T1'));
    // Ids only: a title may name a person.
    expect(stored()).not.toContain('Fuga');
    expect(screen.queryByText(/^Desde/)).toBeNull();
    clearSession();
    expect(stored()).toBe('');
  });

  it('says what changed since the last visit, each a way to what it counts', async () => {
    const known = ['G-OLD', 'G-0', 'G-1', 'G-2', 'G-3', 'G-4', 'G-FREE', 'G-BACK'];
    open({}, ALL, visitYesterday(known));
    expect(await screen.findByText(/^Desde ayer a las \d\d:\d\d:$/)).toBeVisible();
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    expect(await screen.findByRole('link', { name: 'al menos 1 ticket nuevo abierto' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: '2 gateways han caído' }));
    const appeared = await group('2 gateways han caído');
    expect(appeared.getByRole('heading')).toHaveFocus();
    await waitFor(() => expect(rows(appeared)).toEqual(['G-NEWTorre Marhace 2 h', 'G-TWOTorre Solhace 3 h']));
    await user.click(screen.getByRole('link', { name: '1 gateway ya no está caído' }));
    const gone = await group('1 gateway ya no está caído');
    expect(gone.getByRole('link', { name: 'G-BACK' })).toHaveAttribute('href', '/admin/gateways/G-BACK');
    await user.click(gone.getByRole('link', { name: 'Ver todos' }));
    expect(tableRows(await group('Gateways desconectados'))).toHaveLength(7);
  });

  it('does not compare a response that may be cut, or a failed one', async () => {
    const cut = Array.from({ length: 1000 }, (_, at) => offline(`G-${at}`, 5));
    const responses = { [STATUSES]: { body: { data: cut } }, [TICKETS]: { status: 500 } };
    open(responses, ALL, visitYesterday(['G-BACK']));
    await (await group('Gateways desconectados')).findByRole('table');
    await (await group('Tickets abiertos')).findByRole('alert');
    expect(screen.queryByText(/^Desde/)).toBeNull();
  });
});
