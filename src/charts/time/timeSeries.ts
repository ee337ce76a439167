import type { ReactNode } from 'react';
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

/** Area in which an overlay draws. */
export interface PlotArea {
  span: TimeSpan;
  /** Width in px. */
  pixels: number;
  /** Seconds from a point to where it is drawn. */
  offset: number;
  /** Returns the position of a time and of a value, in px. */
  x: (ts: number) => number;
  y: (value: number) => number;
}

/** Values beside those of a chart, in the same unit; `createOverlay` makes it of lines and marks. */
export interface TimeOverlay {
  /** Values that the axis includes. */
  values: readonly number[];
  /** Texts of the tooltip at a time. */
  getTexts: (ts: number) => readonly string[];
  draw: (area: PlotArea) => ReactNode;
}

/** Data of a time chart. Points are in time order and inside the span. */
export interface TimeSeries {
  /** Name of the measured quantity. */
  name: string;
  kind: TimeKind;
  /** Unit; empty if there is none. */
  unit: string;
  /** Above the axis of values: the unit, or what a bar is of ("kWh por hora"). */
  axisLabel: string;
  colour: string;
  points: readonly TimePoint[];
  span: TimeSpan;
  /** Seconds of a bar, from its point on. Default: an hour. */
  barSeconds?: number | undefined;
  /** Times without a value, hatched: that nothing was measured is not the same as that nothing was used. */
  gaps?: readonly TimeSpan[] | undefined;
  /** Value of the dashed line. */
  average?: number | undefined;
  /** Second, boolean series, in the background. */
  band?: { name: string; points: readonly TimePoint[] } | undefined;
  overlay?: TimeOverlay | undefined;
  zoom?: Zoom | undefined;
}
