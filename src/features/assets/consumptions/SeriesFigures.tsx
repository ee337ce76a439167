import type { TimePoint } from '../../../charts/time/timePoints';
import { interpolateText } from '../../../i18n/interpolateText';
import { formatDateTime } from '../../../lib/date/dateFormat';
import { formatPercent, formatQuantity } from '../../../lib/formatNumber';
import { comparisonTexts } from './comparison/texts';
import type { Comparison } from './comparison/useComparison';
import type { SensorSeries } from './sensorSeries';
import { consumptionTexts as texts } from './texts';

/** Figures of a series above its chart: the total with its change first, then those that it is compared with. */
export function SeriesFigures({
  values: { points, unit, total },
  comparison: { earlier, other },
}: {
  values: SensorSeries;
  comparison: Comparison;
}) {
  const earlierSeries = earlier.isOn ? earlier.query.data : undefined;
  const otherSeries = other?.series;
  const lastPoint = points.at(-1);
  const figures: { label: string; value: string | undefined }[] = [
    {
      label: withChange(texts.total, getChange(total, points, earlierSeries?.total, earlierSeries?.points)),
      value: total === null ? undefined : formatQuantity(total, unit),
    },
    {
      label: texts.earlier,
      value: total === null ? undefined : formatTotal(earlierSeries),
    },
    {
      label: other ? withChange(other.name, getOtherChange(total, points, otherSeries)) : '',
      value: total === null ? undefined : formatTotal(otherSeries),
    },
    {
      label: `${texts.last} · ${lastPoint ? (formatDateTime(lastPoint.ts) ?? '') : ''}`,
      value: lastPoint && formatQuantity(lastPoint.v, unit),
    },
  ];
  return (
    <dl className="consumption-figures">
      {figures
        .filter(({ value }) => value !== undefined)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

const formatTotal = (series: SensorSeries | undefined): string | undefined =>
  series?.points.length && series.total !== null ? formatQuantity(series.total, series.unit) : undefined;

const withChange = (label: string, change: string | undefined): string =>
  change === undefined ? label : interpolateText(comparisonTexts.changed, { name: label, change });

/** "+20 % respecto a este": total of another record against the own one. */
function getOtherChange(
  total: number | null,
  points: readonly TimePoint[],
  other: SensorSeries | undefined,
): string | undefined {
  const change = other && getChange(other.total, other.points, total, points);
  return change === undefined ? undefined : interpolateText(comparisonTexts.ofOwn, { change });
}

/** Part of its span that a base may lack at its begin and be compared all the same. */
const MISSING_PART = 0.05;

/**
 * Returns the change of a total against a base, in percent. Undefined if the values of the base begin much later in the span
 * than the others: a sensor that was just installed has not used more.
 */
function getChange(
  total: number | null,
  points: readonly TimePoint[],
  baseTotal: number | null | undefined,
  basePoints: readonly TimePoint[] | undefined,
): string | undefined {
  const [first] = points;
  const [baseFirst] = basePoints ?? [];
  const last = points.at(-1);
  if (total === null || !baseTotal || !first || !baseFirst || !last) return undefined;
  if (baseFirst.ts - first.ts > (last.ts - first.ts) * MISSING_PART) return undefined;
  const change = Math.round(((total - baseTotal) / Math.abs(baseTotal)) * 100);
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  return `${sign}${formatPercent(Math.abs(change)) ?? ''}`;
}
