// @vitest-environment jsdom
import { mediaState } from '../../testing/jsdomPolyfills';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBundledResources } from '../../app/declarations/bundledDeclarations';
import { renderAdmin } from '../../app/testing/renderAdmin';
import { findLandingPageSchemaProblems } from '../../config/check/runtime/runtimeConfigProblems';
import { findLandingPageProblems } from '../../config/check/runtime/landingPageProblems';
import { clearSession } from '../../session/session';
import { listResponse } from '../../testing/fakeHost';
import { defaultLandingPage } from './defaultLandingPage';

const resources = await createBundledResources();
const NOW = 1_795_000_000;
const STATUSES = 'GET /gateways/status?active_issues=true';
const TICKETS = 'GET /support-tickets';
const offline = (id: string, hours: number) => ({
  gateway_id: id,
  activeIssues: ['online'],
  last_connection: NOW - hours * 3600,
});
const answers = {
  [STATUSES]: {
    body: {
      data: [
        offline('G-OLD', 50),
        offline('G-NEW', 2),
        { gateway_id: 'G-HOT', activeIssues: ['cpu_temperature'], last_connection: NOW },
        ...Array.from({ length: 5 }, (_, at) => offline(`G-${at}`, 60 + at)),
      ],
    },
  },
  [TICKETS]: listResponse([{ id: 'T1', title: 'Fuga', status: 'opened', created_at: NOW - 7200 }], 47),
  'GET /asset/statistics': {
    body: { data: { assets_linked_to_users: 1, assets_not_linked_to_users: 2, total_assets: 3 } },
  },
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
const open = (more: Parameters<typeof renderAdmin>[0]['responses'] = {}, permissions = ALL) =>
  renderAdmin({ resources, initialPath: '/admin/start', permissions, responses: { ...answers, ...more } });
const group = async (name: string) => within(await screen.findByRole('region', { name }));
const rows = (inside: Awaited<ReturnType<typeof group>>) =>
  inside.getAllByRole('listitem').map(({ textContent }) => textContent);

describe("the product's own start page", () => {
  it('is declared without a fault', () => {
    const known = new Map([...resources.values()].map(({ name, fields }) => [name, Object.keys(fields)]));
    expect(findLandingPageSchemaProblems('start', defaultLandingPage)).toEqual([]);
    expect(findLandingPageProblems('start', { landingPage: defaultLandingPage }, known)).toEqual([]);
  });

  it.each([
    [{ label: 'A' }, 'resource', 'Falta de dónde vienen las filas'],
    [{ label: 'A', resource: 'gateways', rows: 'data' }, 'rows', 'Solo tiene sentido con «path»'],
    [{ label: 'A', path: '/a', to: '/admin/a/{id}' }, 'name', 'no tienen título ni página propios'],
    [{ label: 'A', path: '/a', name: '{id}' }, 'to', 'no tienen título ni página propios'],
    [{ label: 'A', path: '/a', name: '{id}', to: 'https://a.example' }, 'to', ''],
  ])('%j in a declared one is told at its place', (one, key, found) => {
    const [problem] = findLandingPageSchemaProblems('config.json', {
      blocks: [{ label: 'B', attention: [one] }],
    });
    expect(problem?.path).toBe(`landingPage.blocks[0].attention[0].${key}`);
    expect(problem?.found).toContain(found);
  });

  it('says what needs attention, the latest first, each a way to its record [AGW-35, SHELL-18]', async () => {
    const { callsBesidesProfile } = open();
    const gateways = await group('Gateways desconectados');
    expect(await gateways.findByRole('link', { name: 'G-NEW' })).toHaveAttribute(
      'href',
      '/admin/gateways/G-NEW',
    );
    expect(rows(gateways).slice(0, 2)).toEqual(['G-NEWhace 2 horas', 'G-OLDhace 2 días']);
    expect(rows(gateways)).toHaveLength(5);
    expect(gateways.queryByText('G-HOT')).toBeNull();
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    await user.click(gateways.getByRole('button', { name: 'Mostrar los 7' }));
    expect(rows(gateways)).toHaveLength(7);
    const tickets = await group('Tickets abiertos');
    expect(await tickets.findByRole('link', { name: 'Fuga' })).toHaveAttribute(
      'href',
      '/admin/support-tickets/T1',
    );
    expect(tickets.getByText('47')).toBeVisible();
    expect(tickets.getByRole('link', { name: 'Ver todo: Tickets abiertos' })).toHaveAttribute(
      'href',
      '/admin/support-tickets?filter=status%3Dopened',
    );
    const calls = callsBesidesProfile().filter((call) => call.startsWith(TICKETS));
    expect(calls).toHaveLength(1);
    expect(calls[0]).toContain('status=opened');
    expect(callsBesidesProfile()).toHaveLength(6);
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
    expect(tickets.getByRole('link', { name: 'Ver tickets' })).toHaveAttribute(
      'href',
      '/admin/support-tickets',
    );
    expect((await group('Gateways activos')).getByRole('link', { name: 'Ver gateways' })).toBeVisible();
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
    expect(await gateways.findByRole('link', { name: 'G-NEW' })).toBeVisible();
    expect(times).toBe(2);
  });

  it('asks for nothing that the viewer may not see, and shows no heading over it [SHELL-33, PERM-09]', async () => {
    const { callsBesidesProfile } = open({}, ['read_gateways_list']);
    await (await group('Tickets abiertos')).findByText('Fuga');
    expect(screen.queryByText('Gateways desconectados')).toBeNull();
    expect(callsBesidesProfile().filter((call) => call.includes('/gateways/status'))).toEqual([]);
  });
});
