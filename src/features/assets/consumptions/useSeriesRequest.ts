import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getRangeProblem, toSecondsRange, type DayRange } from '../../../lib/date/dayRange';
import { findEnergySensor, type Sensor } from './sensors';
import type { SeriesRequest } from './useSeries';

interface SeriesRequestState {
  /** Selected sensor. */
  sensor: Sensor | undefined;
  /** Requested range. */
  range: DayRange;
  request: SeriesRequest | null;
  requestRange: (range: DayRange) => void;
  /** Selects a sensor, '' for none; then nothing is requested. */
  selectSensor: (sensorId: string) => void;
}

/**
 * Request state stored in the URL: `sensor`, `from` and `until`. A URL without them requests the energy sensor over the
 * initial range; one with only a sensor requests nothing yet.
 *
 * @param max Last selectable day.
 */
export function useSeriesRequest(
  sensors: readonly Sensor[],
  defaultRange: DayRange,
  lastDay: string,
): SeriesRequestState {
  const [searchParams, setSearchParams] = useSearchParams();
  const [attempt, setAttempt] = useState(0);
  const sensorParam = searchParams.get('sensor');
  const sensor =
    sensorParam === null ? findEnergySensor(sensors) : sensors.find(({ id }) => id === sensorParam);
  const from = searchParams.get('from') ?? (sensorParam === null ? defaultRange.from : '');
  const until = searchParams.get('until') ?? (sensorParam === null ? defaultRange.until : '');
  const request = useMemo(
    () =>
      sensor && getRangeProblem({ from, until }, lastDay) === undefined
        ? { sensor, span: toSecondsRange({ from, until }), attempt }
        : null,
    [sensor, from, until, lastDay, attempt],
  );
  const updateSearchParams = (changedParams: Record<string, string>, replace: boolean) =>
    setSearchParams(
      (previous) => {
        const params = new URLSearchParams(previous);
        for (const name of ['sensor', 'from', 'until']) params.delete(name);
        for (const [name, value] of Object.entries(changedParams)) params.set(name, value);
        return params;
      },
      { replace, preventScrollReset: true },
    );
  return {
    sensor,
    range: { from, until },
    request,
    requestRange: (range) => {
      if (!sensor) return;
      // Repeating the same request adds no history entry.
      if (request && range.from === from && range.until === until) setAttempt(attempt + 1);
      else updateSearchParams({ sensor: sensor.id, ...range }, false);
    },
    selectSensor: (sensorId) => updateSearchParams({ sensor: sensorId }, true),
  };
}
