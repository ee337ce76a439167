import { useMemo } from 'react';
import type { RowSource } from '../../../charts/PagedTable';
import type { TimePoint } from '../../../charts/time/timePoints';
import type { CsvCell } from '../../../lib/csv/toCsv';
import { formatMoment } from '../../../lib/date/dateFormat';
import { formatQuantity } from '../../../lib/formatNumber';
import { createValueLookup } from './sensorSeries';
import { consumptionTexts as texts } from './texts';

/** Column of compared values. */
export interface ComparedColumn {
  name: string;
  getValue: (ts: number) => number | undefined;
  /** Text of a value; default: with its unit. */
  formatValue?: ((ts: number, value: number) => string | undefined) | undefined;
}

interface TableOptions {
  caption: string;
  firstColumns: readonly [string, string];
  points: readonly TimePoint[];
  unit: string;
  compared: readonly ComparedColumn[];
  presence: readonly TimePoint[] | undefined;
}

interface SeriesTable {
  table: RowSource;
  /** Returns the values of the table for a spreadsheet. */
  getCsvRows: () => CsvCell[][];
}

/** The values as a table, with those they are compared with, and the presence if the chart shows it. */
export function useSeriesTable(options: TableOptions): SeriesTable {
  const { caption, firstColumns, points, unit, compared, presence } = options;
  return useMemo(() => {
    const lookUpPresence = presence && createValueLookup(presence);
    const getPresence = (ts: number): string[] => {
      if (!lookUpPresence) return [];
      const value = lookUpPresence(ts);
      return [value === undefined ? texts.unknown : value > 0 ? texts.yes : texts.no];
    };
    const presenceColumns = lookUpPresence ? [texts.presence] : [];
    const formatCompared = ({ getValue, formatValue }: ComparedColumn, ts: number): string => {
      const value = getValue(ts);
      if (value === undefined) return texts.unknown;
      return formatValue?.(ts, value) ?? formatQuantity(value, unit) ?? texts.unknown;
    };
    const withUnit = (name: string): string => (unit === '' ? name : `${name} (${unit})`);
    const names = compared.map(({ name }) => name);
    return {
      table: {
        caption,
        columns: [...firstColumns, ...names, ...presenceColumns],
        count: points.length,
        row: (index) => {
          const { ts, v } = points[index] ?? { ts: 0, v: 0 };
          return [
            formatMoment(ts) ?? '',
            formatQuantity(v, unit) ?? '',
            ...compared.map((column) => formatCompared(column, ts)),
            ...getPresence(ts),
          ];
        },
      },
      getCsvRows: () => [
        [firstColumns[0], ...[firstColumns[1], ...names].map(withUnit), ...presenceColumns],
        ...points.map(({ ts, v }) => [
          formatMoment(ts),
          v,
          ...compared.map(({ getValue }) => getValue(ts)),
          ...getPresence(ts),
        ]),
      ],
    };
  }, [caption, firstColumns, points, unit, compared, presence]);
}
