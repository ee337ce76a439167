import { useState } from 'react';
import { rangeTexts } from '../../../i18n/es/ranges';
import { consumptionTexts as texts } from './texts';
import { DayRangeFields, rangeProblemText } from '../../../ui/DayRangeFields';
import { Icon } from '../../../ui/Icon';
import { EmptyState, Skeletons } from '../../../ui/states';
import { addDays, lastDays, rangeProblem, today, type DayRange } from '../../../lib/dayRange';
import { ReadFailed } from '../../../ui/ReadFailed';
import { MonthField } from './MonthField';
import { Button } from '../../../ui/Button';
import { RangePresets } from '../../../charts/RangePresets';
import { SensorField } from './SensorField';
import type { Sensor } from './sensors';
import { SeriesResult } from './SeriesResult';
import { useDownload } from './useDownload';
import { useSensorName } from './useSensorName';
import { useAsked } from './useAsked';
import { useSeries, type Asked } from './useSeries';
import { globalTexts } from '../../../i18n/es/global';
import { fillText } from '../../../i18n/fillText';

/** Days of the range at first (CONS-03). */
const DAYS = 7;

interface ConsumptionChartProps {
  assetId: string;
  sensors: readonly Sensor[];
}

/**
 * What is asked for, and below it the answer (CONS-02, CONS-04..CONS-08). It starts with the energy sensor; all else is asked
 * for by a press: on the button, or on one of the usual ranges.
 */
export function ConsumptionChart({ assetId, sensors }: ConsumptionChartProps) {
  const nameOf = useSensorName();
  const yesterday = addDays(today(), -1);
  const first = lastDays(DAYS, yesterday);
  const { sensor, range: shown, asked, ask, choose } = useAsked(sensors, first, yesterday);
  const [draft, setDraft] = useState<{ of: Asked | null; range: DayRange }>({ of: null, range: first });
  // What is newly asked for, by whatever way, is what the fields say.
  if (asked && draft.of !== asked) setDraft({ of: asked, range: shown });
  const { range } = draft;
  const { values, presence } = useSeries(assetId, asked);
  const { isFetching } = values;
  const { busy, download } = useDownload(assetId);
  const problem = rangeProblem(range, yesterday);
  const whyNot = !sensor ? texts.choose_first : problem && rangeProblemText(problem, rangeTexts.late_past);
  const count = values.data?.points.length;

  function changeRange(next: DayRange): void {
    setDraft({ of: asked, range: next });
    // What is on its way is not what is wanted any more; what has come stays, under its own dates.
    if (isFetching && sensor) choose(sensor.id);
  }

  return (
    <>
      <section className="card consumption-controls" aria-label={texts.controls}>
        <SensorField sensors={sensors} value={sensor?.id ?? ''} nameOf={nameOf} onChange={choose} />
        <DayRangeFields
          label={texts.range}
          value={range}
          max={yesterday}
          late={rangeTexts.late_past}
          onChange={changeRange}
        />
        <MonthField value={range} max={yesterday} onChange={changeRange} />
        <div className="consumption-ask">
          <RangePresets
            value={range}
            max={yesterday}
            onChoose={(next) => (sensor ? ask(next) : changeRange(next))}
          />
          <div className="toolbar">
            <Button variant="primary" why={whyNot} busy={isFetching} onClick={() => ask(range)}>
              {texts.get}
            </Button>
            <Button
              why={count === undefined ? texts.get_first : count === 0 ? texts.nothing_to_save : undefined}
              busy={busy}
              onClick={() => asked && void download(asked)}
            >
              <Icon name="download" size={16} />
              <span>{` ${texts.download}`}</span>
            </Button>
          </div>
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
