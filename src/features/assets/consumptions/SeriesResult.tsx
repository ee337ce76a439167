import { useMemo } from 'react';
import { ChartOrTable } from '../../../charts/ChartOrTable';
import { LazyTimeChart } from '../../../charts/lazyCharts';
import type { TimePoint } from '../../../charts/time/timePoints';
import { useZoom } from '../../../charts/time/useZoom';
import type { QueryState } from '../../../queries/api/useApiQuery';
import { consumptionTexts as texts } from './texts';
import { formatDate, formatDateTime, formatMoment } from '../../../lib/date/dateFormat';
import { formatQuantity } from '../../../lib/formatNumber';
import type { SeriesRequest } from './useSeries';
import {
  calculateAverage,
  getChartColour,
  toHourlyAmounts,
  getChartKind,
  createValueLookup,
  type SensorSeries,
} from './sensorSeries';
import { Button } from '../../../ui/button/Button';
import { interpolateText } from '../../../i18n/interpolateText';

interface SeriesResultProps {
  name: string;
  request: SeriesRequest;
  values: SensorSeries;
  presence: QueryState<SensorSeries>;
}

/** Seconds to which zoom ranges of hourly bars, and of all other charts, are rounded. */
const HOUR = 3600;
const MINUTE = 60;

/** Chart of the loaded values, with figures and a table. */
export function SeriesResult({ name, request: { sensor, span }, values, presence }: SeriesResultProps) {
  const { unit, total } = values;
  const kind = getChartKind(sensor);
  const chartPoints = useMemo(
    () => (kind === 'bars' ? toHourlyAmounts(values.points, sensor.accumulated) : values.points),
    [kind, values, sensor],
  );
  const average = kind === 'bars' ? calculateAverage(chartPoints) : undefined;
  const zoom = useZoom(chartPoints, span, kind === 'bars' ? HOUR : MINUTE);
  const { points } = zoom;
  const averageText =
    average === undefined ? undefined : formatQuantity(average, unit, average !== 0 && average < 1 ? 3 : 1);
  const presencePoints = presence.data?.points;
  const column = kind === 'bars' ? interpolateText(texts.in_hour, { name }) : name;
  const table = useTable(
    name,
    [kind === 'bars' ? texts.hour : texts.date, column],
    points,
    unit,
    presencePoints,
  );
  const lastPoint = values.points.at(-1);
  const figures = [
    [texts.total, total === null ? undefined : formatQuantity(total, unit)],
    [
      texts.last,
      lastPoint && `${formatDateTime(lastPoint.ts) ?? ''} · ${formatQuantity(lastPoint.v, unit) ?? ''}`,
    ],
  ].filter(([, value]) => value !== undefined);
  return (
    <>
      <header className="consumption-head">
        <div>
          <h2>{name}</h2>
          <p className="muted" role="status">
            {`${interpolateText(texts.span, { from: formatDate(span.from) ?? '', until: formatDate(span.until) ?? '' })} · ${interpolateText(texts.count, { smart_count: values.points.length })}`}
          </p>
        </div>
        <dl className="consumption-figures">
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <SeriesLegend average={averageText} presence={presence} />
      <ChartOrTable table={table}>
        <LazyTimeChart
          name={name}
          kind={kind}
          unit={unit}
          colour={getChartColour(sensor, unit)}
          points={points}
          span={zoom.span}
          average={average}
          band={presencePoints && { name: texts.presence, points: presencePoints }}
          zoom={zoom}
        />
      </ChartOrTable>
    </>
  );
}

/** Legend of the dashed line and the shaded spans, or the reason why there are none. */
function SeriesLegend({
  average,
  presence: { data, error, refetch },
}: {
  average: string | undefined;
  presence: QueryState<SensorSeries>;
}) {
  return (
    <p className="consumption-key muted">
      {average !== undefined && (
        <span>
          <span className="average-swatch" aria-hidden />
          <span>{` ${texts.average_hour}: ${average}`}</span>
        </span>
      )}
      {error ? (
        <span role="status">
          <span>{texts.presence_error}</span>{' '}
          <Button small onClick={refetch}>
            {texts.retry}
          </Button>
        </span>
      ) : data?.points.length === 0 ? (
        <span>{texts.no_presence}</span>
      ) : (
        data && (
          <span>
            <span className="presence-swatch" aria-hidden />
            <span>{` ${texts.presence}`}</span>
          </span>
        )
      )}
    </p>
  );
}

function useTable(
  caption: string,
  firstColumns: readonly [string, string],
  points: readonly TimePoint[],
  unit: string,
  presence: readonly TimePoint[] | undefined,
) {
  return useMemo(() => {
    const getPresence = presence && createValueLookup(presence);
    return {
      caption,
      columns: [...firstColumns, ...(getPresence ? [texts.presence] : [])],
      count: points.length,
      row: (index: number): string[] => {
        const { ts, v } = points[index] ?? { ts: 0, v: 0 };
        const presenceValue = getPresence?.(ts);
        const presenceText =
          presenceValue === undefined ? texts.unknown : presenceValue > 0 ? texts.yes : texts.no;
        return [
          formatMoment(ts) ?? '',
          formatQuantity(v, unit) ?? '',
          ...(getPresence ? [presenceText] : []),
        ];
      },
    };
  }, [caption, firstColumns, points, unit, presence]);
}
