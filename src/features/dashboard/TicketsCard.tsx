import { getTicketStatistics } from '../../../dataProvider/contract/endpoints';
import { DataCard } from '../../charts/stats/DataCard';
import { createFigureParser } from '../../charts/stats/figureParser';
import { createStatParser, labelFigures } from '../../charts/stats/parseStats';
import { StatList } from '../../charts/stats/StatList';
import { useApiQuery } from '../../queries/api/useApiQuery';
import { useListPath } from './useListPath';
import { dashboardTexts as texts } from './texts';

/** Names of the seven figures at the services host: the one that calls for work, then those of the period. */
const createLabels = () => ({
  tickets_open: texts.open,
  tickets_received: texts.received,
  tickets_in_progress: texts.inProgress,
  tickets_closed_time_average: texts.closedTime,
  tickets_closed: texts.closed,
  tickets_revoked: texts.revoked,
  first_response_time_average: texts.firstResponse,
});
const parse = createStatParser([
  'tickets_open',
  'tickets_received',
  'tickets_in_progress',
  'tickets_closed_time_average',
  'tickets_closed',
  'tickets_revoked',
  'first_response_time_average',
]);

/** Full names of abbreviated labels. */
const createNames = (): Readonly<Record<string, string>> => ({
  tickets_closed_time_average: texts.closedTimeName,
  first_response_time_average: texts.firstResponseName,
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
          stats={labelFigures(createLabels(), stats).map((stat) => ({
            ...stat,
            name: createNames()[stat.figure],
            to: stat.figure === 'tickets_open' ? openTicketsPath : undefined,
          }))}
        />
      )}
    </DataCard>
  );
}
