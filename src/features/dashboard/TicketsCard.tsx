import { getTicketStatistics } from '../../../dataProvider/contract/endpoints';
import { DataCard } from '../../charts/stats/DataCard';
import { createFigureParser } from '../../charts/stats/figureParser';
import { createStatParser } from '../../charts/stats/parseStats';
import { StatList } from '../../charts/stats/StatList';
import { useApiQuery } from '../../queries/api/useApiQuery';
import { useListPath } from './useListPath';
import { dashboardTexts as texts } from './texts';

/** Names of the seven figures at the services host, in the order of the specification. */
const parse = createStatParser({
  tickets_received: texts.received,
  tickets_closed: texts.closed,
  tickets_revoked: texts.revoked,
  tickets_in_progress: texts.inProgress,
  tickets_closed_time_average: texts.closedTime,
  first_response_time_average: texts.firstResponse,
  tickets_open: texts.open,
});

/** Support tickets in figures. */
export function TicketsCard() {
  const listPath = useListPath('support-tickets');
  // Only open tickets: the other figures cover a period that the list cannot filter by.
  const openTicketsPath = useListPath('support-tickets', '?filter=status%3Dopened');
  const statisticsQuery = useApiQuery(getTicketStatistics, {}, { parse: createFigureParser(parse) });
  return (
    <DataCard
      title={texts.tickets}
      query={statisticsQuery}
      errorTitle={texts.ticketsFailed}
      link={{ to: listPath, text: texts.toTickets }}
    >
      {(stats) => (
        <StatList
          stats={stats.map((stat) => (stat.label === texts.open ? { ...stat, to: openTicketsPath } : stat))}
        />
      )}
    </DataCard>
  );
}
