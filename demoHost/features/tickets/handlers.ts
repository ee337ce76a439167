import { assetInScope, ok, ticketInScope } from '../../server/call';
import type { Handler } from '../../server/call';
import type { ListField } from '../../lists/listFilter';
import { readQueryParams } from '../../server/requests/readQuery';
import { paginate } from '../../lists/pagination';
import { ticketStatuses } from '../../../fixtures/rows/tickets';
import type { TicketRow } from '../../../fixtures/rows/tickets';
import { sortListRows } from '../../lists/sorting';
import { ticketSummary, ticketView } from './view';
import { ticketFigures } from './ticketFigures';

const DAY = 86_400;

const priorities = ['low', 'medium', 'high'] as const;

const ticketSortFields: Record<string, ListField<TicketRow>> = {
  created_at: { kind: 'number', read: (row) => row.created_at },
  title: { kind: 'text', read: (row) => row.title },
  status: { kind: 'number', read: (row) => ticketStatuses.indexOf(row.status) },
  priority: { kind: 'number', read: (row) => priorities.indexOf(row.priority) },
};

/** Counts the tickets that the session can access (of one asset if requested), ignoring the filters. */
function countTotals(rows: readonly TicketRow[], now: number) {
  const countByStatus = (status: TicketRow['status']) => rows.filter((row) => row.status === status).length;
  const countSince = (days: number) => rows.filter((row) => row.created_at > now - days * DAY).length;
  return {
    tickets_created_during_last_month: countSince(30),
    tickets_created_during_last_week: countSince(7),
    total_accepted_support_tickets: countByStatus('accepted'),
    total_in_progress_support_tickets: countByStatus('assigned'),
    total_open_support_tickets: countByStatus('opened'),
  };
}

/** Newest first unless `page[sort]` is set. */
const listTickets: Handler = async ({ query, path, store, actor, now }) => {
  const queryParams = readQueryParams('listTickets', query);
  const visibleRows = (await store.list('tickets')).filter(
    (row) =>
      actor.canSee(row.client_id) &&
      (queryParams.asset_id === undefined || row.asset_id === queryParams.asset_id),
  );
  const { status = 'all_statuses', type = 'all_sources' } = queryParams;
  const matchingRows = visibleRows.filter(
    (row) =>
      (queryParams.priority === undefined || row.priority === queryParams.priority) &&
      (status === 'all_statuses' || row.status === status) &&
      (type === 'all_sources' || row.created_by.type === type),
  );
  const sorted = sortListRows(
    matchingRows,
    queryParams.page?.sort || '-created_at',
    'minus',
    ticketSortFields,
    'page[sort]',
  );
  const { rows, links, meta } = paginate(sorted, queryParams, path, query);
  return ok({ data: rows.map(ticketSummary), links, meta, total_values: countTotals(visibleRows, now) });
};

const getTicket: Handler = async (call) =>
  ok({ data: ticketView(await ticketInScope(call, call.params.id)) });

/** The last 30 days of an asset. */
const getAssetTicketStatistics: Handler = async (call) => {
  const asset = await assetInScope(call, call.params.assetId);
  const rows = await call.store.list('tickets', { asset_id: asset.id });
  return ok({ data: ticketFigures(rows, call.now) });
};

/** Handlers: support tickets. */
export const ticketHandlers = { listTickets, getTicket, getAssetTicketStatistics };
