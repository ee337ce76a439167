import { companyScope, sendFile } from '../../server/call';
import type { Handler } from '../../server/call';
import { formatCsv } from '../../lists/csv';
import { readQueryParams } from '../../server/requests/readQuery';
import { checkDownloadRange } from './rules';
import type { TicketRow } from '../../../fixtures/rows/tickets';

const columns: readonly (readonly [string, (row: TicketRow) => string | number | null])[] = [
  ['id', (row) => row.id],
  ['title', (row) => row.title],
  ['description', (row) => row.description],
  ['address', (row) => row.address],
  ['asset_id', (row) => row.asset_id],
  ['status', (row) => row.status],
  ['priority', (row) => row.priority],
  ['category', (row) => row.category],
  ['room', (row) => row.room],
  ['phone_number', (row) => row.phone_number],
  ['support_email', (row) => row.support_email],
  ['created_at', (row) => new Date(row.created_at * 1000).toISOString()],
  ['created_by_type', (row) => row.created_by.type],
  ['created_by_name', (row) => row.created_by.name],
  ['created_by_email', (row) => row.created_by.email],
];

/** The tickets created in the range, inclusive, newest first. */
const downloadTickets: Handler = async ({ query, store, actor, now }) => {
  const { from, until } = readQueryParams('downloadTickets', query);
  checkDownloadRange({ from, until }, now);
  const rows = await store.list(
    'tickets',
    { ...companyScope(actor), created_at: { gte: from, lte: until } },
    { order: [{ by: 'created_at', descending: true }] },
  );
  const lines = rows.map((row) => columns.map(([, read]) => read(row)));
  return sendFile({
    name: 'tickets.csv',
    type: 'csv',
    content: formatCsv([columns.map(([name]) => name), ...lines]),
  });
};

/** Handlers: tickets as a file. */
export const ticketDownloadHandlers = { downloadTickets };
