import { useState } from 'react';
import { rangeTexts } from '../../../i18n/es/ranges';
import { consumptionTexts as texts } from './texts';
import { DayRangeFields, rangeProblemText } from '../../../ui/DayRangeFields';
import { Icon } from '../../../ui/Icon';
import { EmptyState, Skeletons } from '../../../ui/states';
import { addDays, lastDays, rangeProblem, rangeSeconds, today, type DayRange } from '../../../lib/dayRange';
import { ReadFailed } from '../../../ui/ReadFailed';
import { MonthField } from './MonthField';
import { Button } from '../../../ui/Button';
import { SensorField } from './SensorField';
import type { Sensor } from './sensors';
import { SeriesResult } from './SeriesResult';
import { useDownload } from './useDownload';
import { useSensorName } from './useSensorName';
import { useSeries, type Asked } from './useSeries';
import { globalTexts } from '../../../i18n/es/global';
import { fillText } from '../../../i18n/fillText';

/** Days of the range at first (CONS-03). */
const DAYS = 7;

interface ConsumptionChartProps {
  assetId: string;
  sensors: readonly Sensor[];
}

/** What is asked for, and below it the answer. Data come on demand alone (CONS-02, CONS-04..CONS-08). */
export function ConsumptionChart({ assetId, sensors }: ConsumptionChartProps) {
  const nameOf = useSensorName();
  const yesterday = addDays(today(), -1);
  const [sensorId, setSensorId] = useState('');
  const [range, setRange] = useState<DayRange>(() => lastDays(DAYS, yesterday));
  const [asked, setAsked] = useState<Asked | null>(null);
  const { values, presence } = useSeries(assetId, asked);
  const { isFetching } = values;
  const { busy, download } = useDownload(assetId);
  const sensor = sensors.find(({ id }) => id === sensorId);
  const problem = rangeProblem(range, yesterday);
  const whyNot = !sensor ? texts.choose_first : problem && rangeProblemText(problem, rangeTexts.late_past);
  const count = values.data?.points.length;

  function changeRange(next: DayRange): void {
    setRange(next);
    // What is on its way is not what is wanted any more; what has come stays, under its own dates.
    if (isFetching) setAsked(null);
  }

  return (
    <>
      <section className="card consumption-controls" aria-label={texts.controls}>
        <SensorField
          sensors={sensors}
          value={sensorId}
          nameOf={nameOf}
          onChange={(id) => {
            setSensorId(id);
            setAsked(null);
          }}
        />
        <DayRangeFields
          label={texts.range}
          value={range}
          max={yesterday}
          late={rangeTexts.late_past}
          onChange={changeRange}
        />
        <MonthField value={range} max={yesterday} onChange={changeRange} />
        <div className="toolbar">
          <Button
            variant="primary"
            why={whyNot}
            busy={isFetching}
            onClick={() =>
              sensor && setAsked({ sensor, span: rangeSeconds(range), run: (asked?.run ?? 0) + 1 })
            }
          >
            {texts.get}
          </Button>
          <Button
            why={count === undefined ? texts.get_first : count === 0 ? texts.nothing_to_save : undefined}
            busy={busy}
            onClick={() => asked && void download(asked)}
          >
            <Icon name="download" size={16} /> {texts.download}
          </Button>
        </div>
      </section>
      <section
        className="card consumption-result"
        aria-label={sensor ? nameOf(sensor) : globalTexts.SELECT_A_SENSOR}
      >
        {!sensor ? (
          <EmptyState
            icon={<Icon name="chart" size={24} />}
            title={globalTexts.SELECT_A_SENSOR}
            text={texts.select_text}
          />
        ) : !asked ? (
          <EmptyState
            icon={<Icon name="chart" size={24} />}
            title={texts.ready}
            text={fillText(texts.ready_text, { sensor: sensor.name })}
          />
        ) : values.error ? (
          <ReadFailed text={texts.error} error={values.error} onRetry={values.retry} />
        ) : !values.data ? (
          <Skeletons lines={6} height={30} label={texts.getting} />
        ) : count === 0 ? (
          <EmptyState
            icon={<Icon name="chart" size={24} />}
            title={globalTexts.no_data}
            text={texts.no_data_text}
          />
        ) : (
          <SeriesResult name={nameOf(sensor)} asked={asked} values={values.data} presence={presence} />
        )}
      </section>
    </>
  );
}
