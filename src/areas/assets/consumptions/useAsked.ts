import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rangeProblem, rangeSeconds, type DayRange } from '../../../lib/dayRange';
import { energySensor, type Sensor } from './sensors';
import type { Asked } from './useSeries';

interface AskedState {
  /** The one that is chosen. */
  sensor: Sensor | undefined;
  /** Of what is asked for. */
  range: DayRange;
  asked: Asked | null;
  ask: (range: DayRange) => void;
  /** Chooses a sensor, none for ''; nothing is asked for then (CONS-06). */
  choose: (sensorId: string) => void;
}

/**
 * What is asked for, which belongs to the address: `sensor`, `from` and `until`. An address that says nothing asks for the
 * energy sensor over `first`; one that names a sensor alone asks for nothing yet.
 *
 * @param max The last day that can be chosen.
 */
export function useAsked(sensors: readonly Sensor[], first: DayRange, max: string): AskedState {
  const [query, setQuery] = useSearchParams();
  const [run, setRun] = useState(0);
  const named = query.get('sensor');
  const sensor = named === null ? energySensor(sensors) : sensors.find(({ id }) => id === named);
  const from = query.get('from') ?? (named === null ? first.from : '');
  const until = query.get('until') ?? (named === null ? first.until : '');
  const asked = useMemo(
    () =>
      sensor && rangeProblem({ from, until }, max) === undefined
        ? { sensor, span: rangeSeconds({ from, until }), run }
        : null,
    [sensor, from, until, max, run],
  );
  const write = (next: Record<string, string>, replace: boolean) =>
    setQuery(
      (before) => {
        const all = new URLSearchParams(before);
        for (const name of ['sensor', 'from', 'until']) all.delete(name);
        for (const [name, value] of Object.entries(next)) all.set(name, value);
        return all;
      },
      { replace, preventScrollReset: true },
    );
  return {
    sensor,
    range: { from, until },
    asked,
    ask: (range) => {
      if (!sensor) return;
      // The same once more is no place of its own.
      if (asked && range.from === from && range.until === until) setRun(run + 1);
      else write({ sensor: sensor.id, ...range }, false);
    },
    choose: (sensorId) => write({ sensor: sensorId }, true),
  };
}
