import { useCallback, useMemo } from 'react';
import { ChartOrTable } from '../../../charts/ChartOrTable';
import { LazyTimeChart } from '../../../charts/lazyCharts';
import { findEarlierValue, type TimePoint } from '../../../charts/time/timePoints';
import { useZoom } from '../../../charts/time/useZoom';
import type { QueryState } from '../../../queries/api/useApiQuery';
import { consumptionTexts as texts } from './texts';
import { formatDate, formatDateTime, formatMoment } from '../../../lib/date/dateFormat';
import { formatPercent, formatQuantity } from '../../../lib/formatNumber';
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
import { SeriesLegend, type Comparison } from './SeriesLegend';
import { useMediaQuery } from '../../../ui/hooks/useMediaQuery';
import { interpolateText } from '../../../i18n/interpolateText';

interface SeriesResultProps {
  name: string;
  request: SeriesRequest;
  values: SensorSeries;
  presence: QueryState<SensorSeries>;
  comparison: Comparison;
}

/** Seconds to which zoom ranges of bars, and of all other charts, are rounded. */
const HOUR = 3600;
const MINUTE = 60;
/** Width in px below which a long span has a bar for each six hours, until it is zoomed: bars of hours would have a pixel. */
const NARROW = 640;
const LONG_SPAN = 3 * 24 * HOUR;
const SLOT_HOURS = 6;

/** Chart of the loaded values, with figures and a table. */
export function SeriesResult({
  name,
  request: { sensor, span },
  values,
  presence,
  comparison,
}: SeriesResultProps) {
  const { unit, total } = values;
  const kind = getChartKind(sensor);
  const hasBars = kind === 'bars';
  const toChartPoints = useCallback(
    (measured: readonly TimePoint[]) => (hasBars ? toHourlyAmounts(measured, sensor.accumulated) : measured),
    [hasBars, sensor],
  );
  const chartPoints = useMemo(() => toChartPoints(values.points), [toChartPoints, values]);
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
  const earlierSeries = comparison.isOn ? comparison.earlier.data : undefined;
  const { from, until } = zoom.span;
  const earlier = useMemo(
    () =>
      earlierSeries && {
        name: texts.earlier,
        points: toBars(toChartPoints(earlierSeries.points)).filter(({ ts }) => ts >= from && ts <= until),
      },
    [earlierSeries, toBars, toChartPoints, from, until],
  );
  const presencePoints = presence.data?.points;
  const column = hasBars
    ? interpolateText(barHours === 1 ? texts.in_hour : texts.in_slot, { name, hours: barHours })
    : name;
  const table = useTable({
    caption: name,
    firstColumns: [hasBars ? texts.hour : texts.date, column],
    points,
    unit,
    earlier: earlier?.points,
    hasBars,
    presence: presencePoints,
  });
  const lastPoint = values.points.at(-1);
  const figures = [
    [
      getTotalLabel(total, earlierSeries, values.points),
      total === null ? undefined : formatQuantity(total, unit),
    ],
    ...(earlierSeries?.points.length && earlierSeries.total !== null && total !== null
      ? [[texts.earlier, formatQuantity(earlierSeries.total, unit)]]
      : []),
    [
      `${texts.last} · ${lastPoint ? (formatDateTime(lastPoint.ts) ?? '') : ''}`,
      lastPoint && formatQuantity(lastPoint.v, unit),
    ],
  ].filter(([, value]) => value !== undefined);
  return (
    <>
      <header className="consumption-head">
        <div className="consumption-name">
          <h2>{name}</h2>
          <p role="status" className="muted">
            {`${interpolateText(texts.span, { from: formatDate(span.from) ?? '', until: formatDate(span.until) ?? '' })} · ${interpolateText(texts.count, { smart_count: values.points.length })}`}
          </p>
          <div className="consumption-key muted">
            <SeriesLegend
              average={
                averageText === undefined
                  ? undefined
                  : `${barHours === 1 ? texts.average_hour : interpolateText(texts.average_slot, { hours: barHours })}: ${averageText}`
              }
              presence={presence}
              comparison={comparison}
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
          earlier={earlier}
          band={presencePoints && { name: texts.presence, points: presencePoints }}
          zoom={zoom}
        />
      </ChartOrTable>
    </>
  );
}

/** Part of its span that an earlier period may lack at its begin and be compared all the same. */
const MISSING_PART = 0.05;

/**
 * Label of the total, with the change since the earlier period in percent. Without the change if the earlier values begin much
 * later in their span than those of the total in theirs: a sensor that was just installed has not used more.
 */
function getTotalLabel(
  total: number | null,
  earlier: SensorSeries | undefined,
  points: readonly TimePoint[],
): string {
  const [first] = points;
  const [earlierFirst] = earlier?.points ?? [];
  const last = points.at(-1);
  if (total === null || !earlier?.total || !first || !earlierFirst || !last) return texts.total;
  if (earlierFirst.ts - first.ts > (last.ts - first.ts) * MISSING_PART) return texts.total;
  const change = Math.round(((total - earlier.total) / Math.abs(earlier.total)) * 100);
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  return `${texts.total} · ${sign}${formatPercent(Math.abs(change)) ?? ''}`;
}

interface TableOptions {
  caption: string;
  firstColumns: readonly [string, string];
  points: readonly TimePoint[];
  unit: string;
  /** Points of the earlier period, moved to the time of the others; undefined if it is not shown. */
  earlier: readonly TimePoint[] | undefined;
  hasBars: boolean;
  presence: readonly TimePoint[] | undefined;
}

/** The values as a table, with those of the earlier period and the presence if the chart shows them. */
function useTable({ caption, firstColumns, points, unit, earlier, hasBars, presence }: TableOptions) {
  return useMemo(() => {
    const getPresence = presence && createValueLookup(presence);
    return {
      caption,
      columns: [
        ...firstColumns,
        ...(earlier ? [texts.earlier] : []),
        ...(getPresence ? [texts.presence] : []),
      ],
      count: points.length,
      row: (index: number): string[] => {
        const { ts, v } = points[index] ?? { ts: 0, v: 0 };
        const presenceValue = getPresence?.(ts);
        const presenceText =
          presenceValue === undefined ? texts.unknown : presenceValue > 0 ? texts.yes : texts.no;
        const earlierValue = earlier && findEarlierValue(earlier, ts, hasBars);
        return [
          formatMoment(ts) ?? '',
          formatQuantity(v, unit) ?? '',
          ...(earlier
            ? [(earlierValue !== undefined && formatQuantity(earlierValue, unit)) || texts.unknown]
            : []),
          ...(getPresence ? [presenceText] : []),
        ];
      },
    };
  }, [caption, firstColumns, points, unit, earlier, hasBars, presence]);
}
