import type { TicketRow } from '../../../fixtures/rows/tickets';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import type { Criteria } from '../../store/criteria';
import type { Store } from '../../store/store';
import { averageDuration } from './view';

const DAY = 86_400;

/** Returns the statistics of matching tickets of the last 30 days. `now` is Unix seconds. */
export async function ticketFigures(
  store: Store,
  where: Criteria<'tickets'>,
  now: number,
): Promise<ContractSchemas['TicketStatistics']> {
  const rows = await store.list('tickets', { ...where, created_at: { gt: now - 30 * DAY } });
  const countByStatus = (status: TicketRow['status']) => rows.filter((row) => row.status === status).length;
  const secondsUntil = (row: TicketRow, isReached: (status: TicketRow['status']) => boolean) =>
    row.comments
      .filter((comment) => isReached(comment.status))
      .slice(0, 1)
      .map((comment) => comment.created_at - row.created_at);
  return {
    tickets_received: rows.length,
    tickets_closed: countByStatus('closed'),
    tickets_revoked: countByStatus('revoked'),
    tickets_in_progress: countByStatus('assigned'),
    tickets_closed_time_average: averageDuration(
      rows.flatMap((row) => secondsUntil(row, (status) => status === 'closed')),
    ),
    first_response_time_average: averageDuration(
      rows.flatMap((row) => secondsUntil(row, (status) => status !== 'opened')),
    ),
  };
}
