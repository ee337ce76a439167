import { useState } from 'react';
import { chartTexts } from './texts';
import { EmptyState } from '../ui/feedback/states';
import { formatNumber } from '../lib/formatNumber';
import { ChartOrTable } from './ChartOrTable';
import { LazyBarChart } from './lazyCharts';
import { PeriodFigure } from './PeriodFigure';
import { SegmentedControl } from './SegmentedControl';
import { toBarPoints, type BarPoint, type BarSeries } from './barSeries';
import { interpolateText } from '../i18n/interpolateText';
import './charts.css';

const createPeriods = () =>
  [
    { key: 'days', text: chartTexts.shortDays, name: chartTexts.days },
    { key: 'months', text: chartTexts.shortMonths, name: chartTexts.months },
  ] as const;

interface PeriodBarChartProps {
  /** Name of the counted quantity. */
  name: string;
  series: BarSeries;
  /** The host's average. Default: that of the bars. */
  average?: number | undefined;
  /** Current number, with its label; shown where it is not the last bar. */
  current?: { label: string; value: number | undefined } | undefined;
}

/**
 * Small bar chart of the last 30 days or the last 12 months: the latest value with its change, the bars as differences from the
 * average, and the values at both ends of the axis.
 */
export function PeriodBarChart({ name, series, average, current }: PeriodBarChartProps) {
  const hasDays = series.days.length > 0 || series.months.length === 0;
  const [period, setPeriod] = useState<keyof BarSeries>(hasDays ? 'days' : 'months');
  const points = toBarPoints(series[period]);
  const base = average ?? computeAverage(points);
  const table = {
    caption: name,
    columns: [period === 'days' ? chartTexts.day : chartTexts.month, name],
    rows: points.map(({ label, value }) => [label, formatNumber(value) ?? '']),
  };
  return (
    <>
      <PeriodFigure points={points} period={period} />
      <div className="period-tools">
        <p className="muted">
          <span className="average-key">{chartTexts.average}</span>
          <strong>{formatTenths(base)}</strong>
          {current?.value !== undefined && current.value !== points.at(-1)?.value && (
            <>
              <span>{current.label}</span>
              <strong>{formatTenths(current.value)}</strong>
            </>
          )}
        </p>
        <SegmentedControl
          label={interpolateText(chartTexts.period, { name })}
          options={createPeriods()}
          value={period}
          onChange={setPeriod}
        />
      </div>
      {points.length === 0 ? (
        <EmptyState title={chartTexts.empty} />
      ) : (
        <ChartOrTable table={table} isCompact>
          <LazyBarChart name={name} points={points} base={base} />
          <p className="bar-ends">
            <span>{formatEnd(points[0])}</span>
            <span>{formatEnd(points.at(-1))}</span>
          </p>
        </ChartOrTable>
      )}
    </>
  );
}

const computeAverage = (points: readonly BarPoint[]): number =>
  Math.round(points.reduce((sum, { value }) => sum + value, 0) / Math.max(points.length, 1));

const formatTenths = (value: number) => formatNumber(Math.round(value * 10) / 10);

const formatEnd = (point: BarPoint | undefined): string =>
  point ? `${point.short} · ${formatNumber(point.value) ?? ''}` : '';
