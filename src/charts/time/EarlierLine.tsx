import { useMemo } from 'react';
import { useXAxisScale, useYAxisScale } from 'recharts';
import { downsampleToPixels, type TimePoint, type TimeSpan } from './timePoints';

/** Line of the earlier values; `offset`: seconds from a point to where it is drawn. */
export function EarlierLine({
  points,
  span,
  pixels,
  offset,
}: {
  points: readonly TimePoint[];
  span: TimeSpan;
  pixels: number;
  offset: number;
}) {
  const x = useXAxisScale();
  const y = useYAxisScale();
  const path = useMemo(() => {
    if (!x || !y) return '';
    let isBroken = true;
    return downsampleToPixels(points, span, pixels)
      .map(({ ts, v }) => {
        if (v === null) {
          isBroken = true;
          return '';
        }
        const command = isBroken ? 'M' : 'L';
        isBroken = false;
        return `${command}${x(ts + offset) ?? 0} ${y(v) ?? 0}`;
      })
      .join('');
  }, [points, span, pixels, offset, x, y]);
  return path === '' ? null : <path className="time-earlier" d={path} />;
}
