import { getTicketStatistics } from '../../../../dataProvider/contract/endpoints';
import { DataCard } from '../../../charts/DataCard';
import { figures } from '../../../charts/figures';
import { readStats } from '../../../charts/readStats';
import { StatList } from '../../../charts/StatList';
import { useRead } from '../../../console/useRead';
import { useListPath } from './useListPath';
import { dashboardTexts as texts } from './texts';

/** The seven figures (DASH-06, DASH-18) by their names at the services host, in the order of the specification. */
const parse = readStats({
  tickets_received: texts.received,
  tickets_closed: texts.closed,
  tickets_revoked: texts.revoked,
  tickets_in_progress: texts.inProgress,
  tickets_closed_time_average: texts.closedTime,
  first_response_time_average: texts.firstResponse,
  tickets_open: texts.open,
});

/** Support tickets in figures (DASH-06, DASH-07). */
export function TicketsCard() {
  const to = useListPath('support-tickets');
  // Hosts count the others over a time that the list does not filter by.
  const toOpen = useListPath('support-tickets', '?filter=status%3Dopened');
  const read = useRead(getTicketStatistics, {}, { parse: figures(parse) });
  return (
    <DataCard
      title={texts.tickets}
      read={read}
      failed={texts.ticketsFailed}
      more={{ to, text: texts.toTickets }}
    >
      {(stats) => (
        <StatList stats={stats.map((stat) => (stat.label === texts.open ? { ...stat, to: toOpen } : stat))} />
      )}
    </DataCard>
  );
}
