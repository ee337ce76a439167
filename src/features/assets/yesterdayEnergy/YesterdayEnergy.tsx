import { useMemo, type CSSProperties } from 'react';
import { interpolateText } from '../../../i18n/interpolateText';
import { DataCard } from '../../../charts/stats/DataCard';
import type { TimePoint } from '../../../charts/time/timePoints';
import type { TabExtensionProps } from '../../../extensions/types';
import { addDays, getToday, toSecondsRange } from '../../../lib/date/dayRange';
import { formatTime } from '../../../lib/date/dateFormat';
import { formatQuantity } from '../../../lib/formatNumber';
import { fillConsolePath } from '../../../queries/record/fillConsolePath';
import {
  calculateAverage,
  getChartColour,
  getChartKind,
  toHourlyAmounts,
} from '../consumptions/sensorSeries';
import { findEnergySensor } from '../consumptions/sensors';
import { useSensors } from '../consumptions/useSensors';
import { useTimeSeries } from '../consumptions/useSeries';
import { listHourSlots } from './hourSlots';
import type { YesterdayEnergyOptions } from './options';
import { yesterdayEnergyTexts as texts } from './texts';
import '../../../charts/palette.css';
import './yesterdayEnergy.css';

/** Energy of yesterday by hours, of the sensor that the consumptions begin with; a sentence if there is no such sensor. */
export default function YesterdayEnergy({ record, options }: TabExtensionProps<YesterdayEnergyOptions>) {
  const assetId = String(record.id);
  const sensorsQuery = useSensors(assetId);
  const sensor = sensorsQuery.data && findEnergySensor(sensorsQuery.data);
  const request = useMemo(() => {
    const yesterday = addDays(getToday(), -1);
    return sensor
      ? { sensor, span: toSecondsRange({ from: yesterday, until: yesterday }), attempt: 0 }
      : null;
  }, [sensor]);
  const seriesQuery = useTimeSeries(assetId, request, sensor?.type ?? '');
  const hasNoSensor = sensorsQuery.data !== undefined && !sensor;
  const query = sensor ? seriesQuery : { ...sensorsQuery, data: hasNoSensor ? null : undefined };
  return (
    <DataCard
      className="yesterday-energy"
      title={texts.title}
      query={query}
      errorTitle={texts.failed}
      link={{ to: fillConsolePath(options.link, record), text: texts.link }}
    >
      {(series) => {
        if (!series || !sensor) return <p className="muted">{texts.none}</p>;
        if (getChartKind(sensor) !== 'bars') return <p className="muted">{texts.not_hourly}</p>;
        const hours = toHourlyAmounts(series.points, sensor.accumulated);
        if (hours.length === 0) return <p className="muted">{texts.no_data}</p>;
        const total = series.total ?? hours.reduce((sum, { v }) => sum + v, 0);
        return (
          <HourFigures
            hours={hours}
            total={total}
            unit={series.unit}
            colour={getChartColour(sensor, series.unit)}
          />
        );
      }}
    </DataCard>
  );
}

interface HourFiguresProps {
  hours: readonly TimePoint[];
  total: number;
  unit: string;
  /** Colour of the measured quantity, as in its chart. */
  colour: string;
}

/** Total, its bars, the highest hour, the average and the number of hours without data. */
function HourFigures({ hours, total, unit, colour }: HourFiguresProps) {
  const peak = hours.reduce((highest, point) => (point.v > highest.v ? point : highest));
  const average = formatQuantity(calculateAverage(hours), unit, 2) ?? '';
  const slots = listHourSlots(hours);
  const missingCount = slots.length - hours.length;
  return (
    <>
      <p className="period-figure">
        <strong>{formatQuantity(total, unit, 1)}</strong>
        <span>{interpolateText(texts.peak, { time: formatTime(peak.ts) ?? '' })}</span>
      </p>
      <div className="hour-bars" style={{ '--measure': colour } as CSSProperties} aria-hidden>
        {slots.map(({ ts, v }) =>
          v === undefined ? (
            <span key={ts} className="is-missing" />
          ) : (
            <span
              key={ts}
              className={ts === peak.ts ? 'is-peak' : undefined}
              style={{ height: `${peak.v > 0 ? Math.max(0, (v * 100) / peak.v) : 0}%` }}
            />
          ),
        )}
      </div>
      <p className="bar-ends">
        <span>{formatTime(hours[0]?.ts)}</span>
        <span>
          {interpolateText(missingCount === 0 ? texts.average : texts.averageOfSome, {
            average,
            smart_count: missingCount,
          })}
        </span>
        <span>{formatTime(hours.at(-1)?.ts)}</span>
      </p>
    </>
  );
}
