import type { CommentRow, TicketRow } from '../../../fixtures/rows/tickets';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';

/** A ticket in lists: without comments and media. */
export const ticketSummary = (row: TicketRow): ContractSchemas['TicketSummary'] => ({
  id: row.id,
  title: row.title,
  description: row.description,
  address: row.address,
  asset_id: row.asset_id,
  status: row.status,
  priority: row.priority,
  room: row.room,
  phone_number: row.phone_number,
  support_email: row.support_email,
  created_at: row.created_at,
  category: row.category,
  created_by: row.created_by,
});

/** A step of a ticket: what was said, by whom, and the status that it led to. */
export const ticketCommentView = (row: TicketRow, comment: CommentRow): ContractSchemas['TicketComment'] => ({
  ...comment,
  support_ticket_id: row.id,
});

/** A ticket with its comments, oldest first, and media (TICKET-07, TICKET-22). */
export const ticketView = (row: TicketRow): ContractSchemas['Ticket'] => ({
  ...ticketSummary(row),
  comments: row.comments.map((comment) => ticketCommentView(row, comment)),
  media: row.media,
});

const durationUnits = [
  [86_400, 'day', 'days'],
  [3600, 'hour', 'hours'],
  [60, 'minute', 'minutes'],
] as const;

/** The mean of durations in seconds, in the largest unit that fits (TICKET-26); null when there is none. */
export function averageDuration(durations: readonly number[]): ContractSchemas['TicketAverage'] {
  if (durations.length === 0) return { value: null, units: 'hours' };
  const meanSeconds = durations.reduce((sum, duration) => sum + duration, 0) / durations.length;
  for (const [size, singular, plural] of durationUnits) {
    if (meanSeconds < size) continue;
    const value = Math.round((meanSeconds / size) * 10) / 10;
    return { value, units: value === 1 ? singular : plural };
  }
  return { value: Math.round(meanSeconds), units: 'seconds' };
}
