import { csvParse } from 'd3-dsv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ticketStatuses } from '../../../fixtures/rows/tickets';
import { expectRows, startTestHost } from '../../testing/testHost';
import type { TestCaller, RunningHost } from '../../testing/testHost';

const NOW = Date.UTC(2026, 10, 20, 10) / 1000;
const DAY = 86_400;
let clock = NOW;
let host: RunningHost;
let root: TestCaller;
beforeAll(async () => {
  host = await startTestHost({ now: () => clock * 1000 });
  root = await host.signInAs('super');
});
afterAll(() => host.close());

const tickets = () => host.store.state.tickets;
const by = (type: 'manual' | 'automated') => tickets().find((row) => row.created_by.type === type)!;

describe('changing a ticket', () => {
  it('leads from any status to any, and adds a comment of the caller [TICKET-17] [TICKET-19] [TICKET-21]', async () => {
    const { id } = by('manual');
    const gestor = await host.signInAs('super');
    for (const [i, status] of [...ticketStatuses, ...ticketStatuses.toReversed()].entries()) {
      clock = NOW + i + 1;
      const data = { status, description: ` Paso ${i} ` };
      const answer = await gestor('PATCH', `/support-tickets/${id}`, { data });
      expect(answer.status).toBe(200);
      expect(answer.body['data']).toMatchObject({ id, status });
    }
    const { status, comments } = (await root('GET', `/support-tickets/${id}`)).body['data']!;
    expect(status).toBe('opened');
    expect(expectRows(comments).at(-1)).toEqual({
      created_at: NOW + 10,
      description: 'Paso 9',
      email: 'super@demo.example',
      status: 'opened',
      support_ticket_id: id,
    });
    const opened = await root('GET', '/support-tickets?status=opened&page[size]=1000', undefined, {
      'accept-version': '2',
    });
    expect(expectRows(opened.body['data']).map((row) => row.id)).toContain(id);
    clock = NOW;
  });

  it('may come without words, but not without a known status in lower case [TICKET-19] [TICKET-20]', async () => {
    const path = `/support-tickets/${by('manual').id}`;
    expect((await root('PATCH', path, { data: { status: 'closed' } })).status).toBe(200);
    for (const data of [
      { description: 'x' },
      { status: 'CLOSED' },
      { status: 'all_statuses' },
      { status: null },
    ])
      expect((await root('PATCH', path, { data })).status, JSON.stringify(data)).toBe(422);
    expect((await root('PATCH', path, { status: 'closed' })).status).toBe(422);
  });

  it('is not for automatic ones, foreign ones and weak roles [TICKET-18] [PERM-10]', async () => {
    const automatic = by('automated');
    const before = structuredClone(automatic);
    const data = { status: 'revoked', description: '' };
    const refused = await root('PATCH', `/support-tickets/${automatic.id}`, { data });
    expect([refused.status, refused.body['errors']?.[0]?.['code']]).toEqual([409, 'automated_ticket']);
    expect(automatic).toEqual(before);
    const admin = await host.signInAs('admin');
    const own = host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids[0];
    const foreign = tickets().find((row) => row.client_id !== own)!;
    for (const path of [`/support-tickets/${foreign.id}/history`, `/support-tickets/${foreign.id}`])
      expect((await admin('GET', path)).status).toBe(404);
    expect((await admin('PATCH', `/support-tickets/${foreign.id}`, { data })).status).toBe(404);
    const reader = await host.signInAs('lectura');
    expect((await reader('PATCH', `/support-tickets/${foreign.id}`, { data })).status).toBe(403);
  });
});

