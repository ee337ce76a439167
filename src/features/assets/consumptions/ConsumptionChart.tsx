import { useId, useState } from 'react';
import { rangeTexts } from '../../../i18n/messages/ranges';
import { consumptionTexts as texts } from './texts';
import { DayRangeFields, getRangeProblemText } from '../../../ui/date/DayRangeFields';
import { Icon } from '../../../ui/icon/Icon';
import { EmptyState, Skeletons } from '../../../ui/feedback/states';
import { addDays, getLastDays, getRangeProblem, getToday, type DayRange } from '../../../lib/date/dayRange';
import { QueryError } from '../../../ui/feedback/QueryError';
import { MonthField } from './MonthField';
import { Button } from '../../../ui/button/Button';
import { DateRangePresets } from '../../../charts/DateRangePresets';
import { SensorField } from './SensorField';
import type { Sensor } from './sensors';
import { SeriesResult } from './SeriesResult';
import { useSeriesDownload } from './useSeriesDownload';
import { useGetSensorName } from './useGetSensorName';
import { useSeriesRequest } from './useSeriesRequest';
import { useComparison } from './comparison/useComparison';
import { useSeries, type SeriesRequest } from './useSeries';
import type { TabExtensionProps } from '../../../extensions/types';
import type { ConsumptionsOptions } from './options';
import { globalTexts } from '../../../i18n/messages/global';
import { interpolateText } from '../../../i18n/interpolateText';

/** Days of the initial range. */
const DEFAULT_DAYS = 7;

interface ConsumptionChartProps extends Pick<
  TabExtensionProps<ConsumptionsOptions>,
  'record' | 'resource' | 'options'
> {
  sensors: readonly Sensor[];
}

/**
 * Query form with its result below. It starts with the energy sensor; every other query needs a press on the button or a
 * preset range.
 */
export function ConsumptionChart({ sensors, ...tab }: ConsumptionChartProps) {
  const assetId = String(tab.record.id);
  const getName = useGetSensorName();
  const yesterday = addDays(getToday(), -1);
  const defaultRange = getLastDays(DEFAULT_DAYS, yesterday);
  const {
    sensor,
    range: requestedRange,
    request,
    requestRange,
    selectSensor,
  } = useSeriesRequest(sensors, defaultRange, yesterday);
  const [draft, setDraft] = useState<{ request: SeriesRequest | null; range: DayRange }>({
    request: null,
    range: defaultRange,
  });
  // The fields follow every new request, whatever triggered it.
  if (request && draft.request !== request) setDraft({ request, range: requestedRange });
  const { range } = draft;
  const { values, presence } = useSeries(assetId, request);
  const comparison = useComparison({ ...tab, request, range: requestedRange, values: values.data });
  const { isFetching } = values;
  const { busy, download } = useSeriesDownload(assetId);
  const datesId = useId();
  // In a narrow window only: a wide one always has the dates.
  const [areDatesOpen, setDatesOpen] = useState(false);
  // In a narrow window the pressed button stays: if it went with the focus, what the next press is meant for would move.
  const [isGetPressed, setGetPressed] = useState(false);
  const problem = getRangeProblem(range, yesterday);
  const areDatesShown = areDatesOpen || problem !== undefined;
  const disabledReason = !sensor
    ? texts.choose_first
    : problem && getRangeProblemText(problem, rangeTexts.late_past);
  const pointCount = values.data?.points.length;
  // A preset reads its range itself, as the page does when it opens.
  const isRangeRequested =
    (pointCount !== undefined || isFetching) &&
    range.from === requestedRange.from &&
    range.until === requestedRange.until;

  function changeRange(next: DayRange): void {
    setDraft({ request, range: next });
    // Cancel the running request; loaded data stays, under its own dates.
    if (isFetching && sensor) selectSensor(sensor.id);
  }

  return (
    <>
      <section
        className={areDatesShown ? 'card consumption-controls with-dates' : 'card consumption-controls'}
        aria-label={texts.controls}
      >
        <SensorField sensors={sensors} value={sensor?.id ?? ''} getName={getName} onChange={selectSensor} />
        <div className="consumption-presets">
          <DateRangePresets
            value={range}
            max={yesterday}
            onChoose={(next) => {
              setGetPressed(false);
              if (sensor) requestRange(next);
              else changeRange(next);
            }}
          />
          <Button
            className="consumption-dates-toggle"
            aria-expanded={areDatesShown}
            aria-controls={datesId}
            aria-label={texts.dates}
            title={texts.dates}
            icon={<Icon name="calendar" size={18} />}
            onClick={() => setDatesOpen(!areDatesOpen)}
          />
        </div>
        <div id={datesId} className="consumption-dates inside-labels">
          <DayRangeFields
            label={texts.range}
            value={range}
            max={yesterday}
            lateMessage={rangeTexts.late_past}
            onChange={changeRange}
          />
          <MonthField value={range} max={yesterday} onChange={changeRange} />
        </div>
        <div
          className={isRangeRequested && !isGetPressed ? 'consumption-ask is-requested' : 'consumption-ask'}
        >
          <Button
            className="consumption-get"
            variant={isRangeRequested ? undefined : 'primary'}
            disabledReason={disabledReason}
            busy={isFetching}
            onClick={() => {
              setGetPressed(true);
              requestRange(range);
            }}
          >
            {texts.get}
          </Button>
          <Button
            disabledReason={
              pointCount === undefined
                ? texts.get_first
                : pointCount === 0
                  ? texts.nothing_to_save
                  : undefined
            }
            busy={busy}
            aria-label={texts.download}
            title={texts.download}
            onClick={() => request && void download(request)}
            icon={<Icon name="download" size={16} />}
          >
            {texts.csv}
          </Button>
        </div>
      </section>
      <section
        className="card consumption-result"
        aria-label={sensor ? getName(sensor) : globalTexts.SELECT_A_SENSOR}
      >
        {!sensor ? (
          <EmptyState
            icon={<Icon name="chart" size={24} />}
            title={globalTexts.SELECT_A_SENSOR}
            text={texts.select_text}
          />
        ) : !request ? (
          <EmptyState
            icon={<Icon name="chart" size={24} />}
            title={texts.ready}
            text={interpolateText(texts.ready_text, { sensor: sensor.name })}
          />
        ) : values.error ? (
          <QueryError text={texts.error} error={values.error} onRetry={values.refetch} />
        ) : !values.data ? (
          <Skeletons lines={6} height={30} label={texts.getting} />
        ) : pointCount === 0 ? (
          <EmptyState
            icon={<Icon name="chart" size={24} />}
            title={globalTexts.no_data}
            text={texts.no_data_text}
          />
        ) : (
          <SeriesResult
            name={getName(sensor)}
            request={request}
            values={values.data}
            presence={presence}
            comparison={comparison}
          />
        )}
      </section>
    </>
  );
}
