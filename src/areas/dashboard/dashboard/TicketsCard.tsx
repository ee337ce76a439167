import { getTicketStatistics } from '../../../../dataProvider/contract/endpoints';
import { DataCard } from '../../../charts/DataCard';
import { figures } from '../../../charts/figures';
import { readStats } from '../../../charts/readStats';
import { StatList } from '../../../charts/StatList';
import { useRead } from '../../../console/useRead';
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
  const read = useRead(getTicketStatistics, {}, { parse: figures(parse) });
  return (
    <DataCard title={texts.tickets} read={read} failed={texts.ticketsFailed}>
      {(stats) => <StatList stats={stats} />}
    </DataCard>
  );
}
