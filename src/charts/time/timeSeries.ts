import type { TimeSpan, TimePoint } from './timePoints';

/** How a series over time is drawn. */
export type TimeKind = 'line' | 'step' | 'bars';

/** Looking at a stretch of a series alone. */
export interface Zoom {
  /** What is drawn is a stretch. */
  isZoomed: boolean;
  /** Told the stretch that was dragged over. */
  select: (span: TimeSpan) => void;
  /** To all of the series. */
  reset: () => void;
}

/** What a time chart shows. Points are in the order of time and inside the span. */
export interface TimeSeries {
  /** What was measured. */
  name: string;
  kind: TimeKind;
  /** Empty where there is none. */
  unit: string;
  colour: string;
  points: readonly TimePoint[];
  span: TimeSpan;
  /** A dashed line at this value. */
  average?: number | undefined;
  /** A second series of yes and no, behind the first. */
  band?: { name: string; points: readonly TimePoint[] } | undefined;
  zoom?: Zoom | undefined;
}
