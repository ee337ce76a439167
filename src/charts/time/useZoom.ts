import { useEffect, useMemo, useState } from 'react';
import { topDialog } from '../../ui/dialog/dialogStack';
import type { Zoom } from './timeSeries';
import type { TimeSpan, TimePoint } from './timePoints';

interface ZoomedSeries {
  /** Of the series, those in view. */
  points: readonly TimePoint[];
  span: TimeSpan;
}

/**
 * A stretch of a series looked at by itself. Escape leads back to all of it. Nothing is asked anew: the points are there.
 *
 * @param step Seconds that the ends of a stretch are multiples of.
 */
export function useZoom(
  points: readonly TimePoint[],
  fullSpan: TimeSpan,
  alignment: number,
): Zoom & ZoomedSeries {
  const [selection, setSelection] = useState<{ fullSpan: TimeSpan; span: TimeSpan }>();
  // Of another series nothing was chosen.
  const zoom = selection?.fullSpan === fullSpan ? selection.span : undefined;
  const isZoomed = zoom !== undefined;
  useEffect(() => {
    if (!isZoomed) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !topDialog()) setSelection(undefined);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isZoomed]);
  const visiblePoints = useMemo(
    () => (zoom ? points.filter(({ ts }) => ts >= zoom.from && ts <= zoom.until) : points),
    [points, zoom],
  );
  return {
    isZoomed,
    points: visiblePoints,
    span: zoom ?? fullSpan,
    select: ({ from, until }: TimeSpan) => {
      const alignedFrom = Math.max(fullSpan.from, Math.floor(from / alignment) * alignment);
      const alignedUntil = Math.min(
        fullSpan.until,
        Math.max(alignedFrom + alignment, Math.ceil(until / alignment) * alignment),
      );
      setSelection({ fullSpan, span: { from: alignedFrom, until: alignedUntil } });
    },
    reset: () => setSelection(undefined),
  };
}
