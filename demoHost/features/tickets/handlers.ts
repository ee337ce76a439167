import { assetInScope, companyScope, ok, ticketInScope } from '../../server/call';
import type { Handler } from '../../server/call';
import type { ListFields } from '../../lists/listFilter';
import { listPage } from '../../lists/listPage';
import { parseOrder } from '../../lists/sorting';
import { readQueryParams } from '../../server/requests/readQuery';
import type { Criteria } from '../../store/criteria';
import type { Store } from '../../store/store';
import { ticketSummary, ticketView } from './view';
import { ticketFigures } from './ticketFigures';

const DAY = 86_400;

const ticketSortFields: ListFields<'tickets'> = {
  created_at: { kind: 'number', member: 'created_at' },
  title: { kind: 'text', member: 'title' },
  status: { kind: 'number', member: 'status_rank' },
  priority: { kind: 'number', member: 'priority_rank' },
};

/** Counts the tickets that the session can access (of one asset if requested), ignoring the filters. */
async function countTotals(store: Store, scope: Criteria<'tickets'>, now: number) {
  const count = (where: Criteria<'tickets'>) => store.count('tickets', { ...scope, ...where });
  const [month, week, accepted, assigned, opened] = await Promise.all([
    count({ created_at: { gt: now - 30 * DAY } }),
    count({ created_at: { gt: now - 7 * DAY } }),
    count({ status: 'accepted' }),
    count({ status: 'assigned' }),
    count({ status: 'opened' }),
  ]);
  return {
    tickets_created_during_last_month: month,
    tickets_created_during_last_week: week,
    total_accepted_support_tickets: accepted,
    total_in_progress_support_tickets: assigned,
    total_open_support_tickets: opened,
  };
}

/** Newest first unless `page[sort]` is set. */
const listTickets: Handler = async (call) => {
  const queryParams = readQueryParams('listTickets', call.query);
  const { asset_id, priority, status = 'all_statuses', type = 'all_sources' } = queryParams;
  const scope: Criteria<'tickets'> = {
    ...companyScope(call.actor),
    ...(asset_id !== undefined && { asset_id }),
  };
  const where: Criteria<'tickets'> = {
    ...scope,
    ...(priority !== undefined && { priority }),
    ...(status !== 'all_statuses' && { status }),
    ...(type !== 'all_sources' && { 'created_by.type': type }),
  };
  const order = parseOrder(queryParams.page?.sort || '-created_at', 'minus', ticketSortFields, 'page[sort]');
  const { rows, links, meta } = await listPage(call, queryParams, 'tickets', where, order);
  const total_values = await countTotals(call.store, scope, call.now);
  return ok({ data: rows.map(ticketSummary), links, meta, total_values });
};

const getTicket: Handler = async (call) =>
  ok({ data: ticketView(await ticketInScope(call, call.params.id)) });

/** The last 30 days of an asset. */
const getAssetTicketStatistics: Handler = async (call) => {
  const asset = await assetInScope(call, call.params.assetId);
  return ok({ data: await ticketFigures(call.store, { asset_id: asset.id }, call.now) });
};

/** Handlers: support tickets. */
export const ticketHandlers = { listTickets, getTicket, getAssetTicketStatistics };
