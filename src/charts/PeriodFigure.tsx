import { formatNumber } from '../lib/formatNumber';
import { interpolateText } from '../i18n/interpolateText';
import type { BarPoint, BarSeries } from './barSeries';
import { chartTexts } from './texts';

interface PeriodFigureProps {
  points: readonly BarPoint[];
  period: keyof BarSeries;
}

/** Value of the last bar, and its change since the first one. A dash without bars, no change with one bar. */
export function PeriodFigure({ points, period }: PeriodFigureProps) {
  const [first, last] = [points[0], points.at(-1)];
  return (
    <p className="period-figure">
      <strong>{formatNumber(last?.value) ?? '–'}</strong>
      {first && last && first !== last && (
        <span className={changeClass(last.value - first.value)}>
          {interpolateText(period === 'days' ? chartTexts.changeOfDays : chartTexts.changeOfMonths, {
            change: formatChange(last.value - first.value),
            first: first.short,
          })}
        </span>
      )}
    </p>
  );
}

const changeClass = (change: number): string | undefined =>
  change > 0 ? 'is-up' : change < 0 ? 'is-down' : undefined;

/** `+31`, `−4`, `±0`. */
const formatChange = (change: number): string =>
  `${change > 0 ? '+' : change < 0 ? '−' : '±'}${formatNumber(Math.abs(change)) ?? ''}`;
