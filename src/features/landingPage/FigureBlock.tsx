import { useId, useMemo } from 'react';
import { ApiError, UNKNOWN_ERROR } from '../../../dataProvider';
import type { LandingFigure } from '../../config/schema/runtime/landingPage';
import { readPath } from '../../config/values/readPath';
import { useDeclaredQuery } from '../../queries/api/useApiQuery';
import { interpolateText } from '../../i18n/interpolateText';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useListPageQuery } from '../../queries/list/useListPageQuery';
import { formatNumber } from '../../lib/formatNumber';
import { Link } from '../../ui/page/Link';
import { QueryError } from '../../ui/feedback/QueryError';
import { NO_SORT } from '../../list/data/listData';
import { CanAccessList } from './CanAccessList';
import { landingPageTexts } from './texts';

interface FigureProps {
  figure: LandingFigure;
}

/** Numbers below their labels, each with its own query: one failure does not affect the others. */
export function FigureBlock({ title, figures }: { title: string; figures: readonly LandingFigure[] }) {
  const id = useId();
  return (
    <section className="card data-card start-figures" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className="stat-list">
        {figures.map((figure, index) => (
          <CanAccessList key={index} resource={figure.resource}>
            {figure.path === undefined ? <ListCountFigure figure={figure} /> : <ApiFigure figure={figure} />}
          </CanAccessList>
        ))}
      </dl>
    </section>
  );
}

/** Number of records in a resource's list: requests one record and reads the total. */
function ListCountFigure({ figure }: FigureProps) {
  const { resource = '', query } = figure;
  const listParams = useMemo(
    // No sort for a count: many hosts reject an unknown one.
    () => ({
      pagination: { page: 1, perPage: 1 },
      sort: NO_SORT,
      filter: {},
      ...(query ? { meta: { query } } : {}),
    }),
    [query],
  );
  const { data, total, pageInfo, error, refetch } = useListPageQuery(resource, listParams);
  const count = total ?? (data && !pageInfo?.hasNextPage ? data.length : undefined);
  return (
    <FigureView figure={figure} isPending={!data} {...{ value: count, error, retry: () => void refetch() }} />
  );
}

/** A number of an answer. */
function ApiFigure({ figure }: FigureProps) {
  const { resource = '', path = '', query = {}, responsePath = '' } = figure;
  const call = { resource, path, query, key: ['start', path, query, responsePath] };
  const { data, error, isPending, refetch } = useDeclaredQuery(
    call,
    {},
    { parse: (body) => readNumber(body, responsePath) },
  );
  return <FigureView figure={figure} value={data} {...{ error, isPending, retry: refetch }} />;
}

function readNumber(body: unknown, path: string): number {
  const value = readPath(body, path);
  const parsedNumber = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof parsedNumber !== 'number' || !Number.isFinite(parsedNumber)) throw new ApiError(UNKNOWN_ERROR);
  return parsedNumber;
}

interface FigureViewProps extends FigureProps {
  value: number | undefined;
  error: Error | null;
  isPending: boolean;
  retry: () => void;
}

function FigureView({ figure: { label, unit, to }, value, error, isPending, retry }: FigureViewProps) {
  const name = useTranslateText()(label);
  const text =
    value === undefined ? landingPageTexts.unknown : [formatNumber(value), unit].filter(Boolean).join(' ');
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {error ? (
          <QueryError
            text={interpolateText(landingPageTexts.failed, { name })}
            error={error}
            onRetry={retry}
          />
        ) : isPending ? (
          <span className="skeleton" />
        ) : to === undefined ? (
          text
        ) : (
          <Link to={to} aria-label={`${name}: ${text}`}>
            {text}
          </Link>
        )}
      </dd>
    </div>
  );
}
