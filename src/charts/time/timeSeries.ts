import type { TimeSpan, TimePoint } from './timePoints';

/** Chart type of a time series. */
export type TimeKind = 'line' | 'step' | 'bars';

/** Zoom to a range of a series. */
export interface Zoom {
  /** True if the chart shows only a range. */
  isZoomed: boolean;
  /** Zooms to the range that the user dragged over. */
  select: (span: TimeSpan) => void;
  /** Shows the whole series again. */
  reset: () => void;
}

/** Data of a time chart. Points are in time order and inside the span. */
export interface TimeSeries {
  /** Name of the measured quantity. */
  name: string;
  kind: TimeKind;
  /** Unit; empty if there is none. */
  unit: string;
  colour: string;
  points: readonly TimePoint[];
  span: TimeSpan;
  /** Seconds of a bar, from its point on. Default: an hour. */
  barSeconds?: number | undefined;
  /** Value of the dashed line. */
  average?: number | undefined;
  /** Second, boolean series, in the background. */
  band?: { name: string; points: readonly TimePoint[] } | undefined;
  /** Same quantity of an earlier time, its points moved to this one, as a thin line. */
  earlier?: { name: string; points: readonly TimePoint[] } | undefined;
  zoom?: Zoom | undefined;
}
