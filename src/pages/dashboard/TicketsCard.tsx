import { DataCard } from '../../charts/DataCard';
import { readQuantity } from '../../charts/duration';
import { StatList, type Stat } from '../../charts/StatList';
import { dashboardTexts as texts } from '../../i18n/es/dashboard';
import { useStatistics } from './useStatistics';

/** The seven figures (DASH-06, DASH-18) by their names at the services host, in the order of the specification. */
const figures = {
  tickets_received: texts.received,
  tickets_closed: texts.closed,
  tickets_revoked: texts.revoked,
  tickets_in_progress: texts.inProgress,
  tickets_closed_time_average: texts.closedTime,
  first_response_time_average: texts.firstResponse,
  tickets_open: texts.open,
};

/** A figure that the host does not send is a dash; an answer without a single one is none. */
function parse(data: Readonly<Record<string, unknown>>): readonly Stat[] | undefined {
  const stats = Object.entries(figures).map(([name, label]) => ({ label, read: readQuantity(data[name]) }));
  if (stats.every(({ read }) => read === undefined)) return undefined;
  return stats.map(({ label, read }) => ({ label, quantity: read ?? null }));
}

/** Support tickets in figures (DASH-06, DASH-07). */
export function TicketsCard() {
  const read = useStatistics('/tickets-support/statistics', parse);
  return (
    <DataCard title={texts.tickets} read={read} failed={texts.ticketsFailed}>
      {(stats) => <StatList stats={stats} />}
    </DataCard>
  );
}
