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

/** Formats a step of a ticket: text, author and the resulting status. */
export const ticketCommentView = (row: TicketRow, comment: CommentRow): ContractSchemas['TicketComment'] => ({
  ...comment,
  support_ticket_id: row.id,
});

/** Formats a ticket with its comments, oldest first, and media. */
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

/** Returns the mean of durations in seconds, in the largest unit that fits; null if there are none. */
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
