import { useId, useRef } from 'react';
import { ApiError } from '../../../../dataProvider';
import { createFigureParser } from '../../../charts/stats/figureParser';
import { createStatParser, labelFigures } from '../../../charts/stats/parseStats';
import { StatList } from '../../../charts/stats/StatList';
import { useDeclaredQuery } from '../../../queries/api/useApiQuery';
import { ticketStatisticsTexts as texts } from './texts';
import { shellTexts } from '../../../i18n/messages/shell';
import { Skeletons } from '../../../ui/feedback/states';
import type { TabExtensionProps } from '../../../extensions/types';
import type { TicketStatisticsOptions } from './options';
import { Button } from '../../../ui/button/Button';
import './ticketStatistics.css';

/** The six figures, by their names at the services host. */
const FIGURES = [
  'tickets_received',
  'tickets_closed',
  'tickets_in_progress',
  'tickets_revoked',
  'tickets_closed_time_average',
  'first_response_time_average',
];

const createLabels = () => ({
  tickets_received: texts.received,
  tickets_closed: texts.closed,
  tickets_in_progress: texts.inProgress,
  tickets_revoked: texts.revoked,
  tickets_closed_time_average: texts.closedTime,
  first_response_time_average: texts.firstResponse,
});
/** Full names of abbreviated labels. */
const createNames = (): Readonly<Record<string, string>> => ({
  tickets_closed_time_average: texts.closedTimeName,
  first_response_time_average: texts.firstResponseName,
});
const parse = createFigureParser(createStatParser(FIGURES));

/**
 * Tickets of the last month in six figures with their units; dashes in all six when they cannot be had, and a way to ask again.
 */
export default function TicketStatistics({
  record,
  resource,
  options,
}: TabExtensionProps<TicketStatisticsOptions>) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { path } = options;
  const { data, error, refetch } = useDeclaredQuery(
    { resource: resource.name, path, query: {}, key: [path, record.id] },
    record,
    { parse },
  );
  const isForbidden = error instanceof ApiError && error.code === 403;
  return (
    <section className="card ticket-statistics" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      {error ? (
        <>
          <StatList stats={labelFigures(createLabels())} />
          <p role="alert" className="muted">
            <span>{`${isForbidden ? texts.forbidden : texts.failed} `}</span>
            {!isForbidden && (
              <Button
                small
                onClick={() => {
                  // The button goes away: what has the focus must not.
                  heading.current?.focus();
                  refetch();
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
        <StatList
          stats={labelFigures(createLabels(), data).map((stat) => ({
            ...stat,
            name: createNames()[stat.figure],
          }))}
        />
      )}
    </section>
  );
}
