import { useCallback, useMemo } from 'react';
import { ChartOrTable } from '../../../charts/ChartOrTable';
import { LazyTimeChart } from '../../../charts/lazyCharts';
import { findBarGaps, type TimePoint, type TimeSpan } from '../../../charts/time/timePoints';
import { useZoom } from '../../../charts/time/useZoom';
import type { QueryState } from '../../../queries/api/useApiQuery';
import { consumptionTexts as texts } from './texts';
import { formatDate } from '../../../lib/date/dateFormat';
import { formatQuantity } from '../../../lib/formatNumber';
import type { SeriesRequest } from './useSeries';
import {
  calculateAverage,
  getChartColour,
  toHourlyAmounts,
  getChartKind,
  sumInSlots,
  type SensorSeries,
} from './sensorSeries';
import { ComparisonCsvButton } from './comparison/ComparisonCsvButton';
import { OtherRecord } from './comparison/OtherRecord';
import { TypicalNotes } from './comparison/TypicalNotes';
import type { Comparison } from './comparison/useComparison';
import { useComparedSeries } from './comparison/useComparedSeries';
import { SeriesFigures } from './SeriesFigures';
import { SeriesLegend } from './SeriesLegend';
import { useSeriesTable } from './useSeriesTable';
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

/** Returns the number of whole hours in spans. */
const countHours = (spans: readonly TimeSpan[]): number =>
  spans.reduce((count, { from, until }) => count + Math.floor((until - from) / HOUR), 0);

/** Chart of the loaded values, with figures and a table. */
export function SeriesResult({
  name,
  request: { sensor, span },
  values,
  presence,
  comparison,
}: SeriesResultProps) {
  const { unit } = values;
  const kind = getChartKind(sensor);
  const hasBars = kind === 'bars';
  const { accumulated } = sensor;
  const toChartPoints = useCallback(
    (measured: readonly TimePoint[]) => (hasBars ? toHourlyAmounts(measured, accumulated) : measured),
    [hasBars, accumulated],
  );
  const chartPoints = useMemo(() => toChartPoints(values.points), [toChartPoints, values]);
  const gaps = useMemo(
    () => (hasBars ? findBarGaps(chartPoints, span, HOUR) : undefined),
    [hasBars, chartPoints, span],
  );
  const missingHours = countHours(gaps ?? []);
  const headline = [
    interpolateText(texts.span, { from: formatDate(span.from) ?? '', until: formatDate(span.until) ?? '' }),
    interpolateText(texts.count, { smart_count: values.points.length }),
    ...(missingHours > 0 ? [interpolateText(texts.missingHours, { smart_count: missingHours })] : []),
  ];
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
  const toLine = useCallback(
    (measured: readonly TimePoint[]) => toBars(toChartPoints(measured)),
    [toBars, toChartPoints],
  );
  const barSeconds = barHours * HOUR;
  const { overlay, columns } = useComparedSeries({
    comparison,
    toLine,
    points,
    span: zoom.span,
    hasBars,
    barSeconds,
    unit,
  });
  const presencePoints = presence.data?.points;
  const column = hasBars
    ? interpolateText(barHours === 1 ? texts.in_hour : texts.in_slot, { name, hours: barHours })
    : name;
  const firstColumns = useMemo(() => [hasBars ? texts.hour : texts.date, column] as const, [hasBars, column]);
  const { table, getCsvRows } = useSeriesTable({
    caption: name,
    firstColumns,
    points,
    unit,
    compared: columns,
    presence: presencePoints,
  });
  const { other, typical } = comparison;
  const axisLabel =
    hasBars && unit !== ''
      ? interpolateText(barHours === 1 ? texts.unit_hour : texts.unit_slot, { unit, hours: barHours })
      : unit;
  return (
    <>
      <header className="consumption-head">
        <div className="consumption-name">
          <h2>{name}</h2>
          <p role="status" className="muted">
            {headline.join(' · ')}
          </p>
        </div>
        <SeriesFigures values={values} comparison={comparison} />
        <SeriesLegend
          average={
            averageText === undefined
              ? undefined
              : `${barHours === 1 ? texts.average_hour : interpolateText(texts.average_slot, { hours: barHours })}: ${averageText}`
          }
          presence={presence}
          comparison={comparison}
        />
      </header>
      {(other?.isOn || typical?.isOn) && (
        <div className="consumption-comparisons">
          {typical?.isOn && <TypicalNotes comparison={typical} hourCount={chartPoints.length} unit={unit} />}
          {other?.isOn && <OtherRecord comparison={other} />}
        </div>
      )}
      <ChartOrTable table={table}>
        <LazyTimeChart
          name={name}
          kind={kind}
          unit={unit}
          axisLabel={axisLabel}
          colour={getChartColour(sensor, unit)}
          points={points}
          span={zoom.span}
          barSeconds={barSeconds}
          gaps={gaps}
          average={average}
          overlay={overlay}
          band={presencePoints && { name: texts.presence, points: presencePoints }}
          zoom={zoom}
        />
      </ChartOrTable>
      {columns.length > 0 && <ComparisonCsvButton getRows={getCsvRows} />}
    </>
  );
}
