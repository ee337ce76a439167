import type { TimePoint } from '../../../../charts/time/timePoints';
import { createValueLookup } from '../sensorSeries';

/**
 * Returns a function that looks up the value of a compared line: of the same bar, else of the point before it until the line
 * ends.
 */
export function createLineLookup(
  points: readonly TimePoint[],
  hasBars: boolean,
): (ts: number) => number | undefined {
  if (hasBars) {
    const values = new Map(points.map(({ ts, v }) => [ts, v]));
    return (ts) => values.get(ts);
  }
  const end = points.at(-1)?.ts ?? -Infinity;
  const lookUp = createValueLookup(points, Infinity);
  return (ts) => (ts > end ? undefined : lookUp(ts));
}
