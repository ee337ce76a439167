import { useEffect, useMemo, useState } from 'react';
import { topDialog } from '../../ui/dialog/dialogStack';
import type { Zoom } from './timeSeries';
import type { TimeSpan, TimePoint } from './timePoints';

interface ZoomedSeries {
  /** Visible points of the series. */
  points: readonly TimePoint[];
  span: TimeSpan;
}

/**
 * Zoom state of a series. Escape resets it. Nothing is refetched: the points are already loaded.
 *
 * @param step Range ends are rounded to multiples of this, in seconds.
 */
export function useZoom(
  points: readonly TimePoint[],
  fullSpan: TimeSpan,
  alignment: number,
): Zoom & ZoomedSeries {
  const [selection, setSelection] = useState<{ fullSpan: TimeSpan; span: TimeSpan }>();
  // A selection belongs to one series only.
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
