import { useCallback, useMemo } from 'react';
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
  sumInSlots,
  createValueLookup,
  type SensorSeries,
} from './sensorSeries';
import { Button } from '../../../ui/button/Button';
import { useMediaQuery } from '../../../ui/hooks/useMediaQuery';
import { interpolateText } from '../../../i18n/interpolateText';

interface SeriesResultProps {
  name: string;
  request: SeriesRequest;
  values: SensorSeries;
  presence: QueryState<SensorSeries>;
}

/** Seconds to which zoom ranges of bars, and of all other charts, are rounded. */
const HOUR = 3600;
const MINUTE = 60;
/** Width in px below which a long span has a bar for each six hours, until it is zoomed: bars of hours would have a pixel. */
const NARROW = 640;
const LONG_SPAN = 3 * 24 * HOUR;
const SLOT_HOURS = 6;

/** Chart of the loaded values, with figures and a table. */
export function SeriesResult({ name, request: { sensor, span }, values, presence }: SeriesResultProps) {
  const { unit, total } = values;
  const kind = getChartKind(sensor);
  const hasBars = kind === 'bars';
  const chartPoints = useMemo(
    () => (hasBars ? toHourlyAmounts(values.points, sensor.accumulated) : values.points),
    [hasBars, values, sensor],
  );
  const zoom = useZoom(chartPoints, span, hasBars ? HOUR : MINUTE);
  const isNarrow = !useMediaQuery(`(min-width: ${NARROW}px)`);
  const barHours = isNarrow && zoom.span.until - zoom.span.from > LONG_SPAN ? SLOT_HOURS : 1;
  const toBars = useCallback(
    (hours: readonly TimePoint[]) =>
      hasBars && barHours > 1 ? sumInSlots(hours, barHours * HOUR, span.from) : hours,
    [hasBars, barHours, span],
  );
  const points = useMemo(() => toBars(zoom.points), [toBars, zoom.points]);
  const average = hasBars ? calculateAverage(toBars(chartPoints)) : undefined;
  const averageText =
    average === undefined ? undefined : formatQuantity(average, unit, average !== 0 && average < 1 ? 3 : 1);
  const presencePoints = presence.data?.points;
  const column = hasBars
    ? interpolateText(barHours === 1 ? texts.in_hour : texts.in_slot, { name, hours: barHours })
    : name;
  const table = useTable(name, [hasBars ? texts.hour : texts.date, column], points, unit, presencePoints);
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
          <div className="consumption-key muted">
            <p role="status">
              {`${interpolateText(texts.span, { from: formatDate(span.from) ?? '', until: formatDate(span.until) ?? '' })} · ${interpolateText(texts.count, { smart_count: values.points.length })}`}
            </p>
            <SeriesLegend
              average={
                averageText === undefined
                  ? undefined
                  : `${barHours === 1 ? texts.average_hour : interpolateText(texts.average_slot, { hours: barHours })}: ${averageText}`
              }
              presence={presence}
            />
          </div>
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
      <ChartOrTable table={table}>
        <LazyTimeChart
          name={name}
          kind={kind}
          unit={unit}
          colour={getChartColour(sensor, unit)}
          points={points}
          span={zoom.span}
          barSeconds={barHours * HOUR}
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
    <>
      {average !== undefined && (
        <span>
          <span className="average-swatch" aria-hidden />
          <span>{` ${average}`}</span>
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
    </>
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
