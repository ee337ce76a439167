import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRows, startTestHost } from '../../testing/testHost';
import type { TestCaller, RunningHost } from '../../testing/testHost';
import { averageDuration } from './view';

let host: RunningHost;
let root: TestCaller;
beforeAll(async () => {
  host = await startTestHost();
  root = await host.signInAs('super');
});
afterAll(() => host.close());

const tickets = () => host.store.state.tickets;
const list = (query = '', as = root) =>
  as('GET', `/support-tickets?page[size]=1000&${query}`, undefined, { 'accept-version': '2' });

describe('the list of tickets', () => {
  it('wants Accept-version 2, the detail 1 [TICKET-03] [LIST-15]', async () => {
    expect((await root('GET', '/support-tickets')).status).toBe(406);
    const id = tickets()[0]!.id;
    expect((await root('GET', `/support-tickets/${id}`)).status).toBe(200);
    const two = { 'accept-version': '2' };
    expect((await root('GET', `/support-tickets/${id}`, undefined, two)).status).toBe(406);
  });

  it('is newest first, or as page[sort] says [TICKET-03] [TICKET-11]', async () => {
    const times = expectRows((await list()).body['data']).map((row) => Number(row['created_at']));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    const ordered = expectRows((await list('page[sort]=-priority,created_at')).body['data']);
    expect(ordered[0]?.['priority']).toBe('high');
    expect(ordered.at(-1)?.['priority']).toBe('low');
    expect((await list('page[sort]=media')).status).toBe(400);
  });

  it('is filtered by asset, status, priority and source [TICKET-03] [TICKET-09] [TICKET-10]', async () => {
    const rows = async (query: string) => expectRows((await list(query)).body['data']);
    const asset = tickets()[0]!.asset_id;
    expect((await rows(`asset_id=${asset}`)).every((row) => row['asset_id'] === asset)).toBe(true);
    const some = await rows('status=assigned&priority=high&type=manual');
    expect(some.length).toBeGreaterThan(0);
    for (const row of some)
      expect(row).toMatchObject({ status: 'assigned', priority: 'high', created_by: { type: 'manual' } });
    expect((await rows('status=all_statuses&type=all_sources')).length).toBe(tickets().length);
    expect((await list('status=lost')).status).toBe(400);
  });

  it('counts what is open, accepted, in progress and new, whatever the filters [TICKET-05] [TICKET-12]', async () => {
    const totals = (await list('status=closed')).body['total_values'];
    const having = (status: string) => tickets().filter((row) => row.status === status).length;
    expect(totals).toMatchObject({
      total_open_support_tickets: having('opened'),
      total_accepted_support_tickets: having('accepted'),
      total_in_progress_support_tickets: having('assigned'),
    });
    expect(Number(totals?.['tickets_created_during_last_week'])).toBeGreaterThan(0);
    expect(Number(totals?.['tickets_created_during_last_month'])).toBeGreaterThan(
      Number(totals?.['tickets_created_during_last_week']),
    );
  });

  it('holds every status, source and category [TICKET-08] [TICKET-10]', () => {
    expect(new Set(tickets().map((row) => row.status)).size).toBe(5);
    expect(new Set(tickets().map((row) => row.category)).size).toBe(10);
    expect(new Set(tickets().map((row) => row.created_by.type)).size).toBe(2);
  });

  it('shows tickets of the own companies only [PERM-10]', async () => {
    const admin = await host.signInAs('admin');
    const own = host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids[0]!;
    const mine = tickets().filter((row) => row.client_id === own);
    expect((await list('', admin)).body['meta']?.['all_results']).toBe(mine.length);
    const foreign = tickets().find((row) => row.client_id !== own)!;
    expect((await admin('GET', `/support-tickets/${foreign.id}`)).status).toBe(404);
    expect((await admin('GET', `/tickets-support/assets/${foreign.asset_id}/statistics`)).status).toBe(404);
  });
});

describe('one ticket', () => {
  it('tells its history, whose last step is its status, and its media [TICKET-07] [TICKET-22]', async () => {
    const { body } = await list();
    for (const { id } of expectRows(body['data']).slice(0, 80)) {
      const ticket = (await root('GET', `/support-tickets/${id}`)).body['data']!;
      const comments = expectRows(ticket['comments']);
      expect(comments.at(-1)?.['status']).toBe(ticket['status']);
      const times = comments.map((comment) => Number(comment['created_at']));
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times[0]).toBeGreaterThanOrEqual(Number(ticket['created_at']));
      expect(comments.every((comment) => comment['support_ticket_id'] === id)).toBe(true);
    }
    expect(tickets().some((row) => row.media.picture.length > 0)).toBe(true);
    expect(tickets().some((row) => row.media.video.length > 0)).toBe(true);
  });
});

describe('ticket figures of an asset', () => {
  it('count the last 30 days [TICKET-24] [TICKET-25]', async () => {
    const month = 1_795_168_800 - 30 * 86_400;
    const { asset_id: id } = tickets().find((row) => row.created_at > month && row.status === 'closed')!;
    const { body } = await root('GET', `/tickets-support/assets/${id}/statistics`);
    const recent = tickets().filter((row) => row.asset_id === id && row.created_at > month);
    expect(body['data']).toMatchObject({
      tickets_received: recent.length,
      tickets_closed: recent.filter((row) => row.status === 'closed').length,
    });
    expect(body['data']?.['tickets_closed_time_average']?.['value']).toBeGreaterThan(0);
    const quiet = host.store.state.assets.find((row) => tickets().every((one) => one.asset_id !== row.id))!;
    expect((await root('GET', `/tickets-support/assets/${quiet.id}/statistics`)).body['data']).toMatchObject({
      tickets_received: 0,
      first_response_time_average: { value: null, units: 'hours' },
    });
  });

  it('have units from seconds to days, singular and plural [TICKET-26]', () => {
    expect(averageDuration([20, 40])).toEqual({ value: 30, units: 'seconds' });
    expect(averageDuration([60])).toEqual({ value: 1, units: 'minute' });
    expect(averageDuration([5400])).toEqual({ value: 1.5, units: 'hours' });
    expect(averageDuration([86_400])).toEqual({ value: 1, units: 'day' });
  });
});
