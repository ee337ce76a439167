import { useState, type ReactNode } from 'react';
import { chartTexts } from './texts';
import { EmptyState } from '../ui/feedback/states';
import { formatNumber } from '../lib/formatNumber';
import { ChartOrTable } from './ChartOrTable';
import { LazyBarChart } from './lazyCharts';
import { SegmentedControl } from './SegmentedControl';
import type { BarSeries } from './barSeries';
import { interpolateText } from '../i18n/interpolateText';
import './charts.css';

const periods = [
  { key: 'days', text: chartTexts.days },
  { key: 'months', text: chartTexts.months },
] as const;

interface PeriodBarChartProps {
  /** Name of the counted quantity. */
  name: string;
  /** Unit at the value axis. */
  unit: string;
  series: BarSeries;
  /** Content beside the switch. */
  aside?: ReactNode;
}

/** Bar chart of the last 30 days or the last 12 months, with a switch between them. */
export function PeriodBarChart({ name, unit, series, aside }: PeriodBarChartProps) {
  const hasDays = series.days.length > 0 || series.months.length === 0;
  const [period, setPeriod] = useState<keyof BarSeries>(hasDays ? 'days' : 'months');
  const points = series[period];
  const table = {
    caption: name,
    columns: [period === 'days' ? chartTexts.day : chartTexts.month, name],
    rows: points.map(({ label, value }) => [label, formatNumber(value) ?? '']),
  };
  return (
    <>
      <div className="period-tools">
        {aside}
        <SegmentedControl
          label={interpolateText(chartTexts.period, { name })}
          options={periods}
          value={period}
          onChange={setPeriod}
        />
      </div>
      {points.length === 0 ? (
        <EmptyState title={chartTexts.empty} text={chartTexts.emptyText} />
      ) : (
        <ChartOrTable table={table}>
          <LazyBarChart name={name} unit={unit} points={points} />
        </ChartOrTable>
      )}
    </>
  );
}
