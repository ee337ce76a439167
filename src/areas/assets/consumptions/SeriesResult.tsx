import { useMemo } from 'react';
import { ChartOrTable } from '../../../charts/ChartOrTable';
import { LazyTimeChart } from '../../../charts/lazyCharts';
import type { TimePoint } from '../../../charts/timeSeries';
import { useZoom } from '../../../charts/useZoom';
import type { Reading } from '../../../console/useRead';
import { consumptionTexts as texts } from './texts';
import { formatDate, formatDateTime, formatMoment } from '../../../lib/dates';
import { formatQuantity } from '../../../lib/numbers';
import type { Asked } from './useSeries';
import { averageOf, colourOf, hourlyAmounts, kindOf, valueAt, type Values } from './values';
import { Button } from '../../../ui/Button';
import { fillText } from '../../../i18n/fillText';

interface SeriesResultProps {
  name: string;
  asked: Asked;
  values: Values;
  presence: Reading<Values>;
}

/** Seconds that a stretch of hourly bars, and of all else, is made of. */
const HOUR = 3600;
const MINUTE = 60;

/** The chart of what came, its figures, and the same as a table. */
export function SeriesResult({ name, asked: { sensor, span }, values, presence }: SeriesResultProps) {
  const { unit, total } = values;
  const kind = kindOf(sensor);
  const whole = useMemo(
    () => (kind === 'bars' ? hourlyAmounts(values.points, sensor.accumulated) : values.points),
    [kind, values, sensor],
  );
  const average = kind === 'bars' ? averageOf(whole) : undefined;
  const stretch = useZoom(whole, span, kind === 'bars' ? HOUR : MINUTE);
  const { points } = stretch;
  const averageText =
    average === undefined ? undefined : formatQuantity(average, unit, average !== 0 && average < 1 ? 3 : 1);
  const here = presence.data?.points;
  const column = kind === 'bars' ? fillText(texts.in_hour, { name }) : name;
  const table = useTable(name, [kind === 'bars' ? texts.hour : texts.date, column], points, unit, here);
  const last = values.points.at(-1);
  const figures = [
    [texts.total, total === null ? undefined : formatQuantity(total, unit)],
    [texts.last, last && `${formatDateTime(last.ts) ?? ''} · ${formatQuantity(last.v, unit) ?? ''}`],
  ].filter(([, value]) => value !== undefined);
  return (
    <>
      <header className="consumption-head">
        <h2>{name}</h2>
        <p className="muted" role="status">
          {`${fillText(texts.span, { from: formatDate(span.from) ?? '', until: formatDate(span.until) ?? '' })} · ${fillText(texts.count, { smart_count: values.points.length })}`}
        </p>
      </header>
      <dl className="consumption-figures">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ChartOrTable table={table}>
        <LazyTimeChart
          name={name}
          kind={kind}
          unit={unit}
          colour={colourOf(sensor, unit)}
          points={points}
          span={stretch.span}
          average={average}
          band={here && { name: texts.presence, points: here }}
          zoom={stretch}
        />
      </ChartOrTable>
      <Key average={averageText} read={presence} />
    </>
  );
}

/** What the dashed line and the shaded stretches mean, or why there are none (CONS-13, CONS-15). */
function Key({
  average,
  read: { data, error, retry },
}: {
  average: string | undefined;
  read: Reading<Values>;
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
          <Button small onClick={retry}>
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
  first: readonly [string, string],
  points: readonly TimePoint[],
  unit: string,
  presence: readonly TimePoint[] | undefined,
) {
  return useMemo(() => {
    const isHere = presence && valueAt(presence);
    return {
      caption,
      columns: [...first, ...(isHere ? [texts.presence] : [])],
      count: points.length,
      row: (at: number): string[] => {
        const { ts, v } = points[at] ?? { ts: 0, v: 0 };
        const here = isHere?.(ts);
        const says = here === undefined ? texts.unknown : here > 0 ? texts.yes : texts.no;
        return [formatMoment(ts) ?? '', formatQuantity(v, unit) ?? '', ...(isHere ? [says] : [])];
      },
    };
  }, [caption, first, points, unit, presence]);
}
