import { useEffect, useMemo, useState } from 'react';
import { topDialog } from '../ui/dialogStack';
import type { Zoom } from './timeData';
import type { Span, TimePoint } from './timeSeries';

interface Stretch {
  /** Of the series, those in view. */
  points: readonly TimePoint[];
  span: Span;
}

/**
 * A stretch of a series looked at by itself. Escape leads back to all of it. Nothing is asked anew: the points are there.
 *
 * @param step Seconds that the ends of a stretch are multiples of.
 */
export function useZoom(points: readonly TimePoint[], whole: Span, step: number): Zoom & Stretch {
  const [chosen, setChosen] = useState<{ of: Span; span: Span }>();
  // Of another series nothing was chosen.
  const zoom = chosen?.of === whole ? chosen.span : undefined;
  const isZoomed = zoom !== undefined;
  useEffect(() => {
    if (!isZoomed) return;
    const back = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !topDialog()) setChosen(undefined);
    };
    document.addEventListener('keydown', back);
    return () => document.removeEventListener('keydown', back);
  }, [isZoomed]);
  const shown = useMemo(
    () => (zoom ? points.filter(({ ts }) => ts >= zoom.from && ts <= zoom.until) : points),
    [points, zoom],
  );
  return {
    isZoomed,
    points: shown,
    span: zoom ?? whole,
    choose: ({ from, until }: Span) => {
      const start = Math.max(whole.from, Math.floor(from / step) * step);
      const end = Math.min(whole.until, Math.max(start + step, Math.ceil(until / step) * step));
      setChosen({ of: whole, span: { from: start, until: end } });
    },
    back: () => setChosen(undefined),
  };
}
