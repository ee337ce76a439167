import { useId, useMemo } from 'react';
import { ApiError, OTHER } from '../../../../dataProvider';
import type { StartFigure } from '../../../config/schema/startPage';
import { readPath } from '../../../config/readPath';
import { useDeclaredRead } from '../../../console/useRead';
import { fillText } from '../../../i18n/fillText';
import { useText } from '../../../i18n/useText';
import { usePage } from '../../../records/usePage';
import { formatNumber } from '../../../lib/numbers';
import { Link } from '../../../ui/Link';
import { ReadFailed } from '../../../ui/ReadFailed';
import { NO_SORT } from '../../../views/list/rows';
import { MayList } from './MayList';
import { texts } from './texts';

interface FigureProps {
  figure: StartFigure;
}

/** Numbers under their names, each read by itself: one that fails takes no other with it. */
export function FigureBlock({ title, figures }: { title: string; figures: readonly StartFigure[] }) {
  const id = useId();
  return (
    <section className="card data-card start-figures" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className="stat-list">
        {figures.map((figure, at) => (
          <MayList key={at} resource={figure.resource}>
            {figure.path === undefined ? <Count figure={figure} /> : <Read figure={figure} />}
          </MayList>
        ))}
      </dl>
    </section>
  );
}

/** How many records the list of a resource has: one is asked for, the host says the rest. */
function Count({ figure }: FigureProps) {
  const { resource = '', query } = figure;
  const asked = useMemo(
    // Of a number no order is asked: many hosts refuse one that they do not know.
    () => ({
      pagination: { page: 1, perPage: 1 },
      sort: NO_SORT,
      filter: {},
      ...(query ? { meta: { query } } : {}),
    }),
    [query],
  );
  const { data, total, pageInfo, error, refetch } = usePage(resource, asked);
  const count = total ?? (data && !pageInfo?.hasNextPage ? data.length : undefined);
  return (
    <Figure figure={figure} isPending={!data} {...{ value: count, error, retry: () => void refetch() }} />
  );
}

/** A number of an answer. */
function Read({ figure }: FigureProps) {
  const { resource = '', path = '', query = {}, read = '' } = figure;
  const call = { resource, path, query, key: ['start', path, query, read] };
  const { data, error, isPending, retry } = useDeclaredRead(
    call,
    {},
    { parse: (body) => numberAt(body, read) },
  );
  return <Figure figure={figure} value={data} {...{ error, isPending, retry }} />;
}

function numberAt(body: unknown, path: string): number {
  const value = readPath(body, path);
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) throw new ApiError(OTHER);
  return number;
}

interface Shown extends FigureProps {
  value: number | undefined;
  error: Error | null;
  isPending: boolean;
  retry: () => void;
}

function Figure({ figure: { label, unit, to }, value, error, isPending, retry }: Shown) {
  const name = useText()(label);
  const text = value === undefined ? texts.unknown : [formatNumber(value), unit].filter(Boolean).join(' ');
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {error ? (
          <ReadFailed text={fillText(texts.failed, { name })} error={error} onRetry={retry} />
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