describe('the history of a ticket', () => {
  it('tells five steps, newest first, then five more [TICKET-15]', async () => {
    const ticket = tickets().find((row) => row.comments.length > 10)!;
    const page = async (number: number) => {
      const answer = await root('GET', `/support-tickets/${ticket.id}/history?page[number]=${number}`);
      return { rows: expectRows(answer.body['data']), meta: answer.body['meta'] };
    };
    const pages = [await page(1), await page(2), await page(3)];
    expect(pages.map(({ rows }) => rows.length)).toEqual([5, 5, ticket.comments.length - 10]);
    expect(pages[0]!.meta).toMatchObject({
      all_results: ticket.comments.length,
      page_size: 5,
      total_pages: 3,
    });
    const told = pages.flatMap(({ rows }) => rows.map((row) => row['created_at']));
    expect(told).toEqual(ticket.comments.map((step) => step.created_at).toReversed());
    const all = await root('GET', `/support-tickets/${ticket.id}/history?page[size]=100`);
    expect(expectRows(all.body['data']).length).toBe(ticket.comments.length);
  });
});

describe('tickets as CSV', () => {
  const download = (query: string, as = root) => as('GET', `/support-tickets/download?${query}`);

  it('are those of the range that the session sees, newest first [TICKET-29] [PERM-10]', async () => {
    const from = NOW - 30 * DAY;
    const until = NOW - 2 * DAY;
    const admin = await host.signInAs('admin');
    const own = host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids[0];
    for (const [as, mine] of [
      [root, () => true],
      [admin, (client: string) => client === own],
    ] as const) {
      const answer = await download(`format=csv&from=${from}&until=${until}`, as);
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="tickets.csv"');
      const expected = tickets()
        .filter((row) => mine(row.client_id) && row.created_at >= from && row.created_at <= until)
        .sort((a, b) => b.created_at - a.created_at);
      expect(expected.length).toBeGreaterThan(0);
      expect(csvParse(answer.text).map((row) => row['id'])).toEqual(expected.map((row) => row.id));
    }
  });

  it('carry hostile texts harmlessly [TICKET-29]', async () => {
    const row = tickets().find((one) => one.created_at < NOW - 5 * DAY)!;
    Object.assign(row, { title: '=cmd|x', description: 'una "cita", y\notra línea' });
    const { text } = await download(`format=csv&from=${row.created_at}&until=${row.created_at}`);
    const [line] = csvParse(text);
    expect(line).toMatchObject({
      title: "'=cmd|x",
      description: 'una "cita", y\notra línea',
      created_at: new Date(row.created_at * 1000).toISOString(),
    });
  });

  it('ask for both ends, in order and not after today [TICKET-30] [TICKET-31]', async () => {
    const parameterOf = async (query: string) => {
      const { status, body } = await download(query);
      return [status, body['errors']?.[0]?.['source']?.['parameter']];
    };
    const end = NOW + 14 * 3600 - 1;
    expect((await download(`format=csv&from=${NOW}&until=${end}`)).status).toBe(200);
    expect(await parameterOf(`format=csv&from=${NOW + DAY}&until=${NOW + DAY}`)).toEqual([400, 'from']);
    expect(await parameterOf(`format=csv&from=0&until=${NOW + 2 * DAY}`)).toEqual([400, 'until']);
    expect(await parameterOf(`format=csv&from=${NOW}&until=${NOW - 1}`)).toEqual([400, 'until']);
    expect(await parameterOf(`format=csv&until=${NOW}`)).toEqual([400, 'from']);
    expect(await parameterOf('format=csv&from=0')).toEqual([400, 'until']);
    expect((await parameterOf(`format=pdf&from=0&until=${NOW}`))[0]).toBe(400);
  });
});

describe('the story of the tickets', () => {
  it('has every status, source and priority together, long histories and several pictures [TICKET-07] [TICKET-10]', async () => {
    await host.reset();
    const kinds = tickets().map((row) => [row.status, row.created_by.type, row.priority].join());
    expect(new Set(kinds).size).toBe(5 * 2 * 3);
    expect(tickets().some((row) => row.media.picture.length === 3 && row.media.video.length === 1)).toBe(
      true,
    );
    for (const row of tickets()) {
      expect(row.comments.at(-1)?.status).toBe(row.status);
      expect(row.comments.at(-1)!.created_at).toBeLessThan(NOW);
    }
  });
});
