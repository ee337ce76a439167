import { useMemo } from 'react';
import type { TimePoint, TimeSpan } from '../../../../charts/time/timePoints';
import type { TimeOverlay } from '../../../../charts/time/timeSeries';
import { consumptionTexts } from '../texts';
import type { ComparedColumn } from '../useSeriesTable';
import { createLineLookup } from './createLineLookup';
import { createOverlay } from './createOverlay';
import { comparisonTexts as texts } from './texts';
import { describeUnusualHour, formatUsual } from './TypicalNotes';
import type { Comparison } from './useComparison';

interface ComparedOptions {
  comparison: Comparison;
  /** Turns measured points into those of the chart. */
  toLine: (measured: readonly TimePoint[]) => readonly TimePoint[];
  /** Points that the chart draws. */
  points: readonly TimePoint[];
  span: TimeSpan;
  hasBars: boolean;
  /** Seconds of a bar. */
  barSeconds: number;
  unit: string;
}

interface ComparedSeries {
  overlay: TimeOverlay | undefined;
  columns: readonly ComparedColumn[];
}

const HOUR = 3600;

/** Returns what the comparisons add to the chart and to its table. */
export function useComparedSeries(options: ComparedOptions): ComparedSeries {
  const { comparison, toLine, points, span, hasBars, barSeconds, unit } = options;
  const { earlier, other, typical } = comparison;
  const earlierSeries = earlier.isOn ? earlier.query.data : undefined;
  const otherSeries = other?.series;
  const otherName = other?.name ?? '';
  const { from, until } = span;
  const lines = useMemo(() => {
    const inSpan = (measured: readonly TimePoint[]) =>
      toLine(measured).filter(({ ts }) => ts >= from && ts <= until);
    return [
      ...(earlierSeries
        ? [{ kind: 'earlier' as const, name: consumptionTexts.earlier, points: inSpan(earlierSeries.points) }]
        : []),
      ...(otherSeries
        ? [{ kind: 'other' as const, name: otherName, points: inSpan(otherSeries.points) }]
        : []),
    ];
  }, [earlierSeries, otherSeries, otherName, toLine, from, until]);
  const hours = typical?.isOn ? typical.hours : undefined;
  const marks = useMemo(
    () =>
      (hours?.unusual ?? []).flatMap((hour) => {
        const bar = points.find(({ ts }) => ts <= hour.ts && hour.ts < ts + barSeconds);
        return bar ? [{ ...bar, text: describeUnusualHour(hour, unit) }] : [];
      }),
    [hours, points, barSeconds, unit],
  );
  const columns = useMemo((): ComparedColumn[] => {
    const lineColumns = lines.map((line) => ({
      name: line.name,
      getValue: createLineLookup(line.points, hasBars),
    }));
    // The usual amount is that of an hour.
    if (!hours || hours.usual.size === 0 || barSeconds !== HOUR) return lineColumns;
    const unusual = new Map(hours.unusual.map((hour) => [hour.ts, hour]));
    const formatValue = (ts: number) => {
      const hour = unusual.get(ts);
      return hour && formatUsual(hour, unit);
    };
    return [...lineColumns, { name: texts.usual, getValue: (ts) => hours.usual.get(ts), formatValue }];
  }, [lines, hours, hasBars, barSeconds, unit]);
  const overlay = useMemo(
    () => createOverlay(lines, marks, { hasBars, unit }),
    [lines, marks, hasBars, unit],
  );
  return { overlay, columns };
}
