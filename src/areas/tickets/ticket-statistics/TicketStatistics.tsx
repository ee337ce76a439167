import { useId, useRef } from 'react';
import { ApiError } from '../../../../dataProvider';
import { figures } from '../../../charts/figures';
import { noStats, readStats } from '../../../charts/readStats';
import { StatList } from '../../../charts/StatList';
import { useDeclaredRead } from '../../../console/useRead';
import { assetTicketTexts as texts } from './texts';
import { shellTexts } from '../../../i18n/es/shell';
import { Skeletons } from '../../../ui/states';
import type { TabProps } from '../../../parts/types';
import type { TicketStatisticsOptions } from './options';
import { Button } from '../../../ui/Button';
import './ticketStatistics.css';

/** The six figures (TICKET-25), by their names at the services host. */
const names = {
  tickets_received: texts.received,
  tickets_closed: texts.closed,
  tickets_in_progress: texts.inProgress,
  tickets_revoked: texts.revoked,
  tickets_closed_time_average: texts.closedTime,
  first_response_time_average: texts.firstResponse,
};
const parse = figures(readStats(names));

/**
 * Tickets of the last month in six figures with their units (TICKET-24..TICKET-28); dashes in all six when they cannot be
 * had, and a way to ask again.
 */
export default function TicketStatistics({ record, resource, options }: TabProps<TicketStatisticsOptions>) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { path } = options;
  const { data, error, retry } = useDeclaredRead(
    { resource: resource.name, path, query: {}, key: [path, record.id] },
    record,
    { parse },
  );
  const isRefused = error instanceof ApiError && error.code === 403;
  return (
    <section className="card ticket-statistics" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      {error ? (
        <>
          <StatList stats={noStats(names)} />
          <p role="alert" className="muted">
            <span>{`${isRefused ? texts.forbidden : texts.failed} `}</span>
            {!isRefused && (
              <Button
                small
                onClick={() => {
                  // The button goes away: what has the focus must not.
                  heading.current?.focus();
                  retry();
                }}
              >
                {shellTexts.states.retry}
              </Button>
            )}
          </p>
        </>
      ) : data === undefined ? (
        <Skeletons lines={3} height={22} />
      ) : (
        <StatList stats={data} />
      )}
    </section>
  );
}
